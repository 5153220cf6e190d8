package import TypewardenSourceText

/// An element of an XML document that is no property list, where it starts.
package struct XMLElement: Sendable {
  /// The name without its prefix.
  package var name: String
  /// The attributes in their order, those that the document type gives included. Names that have
  /// the prefix `xml` keep it.
  package var attributes: [(name: String, value: String)]
  /// Where its tag starts.
  package var start: Int

  /// The value of an attribute; nil when the element has none of that name.
  package func value(of name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// What is made of a document while it is read.
package protocol XMLElementHandler: AnyObject {
  /// An element starts. False passes over it and all that is in it.
  func start(_ element: XMLElement) -> Bool
  /// The innermost element that was not passed over ends.
  func end()
  /// A piece of the text in it.
  func text(_ piece: UnsafeBufferPointer<UInt8>)
}

/// Reads XML documents that are no property lists, with the same care: nothing is fetched, nothing is
/// replaced, and what libxml2 would not take well is turned away before.
package enum XMLElements {
  /// What a document may declare as values that attributes have without being written. Each element
  /// gets them, so that many of them would make a small file a large one.
  static let defaultLimit = 64

  /// The name of the root element, as the first kilobytes show; nil for what is not XML.
  package static func rootName(of bytes: [UInt8]) -> String? {
    source(Array(bytes.prefix(1 << 16)), name: "").text.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if XMLDeclaration.isSpace(bytes[index]) {
          index += 1
        } else if let end = XMLText.endOfIgnorable(bytes, index) {
          index = end
        } else {
          break
        }
      }
      if XMLText.starts("<!DOCTYPE", bytes, index) {
        index += 9
        while index < bytes.count, XMLDeclaration.isSpace(bytes[index]) { index += 1 }
      } else if index < bytes.count, bytes[index] == 0x3C {
        index += 1
      } else {
        return nil
      }
      let name = bytes[index...].prefix {
        !XMLDeclaration.isSpace($0) && $0 != 0x3E && $0 != 0x5B && $0 != 0x2F
      }
      // Without its prefix, as the handler gets it.
      return name.split(separator: UInt8(ascii: ":")).last.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// Reads a document to its end or to the first error; returns the error.
  ///
  /// Complexity: O(n) in the number of bytes.
  package static func read(
    _ bytes: [UInt8], name: String, into handler: any XMLElementHandler
  ) -> (source: SourceText, problem: ReadProblem?) {
    guard bytes.count < Int(Int32.max) else {
      return (
        SourceText(name: name, bytes: []),
        ReadProblem(.tooLarge, SourceRange(at: 0), "larger than 2 GiB")
      )
    }
    let (source, problem) = source(bytes, name: name)
    return (source, problem ?? XMLElementParser.read(source.bytes, into: handler))
  }

  /// The document as UTF-8, up to where its bytes are no text.
  private static func source(
    _ bytes: [UInt8], name: String
  ) -> (text: SourceText, problem: ReadProblem?) {
    guard let detected = TextDecoding.detect(bytes) else {
      return (SourceText(name: name, bytes: bytes), nil)
    }
    func text(_ bytes: [UInt8]) -> SourceText {
      SourceText(
        name: name, bytes: bytes, encoding: detected.encoding, byteOrderMarkLength: detected.mark)
    }
    do {
      return (
        text(try TextDecoding.utf8(bytes, from: detected.encoding, skipping: detected.mark)), nil
      )
    } catch {
      return (
        text(error.decoded),
        ReadProblem(
          .badEncoding, SourceRange(at: error.decoded.count),
          "\(error.message), at byte \(error.offset)", isFatal: true)
      )
    }
  }
}
