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
    let settings = sharedSettings()
    product.infoPlists.reserveCapacity(parts.count)
    var known: [String: Int] = [:]
    for part in parts {
      guard let path = part.list, let list = lists[path] else {
        var lone = part.part
        if part.list != nil { lone.isListMissing = true }
        product.add(lone)
        continue
      }
      if let index = known[path] {
        var other = part.part
        other.list = index
        product.add(other)
        continue
      }
      known[path] = product.infoPlists.count
      let values = BuildSettings(settings[path] ?? [:]).overridden(by: defined)
      product.add(part.part, list: InfoPlist(list, settings: values))
    }
    return product
  }

  /// What the parts with one list agree on, for each list: a setting that differs among them stands
  /// for no value.
  private func sharedSettings() -> [String: [String: String]] {
    var shared: [String: [String: String]] = [:]
    if parts.allSatisfy({ $0.settings.values.isEmpty }) { return shared }
    for part in parts {
      guard let path = part.list else { continue }
      let values = part.settings.values
      shared[path] = shared[path].map { $0.filter { values[$0.key] == $0.value } } ?? values
    }
    return shared
  }
}
