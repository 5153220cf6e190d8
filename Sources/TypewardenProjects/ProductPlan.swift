internal import InfoPlists
internal import PropertyLists

/// A product before its property lists are read: which lists belong to it, and with what settings.
struct ProductPlan {
  var product: Product
  var parts: [Part] = []
  /// The Xcode project that it is a product of.
  var project: String?

  /// A part with the path of its list.
  struct Part {
    var part: Product.Part
    /// The path of its property list; nil when it has none.
    var list: String?
    /// Values for the list's placeholders.
    var settings = BuildSettings()
  }

  init(_ kind: Product.Kind, _ name: String) {
    product = Product(kind: kind, name: name)
  }

  /// What the plan is sorted by.
  var sortKey: String { parts.lazy.compactMap(\.list).first ?? product.name }

  /// The product with its lists; settings that the user gave outrank those of the project.
  func product(_ lists: [String: PropertyList], defined: BuildSettings) -> Product {
    var product = product
    for part in parts {
      guard let path = part.list, let list = lists[path] else {
        product.add(part.part)
        continue
      }
      let settings = part.settings.overridden(by: defined)
      product.add(part.part, list: InfoPlist(list, settings: settings))
    }
    return product
  }
}
