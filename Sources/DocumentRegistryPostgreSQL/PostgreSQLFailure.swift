#if PostgreSQL
  internal import DocumentRegistry

  extension CatalogError {
    /// The error for a server that cannot be reached.
    init(connecting detail: String, _ name: String) {
      self.init(
        .cannotOpen, path: name, message: "cannot be reached: \(Self.oneLine(detail))")
    }

    /// The error for what the server refuses, by the five letters that the SQL standard has for it.
    init(state: String, isLost: Bool, detail: String, _ name: String) {
      let detail = Self.oneLine(detail)
      // A server that is stopped says so before it hangs up.
      if isLost || state.hasPrefix("08") || state.hasPrefix("57P") {
        self.init(
          .lost, path: name,
          message: "the connection was lost (\(detail)); what was committed is kept: scan again to "
            + "complete it")
        return
      }
      let (code, message) = Self.advice(for: state, detail: detail)
      self.init(code, path: name, message: message)
    }

    private static func advice(for state: String, detail: String) -> (Code, String) {
      switch state {
      case "25006": (.readOnly, "the server only reads; use the one that may be written to")
      case "42501":
        (.readOnly, "this user may not do that (\(detail)); grant it, or use another user")
      case "42P07":
        (
          .notARegistry,
          "its schema `typewarden` has tables of another program (\(detail)); use another database"
        )
      case "53100":
        (
          .full,
          "the server's disk is full; what was committed is kept: make room and scan again to "
            + "complete it"
        )
      case "53300": (.busy, "the server has too many connections; wait for some to end")
      case "55P03", "40P01": (.busy, "another scan is at it; wait for that one to end")
      case "XX001", "XX002": (.corrupt, "is damaged (\(detail)); ask who runs the server")
      default: (.database, "PostgreSQL says: \(detail)")
      }
    }

    /// libpq speaks in several lines.
    private static func oneLine(_ text: String) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
        .joined(separator: "; ")
    }
  }
#endif
