/// What a shell should offer for a value, read off its declaration.
enum ValueCompletion: Equatable {
  case choices([String])
  case files
  case directories
  case nothing

  /// The words `PATH`, `FILE` and `DIR` in the name of a value say that it is in the file system.
  init(valueName: String, choices: [String]) {
    let words = valueName.split { !$0.isLetter }
    if !choices.isEmpty {
      self = .choices(choices)
    } else if words.contains("PATH") || words.contains("FILE") {
      self = .files
    } else if words.contains("DIR") {
      self = .directories
    } else {
      self = .nothing
    }
  }
}

extension OptionDeclaration {
  var completion: ValueCompletion {
    ValueCompletion(valueName: valueName ?? "", choices: choices)
  }
}

extension PositionalDeclaration {
  var completion: ValueCompletion { ValueCompletion(valueName: name, choices: choices) }
}
