/// The part of a page's script that knows the types: data, links and what is told of one type.
///
/// Whatever is declared comes into the page as text of a node, never as markup.
enum TypesScript {
  static let text = """
    "use strict";
    (() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const types = data.types;
    const ups = types.map(() => []), downs = types.map(() => []);
    for (const [from, to, rule] of data.edges) {
      ups[from].push([to, rule]); downs[to].push([from, rule]);
    }
    const byId = (id) => document.getElementById(id);
    const declared = (type) => type.layer !== undefined;

    function make(name, className, text) {
      const element = document.createElement(name);
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    }
    function look(type) { return declared(type) ? (type.own ? "own" : "") : "missing"; }
    function link(index, className) {
      const anchor = make("a", className || look(types[index]), types[index].id);
      anchor.href = "#" + index;
      return anchor;
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
        add(Object.hasOwn(labels, name) ? labels[name] : name, tags.join("  "));
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
    """
}
