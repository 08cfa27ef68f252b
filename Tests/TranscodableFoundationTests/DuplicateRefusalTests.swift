import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Rejects duplicate keys like code generated for `duplicateKeys: .reject`.
private struct Strict<Value: Decodable>: Decodable {
  var d: Value

  init(from decoder: any Decoder) throws {
    try __refuseDuplicateKeys(in: decoder)
    d = try decoder.container(keyedBy: CodingFieldKey.self).decode(Value.self, forKey: "d")
  }
}

private struct Small: Decodable, Equatable { var a: Int }

private struct StrictPair<Second: Decodable>: Decodable {
  var first: Strict<[String: Int]>
  var second: Second
}

@Suite("Duplicate keys and elements")
struct DuplicateRefusalTests {
  private func failure<Value: Decodable>(_ type: Value.Type, _ text: String) -> CodingFailure? {
    do {
      _ = try JSON.Decoder().decode(type, from: text)
      return nil
    } catch {
      return CodingFailure(describing: error)
    }
  }

  @Test func `a type that rejects duplicate keys rejects them in its dictionaries`() {
    let text = #"{"d":{"a":1,"b":2,"a":3}}"#
    for failure in [
      failure(Strict<[String: Int]>.self, text), failure(Strict<JSON>.self, text),
      failure(Strict<JSON.Object>.self, text),
      failure(Strict<[String: Small]>.self, #"{"d":{"a":{"a":1},"a":{"a":2}}}"#),
      failure(Strict<[String: [String: Int]]>.self, #"{"d":{"a":{"a":1,"a":3}}}"#),
      failure(Strict<[[String: Int]]>.self, #"{"d":[{"a":1,"b":2,"a":3}]}"#),
    ] {
      #expect(failure?.reason == .duplicateKey)
      #expect(failure?.codingPath.last?.stringValue == "a")
      #expect(failure?.line == 1)
    }
    #expect(
      failure(Strict<[String: Int]>.self, text)?.message
        == #"The key "a" appears more than once in its object at line 1, column 23 (byte 22)."#
    )
  }

  @Test func `a type that doesn't reject duplicate keys keeps the first value`() throws {
    let inner = #"{"d":{"a":1,"a":2}}"#
    #expect(failure(Strict<Small>.self, inner) == nil)
    #expect(try JSON.Decoder().decode([String: Int].self, from: #"{"a":1,"a":2}"#) == ["a": 1])
    let pair = #"{"first":{"d":{}},"second":{"a":1,"a":2}}"#
    #expect(
      try JSON.Decoder().decode(StrictPair<[String: Int]>.self, from: pair).second == ["a": 1])
  }

  @Test func `decodeCollecting reports every duplicate key`() {
    let text = #"[{"d":{"a":1,"a":2}},{"d":{"b":"x"}},{"d":{"c":1,"c":2}}]"#
    do throws(CodingFailures) {
      _ = try JSON.Decoder().decodeCollecting([Strict<[String: Int]>].self, from: Data(text.utf8))
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.map(\.path) == ["[0].d.a", "[1].d.b", "[2].d.c"])
    }
  }

  // MARK: - Sets

  private func events<Value: Decodable>(
    _ text: String, _ decode: (Data, inout DecodingReport) throws -> Value
  ) throws -> [String] {
    var report = DecodingReport()
    _ = try decode(Data(text.utf8), &report)
    return report.events.map(\.description)
  }

  @Test func `duplicate elements of a set are reported`() throws {
    let expected = ["duplicate-element at [2], line 1, column 6 (byte 5)"]
    let decoder = JSON.Decoder()
    let found = try events("[1,2,1]") {
      try decoder.decode(Set<Int>.self, from: $0, report: &$1)
    }
    #expect(found == expected)
    let elements: SetStrategy<PlainStrategy<Int>> = .elements(__plain(Int.self))
    let strategies: [any DecodingStrategy<Set<Int>>] = [
      elements, __by(Set<Int>.self, .elements(.__plain())).__lossy, __flexible(Set<Int>.self),
    ]
    for strategy in strategies {
      let found = try ClosureBox.$current.withValue(
        ClosureBox { try strategy.decode(from: $0) }
      ) {
        try events("[1,2,1]") {
          try decoder.decode(ClosureBox.Value.self, from: $0, report: &$1)
        }
      }
      #expect(found == expected, "\(strategy)")
    }
  }
}

/// Runs a closure as the decoding initializer of a type.
private struct ClosureBox: @unchecked Sendable {
  @TaskLocal static var current = ClosureBox { _ in [] }
  // Unchecked: only the task that created it uses it.
  let decode: (any Decoder) throws -> Set<Int>

  struct Value: Decodable {
    init(from decoder: any Decoder) throws { _ = try ClosureBox.current.decode(decoder) }
  }
}
