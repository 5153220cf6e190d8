internal import InfoPlists
internal import TypewardenSourceText

/// From targets to products: an app takes up the extensions, plug-ins and frameworks that it embeds
/// or depends on; everything else stands for itself.
struct XcodePlanner {
  let tree: FileTree
  let projects: [XcodeProject]
  let graph: TargetGraph
  let packages: SwiftPackages
  private let swiftFiles: Set<String>
  private(set) var plans: [ProductPlan] = []
  /// The property lists that some target names, whether or not a product got them.
  private(set) var claimedLists: Set<String> = []
  private(set) var claimedSources: Set<String> = []
  private(set) var remarks: [Remark] = []
  private(set) var errors: [FileError] = []

  /// For each target its configurations, the one that counts most first, each with its facts.
  private var facts: [[(name: String, facts: [BundleFacts])]] = []
  private var sources: [[String]] = []
  private var roles: [Product.Part.Role?] = []

  init(_ projects: [XcodeProject], _ tree: FileTree, _ packages: SwiftPackages) {
    self.tree = tree
    self.projects = projects
    self.packages = packages
    graph = TargetGraph(projects.flatMap { $0.targets() })
    swiftFiles = Set(tree.swiftFiles)
    readTargets()
    planAll()
  }

  private mutating func readTargets() {
    var files = SettingFiles(tree)
    let byPath = Dictionary(projects.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for target in graph.targets {
      guard let project = byPath[target.project] else { continue }
      let found: [(name: String, facts: [BundleFacts])] = Self.ordered(target).map {
        configuration in
        var found = BundleFacts.all(of: target, configuration, project, &files)
        for index in found.indices {
          found[index].infoPlist = found[index].infoPlist.map(tree.canonical)
        }
        return (configuration.name, found)
      }
      facts.append(found)
      let wrapper = found.first?.facts.first?.settings.value("WRAPPER_EXTENSION")
      roles.append(target.role(wrapperExtension: wrapper))
      sources.append(target.sources(in: tree, swiftFiles: swiftFiles))
      claimedSources.formUnion(sources[sources.count - 1])
      claim(found.flatMap(\.facts), target, project)
    }
    remarks += files.remarks
    errors += files.errors
  }

  /// Keeps the lists that are there, and says which are not.
  private mutating func claim(
    _ found: [BundleFacts], _ target: XcodeTarget, _ project: XcodeProject
  ) {
    for path in Set(found.compactMap { $0.infoPlist }).sorted() {
      claimedLists.insert(path)
      if tree.isExcluded(path) || BuildSettings.isOpaque(path) || tree.admits(path) { continue }
      let what = FileSystem.exists(path) ? "lies outside of what is checked" : "is missing"
      remarks.append(
        Remark(
          "\(target.project)/project.pbxproj",
          line: target.settingPlace("INFOPLIST_FILE").map(project.line),
          "the property list of target `\(target.name)` \(what): \(path)"))
    }
  }

  /// The configurations, the one that ships first: Release, else the default one.
  private static func ordered(_ target: XcodeTarget) -> [XcodeConfiguration] {
    let all = target.configurations
    let first =
      all.firstIndex { $0.name == "Release" }
      ?? all.firstIndex { $0.name == target.defaultConfiguration }
      ?? all.firstIndex { $0.name.contains("Release") } ?? all.indices.first
    guard let first else { return [] }
    return [all[first]] + all[..<first] + all[(first + 1)...]
  }

  private mutating func planAll() {
    var taken: Set<Int> = []
    let apps = roles.indices.filter { roles[$0] == .app || roles[$0] == .appClip }
    for group in sharingLists(apps) {
      var known: Set<Int> = []
      let members = group.flatMap { self.members(of: $0) }.filter {
        known.insert($0.target).inserted
      }
      taken.formUnion(members.map(\.target))
      taken.formUnion(group)
      plan(group, members)
    }
    // Those that contain others come first, so that what they contain is not a product as well.
    for role in [Product.Part.Role.appExtension, .importer, .bundle, .tool, .framework, .tests] {
      for index in roles.indices where roles[index] == role && !taken.contains(index) {
        let members =
          role == .tests ? [] : self.members(of: index).filter { !taken.contains($0.target) }
        taken.formUnion(members.map(\.target))
        taken.insert(index)
        plan([index], members)
      }
    }
  }

  private func members(of root: Int) -> [TargetGraph.Member] {
    graph.members(of: root, roles: roles) { role in
      switch role {
      case .app, .appClip, .tool, .tests: true
      default: false
      }
    }
  }

  /// Apps that are built from one property list are one product for several platforms or shops.
  private func sharingLists(_ apps: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    var byList: [String: Int] = [:]
    for index in apps {
      let list = facts[index].first?.facts.first?.infoPlist
      if let list, let group = byList[list] {
        groups[group].append(index)
        continue
      }
      if let list { byList[list] = groups.count }
      groups.append([index])
    }
    return groups
  }

  /// Plans the product of some targets that share a list, and of what they contain: one, or one for
  /// each set of lists that some configuration or platform has.
  private mutating func plan(_ group: [Int], _ members: [TargetGraph.Member]) {
    guard let root = group.first else { return }
    var builds: [XcodeBuild] = []
    for configuration in facts[root] {
      for own in configuration.facts {
        var build = XcodeBuild(own)
        for other in group.dropFirst() {
          guard let more = bundle(other, like: own) else { continue }
          build.add(more, sharing: true)
          build.members.append(
            (TargetGraph.Member(target: other, from: root, isEmbedded: false), nil))
        }
        for member in members {
          build.members.append((member, bundle(member.target, like: own)))
        }
        if let same = builds.firstIndex(where: { $0.lists == build.lists }) {
          builds[same].add(build.own, sharing: false)
        } else {
          builds.append(build)
        }
      }
    }
    if builds.isEmpty { builds = [XcodeBuild(nil)] }
    for build in builds { plan(build, group, variants: builds.count) }
  }

  /// What a target makes in a configuration, for one of some platforms where it can be told.
  private func bundle(_ target: Int, like other: BundleFacts) -> BundleFacts? {
    let found =
      facts[target].first { $0.name == other.configuration }?.facts ?? facts[target].first?.facts
    guard let found else { return nil }
    return found.first { !($0.platforms ?? []).isDisjoint(with: other.platforms ?? []) }
      ?? found.first
  }

  private mutating func plan(_ build: XcodeBuild, _ group: [Int], variants: Int) {
    let root = group[0]
    let names = group.map { graph.targets[$0].name }.joined(separator: ", ")
    var plan = ProductPlan(Self.kind(roles[root]), names)
    plan.product.platforms = build.own?.platforms
    plan.product.deploymentTargets = build.own?.deploymentTargets ?? [:]
    plan.product.isBuilt = false
    if variants > 1 {
      plan.product.variant = Product.Variant(group: names, name: build.name)
    }
    let project = graph.targets[root].project
    plan.project = project
    plan.product.reasons = ["\(names): \(build.name) of \(project)"]
    plan.parts.append(part(root, build.own))
    plan.product.reasons.append(reason(root, build.own, "of \(graph.targets[root].name)"))
    for (member, facts) in build.members {
      plan.parts.append(part(member.target, facts))
      let from = graph.targets[member.from].name
      let how =
        group.contains(member.target)
        ? "built from the list of \(from) too"
        : member.isEmbedded ? "embedded in \(from)" : "a dependency of \(from)"
      plan.product.reasons.append(
        reason(member.target, facts, "of \(graph.targets[member.target].name), \(how)"))
    }
    link(group + build.members.map(\.0.target), to: &plan.product)
    plans.append(plan)
  }

  private func part(_ target: Int, _ facts: BundleFacts?) -> ProductPlan.Part {
    var part = Product.Part(role: roles[target] ?? .unknown, name: graph.targets[target].name)
    part.sourcePaths = sources[target]
    part.isGenerated = facts?.isGenerated ?? false
    part.addedKeys = facts?.addedKeys ?? [:]
    let list = facts?.infoPlist.flatMap { tree.admits($0) ? $0 : nil }
    part.isListMissing = facts?.infoPlist != nil && list == nil
    return ProductPlan.Part(part: part, list: list, settings: facts?.settings ?? BuildSettings())
  }

  private func reason(_ target: Int, _ facts: BundleFacts?, _ how: String) -> String {
    let count = sources[target].count
    let files = count == 0 ? "" : ", with \(count) Swift file\(count == 1 ? "" : "s")"
    if let list = facts?.infoPlist { return "\(list): \(how)\(files)" }
    return facts?.isGenerated == true
      ? "a list that the build writes: \(how)\(files)" : "no list: \(how)\(files)"
  }

  /// Adds the sources of local packages.
  private func link(_ targets: [Int], to product: inout Product) {
    var linked: [SwiftPackage] = []
    for project in projects {
      let uses = targets.filter { graph.targets[$0].project == project.path }
        .flatMap { graph.targets[$0].packageProducts }
      guard !uses.isEmpty else { continue }
      for package in packages.linked(uses, in: project)
      where !linked.contains(where: { $0.folder == package.folder }) {
        linked.append(package)
      }
    }
    guard !linked.isEmpty else { return }
    let folders = linked.map(\.folder)
    product.linkedSourcePaths = tree.swiftFiles.filter { file in
      folders.contains { FilePath.isInside(file, $0) } && !claimedSources.contains(file)
        && !PackagePlanner.isTest(file, in: folders)
    }
    let paths = linked.map { "\($0.name) (\($0.folder))" }.joined(separator: ", ")
    product.reasons.append("packages: \(paths)")
  }

  private static func kind(_ role: Product.Part.Role?) -> Product.Kind {
    switch role {
    case .app: .app
    case .appClip: .appClip
    case .appExtension: .appExtension
    case .framework: .framework
    case .tool: .tool
    case .tests: .tests
    default: .bundle
    }
  }
}

/// One way in which a product is built: the facts of its own bundle and of those inside it.
struct XcodeBuild {
  /// The facts of the product's own bundle, of all configurations and platforms with these lists.
  private(set) var own: BundleFacts?
  var members: [(TargetGraph.Member, BundleFacts?)] = []
  private var configurations: [String]

  init(_ own: BundleFacts?) {
    self.own = own
    configurations = own.map { [$0.configuration] } ?? []
  }

  /// The lists that it is made of.
  var lists: [String?] { [own?.infoPlist] + members.map { $0.1?.infoPlist } }

  /// Its configurations, and its platforms where there are several.
  var name: String {
    let platforms = (own?.platforms ?? []).map(\.rawValue).sorted()
    return (configurations + platforms).joined(separator: ", ")
  }

  /// Takes in another build with the same lists. Of one that is built at the same time as this,
  /// for another platform or shop, only what both say of the settings is true.
  mutating func add(_ other: BundleFacts?, sharing: Bool) {
    guard let other else { return }
    if sharing || !(other.platforms ?? []).isSubset(of: own?.platforms ?? []) {
      own?.add(other)
    }
    if !configurations.contains(other.configuration) { configurations.append(other.configuration) }
  }
}

extension BuildSettings {
  /// Whether text still holds a placeholder.
  static func isOpaque(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { hasPlaceholder($0) }
  }
}
