internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// Declared types that conform to each other in a circle.
///
/// Registration drops one of the edges, nobody says which, so questions for conformance get
/// surprising answers; programs that walk the supertypes may never end.
enum ConformanceCycle: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "conformance-cycle", group: .declarations, severity: .error)

  static let examples: [RuleExample] = [
    .bad(
      "two types that conform to each other",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.a</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string>⟶<string>com.example.app.b</string></array>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.b</string>
          <key>UTTypeConformsTo</key>
          <array><string>com.example.app.a</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a circle of three in both lists, with a type below it",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.below</string>
          <key>UTTypeConformsTo</key>
          <string>com.example.app.a</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.a</string>
          <key>UTTypeConformsTo</key>
          ⟶<string>com.example.app.B</string>
        </dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.b</string>
          <key>UTTypeConformsTo</key>
          <string>com.example.app.c</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.c</string>
          <key>UTTypeConformsTo</key>
          <string>com.example.app.a</string>
        </dict>
      </array>
      """),
    .good(
      "two ways up to one supertype",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.a</string>
          <key>UTTypeConformsTo</key>
          <array><string>com.example.app.b</string><string>com.example.app.c</string></array>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.b</string>
          <key>UTTypeConformsTo</key>
          <string>com.example.app.c</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.c</string>
          <key>UTTypeConformsTo</key>
          <string>public.data</string>
        </dict>
      </array>
      """),
    .good(
      "a type that names itself, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.a</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string><string>com.example.app.a</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let id = context.facts(of: type).id, let cycle = context.marks.cycle(of: id),
      context.reportedCycles.insert(cycle).inserted
    else { return }
    let steps = context.registry.cycle(through: id)
    let names = (steps + [id]).map { context.registry.type($0).declaration.spelling }
    var edges: [(type: DeclaredType, value: PropertyListValue, message: String)] = []
    for index in steps.indices {
      let supertype = steps[(index + 1) % steps.count]
      guard let edge = edge(from: steps[index], to: supertype, in: &context) else { continue }
      edges.append((edge.type, edge.value, "`\(names[index])` conforms to `\(names[index + 1])`"))
    }
    // The first step may stand in another list of the product than the type that led here.
    guard let first = edges.first else { return }
    let current = context.infoPlist
    context.infoPlist = first.type.infoPlist
    context.report(
      .cycle(names), at: first.value, about: names[0], entry: first.type.dictionary,
      related: edges.dropFirst().prefix(longest - 1).map { ($0.value, $0.message) })
    context.infoPlist = current
  }

  /// How many steps of a circle are shown.
  fileprivate static let longest = 12

  /// The place at which the product says that one type conforms to another; nil when it says so
  /// nowhere.
  private static func edge(
    from type: TypeRegistry.TypeID, to supertype: TypeRegistry.TypeID,
    in context: inout RuleContext
  ) -> (type: DeclaredType, value: PropertyListValue)? {
    for declared in context.declarations.declarations(of: type) {
      for value in declared.supertypeValues where context.id(of: value) == supertype {
        return (declared, value)
      }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func cycle(_ names: [String]) -> Self {
    let longest = ConformanceCycle.longest
    var steps = names.map { "`\($0)`" }
    if steps.count > longest + 1 {
      let rest = "\(steps.count - longest) more"
      steps.replaceSubrange((longest - 1)..<(steps.count - 1), with: [rest])
    }
    let path = steps.joined(separator: " → ")
    return Self(
      "`\(names[0])` conforms to itself by way of `\(names[1])`",
      notes: ["the circle is \(path): remove one of its steps"])
  }
}
