package import TypeDeclarations

extension TypeRegistry {
  /// The types of a dump and no others: the state of the Mac that it is from.
  ///
  /// Meant for dumps that hold the core types (``LaunchServicesDump/holdsCoreTypes``), which become
  /// the core layer.
  package init(_ dump: LaunchServicesDump) {
    self = TypeRegistry().settled(with: dump, hasOwnCore: true)
  }

  /// A registry with the types of a dump on top, a layer for each bundle in the order of the dump.
  ///
  /// The precedence of the registry stays as it is, and the Mac's own choice is kept nevertheless:
  /// declarations that the dump calls inactive beside an active one come behind all others, in a
  /// layer of their own where the bundle has active ones too. A declaration that would still take
  /// the place of the active one, because it is exported or stands in a layer underneath, is left
  /// out; only what the core exports is never displaced.
  package func adding(_ dump: LaunchServicesDump) -> TypeRegistry {
    settled(with: dump, hasOwnCore: false)
  }

  private func settled(with dump: LaunchServicesDump, hasOwnCore: Bool) -> TypeRegistry {
    guard !dump.types.isEmpty else { return self }
    var known = self
    var leftOut: Set<Int> = []
    // Each turn leaves out the winners that the Mac did not choose; few identifiers have even one.
    for _ in 0..<32 {
      let registry = known.adding { dump.addTypes(to: &$0, without: leftOut, hasOwnCore) }
      var displaced: Set<RecordID> = []
      let before = leftOut.count
      for type in dump.types where type.isActive {
        guard let winner = registry.type(type.declaration.identifier)?.activeRecord else {
          continue
        }
        if let index = dump.index(of: winner) {
          if !dump.types[index].isActive { leftOut.insert(index) }
        } else if winner.layer != .core || winner.declaration.kind != .exported {
          displaced.insert(winner.recordID)
        }
      }
      if displaced.isEmpty, leftOut.count == before { return registry }
      if !displaced.isEmpty { known = known.without(displaced) }
    }
    return known.adding { dump.addTypes(to: &$0, without: leftOut, hasOwnCore) }
  }

  /// The same layers without some records.
  private func without(_ leftOut: Set<RecordID>) -> TypeRegistry {
    let records = types.flatMap { [$0.activeRecord] + $0.inactiveRecords }
      .filter { !leftOut.contains($0.recordID) }
    return TypeRegistry().adding { builder in
      for layer in layers { builder.beginLayer(layer) }
      for record in records {
        builder.beginLayer(record.layer)
        builder.add(record.declaration, order: Int32(clamping: record.recordID.index))
        if var bundle = record.bundle { bundle.withUTF8 { builder.setText($0, .bundle) } }
      }
    }
  }
}

extension LaunchServicesDump {
  /// The type that a record of a registry was made of; nil for records from elsewhere.
  package func type(of record: RegistryRecord) -> DumpedType? {
    index(of: record).map { types[$0] }
  }

  func index(of record: RegistryRecord) -> Int? {
    let index = record.recordID.index
    guard types.indices.contains(index), record.bundle == nil,
      record.layer.name == layerNames[index] || record.layer == .core && types[index].isCore,
      types[index].declaration.identifier == record.declaration.identifier
    else { return nil }
    return index
  }

  /// The layers by type: the bundle's path, else its name, else the dump's own.
  static func layerNames(of types: [DumpedType], dump: String) -> [String] {
    let active = Set(types.lazy.filter(\.isActive).map(\.declaration.identifier))
    let names = types.map { $0.bundlePath ?? $0.bundleName ?? dump }
    let isPassedOver = types.map { !$0.isActive && active.contains($0.declaration.identifier) }
    let front = Set(zip(names, isPassedOver).lazy.filter { !$0.1 }.map(\.0))
    return zip(names, isPassedOver).map { name, isPassedOver in
      isPassedOver && front.contains(name) ? name + " (inactive)" : name
    }
  }

  /// Gives the types to a builder, those behind that the Mac passed over.
  func addTypes(to builder: inout RegistryBuilder, without leftOut: Set<Int>, _ hasOwnCore: Bool) {
    let active = Set(types.lazy.filter(\.isActive).map(\.declaration.identifier))
    var layers: [RegistryLayer] = hasOwnCore ? [.core] : []
    var members: [RegistryLayer: [Int]] = [:]
    for isBehind in [false, true] {
      for (index, type) in types.enumerated() where !leftOut.contains(index) {
        let isPassedOver = !type.isActive && active.contains(type.declaration.identifier)
        guard isPassedOver == isBehind else { continue }
        let isCore = hasOwnCore && type.isCore && !isPassedOver
        let layer = isCore ? .core : RegistryLayer(layerNames[index])
        if members[layer] == nil, layer != .core { layers.append(layer) }
        members[layer, default: []].append(index)
      }
    }
    for layer in layers {
      builder.beginLayer(layer)
      for index in members[layer] ?? [] {
        builder.add(types[index].declaration, order: Int32(clamping: index))
      }
    }
  }
}

extension RegistryBuilder {
  /// Adds a declaration that is already a value at a place of its own in the layer.
  fileprivate mutating func add(_ declaration: TypeDeclaration, order: Int32) {
    func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
      var text = text
      text.withUTF8(body)
    }
    var isTaken = false
    withBytes(declaration.spelling) {
      isTaken = beginRecord(
        $0, kind: declaration.kind, order: order, isOpaque: BuildSettings.hasPlaceholder($0))
    }
    guard isTaken else { return }
    for supertype in declaration.supertypes { withBytes(supertype.rawValue) { addSupertype($0) } }
    for tagClass in KnownTagClass.allCases {
      for tag in declaration.tags[tagClass.tagClass] ?? [] {
        withBytes(tag) { addTag($0, tagClass) }
      }
    }
    if let text = declaration.localizedDescription { withBytes(text) { setText($0, .description) } }
    if let text = declaration.referenceURL { withBytes(text) { setText($0, .referenceURL) } }
    setVersion(declaration.version)
  }
}
