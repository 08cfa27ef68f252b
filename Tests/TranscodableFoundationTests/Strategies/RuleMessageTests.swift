import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private struct Refusal: Error, CustomStringConvertible { let description = "the list is closed" }

@Suite("Messages of failed validation")
struct RuleMessageTests {
  /// Validations, a value that fails each of them, and the message.
  private static let texts: [(CodableValidation<String>, String, String)] = [
    (.count(12...100), "hunter2", "must have 12 to 100 characters, but has 7"),
    (.count(12..<100), "hunter2", "must have 12 to 99 characters, but has 7"),
    (.count(12...), "hunter2", "must have at least 12 characters, but has 7"),
    (.count(...3), "hunter2", "must have at most 3 characters, but has 7"),
    (.count(..<3), "hunter2", "must have fewer than 3 characters, but has 7"),
    (.count(12), "hunter2", "must have 12 characters, but has 7"),
    (.count(1), "hunter2", "must have 1 character, but has 7"),
    (.count(1), "e\u{301}e\u{301}", "must have 1 character, but has 2"),
    (.count(5), "\r\n", "must have 5 characters, but has 1"),
    (.nonEmpty, "", "must not be empty"),
    (.oneOf("a", "b"), "hunter2", "must be one of a, b"),
    (.matches("[a-z]+"), "hunter2", "must match [a-z]+"),
    (.range("a"..."c"), "hunter2", "must be from a to c"),
    (CodableValidation(where: { _ in false }), "hunter2", "must be valid"),
    (
      CodableValidation(where: { _ in false }, "Passwords are longer."), "hunter2",
      "Passwords are longer"
    ),
    (
      CodableValidation(where: { _ in throw Refusal() }, "must be new"), "hunter2",
      "must be new: the list is closed"
    ),
  ]

  @Test func `a message contains the requirement and the measured size but never the value`() {
    for (rule, value, message) in Self.texts {
      let text = String(decoding: (try? JSON.encode(value)) ?? Data(), as: UTF8.self)
      let field = decodedField(__plain(String.self).__validated(rule))
      guard let problem = field.decoded(text).problem, let failure = problem.failure else {
        Issue.record("\(rule.rule) accepted \(value)")
        continue
      }
      #expect(failure.requirement == message)
      #expect(failure.explanation == message)
      let sentence = message.prefix(1).uppercased() + message.dropFirst()
      #expect(problem.text == "\(sentence), at line 1, column 6 (byte 5).")
      #expect(
        failure.description == "invalid-value at x, line 1, column 6 (byte 5): \(message)")
      let said = [problem.text, "\(failure)", "\(failure.underlying as Any)", "\(rule.message)"]
      #expect(!said.contains { $0.contains("hunter2") }, "\(said)")
      #expect((failure.underlying as? CodableValidationFailure)?.value == "\"\(value)\"")
    }
  }

  @Test func `ranges of numbers are described in words`() {
    let rules: [(CodableValidation<Int>, String)] = [
      (.range(1...5), "must be from 1 to 5"), (.range(1..<5), "must be at least 1 and less than 5"),
      (.range(1...), "must be at least 1"), (.range(...(-1)), "must be at most -1"),
      (.range(..<0), "must be less than 0"),
    ]
    for (rule, message) in rules { #expect(rule.message == message) }
    #expect(CodableValidation<[Int]>.count(1...).message == "must have at least 1 elements")
    #expect(CodableValidation<[Int]>.count(1).message == "must have 1 element")
  }

  @Test func `truncated values end in an ellipsis`() {
    let field = decodedField(__plain([Int].self).__validated(.count(...2)))
    let failure = field.decoded("[\((1...100).map(String.init).joined(separator: ","))]")
      .problem?.failure
    let value = (failure?.underlying as? CodableValidationFailure)?.value
    #expect(value?.hasSuffix("…") == true && value?.count == 81)
  }

  @Test func `an error thrown by a modifier has its location`() {
    let modifier = CodableModifier<Int>.map { _ in throw Refusal() }
    let problem = decodedField(__plain(Int.self).__modified(modifier)).decoded("5").problem
    #expect(
      problem?.text
        == "Could not be modified: the list is closed, at line 1, column 6 (byte 5).")
  }
}
