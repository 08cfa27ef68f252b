import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Edge cases of collecting all failures.
@Suite struct CollectingTests {
  private func failures<Value: Decodable>(
    _ type: Value.Type, _ text: String, limit: Int = 100,
    _ configure: (JSON.Decoder) -> Void = { _ in }
  ) throws -> CodingFailures {
    let decoder = JSON.Decoder()
    configure(decoder)
    return try #require(
      #expect(throws: CodingFailures.self) {
        _ = try decoder.decodeCollecting(type, from: Data(text.utf8), limit: limit)
      })
  }

  private func lines(_ failures: CodingFailures) -> [String] {
    failures.map {
      "\($0.reason) \($0.codingPath.pathDescription) \($0.line ?? 0):\($0.column ?? 0)"
    }
  }

  @Test func `a valid document returns its value`() throws {
    #expect(try JSON.Decoder().decodeCollecting([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(try JSON.decodeCollecting([Int].self, from: "[1, 2]") == [1, 2])
  }

  @Test func `a syntax error ends the search and is the thrown error`() throws {
    let failures = try failures([Int].self, "[\"a\", 2, true,\n 4 5, \"b\"]")
    #expect(
      lines(failures) == [
        "type-mismatch [0] 1:2", "type-mismatch [2] 1:10", "unexpected-character [3] 2:4",
      ])
    #expect(!failures.isComplete)
    #expect(CodingFailure(failures.decodingError).reason == .unexpectedCharacter)
  }

  @Test func `the search stops at the limit`() throws {
    let text = "[\(Array(repeating: "true", count: 50).joined(separator: ", "))]"
    let some = try failures([Int].self, text, limit: 7)
    #expect(some.count == 7 && !some.isComplete)
    #expect(try failures([Int].self, text, limit: 0).count == 1)
    #expect(try failures([Int].self, text).count == 50)
  }

  @Test func `a syntax error after the limit replaces the last failure`() throws {
    let text = #"["a", "b", "c", "d""#
    for limit in 1...6 {
      let failures = try failures([Int].self, text, limit: limit) {
        $0.settings.unknownKeys = .reject
      }
      #expect(failures.count == min(limit, 5) && !failures.isComplete)
      #expect(failures.last?.reason == .unexpectedEnd)
    }
  }

  @Test func `a type without direct support stops at its first failure`() throws {
    struct Plain: Decodable {
      var one: Int
      var two: Int
    }
    let failures = try failures(Plain.self, #"{"one": "1", "two": "2"}"#)
    #expect(lines(failures) == ["type-mismatch .one 1:9"])
  }

  @Test func `containers of types without direct support are searched to the end`() throws {
    struct Plain: Decodable {
      var one: Int
    }
    let entries = try failures(
      [String: Plain?].self, #"{"a": {"one": "x"}, "b": null, "a": 3, "c": {}, "d": {"one": 1}}"#)
    #expect(lines(entries) == ["type-mismatch .a.one 1:15", "missing-key .c 1:46"])
    let elements = try failures([[Plain]?].self, #"[[{"one": "x"}, {}], null, [], 7]"#)
    #expect(
      lines(elements) == [
        "type-mismatch [0][0].one 1:11", "missing-key [0][1] 1:18", "type-mismatch [3] 1:32",
      ])
  }

  @Test func `an error thrown by a type is collected`() throws {
    struct Odd: Error {}
    struct Even: JSONDecodable {
      init() {}
      init(from decoder: any Decoder) throws {
        let number = try decoder.singleValueContainer().decode(Int.self)
        if !number.isMultiple(of: 2) { throw Odd() }
      }
      static func decode(from reader: inout JSONReader) -> Even? {
        reader.decodeStandard { try Even(from: $0) }
      }
    }
    let failures = try failures([Even].self, "[2, 3, \"a\", 5]")
    #expect(lines(failures) == ["custom [1] 1:5", "type-mismatch [2] 1:8", "custom [3] 1:13"])
    #expect(failures.error is Odd)
    #expect(failures.errors.map { $0 is Odd } == [true, false, true])
  }

  @Test func `invalid dictionary keys are collected, but values of duplicate keys aren't`() throws {
    let text = #"{"1": "a", "x": 1, "1": true, "2": 2, "2": [], "3": null}"#
    #expect(
      lines(try failures([Int: Int].self, text)) == [
        "type-mismatch .1#1 1:7", "type-mismatch .x 1:15", "missing-value .3#3 1:53",
      ])
  }

  @Test func `locations refer to the original document`() throws {
    let text = "// comment\n[1, 'a', +2,\n  /* x */ {}, ]"
    let expected = ["type-mismatch [1] 2:5", "type-mismatch [3] 3:11"]
    #expect(lines(try failures([Int].self, text) { $0.allowsJSON5 = true }) == expected)
    let wide = try #require("[true, 1, \"é\"]".data(using: .utf16))
    let failures = #expect(throws: CodingFailures.self) {
      _ = try JSON.decodeCollecting([Int].self, from: wide)
    }
    #expect(failures.map(lines) == ["type-mismatch [0] 1:2", "type-mismatch [2] 1:11"])
  }

  @Test func `coding paths have the keys of the fields with a key strategy`() throws {
    let text = #"[{"id": "1", "identifier_one": 1, "identifier_two": "b"}]"#
    let failures = try failures([Record].self, text) {
      $0.keyDecodingStrategy = .convertFromSnakeCase
    }
    #expect(
      lines(failures) == ["type-mismatch [0].id 1:9", "type-mismatch [0].identifierOne 1:32"])
  }

  /// Stops decoding in the middle of its object after a failure.
  struct Leaver: JSONDecodable {
    init() {}
    init(from decoder: any Decoder) throws {}
    static func decode(from reader: inout JSONReader) -> Leaver? {
      var more = reader.beginDictionary()
      while more {
        _ = reader.takeKey()
        _ = reader.read(Int.self) as Int
        if reader.hasFailed { return nil }
        more = reader.nextEntry()
      }
      return Leaver()
    }
  }

  @Test func `the search continues after a type that stops inside an array element`() throws {
    let text = #"[{"a": "x", "b": "y"}, {"a": 1}, {"a": "z"}]"#
    #expect(
      lines(try failures([Leaver].self, text))
        == ["type-mismatch [0].a 1:8", "type-mismatch [2].a 1:40"])
  }

  @Test func `a type that stops inside a nested object hides the failures after it`() throws {
    let text = #"{"x": {"a": "x", "b": "y"}, "y": {"a": true}}"#
    #expect(lines(try failures([String: Leaver].self, text)) == ["type-mismatch .x.a 1:13"])
  }

  /// Compares two of its fields.
  struct Ordered: JSONDecodable {
    init() {}
    init(from decoder: any Decoder) throws {}
    static func decode(from reader: inout JSONReader) -> Ordered? {
      var (low, high) = (0, 0)
      let isGood = Fields([#""low":"#, #""high":"#], joined: "low\0high").read(
        from: &reader, required: 3
      ) {
        if $0 == 0 { low = $1.read(Int.self) } else { high = $1.read(Int.self) }
      }
      guard isGood, !reader.hasFailed else { return nil }
      if low > high { reader.fail(.invalidValue, expected: "low <= high") }
      return Ordered()
    }
  }

  @Test func `a value with a failed field isn't validated`() throws {
    let text = #"[{"low": 3, "high": "4"}, {"low": 3, "high": 2}, {"low": 1}]"#
    #expect(
      lines(try failures([Ordered].self, text)) == [
        "type-mismatch [0].high 1:21", "invalid-value [1] 1:48", "missing-key [2] 1:59",
      ])
  }

  @Test func `deeply nested documents with a failure on each level are searched`() throws {
    /// As many nested objects as the depth limit allows.
    struct Nest: JSONDecodable {
      init() {}
      init(from decoder: any Decoder) throws {}
      static func decode(from reader: inout JSONReader) -> Nest? {
        let isGood = Fields([#""bad":"#, #""in":"#], joined: "bad\0in").read(from: &reader) {
          if $0 == 0 { _ = $1.read(Int.self) as Int } else { _ = $1.readOptional(Nest.self) }
        }
        return isGood ? Nest() : nil
      }
    }
    let text =
      String(repeating: #"{"bad": "x", "in": "#, count: 300) + "null"
      + String(repeating: "}", count: 300)
    #expect(try failures(Nest.self, text, limit: 1000).count == 300)
  }
}
