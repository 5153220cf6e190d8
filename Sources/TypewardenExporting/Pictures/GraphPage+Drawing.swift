extension GraphPage {
  /// The part of the script that draws some types in columns, supertypes on the left.
  ///
  /// Each type stands one column right of its last supertype; the order within the columns is that
  /// of the neighbours' middle, taken a few times from both sides. Long arrows have a place in the
  /// columns between, which those to one type share.
  static let drawing = """
    const picture = byId("picture");
    function element(name, attributes, text) {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (text !== undefined) made.textContent = text;
      return made;
    }
    function lines(index) {
      const type = types[index];
      const found = [type.id];
      if (!declared(type)) found.push("declared nowhere");
      if (type.landmark) found.push(type.landmark);
      if (type.own && type.name) found.push(type.name);
      if (type.findings) found.push(type.findings.length + " finding"
        + (type.findings.length > 1 ? "s" : "") + ": " + type.findings[0].rule);
      return found.map((text) => text.length > 44 ? text.slice(0, 43) + "…" : text);
    }
    function columns(members) {
      const depth = new Map(), open = new Set();
      function deep(index) {
        if (depth.has(index)) return depth.get(index);
        if (open.has(index)) return -1;
        open.add(index);
        let most = -1;
        for (const [to] of ups[index]) if (members.has(to)) most = Math.max(most, deep(to));
        open.delete(index);
        depth.set(index, most + 1);
        return most + 1;
      }
      for (const index of members) deep(index);
      // What has nothing above it stands beside what is nearest below.
      for (const index of members) {
        if (ups[index].some(([to]) => members.has(to))) continue;
        const below = downs[index].filter(([from]) => members.has(from))
          .map(([from]) => depth.get(from));
        if (below.length) depth.set(index, Math.max(0, Math.min(...below) - 1));
      }
      return depth;
    }
    function layout(members) {
      const depth = columns(members), levels = [], routes = [];
      const above = new Map(), below = new Map();
      function put(item, level) {
        (levels[level] ||= []).push(item);
        above.set(item, []); below.set(item, []);
      }
      for (const [index, level] of depth) put(index, level);
      let next = types.length;
      // A long arrow gets a gap in every column that it crosses. Arrows to one type share their gaps:
      // where the second meets the first, it ends in it.
      const gaps = new Map();
      for (const from of members) for (const [to, rule] of ups[from]) {
        if (!members.has(to)) continue;
        const route = [from];
        let joins = false;
        for (let level = depth.get(from) - 1; level > depth.get(to); level--) {
          const key = to + " " + level;
          joins = !rule && gaps.has(key);
          if (joins) { route.push(gaps.get(key)); break; }
          if (!rule) gaps.set(key, next);
          put(next, level);
          route.push(next++);
        }
        if (!joins) route.push(to);
        for (let at = 1; at < route.length; at++) {
          above.get(route[at - 1]).push(route[at]);
          below.get(route[at]).push(route[at - 1]);
        }
        routes.push({route, rule, joins});
      }
      const place = new Map();
      for (const level of levels)
        level.forEach((item, row) => place.set(item, (row + 0.5) / level.length));
      for (let turn = 0; turn < 8; turn++) {
        const links = turn % 2 ? above : below;
        for (const level of turn % 2 ? levels : levels.slice().reverse()) {
          const middle = new Map(level.map((item) => {
            const near = links.get(item);
            const sum = near.reduce((total, other) => total + place.get(other), 0);
            return [item, near.length ? sum / near.length : place.get(item)];
          }));
          level.sort((left, right) => middle.get(left) - middle.get(right) || left - right);
          level.forEach((item, row) => place.set(item, (row + 0.5) / level.length));
        }
      }
      return {levels, routes};
    }
    function draw(chosen) {
      let members, rest = 0;
      if (chosen !== undefined) {
        members = above(chosen);
        for (const [from] of downs[chosen]) {
          if (members.size < 60) members.add(from); else if (!members.has(from)) rest++;
        }
      } else {
        let start = types.map((_, index) => index).filter((index) => types[index].focus);
        if (!start.length) start = types.map((_, index) => index).filter((index) => types[index].own);
        members = new Set(types.length <= 250 ? types.keys() : []);
        if (types.length > 250 && start.length && start.length <= 250)
          for (const index of start) for (const to of above(index)) members.add(to);
      }
      if (!members.size || members.size > 400) {
        picture.replaceChildren(make("p", "", types.length
          + " types are too many for one picture. Choose one to see what is around it."));
        return;
      }
      const {levels, routes} = layout(members);
      const svg = element("svg", {});
      svg.append(element("defs", {}));
      const tip = element("marker", {id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4,
        markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto-start-reverse"});
      tip.append(element("path", {d: "M0 0 L8 4 L0 8 z", style: "fill: var(--soft); stroke: none"}));
      svg.firstChild.append(tip);
      const box = new Map();
      const tall = (item) => item < types.length ? lines(item).length * 16 + 12 : 8;
      // The name of a broken rule stands below the type.
      const room = (item) => tall(item)
        + (item < types.length && ups[item].some(([, rule]) => rule) ? 24 : 12);
      const heights = levels.map((level) => level.reduce((sum, item) => sum + room(item), 0));
      const tallest = Math.max(...heights);
      let x = 16;
      levels.forEach((level, number) => {
        let y = 34 + (tallest - heights[number]) / 2, width = 0;
        for (const item of level) if (item < types.length)
          lines(item).forEach((text, row) =>
            width = Math.max(width, text.length * (row ? 6.2 : 7.8) + 24));
        for (const item of level) {
          box.set(item, {x, y, width, height: tall(item)});
          y += room(item);
        }
        x += width + 60;
      });
      for (const {route, rule, joins} of routes) {
        let line = "", at = null;
        const first = box.get(route[0]), last = box.get(route[route.length - 1]);
        if (first.x <= last.x) {
          // Back to the right, or to itself: over the top.
          const start = first.x + first.width * 0.35, end = last.x + last.width * 0.65;
          const top = Math.min(first.y, last.y) - 26;
          line = "M" + start + " " + first.y + " C" + start + " " + top + " " + end + " " + top
            + " " + end + " " + last.y;
        } else for (const item of route) {
          const {x, y, width, height} = box.get(item), middle = y + height / 2;
          if (at) {
            const right = x + width, bend = Math.max(24, (at.x - right) / 2);
            line += " C" + (at.x - bend) + " " + at.y + " " + (right + bend) + " " + middle + " "
              + right + " " + middle;
            if (item >= types.length) line += " L" + x + " " + middle;
          } else line = "M" + x + " " + middle;
          at = {x, y: middle};
        }
        const path = element("path", {d: line});
        if (!joins) path.setAttribute("marker-end", "url(#tip)");
        svg.append(path);
        if (!rule) continue;
        path.setAttribute("class", "rule");
        svg.append(element("text", {class: "soft rule", x: first.x + first.width / 2,
          y: first.y + first.height + 13, "text-anchor": "middle"}, rule));
      }
      for (const index of members) {
        const type = types[index], place = box.get(index);
        const bad = (type.findings || []).some((finding) => finding.severity === "error");
        const group = element("a", {href: "#" + index, class: look(type) + (bad ? " bad" : "")
          + (index === chosen || type.focus ? " here" : "")});
        group.append(element("title", {}, type.name ? type.id + ": " + type.name : type.id));
        group.append(element("rect", place));
        lines(index).forEach((text, row) => group.append(element("text", {
          class: row ? "soft" : "title", x: place.x + 12, y: place.y + 19 + row * 16}, text)));
        svg.append(group);
      }
      const size = [x - 44, tallest + 50];
      // A drawing that is a little too wide is made smaller; one that is much too wide scrolls.
      const scale = Math.min(1, Math.max(0.7, (picture.clientWidth - 4) / size[0]));
      svg.setAttribute("width", size[0] * scale);
      svg.setAttribute("height", size[1] * scale);
      svg.setAttribute("viewBox", "0 0 " + size.join(" "));
      picture.replaceChildren(svg);
      if (rest) picture.append(make("p", "", "and " + rest + " more subtypes, listed below"));
      const here = chosen === undefined ? undefined : box.get(chosen);
      picture.scrollLeft = here ? here.x * scale - picture.clientWidth / 2 : 0;
      picture.scrollTop = ((here ? here.y : size[1] / 2) * scale) - picture.clientHeight / 2;
    }
    """
}
