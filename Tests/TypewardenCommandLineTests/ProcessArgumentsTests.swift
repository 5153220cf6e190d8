import Testing

@testable import TypewardenCommandLine

@Suite("Process arguments")
struct ProcessArgumentsTests {
  @Test("Bytes that are not UTF-8 survive parsing")
  func recoversBytes() throws {
    let invalid: [UInt8] = [0x61, 0xFF, 0x2F, 0xC3]
    let raw =
      [Array("lint".utf8), Array("--with=".utf8) + invalid, Array("-o".utf8), invalid]
      + [Array("-no".utf8) + invalid, Array("--".utf8), invalid]
    let arguments = Array(raw[0...1] + raw[4...])
    let parsed = try ArgumentParser(tool: SampleTool.tool).parse(
      ProcessArguments.strings(from: arguments))
    #expect(parsed.positionals == ["a\u{FFFD}/\u{FFFD}"])
    #expect(parsed.rawPositionals(from: arguments) == [invalid])
    #expect(parsed.rawValues("--with", from: arguments) == [invalid])
    let separate = try ArgumentParser(tool: SampleTool.tool).parse(
      ProcessArguments.strings(from: Array(raw[0...3])))
    #expect(separate.rawValues("-o", from: raw) == [invalid])
  }

  @Test("A vector is copied without the name of the program")
  func readsVector() {
    var program: [Int8] = [112, 0]
    var word: [Int8] = [97, -1, 0]
    let read = program.withUnsafeMutableBufferPointer { program in
      word.withUnsafeMutableBufferPointer { word in
        var vector = [program.baseAddress, word.baseAddress, nil]
        return vector.withUnsafeMutableBufferPointer { vector in
          ProcessArguments.rawBytes(count: 2, vector: vector.baseAddress!)
        }
      }
    }
    #expect(read == [[97, 0xFF]])
  }

  @Test("Both forms of this process's arguments agree")
  func agreesWithItself() {
    #expect(ProcessArguments.strings() == Array(CommandLine.arguments.dropFirst()))
    #expect(ProcessArguments.rawBytes().count == ProcessArguments.strings().count)
  }
}
