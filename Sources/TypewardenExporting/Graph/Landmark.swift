/// What a type stands for at the top of the graph, where the two hierarchies begin.
///
/// Every sound type descends from both: the physical one says how it is stored, the functional one
/// what it is.
package enum Landmark: Sendable, Hashable {
  case physicalRoot
  case flatFile
  case folder
  case package
  case functionalRoot

  /// The landmark that a system type is; nil for most.
  ///
  /// Not every type without a supertype is a functional root: devices and icons have none either.
  init?(_ identifier: String) {
    switch identifier {
    case "public.item": self = .physicalRoot
    case "public.data": self = .flatFile
    case "public.directory": self = .folder
    case "com.apple.package": self = .package
    case "public.content", "public.executable", "public.archive", "public.bookmark",
      "public.database", "public.message", "public.contact", "public.calendar-event",
      "public.to-do-item", "public.playlist":
      self = .functionalRoot
    default: return nil
    }
  }

  /// The words that pictures show.
  package var title: String {
    switch self {
    case .physicalRoot: "physical root"
    case .flatFile: "physical: a flat file"
    case .folder: "physical: a folder"
    case .package: "physical: a folder shown as one file"
    case .functionalRoot: "functional root"
    }
  }
}
