import FoundationEssentials
import Testing
import UniformTypes

@Suite("Coding")
struct CodingTests {
  @Test("writes a bare string", arguments: [UTType.jpeg, UTType(filenameExtension: "nobody")!])
  func written(type: UTType) throws {
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(type.identifier)\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
  }

  @Test(
    "reads a bare string or the key `identifier`",
    arguments: [
      "[\"public.jpeg\"]", "[\"Public.JPEG\"]", "[{\"identifier\": \"public.jpeg\"}]",
    ])
  func read(text: String) throws {
    #expect(try JSONDecoder().decode([UTType].self, from: Data(text.utf8)) == [.jpeg])
  }

  @Test(
    "fails for what is not known",
    arguments: [
      "[\"com.example.nobody\"]", "[{\"identifier\": \"com.example.nobody\"}]", "[\"\"]",
      "[\"dyn.broken\"]",
    ])
  func unknown(text: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.count == 1)
  }

  @Test("fails for other shapes", arguments: ["[1]", "[{}]", "[[\"public.jpeg\"]]", "[null]"])
  func otherShapes(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(text.utf8))
    }
  }

  @Test("writes tag classes as their names")
  func tagClasses() throws {
    let data = try JSONEncoder().encode([UTTagClass.mimeType])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.mime-type\"]")
    #expect(try JSONDecoder().decode([UTTagClass].self, from: data) == [.mimeType])
  }
}
