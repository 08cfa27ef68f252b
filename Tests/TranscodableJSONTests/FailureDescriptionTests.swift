import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private enum Status: String, CaseIterable, JSONDecodable {
  case open, inProgress = "in_progress", done

  static func decode(from reader: inout JSONReader) -> Status? { reader.readRawValue(Self.self) }
}

private struct Task: Decodable {
  var name: String
  var count: UInt8
  var status: Status?
  var tags: [String: [Bool]]?
}

private struct Numbered: Decodable {
  enum CodingKeys: Int, CodingKey { case first = 1, second = 2 }
  var first: Int
  var second: Int
}

@Suite("Descriptions of failures")
struct FailureDescriptionTests {
  @Test func `a description contains everything on one line`() {
    let failure = CodingFailure(.typeMismatch, at: 11, expected: "Float", found: "a string")
    #expect("\(failure)" == "type-mismatch at byte 11: expected Float, found a string")
    let placed = CodingFailure(
      .typeMismatch, in: 31..<32, line: 3, column: 10,
      codingPath: [CodingFieldKey(index: 0), "age" as CodingFieldKey], expected: "Int",
      found: "a string")
    #expect(
      "\(placed)"
        == "type-mismatch at [0].age, line 3, column 10 (byte 31): expected Int, found a string")
  }

  @Test func `a description omits unknown parts`() {
    #expect("\(CodingFailure(.unexpectedEnd, at: 0))" == "unexpected-end at byte 0")
    #expect(
      "\(CodingFailure(.missingKey, at: 3, expected: "id"))"
        == "missing-key at byte 3: missing key 'id'"
    )
  }

  @Test func `an event describes its location, cause and replacement`() {
    let cause = CodingFailure(.typeMismatch, at: 5, expected: "Int", found: "a string")
    let event = DecodingEvent(
      .coercion, at: [CodingFieldKey(index: 0), "age" as CodingFieldKey], byteRange: 5..<8, line: 1,
      column: 6,
      cause: cause, replacement: "7")
    #expect(
      "\(event)" == """
        coercion at [0].age, line 1, column 6 (byte 5), used 7: expected Int, found a string
        """)
  }

  @Test func `a coding path prints as keys and indices`() {
    let path: [any CodingKey] = [
      "users" as CodingFieldKey, CodingFieldKey(index: 3), CodingFieldKey(text: "7"),
      "zip code" as CodingFieldKey,
    ]
    #expect("\(path)" == #"["users", 3, "7", "zip code"]"#)
    #expect("\(path[0]) \(path[1])" == "users [3]")
  }

  // MARK: - Explanations

  private static let answers: [(String, String, String)] = [
    (#"{}"#, "/name", "is missing"), (#"{"name":""}"#, "/count", "is missing"),
    (#"{"name":null,"count":1}"#, "/name", "must not be null"),
    (#"{"name":1,"count":1}"#, "/name", "must be a string"),
    (#"{"name":"","count":"x"}"#, "/count", "must be an integer from 0 to 255"),
    (#"{"name":"","count":256}"#, "/count", "must be an integer from 0 to 255"),
    (
      #"{"name":"","count":1,"status":"in_progres"}"#, "/status",
      "must be one of open, in_progress, done"
    ),
    (#"{"name":"","count":1,"tags":[]}"#, "/tags", "must be an object"),
    (#"{"name":"","count":1,"tags":{"a/b~":1}}"#, "/tags/a~1b~0", "must be an array"),
    (
      #"{"name":"","count":1,"tags":{"a":[true,0]}}"#, "/tags/a/1",
      "must be true or false"
    ),
    (#"[1]"#, "", "must be an object"),
  ]

  @Test func `explanations for clients omit locations and type names`() {
    for (text, pointer, explanation) in Self.answers {
      do {
        _ = try JSON.Decoder().decodeCollecting(Task.self, from: Data(text.utf8))
        Issue.record("\(text) was decoded")
      } catch {
        let answers = error.map { "\($0.pointer) \($0.explanation)" }
        #expect(answers.contains("\(pointer) \(explanation)"), "\(text): \(answers)")
        #expect(!"\(answers)".contains("Status"))
      }
    }
  }

  @Test func `invalid JSON is explained as malformed`() {
    let failure = Outcome { try JSON(parsing: "[1,") }.problem?.failure
    #expect(failure?.explanation.hasPrefix("is malformed: unexpected end") == true)
  }

  @Test func `integer keys are kept in errors on both paths`() {
    func problem<Value: Decodable>(_ type: Value.Type, _ text: String) -> DecodingProblem? {
      Outcome { try JSON.Decoder().decode(type, from: text) }.problem
    }
    #expect(problem(Numbered.self, #"{"first":1}"#)?.kind == "keyNotFound second#2")
    let direct = Outcome {
      try JSONReader.read(#"{"1":1}"#) { reader -> Int? in
        _ = reader.beginDictionary()
        _ = reader.takeKey()
        reader.skipValue()
        _ = reader.nextEntry()
        return reader.__missing(1, required: 3, "1\u{0}2")
      }
    }
    #expect(direct.problem?.kind == "keyNotFound 2#2")
  }
}
