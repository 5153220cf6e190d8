/// A use of the type API before `UTType`.
package struct LegacyUse: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `kUTTypePNG`, `kUTTagClassMIMEType`.
    case constant
    /// `UTTypeConformsTo(…)`.
    case function
    /// `import MobileCoreServices`.
    case `import`
  }

  package var kind: Kind
  /// The constant, function or module.
  package var name: String
  package var place: SourcePlace
  package var condition: String?

  package init(kind: Kind, name: String, place: SourcePlace, condition: String? = nil) {
    self.kind = kind
    self.name = name
    self.place = place
    self.condition = condition
  }
}
