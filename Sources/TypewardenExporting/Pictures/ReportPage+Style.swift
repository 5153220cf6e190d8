extension ReportPage {
  /// What the report adds to the style of all pages.
  static let style =
    PageStyle.text + "\n" + """
      :root { --warning: #7a5200; --mark: #fff0b3; }
      @media (prefers-color-scheme: dark) { :root { --warning: #e6b455; --mark: #5c4a00; } }
      body { margin: 0 auto; max-width: 72rem; padding: 1rem 1.5rem; background: var(--ground);
        color: var(--text); font: 15px/1.45 system-ui, Helvetica, Arial, sans-serif; }
      h1 { font-size: 1.4rem; margin: 0 0 .3rem; overflow-wrap: anywhere; }
      h2 { font-size: 1.2rem; margin: 2rem 0 .6rem; }
      h3 { font-size: 1rem; margin: 1.2rem 0 .5rem; overflow-wrap: anywhere; }
      h4 { font-size: 1rem; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
      header { border-bottom: 1px solid var(--line); padding-bottom: .6rem; }
      header p { margin: .4rem 0; }
      nav a, .tools label { margin-right: .9rem; white-space: nowrap; }
      input[type=search], #choose { padding: .3rem .5rem; font: inherit; color: inherit;
        width: min(20rem, 60vw); background: var(--ground); border: 1px solid var(--line);
        border-radius: 4px; }
      #count, .place, footer, #legend { color: var(--soft); font-size: .87rem; }
      table { border-collapse: collapse; width: 100%; }
      th { text-align: left; color: var(--soft); font-weight: normal; }
      th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line);
        vertical-align: top; }
      td:last-child { overflow-wrap: anywhere; width: 60%; }
      .item { margin: .5rem 0; padding: .5rem .8rem; border: 1px solid var(--line);
        border-left: 4px solid var(--line); border-radius: 4px; break-inside: avoid;
        content-visibility: auto; contain-intrinsic-size: auto 10rem; }
      .item.error { border-left: 4px double var(--bad); }
      .item.warning { border-left-color: var(--warning); }
      .item:target, .item:focus { background: var(--panel); }
      .item p { margin: .3rem 0; overflow-wrap: anywhere; }
      .place a { margin-right: .7rem; }
      .level { font-size: .8rem; font-weight: 600; padding: 0 .4em; border-radius: 3px;
        border: 1px solid currentColor; white-space: nowrap; }
      .level.error { color: var(--bad); border-style: double; border-width: 3px; }
      .level.warning { color: var(--warning); }
      .level.note { color: var(--soft); border-style: dotted; }
      pre { margin: .4rem 0; padding: .4rem .6rem; background: var(--panel); overflow-x: auto;
        border-radius: 4px; font-size: .87rem; }
      pre span { color: var(--soft); user-select: none; }
      mark { background: var(--mark); color: inherit; text-decoration: underline; }
      code { font-size: .93em; background: var(--panel); border-radius: 3px; padding: 0 .2em; }
      summary { cursor: pointer; padding: .2rem 0; overflow-wrap: anywhere; }
      .rule[open] { margin-bottom: 1rem; }
      .rule p { margin: .4rem 0; overflow-wrap: anywhere; }
      footer { margin-top: 2rem; }
      @media (max-width: 50rem) { th { display: none; }
        tr { display: block; border-bottom: 1px solid var(--line); }
        td { display: inline-block; border: 0; }
        td:last-child { display: block; width: auto; padding-top: 0; } }
      @media print { body { max-width: none; padding: 0; } nav, footer, .tools { display: none; }
        pre { white-space: pre-wrap; } :root { --warning: #000; --mark: #fff; } }
      """
}
