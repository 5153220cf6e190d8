extension GraphPage {
  /// The page's script: search and details. It comes before the drawing's.
  static let script =
    """
    "use strict";
    (() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const types = data.types;
    const ups = types.map(() => []), downs = types.map(() => []);
    for (const [from, to, rule] of data.edges) {
      ups[from].push([to, rule]); downs[to].push([from, rule]);
    }
    const byId = (id) => document.getElementById(id);
    const search = byId("search"), own = byId("own"), found = byId("found"), list = byId("list");
    const declared = (type) => type.layer !== undefined;
    document.querySelector("h1").textContent = document.title;

    function make(name, className, text) {
      const element = document.createElement(name);
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    }
    const words = types.map((type) => {
      const tags = Object.values(type.tags || {}).flat();
      const extensions = (type.tags || {})["public.filename-extension"] || [];
      return [type.id, type.name || "", ...tags, ...extensions.map((text) => "." + text)]
        .join("\\n").toLowerCase();
    });
    function look(type) { return declared(type) ? (type.own ? "own" : "") : "missing"; }
    function link(index, className) {
      const anchor = make("a", className || look(types[index]), types[index].id);
      anchor.href = "#" + index;
      return anchor;
    }

    const limit = 2000;
    function refresh() {
      const wanted = search.value.trim().toLowerCase().split(/\\s+/);
      const hits = [];
      for (let index = 0; index < types.length; index++) {
        const type = types[index];
        if (own.checked && !type.own || found.checked && !type.findings) continue;
        if (wanted.every((word) => words[index].includes(word))) hits.push(index);
      }
      const exact = (index) => types[index].id === wanted[0] ? 0 : types[index].own ? 1 : 2;
      hits.sort((left, right) => exact(left) - exact(right) || left - right);
      list.replaceChildren(...hits.slice(0, limit).map((index) => {
        const item = make("li"), anchor = link(index);
        if (types[index].name) anchor.append(make("br"), make("small", "", types[index].name));
        item.append(anchor);
        return item;
      }));
      byId("count").textContent = hits.length + " of " + types.length + " types"
        + (hits.length > limit ? ", the first " + limit + " shown" : "");
      mark();
    }
    function mark() {
      for (const anchor of list.querySelectorAll("[aria-current]"))
        anchor.removeAttribute("aria-current");
      const here = list.querySelector('a[href="' + location.hash.replace(/[^#0-9]/g, "") + '"]');
      if (here) { here.setAttribute("aria-current", "true"); here.scrollIntoView({block: "nearest"}); }
    }

    const labels = {"public.filename-extension": "extensions", "public.mime-type": "MIME types",
      "com.apple.ostype": "OSTypes", "com.apple.nspboard-type": "pasteboard"};
    function details(index) {
      const box = byId("details"), type = types[index];
      if (!type) { box.replaceChildren(); return; }
      const facts = make("dl");
      function add(name, ...parts) {
        if (!parts.length) return;
        const value = make("dd");
        value.append(...parts);
        facts.append(make("dt", "", name), value);
      }
      if (type.name) add("name", type.name);
      if (type.landmark) add("stands for", type.landmark);
      add("declared", declared(type)
        ? (type.kind ? type.kind + " by " : "by ") + (type.source || data.layers[type.layer])
        : "nowhere");
      if (declared(type)) add("layer", data.layers[type.layer]);
      for (const [name, tags] of Object.entries(type.tags || {}))
        add(labels[name] || name, tags.join("  "));
      if (type.url) {
        if (/^https?:\\/\\//i.test(type.url)) {
          const anchor = make("a", "", type.url);
          anchor.href = type.url; anchor.rel = "noreferrer noopener";
          add("reference", anchor);
        } else add("reference", type.url);
      }
      const all = above(index);
      add("conforms to", ...ups[index].map(([to]) => link(to)));
      add("all supertypes", ...[...all].filter((to) => to !== index).map((to) => link(to)));
      add("subtypes", ...downs[index].slice(0, 300).map(([from]) => link(from)));
      box.replaceChildren(make("h2", "", type.id), facts);
      const findings = [...(type.findings || [])];
      // Where lint has spoken already, the arrow says nothing new.
      for (const [to, rule] of ups[index])
        if (rule && !findings.some((finding) => finding.rule === rule))
          findings.push({severity: "arrow", rule, message: "conforms to " + types[to].id});
      if (findings.length) box.append(make("h3", "", "Findings"));
      for (const finding of findings) {
        const line = make("div", "finding " + finding.severity,
          finding.severity + ": " + finding.message + " [" + finding.rule + "]");
        if (finding.place) line.append(make("small", "", finding.place));
        box.append(line);
      }
    }
    function above(index) {
      const seen = new Set([index]), queue = [index];
      for (const here of queue) for (const [to] of ups[here])
        if (!seen.has(to)) { seen.add(to); queue.push(to); }
      return seen;
    }

    """ + drawing + """

      function show() {
        const chosen = location.hash.length > 1 ? Number(location.hash.slice(1)) : NaN;
        const index = types[chosen] ? chosen : undefined;
        draw(index);
        details(index);
        mark();
        document.querySelector("main").scrollTop = 0;
      }
      function anchors() { return [...list.querySelectorAll("a")]; }
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const at = anchors().indexOf(document.activeElement);
        if (event.key === "/" && document.activeElement !== search) search.select(), search.focus();
        else if (event.key === "Escape") {
          if (document.activeElement === search && search.value) { search.value = ""; refresh(); }
          else location.hash = "";
        } else if (event.key === "ArrowDown" && (at >= 0 || document.activeElement === search))
          (anchors()[at + 1] || search).focus();
        else if (event.key === "ArrowUp" && at >= 0) (anchors()[at - 1] || search).focus();
        else if (event.key === "Enter" && document.activeElement === search && anchors().length)
          location.hash = anchors()[0].hash;
        else return;
        event.preventDefault();
      });
      for (const input of [search, own, found]) input.addEventListener("input", refresh);
      window.addEventListener("hashchange", show);
      refresh();
      show();
      })();
      """
}
