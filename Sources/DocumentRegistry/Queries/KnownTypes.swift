/// The types of a registry by their rows.
struct KnownTypes {
  private var types: [Int64: CatalogedType] = [:]

  init(_ connection: any DatabaseConnection) throws(CatalogError) {
    let statement = try connection.prepare(
      "SELECT id, identifier, description, mime, extension, declared FROM type")
    while try statement.step() {
      types[statement.integer(0)] = CatalogedType(
        identifier: statement.text(1), description: statement.optionalText(2),
        mimeType: statement.optionalText(3), fileExtension: statement.optionalText(4),
        isDeclared: statement.integer(5) != 0)
    }
  }

  subscript(row: Int64) -> CatalogedType {
    types[row]
      ?? CatalogedType(
        identifier: "public.data", description: nil, mimeType: nil, fileExtension: nil,
        isDeclared: false)
  }
}
