import Foundation
import Testing
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The output that a decoding inspector receives.
@Suite struct InspectingTests {
  struct Plain: Codable, Equatable {
    @CodableInspected var scores: [Int]
    var name: String
  }

  final class Shown: @unchecked Sendable {
    // Unchecked: each test uses one thread.
    var lines: [String] = []
  }

  private func shown<Value: Decodable>(
    _ type: Value.Type, _ text: String, maximumLength: Int = 4000, redactedKeys: Set<String> = []
  ) -> [String] {
    let shown = Shown()
    let decoder = JSON.Decoder()
    decoder.userInfo[.decodingInspector] = DecodingInspector(
      maximumLength: maximumLength, redactedKeys: redactedKeys
    ) {
      let cut = $0.isCut ? " cut" : ""
      shown.lines.append(
        "\($0.type) \($0.codingPath.pathDescription) \($0.offset)\(cut): \($0.text)")
    }
    _ = try? decoder.decode(type, from: Data(text.utf8))
    return shown.lines
  }

  private let text = #"[{"name": "a", "scores": [1, 2]}]"#

  @Test func `the inspector receives the JSON of a field on the container path`() {
    #expect(
      shown([Plain].self, text) == ["Array<Int> [0].scores 25: [\n  1,\n  2\n]"])
  }

  struct Direct<Value: JSONDecodable>: JSONDecodable {
    var value: Value

    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Value.self)
    }

    init(value: Value) { self.value = value }

    static func decode(from reader: inout JSONReader) -> Direct? {
      var value: Value?
      let isGood = Fields([#""value":"#], joined: "value").read(from: &reader, required: 1) {
        value = Value.decode(from: &$1)
      }
      return isGood ? value.map { Direct(value: $0) } : nil
    }
  }

  @Test func `the inspector receives the JSON of a field on the direct path`() {
    let text = #"[{"value": 1}, {"value": {"a": 2}}]"#
    #expect(
      shown([Direct<CodableInspected<JSON>>].self, text) == [
        "JSON [0].value 11: 1", "JSON [1].value 25: {\n  \"a\" : 2\n}",
      ])
  }

  struct Optionals: Codable, Equatable {
    @CodableInspected var count: Int?
    @CodableInspected var tags: [String]?
  }

  @Test func `an inspected optional field may be missing or null`() throws {
    for (text, value) in [
      ("{}", Optionals(count: nil, tags: nil)),
      (#"{"count":null,"tags":null}"#, Optionals(count: nil, tags: nil)),
      (#"{"count":1,"tags":["a"]}"#, Optionals(count: 1, tags: ["a"])),
    ] {
      #expect(try JSON.Decoder().decode(Optionals.self, from: Data(text.utf8)) == value)
      #expect(try JSONDecoder().decode(Optionals.self, from: Data(text.utf8)) == value)
    }
    #expect(try JSON.Encoder().encode(Optionals(count: nil, tags: nil)) == Data("{}".utf8))
    #expect(
      try JSON.Encoder().encode(Optionals(count: 1, tags: nil)) == Data(#"{"count":1}"#.utf8))
    #expect(shown(Optionals.self, #"{"count": 1}"#) == ["Int .count 10: 1"])
    #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Optionals.self, from: Data(#"{"count":"x"}"#.utf8))
    }
  }

  @Test func `an inspected top-level value shows the whole document`() {
    #expect(shown(CodableInspected<[Int]>.self, " [1]") == ["Array<Int> . 1: [\n  1\n]"])
    #expect(shown(CodableInspected<Plain>.self, "{}") == ["Plain . 0: {\n\n}"])
  }

  @Test func `the inspector receives JSON that fails to decode`() {
    let text = #"{"name": "a", "scores": ["x"]}"#
    #expect(shown(Plain.self, text) == ["Array<Int> .scores 24: [\n  \"x\"\n]"])
    #expect(shown(CodableInspected<[Int]>.self, "[1, x]") == ["Array<Int> . 0: [1, x]"])
  }

  @Test func `redacted keys are hidden and long documents are truncated`() {
    let text = #"{"token": "secret", "inner": [{"token": 7, "a": "long text"}]}"#
    let all = shown(CodableInspected<JSON>.self, text, redactedKeys: ["token"])
    #expect(!all[0].contains("secret") && !all[0].contains("7"))
    #expect(all[0].contains("\"token\" : \"…\""))
    #expect(
      shown(CodableInspected<JSON>.self, text, maximumLength: 4) == ["JSON . 0 cut: {\n  …"])
  }

  @Test func `every coder encodes an inspected value as the value itself`() throws {
    let value = Plain(scores: [1], name: "a")
    let ours = try JSON.Encoder().encode(value)
    #expect(try JSONDecoder().decode(Plain.self, from: ours) == value)
    #expect(try JSON.Decoder().decode(Plain.self, from: JSONEncoder().encode(value)) == value)
    #expect(try JSON.Encoder().encode(CodableInspected(wrappedValue: [1])) == Data("[1]".utf8))
  }
}
