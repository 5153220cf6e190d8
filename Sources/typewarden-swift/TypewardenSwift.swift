internal import TypewardenSourceText
internal import TypewardenSwiftFacts
internal import TypewardenSwiftFactsExtraction

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Prints the facts of Swift sources, a JSON object on each line, in the order of the paths.
///
/// Paths are arguments, or separated by NUL on standard input. A program of its own, because it
/// links the toolchain's parser, which `typewarden` could neither carry along nor start as fast with.
@main
enum TypewardenSwift {
  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst())
    if paths.first == "--" { paths.removeFirst() }
    if paths.isEmpty {
      guard isatty(0) == 0, let input = try? FileBytes.readStandardInput(name: "standard input")
      else {
        write(
          Array("usage: typewarden-swift PATH... (or paths separated by NUL on stdin)\n".utf8),
          to: 2)
        exit(64)
      }
      paths = input.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    ProcessLimits.setMemory()
    // Lines are written as they are done, so that a reader sees progress and memory stays small.
    let batch = 64 * ParallelMap.coreCount
    for start in stride(from: 0, to: paths.count, by: batch) {
      let part = Array(paths[start..<min(start + batch, paths.count)])
      ProcessLimits.setTime(for: part)
      let lines = ParallelMap.map(part) { path in
        SwiftFactsExtractor.facts(path: path).jsonLine + [0x0A]
      }
      for line in lines { write(line, to: 1) }
    }
  }

  /// Writes all bytes; a reader that has gone ends the program quietly.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #else
          let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          exit(2)
        }
        done += count
      }
    }
  }
}
