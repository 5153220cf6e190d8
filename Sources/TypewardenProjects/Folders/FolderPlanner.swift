internal import InfoPlists
internal import PropertyLists

/// Products of plain folders: a list with the sources beside it, extensions with the only app there
/// is, and lists of which nothing else is known.
struct FolderPlanner {
  /// A property list that no project and no bundle accounts for.
  private struct Candidate {
    var path: String
    var infoPlist: InfoPlist
    var role: Product.Part.Role
    var isApp: Bool
    /// The bundle identifier, when it holds no placeholder.
    var identifier: String?
    var sources: [String] = []
    /// The app that an extension is put with, and why.
    var owner: (index: Int, reason: String)?
  }

  private var candidates: [Candidate]
  /// The Swift files that belong to no list.
  private(set) var rest: [String] = []

  /// Puts lists and the Swift files that belong to nothing else together.
  init(
    _ lists: [(path: String, list: PropertyList)], _ files: [String], packageFolders: Set<String>
  ) {
    candidates = lists.map { Self.candidate($0.path, InfoPlist($0.list)) }
    findOwners()
    assign(files, packageFolders)
  }

  /// The products.
  func plans() -> [ProductPlan] {
    candidates.indices.filter { candidates[$0].owner == nil }.map { index in
      let members = candidates.indices.filter { candidates[$0].owner?.index == index }
      let own = candidates[index]
      let kind: Product.Kind =
        !members.isEmpty ? .app : own.sources.isEmpty ? .list : .folder
      let folder = FilePath.folder(of: own.path)
      var plan = ProductPlan(
        kind, kind == .list ? own.path : folder == "." ? own.path : FilePath.name(of: folder))
      plan.parts = [part(own)]
      plan.product.reasons = [
        own.sources.isEmpty
          ? "\(own.path): no project or bundle that it belongs to"
          : "\(own.path): the only list around \(own.sources.count) Swift "
            + "file\(own.sources.count == 1 ? "" : "s")"
      ]
      for member in members {
        plan.parts.append(part(candidates[member]))
        plan.product.reasons.append(
          "\(candidates[member].path): \(candidates[member].owner?.reason ?? "")")
      }
      return plan
    }
  }

  private func part(_ candidate: Candidate) -> ProductPlan.Part {
    var part = Product.Part(role: candidate.role, name: candidate.path)
    part.sourcePaths = candidate.sources
    return ProductPlan.Part(part: part, list: candidate.path)
  }

  private static func candidate(_ path: String, _ infoPlist: InfoPlist) -> Candidate {
    var role = Product.Part.Role.unknown
    let type = infoPlist.rootValue(.bundlePackageType)
    if infoPlist.rootValue(.extension) != nil || type?.hasText("XPC!") == true {
      role = .appExtension
    } else if type?.hasText("FMWK") == true {
      role = .framework
    } else if type?.hasText("BNDL") == true {
      role = .bundle
    }
    let identifier = infoPlist.bundleIdentifier
    return Candidate(
      path: path, infoPlist: infoPlist, role: role,
      isApp: role == .unknown
        && (type?.hasText("APPL") == true || type?.hasText("$(PRODUCT_BUNDLE_PACKAGE_TYPE)") == true
          || infoPlist.documentTypeCount > 0),
      identifier: identifier.flatMap { BuildSettings.isOpaque($0) || $0.isEmpty ? nil : $0 })
  }

  /// An extension belongs to the app whose bundle identifier its own begins with, as the system
  /// demands; where placeholders hide that, to the only app there is.
  private mutating func findOwners() {
    let apps = candidates.indices.filter { candidates[$0].isApp }
    for index in candidates.indices where candidates[index].role == .appExtension {
      if let identifier = candidates[index].identifier {
        let owner = apps.first { app in
          candidates[app].identifier.map { identifier.hasPrefix($0 + ".") } ?? false
        }
        if let owner {
          let name = candidates[owner].identifier ?? ""
          candidates[index].owner = (owner, "its bundle identifier begins with `\(name)`")
          continue
        }
        if apps.count == 1, candidates[apps[0]].identifier != nil { continue }
      }
      if apps.count == 1 {
        candidates[index].owner = (apps[0], "an extension, and there is only one app")
      }
    }
  }

  /// A file belongs to the list in its folder, or in the next folder around it that has exactly one,
  /// unless a package comes first; without any of these to the only list there is.
  private mutating func assign(_ files: [String], _ packageFolders: Set<String>) {
    var byFolder: [String: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() {
      byFolder[FilePath.folder(of: candidate.path), default: []].append(index)
    }
    let only = candidates.count == 1 ? 0 : nil
    for file in files {
      var owner: Int?
      var isDecided = false
      for folder in Ancestors(of: file) {
        if let lists = byFolder[folder] {
          isDecided = true
          if lists.count == 1 { owner = lists[0] }
          break
        }
        if packageFolders.contains(folder) {
          isDecided = true
          break
        }
      }
      if let owner = owner ?? (isDecided ? nil : only) {
        candidates[owner].sources.append(file)
      } else {
        rest.append(file)
      }
    }
  }
}
