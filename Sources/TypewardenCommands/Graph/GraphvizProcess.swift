internal import TypewardenCommandLine
internal import TypewardenProjects

/// Graphviz' program `dot`, which makes a picture of a drawing.
enum GraphvizProcess {
  /// The picture as SVG.
  static func svg(_ dot: String) throws(CommandError) -> String {
    guard let input = TemporaryFile(), let output = TemporaryFile(), let errors = TemporaryFile()
    else { throw .failed("no temporary file can be made for Graphviz") }
    defer {
      input.close()
      output.close()
      errors.close()
    }
    guard input.write(Array(dot.utf8)) else { throw .failed("a temporary file is not writable") }
    let process = ChildProcess(
      ["dot", "-Tsvg"], input: input.descriptor, output: output.descriptor,
      errors: errors.descriptor)
    let status = process?.wait()
    guard process != nil, status != 127 else {
      throw .failed(
        "svg needs Graphviz' `dot`, which is not on PATH: apt-get install graphviz, or brew install "
          + "graphviz; --format html needs nothing")
    }
    let picture = String(decoding: output.bytes, as: UTF8.self)
    guard status == 0, !picture.isEmpty else {
      let said = String(decoding: errors.bytes, as: UTF8.self).split(separator: "\n").first.map(
        String.init)
      throw .failed("dot: \(Terminal.escaped(said ?? "ended without a picture"))")
    }
    return picture
  }
}
