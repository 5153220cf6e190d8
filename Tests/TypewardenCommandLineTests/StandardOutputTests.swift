import Foundation
import Testing

@testable import TypewardenCommandLine

@Suite("Standard output")
struct StandardOutputTests {
  @Test(
    "Everything arrives in order, whatever the size of the pieces", arguments: [1, 7, 64, 4096])
  func writesInOrder(capacity: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let output = StandardOutput(descriptor: handle.fileDescriptor, capacity: capacity)
    var expected = ""
    for count in 0..<200 {
      let piece = String(repeating: "é", count: count % 50) + "\(count)\n"
      expected += piece
      if count % 2 == 0 { output.write(piece) } else { output.write(Array(piece.utf8)) }
    }
    try output.flush()
    try output.flush()
    #expect(!output.hasFailed)
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == expected)
  }

  @Test("A pipe larger than its buffer is written to the end")
  func writesThroughPipe() async throws {
    let pipe = Pipe()
    let count = 1_000_000
    // A thread of its own: a task would wait until one of the tests before it has ended, and this
    // one blocks until somebody reads.
    let read = AsyncStream<Int>.makeStream()
    let reading = pipe.fileHandleForReading.fileDescriptor
    Thread.detachNewThread {
      let handle = FileHandle(fileDescriptor: reading)
      read.continuation.yield(handle.readDataToEndOfFile().count)
      read.continuation.finish()
    }
    let output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    for _ in 0..<(count / 10) { output.write("0123456789") }
    try output.flush()
    try pipe.fileHandleForWriting.close()
    var counts: [Int] = []
    for await count in read.stream { counts.append(count) }
    #expect(counts == [count])
  }

  @Test("A reader that went away is told apart from other errors")
  func reportsClosedPipe() throws {
    StandardOutput.ignoreBrokenPipe()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    output.write("lost")
    #expect(!output.hasFailed)
    #expect(throws: OutputError.closedPipe) { try output.flush() }
    output.write("dropped")
    #expect(throws: OutputError.closedPipe) { try output.flush() }
  }

  @Test("A closed descriptor and a full device are errors with the system's words")
  func reportsOtherErrors() throws {
    let closed = StandardOutput(descriptor: -1, capacity: 4)
    closed.write("longer than the buffer")
    #expect(closed.hasFailed)
    let error = #expect(throws: OutputError.self) { try closed.flush() }
    #expect(error == .failed(errorNumber: EBADF))
    #expect(error?.message == "Bad file descriptor")
    // Only Linux has a device that is always full.
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let output = StandardOutput(descriptor: full.fileDescriptor)
    output.write("a")
    #expect(throws: OutputError.failed(errorNumber: ENOSPC)) { try output.flush() }
  }

  @Test("The graver exit code wins")
  func combinesExitCodes() {
    #expect(ExitCode.findings.combined(with: .failure) == .failure)
    #expect(ExitCode.findings.combined(with: .success) == 1)
  }
}
