internal import TypewardenSourceText

/// What every page is made of: one file that needs no other and no network.
///
/// The only script that a browser runs in it is ours: the policy names it by its hash, so that text
/// which became markup by some mistake still could not act.
enum PageFrame {
  /// The whole page. `body` is markup; the title and the data are text.
  static func html(
    title: String, style: String, body: String, data: JSON, script: String
  ) -> String {
    let script = "\n\(script)\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; script-src '\(ScriptHash.source(of: script))'; base-uri 'none'; \
      form-action 'none'">
      <title>\(text(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)
      <script type="application/json" id="data">\(scriptSafe(data.text))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Text as markup, on one line, with what cannot be seen spelt out.
  static func text(_ text: String, limit: Int = 1000) -> String {
    XMLEscaping.escaped(ShownText.shown(text, limit: limit))
  }

  /// JSON that may stand in a script element. A browser looks for its end, and for comments, in the
  /// text before it knows of strings; older ones end lines at U+2028.
  static func scriptSafe(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
