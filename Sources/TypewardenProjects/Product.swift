public import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// What belongs together: an app with its extensions, another target, a package, or a lone list.
///
/// Rules see one product at a time; what others declare is only "declared elsewhere" to it.
public struct Product: Sendable {
  /// What the product is.
  public var kind: Kind
  /// The name of the target, bundle, package or folder; of a lone list its path.
  public var name: String
  /// The property lists: the app's own first, then those of what is inside it.
  public var infoPlists: [InfoPlist]
  /// The bundles that the product is made of, the app's own first.
  public var parts: [Part]
  /// The platforms that it is built for; nil when nothing but its lists can tell.
  public var platforms: Set<Platform>?
  /// The oldest system of each platform on which it runs.
  public var deploymentTargets: [Platform: String] = [:]
  /// Whether it comes out of a build, so that everything in it is final; nil when nothing but its
  /// lists can tell.
  public var isBuilt: Bool?
  /// Sources of local packages that it links. Each belongs to its package as well.
  public var linkedSourcePaths: [String] = []
  /// What its sources say, once they are read.
  package var sources: ProductSources?
  /// Which of several builds of an app it is; nil when there is only one.
  public var variant: Variant?
  /// What was put together with what, and why: a line each, for people.
  public var reasons: [String] = []

  /// A lone product of some property lists.
  public init(infoPlists: [InfoPlist]) {
    kind = .list
    name = infoPlists.first?.list.source.name ?? ""
    self.infoPlists = infoPlists
    parts = infoPlists.indices.map {
      Part(role: .unknown, name: infoPlists[$0].list.source.name, list: $0)
    }
  }

  /// A product without parts.
  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
    infoPlists = []
    parts = []
  }

  /// The only platform; nil when there are several or none is known.
  public var platform: Platform? { platforms?.count == 1 ? platforms?.first : nil }

  /// The Swift files that the product is built from, those of all parts. Each part has its own, and
  /// ``linkedSourcePaths`` are those of the local packages.
  public var sourcePaths: [String] {
    var known: Set<String> = []
    return parts.flatMap(\.sourcePaths).filter { known.insert($0).inserted }
  }

  /// The part that a property list of the product is of.
  public func part(ofList index: Int) -> Part? { parts.first { $0.list == index } }

  /// Adds a part, with its property list if it has one.
  package mutating func add(_ part: Part, list infoPlist: InfoPlist? = nil) {
    var part = part
    if let infoPlist {
      part.list = infoPlists.count
      infoPlists.append(infoPlist)
    }
    parts.append(part)
  }
}

extension Product {
  /// What a product is as a whole.
  public enum Kind: Hashable, Sendable {
    /// An app with all that is inside it.
    case app
    case appClip
    /// An extension or service that no app of the run contains.
    case appExtension
    /// A framework or library that no app of the run contains.
    case framework
    /// A plug-in bundle: a Quick Look generator, a Spotlight importer, resources.
    case bundle
    /// A command-line program.
    case tool
    /// Tests of another product, with their fixtures.
    case tests
    /// A Swift package: sources without an app.
    case package
    /// A folder with one information property list and the sources beside it.
    case folder
    /// A property list of which nothing else is known.
    case list
    /// Sources of which nothing else is known.
    case sources
  }

  /// One of several builds of the same app that differ in their property lists.
  public struct Variant: Hashable, Sendable {
    /// What all variants have in common: the target's name.
    public var group: String
    /// What tells this one from the others: its configurations or its platforms.
    public var name: String

    package init(group: String, name: String) {
      self.group = group
      self.name = name
    }
  }
}
