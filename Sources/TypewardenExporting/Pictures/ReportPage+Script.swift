extension ReportPage {
  /// The page's script: search, keys, and the picture of the types.
  static let script =
    TypesScript.text + GraphPage.drawing + """

      const items = [...document.querySelectorAll("article.item")];
      const files = [...document.querySelectorAll("section.file")];
      const levels = [...document.querySelectorAll("input[name=level]")];
      const filter = byId("filter"), choose = byId("choose");
      let texts;
      function refresh() {
        if (!filter) return;
        const wanted = filter.value.trim().toLowerCase().split(/\\s+/);
        if (wanted[0]) texts ||= items.map((item) => item.textContent.toLowerCase());
        const open = new Set(levels.filter((box) => box.checked).map((box) => box.value));
        let count = 0;
        items.forEach((item, index) => {
          item.hidden = !open.has(item.dataset.level)
            || wanted[0] && !wanted.every((word) => texts[index].includes(word));
          if (!item.hidden) count++;
        });
        for (const file of files) file.hidden = !file.querySelector("article:not([hidden])");
        byId("count").textContent = count + " of " + items.length + " findings";
      }
      function step(way) {
        const shown = items.filter((item) => !item.hidden);
        if (!shown.length) return;
        const at = shown.indexOf(document.activeElement?.closest?.("article.item"));
        const next = at < 0 ? (way > 0 ? 0 : shown.length - 1)
          : (at + way + shown.length) % shown.length;
        shown[next].focus();
        shown[next].scrollIntoView({block: "nearest"});
      }
      let drawn;
      function show() {
        const text = location.hash.slice(1);
        const target = text ? byId(text) : null;
        if (target?.tagName === "DETAILS") target.open = true;
        if (target?.matches("article.item") && target.hidden) {
          filter.value = "";
          for (const box of levels) box.checked = true;
          refresh();
        }
        if (target?.matches("article.item")) { target.focus(); target.scrollIntoView(); }
        if (!byId("picture")) return;
        const chosen = /^[0-9]+$/.test(text) && types[text] ? Number(text) : undefined;
        if (chosen === undefined && drawn && text && text !== "graph") return;
        drawn = true;
        draw(chosen);
        details(chosen);
        if (chosen !== undefined) byId("graph").scrollIntoView();
      }
      if (choose) {
        const own = types.filter((type) => type.own).slice(0, 2000);
        byId("own").append(...own.map((type) => {
          const option = make("option");
          option.value = type.id;
          return option;
        }));
        choose.addEventListener("change", () => {
          const index = types.findIndex((type) => type.id === choose.value.trim().toLowerCase());
          if (index >= 0) location.hash = index;
        });
      }
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const writes = document.activeElement?.matches?.("input:not([type=checkbox])");
        if (event.key === "Escape") {
          if (filter?.value) { filter.value = ""; refresh(); } else location.hash = "graph";
        } else if (writes) return;
        else if (event.key === "/" && filter) { filter.select(); filter.focus(); }
        else if (event.key === "n") step(1);
        else if (event.key === "p") step(-1);
        else return;
        event.preventDefault();
      });
      for (const input of [filter, ...levels]) input?.addEventListener("input", refresh);
      window.addEventListener("hashchange", show);
      refresh();
      show();
      })();
      """
}
