extension ArgumentReading {
  /// Reads `--name`, `--name=VALUE` or `--name VALUE`.
  mutating func readLongOption(_ argument: String) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    var attached: (value: String, offset: Int)?
    if name.utf8.count < argument.utf8.count {
      let offset = name.utf8.count + 1
      attached = (String(decoding: argument.utf8.dropFirst(offset), as: UTF8.self), offset)
    }
    if let option = path.option(named: name) {
      try add(option, as: name, attached: attached)
    } else if let option = builtin(name) {
      if let attached { throw .unexpectedValue(attached.value, for: name, at: path) }
      request(option)
    } else {
      throw .unknownOption(name, within: name, at: path)
    }
  }

  /// Reads `-q`, the bundle `-0q`, or a value after the last letter: `-oFILE`, `-o=FILE` or
  /// `-o FILE`.
  mutating func readShortOptions(_ argument: String) throws(UsageError) {
    var rest = argument.dropFirst()
    while let letter = rest.popFirst() {
      let name = "-\(letter)"
      guard let option = path.option(named: name) else {
        guard let option = builtin(name) else {
          throw .unknownOption(name, within: argument, at: path)
        }
        request(option)
        continue
      }
      let hasEqualsSign = rest.first == "="
      let takesRest =
        switch option.kind {
        case .flag, .optionalValue: hasEqualsSign
        case .value: !rest.isEmpty
        }
      guard takesRest else {
        try add(option, as: name, attached: nil)
        continue
      }
      let value = String(hasEqualsSign ? rest.dropFirst() : rest)
      let offset = argument.utf8.count - value.utf8.count
      return try add(option, as: name, attached: (value, offset))
    }
  }

  private mutating func add(
    _ option: OptionDeclaration, as name: String, attached: (value: String, offset: Int)?
  ) throws(UsageError) {
    var occurrence = ParsedArguments.Occurrence(names: option.names, argumentIndex: index - 1)
    if let attached {
      if case .flag = option.kind {
        throw .unexpectedValue(attached.value, for: name, at: path)
      }
      occurrence.value = attached.value
      occurrence.byteOffset = attached.offset
    } else if case .value = option.kind {
      let next = index < arguments.count ? arguments[index] : nil
      guard let next, !isOption(next) else {
        throw .missingValue(name, of: option, next: next, at: path)
      }
      occurrence.value = next
      occurrence.argumentIndex = index
      index += 1
    }
    if let value = occurrence.value, !option.choices.isEmpty, !option.choices.contains(value) {
      throw .unknownChoice(value, for: name, choices: option.choices, at: path)
    }
    if !option.isRepeatable, parsed.isPresent(option.names[0]) {
      throw .repeatedOption(name, at: path)
    }
    parsed.occurrences.append(occurrence)
  }

  /// Whether an argument is an option and so cannot be the value of the one before it.
  ///
  /// Other words with a dash, such as `-1`, are values.
  private func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return false }
    let name = String(argument.prefix { $0 != "=" })
    return argument == "--" || path.option(named: name) != nil || builtin(name) != nil
  }

  /// The built-in option of that name; the version may be asked for after a command as well.
  private func builtin(_ name: String) -> OptionDeclaration? {
    [CommandPath.helpOption, CommandPath.versionOption].first { $0.names.contains(name) }
  }

  private mutating func request(_ option: OptionDeclaration) {
    if option == CommandPath.helpOption {
      parsed.request = .help
    } else if parsed.request == .run {
      parsed.request = .version
    }
  }
}
