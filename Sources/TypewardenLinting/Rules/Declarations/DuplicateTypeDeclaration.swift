internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// The same type twice in one list.
///
/// Only one of the declarations counts, and nobody says which; declarations are never merged.
enum DuplicateTypeDeclaration: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "duplicate-type-declaration", group: .declarations, severity: .error, fix: .ask)

  static let examples: [RuleExample] = [
    .bad(
      "two declarations, the second in capitals and with an extension",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>com.example.app.Note</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <string>examplenote</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "names that only begin alike",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict><key>UTTypeIdentifier</key><string>com.example.app.note</string></dict>
        <dict><key>UTTypeIdentifier</key><string>com.example.app.notes</string></dict>
      </array>
      """),
    .good(
      "one declaration in each list, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict><key>UTTypeIdentifier</key><string>com.example.app.note</string></dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict><key>UTTypeIdentifier</key><string>com.example.app.note</string></dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard let id = facts.id, let value = facts.identifier,
      let first = context.declarations.first(of: id, besides: type), first.index < type.index,
      let place = first.identifierValue
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .duplicate(identifier, differing: differingKeys(first.dictionary, type.dictionary)),
      at: value, about: identifier, entry: type.dictionary,
      related: [(place, "first declared here")])
    let isEqual =
      context.makesFixes && differingKeys(first.dictionary, type.dictionary).isEmpty
    context.fix(isEqual ? .safe : .ask, "remove this declaration, which does not count") {
      $0.remove(type.dictionary)
    }
  }

  /// The keys, other than that of the identifier, that only one declaration has or whose values
  /// differ.
  private static func differingKeys(
    _ left: PropertyListValue, _ right: PropertyListValue
  ) -> [String] {
    var keys: [String] = []
    for entry in Array(left.entries) + Array(right.entries) {
      guard let name = entry.key.string, name != "UTTypeIdentifier", !keys.contains(name) else {
        continue
      }
      guard let one = left[name], let other = right[name], one.hasSameContent(as: other) else {
        keys.append(name)
        continue
      }
    }
    return keys
  }
}

extension PropertyListValue {
  /// Whether two values say the same, wherever they stand.
  fileprivate func hasSameContent(as other: PropertyListValue) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .dictionary:
      let left = Array(entries)
      let right = Array(other.entries)
      return left.count == right.count
        && left.allSatisfy { entry in
          other[entry.key.string ?? ""].map { entry.value.hasSameContent(as: $0) } ?? false
        }
    case .array:
      let left = Array(elements)
      let right = Array(other.elements)
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.hasSameContent(as: $1) }
    case .boolean: return boolean == other.boolean
    default: return withText { left in other.withText { left.elementsEqual($0) } }
    }
  }
}

extension Finding.Message {
  fileprivate static func duplicate(_ identifier: String, differing keys: [String]) -> Self {
    let names = keys.map { "`\($0)`" }.joined(separator: ", ")
    return Self(
      "`\(identifier)` is declared twice in one list, and only one declaration counts",
      notes: [
        keys.isEmpty
          ? "both say the same: remove one" : "they differ in \(names): make one of both"
      ])
  }
}
