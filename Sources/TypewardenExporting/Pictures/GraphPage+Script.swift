extension GraphPage {
  /// The page's script: search and what is chosen, around the types and the drawing.
  static let script =
    TypesScript.text + """

      const search = byId("search"), own = byId("own"), found = byId("found"), list = byId("list");
      document.querySelector("h1").textContent = document.title;

      const words = types.map((type) => {
        const tags = Object.values(type.tags || {}).flat();
        const extensions = (type.tags || {})["public.filename-extension"] || [];
        return [type.id, type.name || "", ...tags, ...extensions.map((text) => "." + text)]
          .join("\\n").toLowerCase();
      });
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
