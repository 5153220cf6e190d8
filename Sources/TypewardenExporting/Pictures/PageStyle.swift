/// The part of a page's style that all pages have: colours, light and dark by the reader's own setting,
/// black on white in print; links, facts, and the picture.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --soft: #5c5c5c;
      --line: #c8c8c8; --own: #dcebf9; --own-line: #0b4f8a; --bad: #b00000; --panel: #f5f5f5; }
    @media (prefers-color-scheme: dark) { :root { --ground: #161616; --text: #eaeaea;
      --soft: #a8a8a8; --line: #4d4d4d; --own: #16324c; --own-line: #7db8ef; --bad: #ff8a80;
      --panel: #202020; } }
    * { box-sizing: border-box; }
    :focus-visible { outline: 3px solid var(--own-line); outline-offset: -1px; }
    kbd { border: 1px solid var(--line); border-radius: 3px; padding: 0 .3em; font-size: .85em; }
    a { color: var(--own-line); }
    #picture { overflow: auto; max-height: 60vh; border: 1px solid var(--line);
      border-radius: 6px; }
    #picture p { margin: 1rem; color: var(--soft); }
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
    @media print { :root { color-scheme: light; --ground: #fff; --text: #000; --soft: #444;
        --line: #999; --own: #fff; --own-line: #000; --bad: #000; --panel: #fff; }
      #picture { max-height: none; overflow: visible; border: 0; }
      #picture svg { max-width: 100%; height: auto; } }
    """
}
