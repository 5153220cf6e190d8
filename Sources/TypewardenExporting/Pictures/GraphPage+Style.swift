extension GraphPage {
  /// What the page adds to the style of all pages: the list beside the picture.
  static let style =
    PageStyle.text + "\n" + """
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
      main { flex: 1; overflow: auto; padding: 1rem 1.5rem; }
      main:focus { outline: none; }
      main:has(#details:empty) #picture { max-height: 84vh; }
      #legend, footer { color: var(--soft); font-size: .85rem; }
      @media (max-width: 50rem) { body { display: block; height: auto; }
        nav { width: auto; border: 0; } #list { max-height: 40vh; } }
      @media print { body { display: block; height: auto; } nav, footer { display: none; }
        main { overflow: visible; padding: 0; } article { break-inside: avoid; } }
      """
}
