internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects
internal import TypewardenSourceText

/// Types or document types in the list of an app extension, a framework or a loadable bundle only.
///
/// They are not registered from there, so that the type is known in no process. Spotlight importers
/// and Automator actions may declare types, Quick Look generators name what they draw, and project
/// extensions of Photos have document types of their own. When the list of the app is given as well
/// and declares the same, nothing is said.
enum TypeDeclaredInExtension: ProductRule {
  static let metadata = RuleMetadata(
    id: "type-declared-in-extension", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/understanding_utis/understand_utis_declare/understand_utis_declare.html"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a share extension",
      """
      <key>CFBundlePackageType</key>
      <string>XPC!</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      ⟶<key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a framework",
      """
      <key>CFBundlePackageType</key>
      <string>FMWK</string>
      ⟶<key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      ⟶<key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
          <key>LSItemContentTypes</key>
          <array><string>org.example.board</string></array>
        </dict>
      </array>
      """),
    .good(
      "an app",
      """
      <key>CFBundlePackageType</key>
      <string>APPL</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "a Spotlight importer",
      """
      <key>CFBundlePackageType</key>
      <string>BNDL</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>MDImporter</string>
          <key>LSItemContentTypes</key>
          <array><string>org.example.board</string></array>
        </dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "a Quick Look extension that only names types, and an empty list",
      """
      <key>CFBundlePackageType</key>
      <string>XPC!</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.preview</string>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array><string>org.example.board</string></array>
        </dict>
      </dict>
      <key>UTImportedTypeDeclarations</key>
      <array/>
      """),
  ]

  static func check(_ product: Product, in context: inout RuleContext) {
    let apps = product.infoPlists.filter { $0.bundleKind == .app }
    if apps.count == product.infoPlists.count { return }
    for infoPlist in product.infoPlists where infoPlist.bundleKind != .app {
      if infoPlist.list.isBroken { continue }
      context.infoPlist = infoPlist
      checkTypes(infoPlist, apps, in: &context)
      let isMissing = !apps.contains { $0.hasDocumentTypes }
      if isMissing, infoPlist.hasDocumentTypes, !mayHaveDocumentTypes(infoPlist) {
        report(.documentTypes, infoPlist, nil, in: &context)
      }
    }
  }

  private static func checkTypes(
    _ infoPlist: InfoPlist, _ apps: [InfoPlist], in context: inout RuleContext
  ) {
    if infoPlist.declarationCount == 0 || mayDeclareTypes(infoPlist) { return }
    var declared: Set<TypeRegistry.TypeID> = []
    for app in apps {
      for index in 0..<app.declarationCount {
        if let id = app.declaredType(index).identifierValue.flatMap({ context.id(of: $0) }) {
          declared.insert(id)
        }
      }
    }
    // The first type of each of the two lists that the app does not declare.
    var first: [TypeDeclaration.Kind: PropertyListValue] = [:]
    for index in 0..<infoPlist.declarationCount {
      let type = infoPlist.declaredType(index)
      guard first[type.kind] == nil, let identifier = type.identifierValue,
        let id = context.id(of: identifier), !declared.contains(id)
      else { continue }
      // Another product of the run may be the app.
      if apps.isEmpty,
        context.elsewhere.exporter(of: context.registry.type(id).identifier)
          .map({ $0 != infoPlist.list.source.name }) == true
      {
        continue
      }
      first[type.kind] = identifier
    }
    if let type = first[.exported] {
      report(.exportedTypeDeclarations, infoPlist, context.text(of: type), in: &context)
    }
    if let type = first[.imported] {
      report(.importedTypeDeclarations, infoPlist, context.text(of: type), in: &context)
    }
  }

  private static func report(
    _ key: KnownKey, _ infoPlist: InfoPlist, _ type: String?, in context: inout RuleContext
  ) {
    guard let place = infoPlist.rootKey(key) else { return }
    context.report(
      .notRegistered(type, infoPlist.bundleKind), at: place, about: key.path.name.description)
    if context.makesFixes { offerFix(key, place, infoPlist, in: &context) }
  }

  /// Moves what the app does not have itself into its list; without the app there is nowhere to go.
  private static func offerFix(
    _ key: KnownKey, _ place: PropertyListValue, _ infoPlist: InfoPlist,
    in context: inout RuleContext
  ) {
    let app = context.product.infoPlists.first { $0.bundleKind == .app }
    guard let app, let array = infoPlist.rootValue(key), array.kind == .array else { return }
    let names = Set(app.declaredTypes.compactMap(\.identifier))
    let elements = array.elements.filter { element in
      element[.typeIdentifier]?.string.map { !names.contains($0) } ?? true
    }
    let contents = elements.compactMap { PropertyListContent($0) }
    guard contents.count == elements.count else { return }
    context.fix("move it to the list of the app") { fix in
      fix.removeEntry(of: place)
      if let there = app.rootValue(key), there.kind == .array, !there.isEmpty {
        for content in contents { fix.append(content, to: there) }
      } else if let root = app.list.root, app.rootValue(key) == nil, !contents.isEmpty {
        fix.insert(key.path.name.description, .array(contents), into: root)
      } else if !contents.isEmpty {
        fix.drop()
      }
    }
  }

  /// Spotlight importers and Automator actions.
  private static func mayDeclareTypes(_ infoPlist: InfoPlist) -> Bool {
    if isExtension(infoPlist, at: "com.apple.spotlight") { return true }
    guard infoPlist.bundleKind == .bundle else { return false }
    let isImporter = (0..<infoPlist.documentTypeCount).contains {
      infoPlist.documentType($0).value(.documentTypeRole)?.hasText("MDImporter") == true
    }
    return isImporter || infoPlist.list.root?["AMAccepts"] != nil
      || infoPlist.list.root?["AMProvides"] != nil
  }

  /// Plug-ins that only say what they draw or index, and project extensions of Photos.
  private static func mayHaveDocumentTypes(_ infoPlist: InfoPlist) -> Bool {
    isExtension(infoPlist, at: "com.apple.photo-project")
      || (0..<infoPlist.documentTypeCount).contains { infoPlist.documentType($0).isOfPlugIn }
  }

  private static func isExtension(_ infoPlist: InfoPlist, at point: String) -> Bool {
    infoPlist.rootValue(.extension)?["NSExtensionPointIdentifier"]?.string?.hasPrefix(point) == true
  }
}

extension Finding.Message {
  fileprivate static func notRegistered(_ type: String?, _ kind: InfoPlist.BundleKind) -> Self {
    let place =
      switch kind {
      case .framework: "a framework"
      case .bundle: "a loadable bundle"
      default: "an app extension"
      }
    return Self(
      type.map { "`\($0)` is declared in \(place), from where types are not registered" }
        ?? "document types in \(place) have no effect",
      notes: ["move it to the Info.plist of the app"])
  }
}
