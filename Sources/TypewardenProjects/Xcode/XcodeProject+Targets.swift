internal import PropertyLists
internal import TypewardenSourceText

extension XcodeProject {
  /// The targets in their order.
  func targets() -> [XcodeTarget] {
    let shared = sharedFolders()
    return objects("targets", of: project).map { object in
      var target = XcodeTarget(
        project: path, id: object.id, name: object.text("name") ?? object.id,
        productType: object.text("productType") ?? "", product: object.text("productReference"))
      target.productName = self.object(target.product)?.text("path")
      for phase in objects("buildPhases", of: object) { add(phase, to: &target) }
      for dependency in objects("dependencies", of: object) {
        if let reference = reference(ofDependency: dependency) {
          target.dependencies.append(XcodeTarget.Link(reference: reference))
        }
      }
      for dependency in objects("packageProductDependencies", of: object) {
        if let use = packageUse(dependency) { target.packageProducts.append(use) }
      }
      addFolders(shared, of: object, to: &target)
      addConfigurations(of: object, to: &target)
      return target
    }
  }

  private func add(_ phase: XcodeObject, to target: inout XcodeTarget) {
    switch phase.isa {
    case "PBXSourcesBuildPhase":
      for file in objects("files", of: phase) {
        if let path = file.text("fileRef").flatMap({ places[$0] }) { target.files.append(path) }
      }
    case "PBXCopyFilesBuildPhase", "PBXResourcesBuildPhase":
      target.embedded += links(of: phase)
    case "PBXFrameworksBuildPhase":
      target.dependencies += links(of: phase)
      for file in objects("files", of: phase) {
        if let use = object(file.text("productRef")).flatMap(packageUse),
          !target.packageProducts.contains(use)
        {
          target.packageProducts.append(use)
        }
      }
    default: break
    }
  }

  /// The products of other targets that a phase copies or links.
  private func links(of phase: XcodeObject) -> [XcodeTarget.Link] {
    objects("files", of: phase).compactMap { file in
      guard let reference = object(file.text("fileRef")) else { return nil }
      if reference.isa == "PBXReferenceProxy" {
        return remoteReference(object(reference.text("remoteRef"))).map {
          XcodeTarget.Link(reference: $0)
        }
      }
      let isProduct = reference.text("sourceTree") == "BUILT_PRODUCTS_DIR"
      return XcodeTarget.Link(
        reference: XcodeTarget.Reference(project: path, id: reference.id),
        productName: isProduct ? reference.text("path") : nil)
    }
  }

  private func reference(ofDependency dependency: XcodeObject) -> XcodeTarget.Reference? {
    if let id = dependency.text("target"), object(id) != nil {
      return XcodeTarget.Reference(project: path, id: id)
    }
    return remoteReference(object(dependency.text("targetProxy")))
  }

  /// What a proxy stands for: an object of this project or of another.
  private func remoteReference(_ proxy: XcodeObject?) -> XcodeTarget.Reference? {
    guard let proxy, let id = proxy.text("remoteGlobalIDString"),
      let portal = proxy.text("containerPortal")
    else { return nil }
    if portal == project.id { return XcodeTarget.Reference(project: path, id: id) }
    return places[portal].map { XcodeTarget.Reference(project: $0, id: id) }
  }

  /// The folders that Xcode keeps in step with the disk, in the order of their paths.
  private func sharedFolders() -> [(folder: XcodeObject, place: String)] {
    places.sorted { $0.value < $1.value }.compactMap { id, place in
      guard let folder = object(id), folder.isa == "PBXFileSystemSynchronizedRootGroup" else {
        return nil
      }
      return (folder, place)
    }
  }

  /// Adds the folders that a target is built from. A folder of another target can lend it files.
  private func addFolders(
    _ shared: [(folder: XcodeObject, place: String)], of object: XcodeObject,
    to target: inout XcodeTarget
  ) {
    let members = Set(object.texts("fileSystemSynchronizedGroups"))
    for (folder, place) in shared {
      let exceptions = objects("exceptions", of: folder).filter {
        $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
          && $0.text("target") == object.id
      }.flatMap { $0.texts("membershipExceptions") }
      let isMember = members.contains(folder.id)
      if isMember || !exceptions.isEmpty {
        target.folders.append(
          XcodeTarget.Folder(path: place, isMember: isMember, exceptions: Set(exceptions)))
      }
    }
  }

  private func addConfigurations(of object: XcodeObject, to target: inout XcodeTarget) {
    let own = self.object(object.text("buildConfigurationList"))
    let shared = self.object(project.text("buildConfigurationList"))
    target.defaultConfiguration =
      own?.text("defaultConfigurationName") ?? shared?.text("defaultConfigurationName")
    let sharedByName = Dictionary(
      (shared.map { objects("buildConfigurations", of: $0) } ?? []).map {
        ($0.text("name") ?? "", $0)
      }, uniquingKeysWith: { first, _ in first })
    let configurations = own.map { objects("buildConfigurations", of: $0) } ?? []
    target.configurations = configurations.map { configuration in
      let name = configuration.text("name") ?? ""
      return XcodeConfiguration(
        name: name,
        levels: [sharedByName[name].map(level), level(configuration)].compactMap(\.self))
    }
  }

  /// The settings of one configuration: a file of settings, and those that outrank it.
  private func level(_ configuration: XcodeObject) -> XcodeConfiguration.Level {
    var level = XcodeConfiguration.Level(file: nil, settings: [])
    if let id = configuration.text("baseConfigurationReference") {
      level.file = places[id]
    } else if let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let folder = places[anchor],
      let relative = configuration.text("baseConfigurationReferenceRelativePath")
    {
      level.file = FilePath.joined(folder, relative)
    }
    guard let settings = configuration.value["buildSettings"] else { return level }
    for entry in settings.entries {
      guard let key = entry.key.string else { continue }
      let text =
        entry.value.string ?? entry.value.elements.compactMap(\.string).joined(separator: " ")
      var assignment = SettingAssignment(key, text)
      assignment.place = entry.key.range.start
      level.settings.append(assignment)
    }
    return level
  }
}
