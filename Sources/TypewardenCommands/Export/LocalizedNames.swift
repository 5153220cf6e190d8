internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenExporting
internal import TypewardenProjects
internal import TypewardenSourceText

/// What apps and their types are called in the languages that lie beside their property lists.
struct LocalizedNames {
  /// By list, then by language, then by the text or key that is replaced.
  private var tables: [String: [String: [String: String]]] = [:]
  /// What could not be read.
  private(set) var errors: [FileError] = []

  /// Reads the tables; says which are not understood.
  init(besideEach lists: [InfoPlist], isQuiet: Bool) {
    var remarks: [Remark] = []
    for list in lists {
      let name = list.list.source.name
      tables[name] = BundleResources(besideList: name, &remarks, &errors).localizedNames
    }
    if !isQuiet { GroupingReport.write(remarks) }
  }

  /// Adds the names to the types and to the apps, which are those of the lists in their order.
  func add(to input: inout ExportInput, _ lists: [InfoPlist]) {
    for type in input.types {
      guard let text = type.declaration.localizedDescription else { continue }
      for (language, table) in tables[type.layer.name] ?? [:] {
        input.localizedDescriptions[type.identifier, default: [:]][language] = table[text]
      }
    }
    let owners = lists.filter { ExportedApp($0) != nil }
    for (index, list) in owners.enumerated() where input.apps.indices.contains(index) {
      for (language, table) in tables[list.list.source.name] ?? [:] {
        input.apps[index].localizedNames[language] =
          table["CFBundleDisplayName"] ?? table["CFBundleName"]
      }
    }
  }
}
