import SwiftUI

@main
struct RecipeApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: RecipeDocument()) { file in
      RecipeView(recipe: file.$document)
        .navigationTitle(file.fileURL?.lastPathComponent ?? "")
    }
  }
}
