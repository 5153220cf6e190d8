extension ParsedArguments {
  /// The positionals as the bytes the process was started with.
  ///
  /// A file name need not be UTF-8. `arguments` is what ``ProcessArguments/rawBytes()`` returns for
  /// the process whose ``ProcessArguments/strings()`` were parsed.
  package func rawPositionals(from arguments: [[UInt8]]) -> [[UInt8]] {
    positionalIndices.compactMap { arguments.indices.contains($0) ? arguments[$0] : nil }
  }

  /// All values given to the option, as the bytes the process was started with.
  package func rawValues(_ name: String, from arguments: [[UInt8]]) -> [[UInt8]] {
    occurrences.compactMap { occurrence in
      guard occurrence.value != nil, occurrence.names.contains(name),
        arguments.indices.contains(occurrence.argumentIndex)
      else { return nil }
      return Array(arguments[occurrence.argumentIndex].dropFirst(occurrence.byteOffset))
    }
  }
}
