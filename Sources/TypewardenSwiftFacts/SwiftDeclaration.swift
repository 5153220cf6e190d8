/// A class, structure, actor, enumeration or extension in one file, with what it says about
/// documents. ``SwiftModuleFacts/documentClasses`` puts those of one name together.
package struct SwiftDeclaration: Hashable, Sendable {
  package enum Keyword: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`, actor, `enum`, `protocol`, `extension`
  }

  package var keyword: Keyword
  /// The name with those of the enclosing types before it: `Note`, `App.Note`.
  package var name: String
  /// The name in `@objc(NAME)`.
  package var objectiveCName: String?
  /// The superclass and protocols as they are written.
  package var inherited: [String]
  /// The lists of types in its body, such as `readableContentTypes`.
  package var lists: [DocumentTypeList]
  /// The name.
  package var place: SourcePlace
  package var condition: String?

  package init(
    keyword: Keyword, name: String, objectiveCName: String? = nil, inherited: [String] = [],
    lists: [DocumentTypeList] = [], place: SourcePlace, condition: String? = nil
  ) {
    self.keyword = keyword
    self.name = name
    self.objectiveCName = objectiveCName
    self.inherited = inherited
    self.lists = lists
    self.place = place
    self.condition = condition
  }
}

/// A list of types that a document class declares.
package struct DocumentTypeList: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case readableContentTypes, writableContentTypes
    case exportedContentTypes, importedContentTypes
    /// `NSDocument`, as text.
    case readableTypes, writableTypes
  }

  package var role: Role
  package var types: TypeList
  /// The name of the property.
  package var place: SourcePlace

  package init(role: Role, types: TypeList, place: SourcePlace) {
    self.role = role
    self.types = types
    self.place = place
  }
}
