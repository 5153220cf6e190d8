#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypeDeclarations
internal import TypewardenCommandLine

/// Resolves names from standard input as they come, without holding them all.
enum NameStream {
  static func resolve(
    _ resolver: NameResolver, _ form: ResolveQuestion.Form, _ writer: AnswerWriter
  ) throws(CommandError) -> ExitCode {
    var exitCode = ExitCode.success
    var buffer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
        throw .failed("standard input: \(reason)")
      }
      if count == 0 { break }
      buffer.append(contentsOf: chunk[..<count])
      let used = lines(in: buffer, resolver, form, writer, &exitCode)
      buffer.removeSubrange(..<used)
      if writer.hasFailed { return exitCode }
    }
    if !buffer.isEmpty {
      buffer.append(resolver.terminator)
      _ = lines(in: buffer, resolver, form, writer, &exitCode)
    }
    return exitCode
  }

  /// Answers every whole line; returns how many bytes they take.
  private static func lines(
    in buffer: [UInt8], _ resolver: NameResolver, _ form: ResolveQuestion.Form,
    _ writer: AnswerWriter, _ exitCode: inout ExitCode
  ) -> Int {
    buffer.withUnsafeBufferPointer { bytes in
      if resolver.isPlain {
        return plainLines(in: bytes, resolver.registry, resolver.terminator, writer)
      }
      var start = 0
      while let end = end(ofLineAt: start, in: bytes, resolver.terminator) {
        let answer = resolver.answer(Array(bytes[start..<end]), form, writer)
        exitCode = exitCode.combined(with: answer)
        start = end + 1
      }
      return start
    }
  }

  /// The same for names alone in text: nothing is allocated for a name that has a declared type.
  private static func plainLines(
    in bytes: UnsafeBufferPointer<UInt8>, _ registry: TypeRegistry, _ terminator: UInt8,
    _ writer: AnswerWriter
  ) -> Int {
    var answers: [UInt8] = []
    answers.reserveCapacity(bytes.count * 4)
    var start = 0
    while let end = end(ofLineAt: start, in: bytes, terminator) {
      let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
      answers.append(contentsOf: name)
      answers.append(0x09)
      switch registry.answer(forName: name, kind: .nameOnly) {
      case .declared(let id): registry.withIdentifier(of: id) { answers.append(contentsOf: $0) }
      case .standard(let identifier): answers.append(contentsOf: identifier.rawValue.utf8)
      case .dynamic(let place, let length):
        let text = UnsafeBufferPointer(rebasing: name[place..<(place + length)])
        if DynamicIdentifier.append(ofExtension: text, to: &answers) { break }
        let type = registry.type(forNameBytes: name, kind: .nameOnly)
        answers.append(contentsOf: type.identifier.rawValue.utf8)
      }
      answers.append(terminator)
      start = end + 1
    }
    writer.append(answers)
    return start
  }

  @inline(__always)
  private static func end(
    ofLineAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ terminator: UInt8
  ) -> Int? {
    guard start < bytes.count,
      let found = memchr(bytes.baseAddress! + start, Int32(terminator), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
  }
}

/// Collects answers and hands them on in large pieces.
final class AnswerWriter {
  private let output: StandardOutput
  private let closing: (StandardOutput) throws(CommandError) -> Void
  private var buffer: [UInt8] = []
  private static let limit = 1 << 16

  init(output: (StandardOutput, (StandardOutput) throws(CommandError) -> Void)) {
    self.output = output.0
    closing = output.1
    buffer.reserveCapacity(Self.limit * 2)
  }

  var hasFailed: Bool { output.hasFailed }

  func append(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.limit { empty() }
  }

  private func empty() {
    output.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  func finish() throws(CommandError) {
    empty()
    try closing(output)
  }
}
