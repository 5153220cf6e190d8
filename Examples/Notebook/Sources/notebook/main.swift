import NotebookModel
import UniformDocuments

NotebookTypes.register()
do {
  guard try await Notebook.run(Array(CommandLine.arguments.dropFirst())) else {
    FileHandle.standardError.write(Data("\(Notebook.usage)\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("notebook: \(error)\n".utf8))
  exit(1)
}
