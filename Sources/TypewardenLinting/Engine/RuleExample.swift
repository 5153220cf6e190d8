public import InfoPlists

/// An example of a rule: part of its documentation and one of its tests at once.
///
/// The text is the inside of the root dictionary of an Info.plist in XML; there may be a Swift source
/// of the same product beside it. The marker `⟶` stands right before each element, part of its text
/// or expression at which the rule reports; it is taken out before the text is read.
public struct RuleExample: Sendable {
  /// Whether the rule reports.
  public enum Verdict: Sendable { case bad, good }

  /// The character that marks the place of a finding.
  public static let marker: Character = "⟶"

  /// Whether the rule reports.
  public var verdict: Verdict
  /// What the example shows, for readers.
  public var title: String
  /// The content of the root dictionary, or a whole file when ``isWholeFile``.
  public var text: String
  /// The product's only Swift file; nil for a product of which no sources are known.
  public var swift: String?
  /// The content of the root dictionary of the list with which the same app is built otherwise; nil
  /// for an app that is built in one way only.
  public var otherVariant: String?
  /// The XcodeGen specification that writes `Info.plist`; nil for a list that people write.
  public var specification: String?
  /// True when ``text`` is a whole file, not the inside of a root dictionary.
  public var isWholeFile = false
  /// The severity that the finding has, where it is not the rule's usual one.
  public var severity: Severity?
  /// The platform that the example is about; nil for an unknown one.
  public var platform: Platform?

  /// An example in which the rule reports at each marker.
  public static func bad(
    _ title: String, severity: Severity? = nil, platform: Platform? = nil, swift: String? = nil,
    _ text: String = ""
  ) -> RuleExample {
    RuleExample(
      verdict: .bad, title: title, text: text, swift: swift, severity: severity,
      platform: platform)
  }

  /// An example in which the rule is silent.
  public static func good(
    _ title: String, platform: Platform? = nil, swift: String? = nil, _ text: String = ""
  ) -> RuleExample {
    RuleExample(verdict: .good, title: title, text: text, swift: swift, platform: platform)
  }

  /// The same example for an app that is also built with another list.
  public func besideVariant(_ text: String) -> RuleExample {
    var copy = self
    copy.otherVariant = text
    return copy
  }

  /// The same example with the list written by XcodeGen from a `project.yml`.
  public func besideSpecification(_ text: String) -> RuleExample {
    var copy = self
    copy.specification = text
    return copy
  }

  /// The same example with its text as the whole file.
  public var wholeFile: RuleExample {
    var copy = self
    copy.isWholeFile = true
    return copy
  }

  /// The file of the example, markers included.
  public var file: String {
    isWholeFile ? text : Self.file(text)
  }

  /// The file of the other list.
  public var otherVariantFile: String? { otherVariant.map(Self.file) }

  private static func file(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(text)
    </dict>
    </plist>

    """
  }
}
