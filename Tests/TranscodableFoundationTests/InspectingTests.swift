import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// What an inspector is shown.
@Suite struct InspectingTests {
  struct Plain: Codable, Equatable {
    @CodableInspected var scores: [Int]
    var name: String
  }

  /// What was shown, from whatever thread.
  final class Shown: @unchecked Sendable {
    // Unchecked: the tests use one thread each.
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
      shown.lines.append("\($0.type) \($0.codingPath.place) \($0.offset)\(cut): \($0.text)")
    }
    _ = try? decoder.decode(type, from: Data(text.utf8))
    return shown.lines
  }

  private let text = #"[{"name": "a", "scores": [1, 2]}]"#

  @Test func `a field shows its part of the document in the standard lane`() {
    #expect(
      shown([Plain].self, text) == ["Array<Int> [0].scores 25: [\n  1,\n  2\n]"])
  }

  @Test func `a field shows its part of the document in the direct lane`() {
    let text = #"[{"value": 1}, {"value": {"a": 2}}]"#
    #expect(
      shown([Box<CodableInspected<JSON>>].self, text) == [
        "JSON [0].value 11: 1", "JSON [1].value 25: {\n  \"a\" : 2\n}",
      ])
  }

  @Test func `a whole call shows the document`() {
    #expect(shown(CodableInspected<[Int]>.self, " [1]") == ["Array<Int> . 1: [\n  1\n]"])
    #expect(shown(CodableInspected<Plain>.self, "{}") == ["Plain . 0: {\n\n}"])
  }

  @Test func `what fails is shown before`() {
    let text = #"{"name": "a", "scores": ["x"]}"#
    #expect(shown(Plain.self, text) == ["Array<Int> .scores 24: [\n  \"x\"\n]"])
    #expect(shown(CodableInspected<[Int]>.self, "[1, x]") == ["Array<Int> . 0: [1, x]"])
  }

  @Test func `values of keys are left out, and long texts are cut`() {
    let text = #"{"token": "secret", "inner": [{"token": 7, "a": "long text"}]}"#
    let all = shown(CodableInspected<JSON>.self, text, redactedKeys: ["token"])
    #expect(!all[0].contains("secret") && !all[0].contains("7"))
    #expect(all[0].contains("\"token\" : \"…\""))
    #expect(
      shown(CodableInspected<JSON>.self, text, maximumLength: 4) == ["JSON . 0 cut: {\n  …"])
  }

  @Test func `it is coded as the value alone, by any coder`() throws {
    let value = Plain(scores: [1], name: "a")
    let ours = try JSON.Encoder().encode(value)
    #expect(try JSONDecoder().decode(Plain.self, from: ours) == value)
    #expect(try JSON.Decoder().decode(Plain.self, from: JSONEncoder().encode(value)) == value)
    #expect(try JSON.Encoder().encode(CodableInspected(wrappedValue: [1])) == Data("[1]".utf8))
  }
}
