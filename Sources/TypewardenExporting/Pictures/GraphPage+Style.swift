extension GraphPage {
  /// The page's style: light and dark by the reader's own setting, black on white in print.
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --soft: #5c5c5c;
      --line: #c8c8c8; --own: #dcebf9; --own-line: #0b4f8a; --bad: #b00000; --panel: #f5f5f5; }
    @media (prefers-color-scheme: dark) { :root { --ground: #161616; --text: #eaeaea;
      --soft: #a8a8a8; --line: #4d4d4d; --own: #16324c; --own-line: #7db8ef; --bad: #ff8a80;
      --panel: #202020; } }
    * { box-sizing: border-box; }
    body { margin: 0; display: flex; height: 100vh; background: var(--ground); color: var(--text);
      font: 15px/1.45 system-ui, Helvetica, Arial, sans-serif; }
    nav { width: 22rem; flex: none; display: flex; flex-direction: column; padding: 1rem;
      background: var(--panel); border-right: 1px solid var(--line); }
    nav p { margin: .4rem 0; color: var(--soft); font-size: .87rem; }
    nav p label { margin-right: .8rem; white-space: nowrap; }
    h1 { font-size: 1.1rem; margin: 0 0 .6rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
    #search { width: 100%; padding: .4rem .5rem; font: inherit; color: inherit;
      background: var(--ground); border: 1px solid var(--line); border-radius: 4px; }
    #list { list-style: none; margin: 0; padding: 0; overflow-y: auto; flex: 1; }
    #list a { display: block; padding: .2rem .4rem; border-left: 4px solid transparent;
      overflow-wrap: anywhere; text-decoration: none; color: inherit; }
    #list a.own { font-weight: 600; border-left-color: var(--own-line); }
    #list a.missing { border-left: 4px dashed var(--bad); color: var(--bad); }
    #list a[aria-current] { background: var(--own); }
    #list small { color: var(--soft); font-weight: normal; }
    :focus-visible { outline: 3px solid var(--own-line); outline-offset: -1px; }
    kbd { border: 1px solid var(--line); border-radius: 3px; padding: 0 .3em; font-size: .85em; }
    main { flex: 1; overflow: auto; padding: 1rem 1.5rem; }
    main:focus { outline: none; }
    a { color: var(--own-line); }
    #picture { overflow: auto; max-height: 60vh; border: 1px solid var(--line);
      border-radius: 6px; }
    #picture p { margin: 1rem; color: var(--soft); }
    #legend, footer { color: var(--soft); font-size: .85rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; }
    dt { color: var(--soft); }
    dd { margin: 0; overflow-wrap: anywhere; }
    dd a { margin-right: .8rem; display: inline-block; }
    .finding { margin: .3rem 0; padding-left: .6rem; border-left: 4px solid var(--line); }
    .finding.error { border-left: 4px double var(--bad); }
    .finding small { color: var(--soft); display: block; }
    svg { display: block; }
    svg rect { fill: var(--ground); stroke: var(--line); stroke-width: 1; rx: 12px; }
    svg .own rect { fill: var(--own); stroke: var(--own-line); stroke-width: 2.5; rx: 0; }
    svg .missing rect { stroke: var(--bad); stroke-dasharray: 5 4; rx: 0; }
    svg .bad rect { stroke: var(--bad); }
    svg .here rect { stroke-width: 4; }
    svg text { fill: var(--text); font: 12px system-ui, Helvetica, Arial, sans-serif; }
    svg .title { font-weight: 600; }
    svg .soft { fill: var(--soft); font-size: 11px; }
    svg text.rule { fill: var(--bad); }
    svg path { fill: none; stroke: var(--soft); stroke-width: 1.2; }
    svg path.rule { stroke: var(--bad); stroke-width: 2.2; stroke-dasharray: 6 4; }
    svg a:focus-visible rect { stroke-width: 5; }
    @media (max-width: 50rem) { body { display: block; height: auto; }
      nav { width: auto; border: 0; } #list { max-height: 40vh; } }
    @media print { :root { --ground: #fff; --text: #000; --soft: #444; --line: #999; --own: #fff;
        --own-line: #000; --bad: #000; }
      body { display: block; height: auto; } nav, footer { display: none; }
      main { overflow: visible; padding: 0; }
      #picture { max-height: none; overflow: visible; border: 0; }
      #picture svg { max-width: 100%; height: auto; } article { break-inside: avoid; } }
    """
}
