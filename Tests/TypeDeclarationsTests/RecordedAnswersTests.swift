import Testing
import TypeDeclarations

/// The standard types give the answers that real systems gave.
@Suite struct RecordedAnswersTests {
  let answers: [RecordedAnswer]
  /// What does not agree, by question: our answer and the reason.
  let known: [[String]: [String]]

  init() throws {
    answers = try Fixture.rows("recorded-answers.tsv").map { RecordedAnswer($0) }
    let rows = try Fixture.rows("known-disagreements.tsv")
    known = Dictionary(uniqueKeysWithValues: rows.map { (Array($0[..<4]), Array($0[4...])) })
  }

  @Test func everyRowAgreesOrIsListedWithItsReason() throws {
    var agreeing: [String: (yes: Int, all: Int)] = [:]
    for row in answers {
      let answer = row.answer(of: .system)
      agreeing[row.kind, default: (0, 0)].all += 1
      if answer == row.expected { agreeing[row.kind]!.yes += 1 }
      let entry = known[row.question]
      if row.isBinding {
        #expect(answer == row.expected, "\(row.question)")
        #expect(entry == nil, "binding rows cannot be excused: \(row.question)")
      } else if let entry {
        #expect(answer != row.expected, "agrees now, take it off the list: \(row.question)")
        #expect(answer == entry.first, "\(row.question)")
        #expect(entry.last?.isEmpty == false, "no reason: \(row.question)")
      } else {
        #expect(answer == row.expected, "neither agrees nor is listed: \(row.question)")
      }
    }
    for (kind, count) in agreeing.sorted(by: { $0.key < $1.key }) {
      print("recorded answers, \(kind): \(count.yes) of \(count.all) agree")
    }
  }

  @Test func everyListedDisagreementIsOfARecordedAnswer() {
    let questions = Set(answers.map(\.question))
    for question in known.keys { #expect(questions.contains(question), "\(question)") }
  }
}
