import SwiftUI

struct RecipeView: View {
  @Binding var recipe: RecipeDocument

  var body: some View {
    TextField("Title", text: $recipe.title)
    Button("Clear") { recipe.steps = [] }
  }
}
