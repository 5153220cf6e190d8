extension SwiftModuleFacts {
  /// The document classes of the module in the order of their declarations; a class that inherits
  /// from another document class of the module is one too.
  package var documentClasses: [DocumentClass] {
    var collector = DocumentClassCollector(module: self)
    return collector.collect()
  }
}

/// Puts declarations and extensions of one name together.
private struct DocumentClassCollector {
  struct Part {
    var file: Int
    var declaration: SwiftDeclaration
  }

  let module: SwiftModuleFacts
  /// The parts by name, the declaration before its extensions.
  private var parts: [String: [Part]] = [:]
  private var names: [String] = []

  init(module: SwiftModuleFacts) {
    self.module = module
    var extensions: [Part] = []
    for (number, file) in module.files.enumerated() {
      for declaration in file.declarations {
        let part = Part(file: number, declaration: declaration)
        if declaration.keyword == .extension { extensions.append(part) } else { add(part) }
      }
    }
    for part in extensions { add(part) }
  }

  private mutating func add(_ part: Part) {
    var name = part.declaration.name
    if part.declaration.keyword == .extension, parts[name] == nil,
      let known = names.first(where: { NameLookup.areSameType($0, name) })
    {
      name = known
    }
    if parts[name] == nil { names.append(name) }
    parts[name, default: []].append(part)
  }

  mutating func collect() -> [DocumentClass] {
    names.compactMap { name in
      guard let own = parts[name], let first = own.first,
        first.declaration.keyword != .protocol,
        DocumentClass.Kind(rawValue: name) == nil || first.declaration.keyword != .extension
      else { return nil }
      let chain = self.chain(from: name)
      var kinds: [DocumentClass.Kind] = []
      var conformance: Part?
      for part in chain {
        for kind in self.kinds(of: part) where !kinds.contains(kind) {
          kinds.append(kind)
          conformance = conformance ?? part
        }
      }
      guard let conformance else { return nil }
      var document = DocumentClass(
        name: name, objectiveCName: own.lazy.compactMap(\.declaration.objectiveCName).first,
        kinds: kinds, place: place(of: first), conformancePlace: place(of: conformance),
        condition: first.declaration.condition)
      document.readable = lists([.readableContentTypes, .readableTypes], own, chain)
      document.writable = lists([.writableContentTypes, .writableTypes], own, chain)
      document.others = lists([.exportedContentTypes, .importedContentTypes], own, chain)
      return document
    }
  }

  /// The parts of a type, then those of its superclass and protocols in the module, and so on.
  private func chain(from name: String) -> [Part] {
    var seen: Set<String> = [name]
    var pending = [name]
    var chain: [Part] = []
    while !pending.isEmpty {
      let next = pending.removeFirst()
      let own = parts[next] ?? []
      chain += own
      for inherited in own.flatMap(\.declaration.inherited) {
        let known =
          parts[inherited] != nil
          ? inherited : names.first { NameLookup.areSameType($0, inherited) }
        if let known, seen.insert(known).inserted { pending.append(known) }
      }
    }
    return chain
  }

  /// What makes a part that of a document class. A name that the module declares itself, such as
  /// `class Document`, is not the system's.
  private func kinds(of part: Part) -> [DocumentClass.Kind] {
    part.declaration.inherited.compactMap { inherited in
      let name = NameLookup.lastComponent(of: inherited)
      guard let kind = DocumentClass.Kind(rawValue: name) else { return nil }
      if inherited != name {
        return Self.systemModules.contains(String(inherited.dropLast(name.utf8.count + 1)))
          ? kind : nil
      }
      let isOwn = parts[name]?.contains { $0.declaration.keyword != .extension } ?? false
      if isOwn { return nil }
      let imports = module.files[part.file].imports
      // The name is too common to count where the system's cannot be seen.
      if kind == .document, !imports.contains(where: Self.documentModules.contains) { return nil }
      return kind
    }
  }

  private static let systemModules: Set<String> = [
    "AppKit", "Cocoa", "SwiftUI", "UIKit", "UniformDocuments",
  ]
  private static let documentModules: Set<String> = ["SwiftUI", "UniformDocuments"]

  /// The type's own lists of some roles, else the first inherited ones.
  private func lists(
    _ roles: Set<DocumentTypeList.Role>, _ own: [Part], _ chain: [Part]
  ) -> [DocumentClass.List] {
    func lists(_ parts: [Part]) -> [DocumentClass.List] {
      parts.flatMap { part in
        part.declaration.lists.filter { roles.contains($0.role) }.map {
          DocumentClass.List(path: module.files[part.file].path, list: $0)
        }
      }
    }
    let result = lists(own)
    if !result.isEmpty { return result }
    for part in chain {
      let inherited = lists([part])
      if !inherited.isEmpty { return inherited }
    }
    return []
  }

  private func place(of part: Part) -> FilePlace {
    FilePlace(path: module.files[part.file].path, place: part.declaration.place)
  }
}
