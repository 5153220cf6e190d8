import InfoPlists
import PropertyLists
import TypeDeclarations
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

extension FuzzTarget {
  static let fixes = FuzzTarget(
    name: "fixes", promise: "a fixed file parses, and its fixed findings are gone"
  ) { bytes in
    var bytes = bytes
    // Problems of one list can hide others, so that a few rounds may be needed; they must end.
    for round in 0..<12 {
      precondition(round < 11, "fixing does not come to an end")
      let list = PropertyListReader().read(bytes, name: "Info.plist")
      var options = LintOptions()
      options.makesFixes = true
      let findings = Linter(options: options).check([Product(infoPlists: [InfoPlist(list)])])
      var changes = FixRound()
      changes.make(findings) { _, fix in fix.safety == .safe }
      guard let changed = changes.files().first else { return }
      precondition(changed.old == bytes, "the old bytes are not those of the file")
      let fixed = PropertyListReader().read(changed.new, name: "Info.plist")
      precondition(fixed.root != nil, "the fixed file does not parse")
      precondition(fixed.problems.count <= list.problems.count, "fixing makes problems")
      bytes = changed.new
    }
  }

  static let registry = FuzzTarget(
    name: "registry", promise: "declared types are found, and conformance ends"
  ) { bytes in
    let list = PropertyListReader().read(bytes, name: "Info.plist")
    let infoPlist = InfoPlist(list)
    let registry = TypeRegistry.system.adding([infoPlist])
    for type in infoPlist.declaredTypes.prefix(50) {
      guard let declaration = type.declaration else { continue }
      let name = declaration.identifier.rawValue
      guard let registered = registry.type(name) else { continue }
      precondition(registered.identifier == declaration.identifier)
      for supertype in declaration.supertypes.prefix(20) {
        if let id = registry.id(of: name), let above = registry.id(of: supertype.rawValue) {
          _ = registry.conforms(id, to: above)
        }
      }
    }
    _ = registry.type(forName: String(decoding: bytes.prefix(255), as: UTF8.self))
  }

  static let dynamicIdentifiers = FuzzTarget(
    name: "dynamic", promise: "what is decoded is encoded again as the same tags"
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for identifier in [text, "dyn." + text] {
      guard let decoded = try? DynamicIdentifier(decoding: identifier) else { continue }
      let again = DynamicIdentifier(
        conformingTo: decoded.conformsTo.first, tags: decoded.orderedTags)
      guard let reread = try? DynamicIdentifier(decoding: again.identifier) else {
        preconditionFailure("what was encoded cannot be decoded")
      }
      precondition(reread.orderedTags == again.orderedTags, "other tags")
    }
  }

  static let project = FuzzTarget(
    name: "project", promise: "an Xcode project of any content is understood or refused"
  ) { bytes in
    let list = PropertyListReader().read(bytes, name: "App.xcodeproj/project.pbxproj")
    _ = ProductReader().read(project: list, path: "App.xcodeproj")
  }

  static let specification = FuzzTarget(
    name: "specification", promise: "a project.yml of any content is understood or passed over"
  ) { bytes in
    _ = XcodeGenSpecification.lists(
      in: String(decoding: bytes, as: UTF8.self), of: "project.yml")
  }
}
