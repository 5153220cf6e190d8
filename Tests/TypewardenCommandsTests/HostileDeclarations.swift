import Foundation

/// An app whose every text wants to be markup, script or another line.
enum HostileDeclarations {
  static let texts = [
    "</script><script>window.injected=1</script>", "<img src=x onerror='window.injected=1'>",
    "\" onload=\"window.injected=1", "' autofocus onfocus='window.injected=1", "<x-injected>",
    "--><script>window.injected=1</script><!--", "]]><script>window.injected=1</script>",
    "</title></textarea></style><svg onload=window.injected=1>", "javascript:window.injected=1",
    "`<b onmouseover=window.injected=1>`", "&lt;script&gt;&#60;img src=x onerror=1&#62;",
    "line\nbreak\r\u{2028}end", "\u{202E}gnp.exe", "${window.injected=1}", "\\u003cscript\\u003e",
    "</pre></article><iframe src='javascript:window.injected=1'></iframe>", "__proto__",
    "</script type=\"", "<!--<script ",
    "constructor",
  ]

  /// Writes the app in a folder whose name is as bad; gives the folder around it.
  static func write(into folder: TemporaryFolder) throws -> String {
    let working = "\(folder.path)/work"
    let app = "\(working)/<img src=x onerror='window.injected=1'> & \"quoted\" \u{202E}app"
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    let types = texts.enumerated().map { index, text -> [String: Any] in
      [
        "UTTypeIdentifier": "com.example.hostile\(index)", "UTTypeDescription": text,
        "UTTypeReferenceURL": text, "UTTypeConformsTo": ["public.data", text],
        "UTTypeTagSpecification": [
          "public.filename-extension": [text, "h\(index)"], "public.mime-type": [text],
          "com.apple.ostype": [text], text: [text],
        ], text: text,
      ]
    }
    // These identifiers are no good at all, and one is legal and not ASCII.
    let named = (texts + ["com.example.\u{202E}tpircs"]).map { text -> [String: Any] in
      ["UTTypeIdentifier": text, "UTTypeConformsTo": [text]]
    }
    let documents = texts.map { text -> [String: Any] in
      [
        "CFBundleTypeName": text, "LSItemContentTypes": [text], "CFBundleTypeRole": text,
        "LSHandlerRank": text, "NSDocumentClass": text,
      ]
    }
    let list: [String: Any] = [
      "CFBundleIdentifier": texts[0], "CFBundleName": texts[1],
      "UTExportedTypeDeclarations": types, "UTImportedTypeDeclarations": named,
      "CFBundleDocumentTypes": documents, texts[0]: texts[0],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: URL(fileURLWithPath: "\(app)/Info.plist"))
    return working
  }
}
