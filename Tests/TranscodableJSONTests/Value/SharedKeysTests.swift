import Testing
import TranscodableJSON
import TranscodableTestSupport

/// Values reuse the keys of documents that were parsed before.
@Suite("Shared keys")
struct SharedKeysTests {
  private static func object(_ generator: inout SeededGenerator, _ depth: Int) -> String {
    let kind = Int.random(in: 0..<5, using: &generator)
    let count = Int.random(in: 0...4, using: &generator)
    var keys: [String] = []
    for index in 0..<count {
      let key =
        switch kind {
        case 0: ["id", "name", "a long key of many letters", "tags"][index]
        case 1: "\(UInt16.random(in: 0...999, using: &generator))"
        case 2: ["é", "e\u{301}", "日本語", "🇩🇪"][index]
        case 3: String(repeating: "k", count: index * 7 + 1)
        default: ["name", "id", "x", ""][index]
        }
      // Canonically equivalent keys are equal.
      if !keys.contains(key) { keys.append(key) }
    }
    let members = keys.map { key in
      "\"\(key)\":" + (depth > 0 ? object(&generator, depth - 1) : "1")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `earlier documents don't affect the parsed value`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = Self.object(&generator, Int.random(in: 0...3, using: &generator))
      #expect(try JSON(parsing: text).text() == text)
    }
  }

  @Test func `documents with many distinct keys don't break the cache`() throws {
    for number in 0..<400 {
      let text = #"{"key \#(number)":{"a":\#(number)},"b":[{"c":1},{"c":2}]}"#
      #expect(try JSON(parsing: text).text() == text)
    }
  }

  @Test func `duplicate keys are detected regardless of earlier documents`() throws {
    for _ in 0..<3 {
      #expect(try JSON(parsing: #"{"a":1,"b":2,"a":3}"#).text() == #"{"a":1,"b":2}"#)
      #expect(try JSON(parsing: #"{"a":1,"\u0061":3,"b":2}"#).text() == #"{"a":1,"b":2}"#)
    }
  }

  @Test func `a truncated document has no effect on later ones`() throws {
    let text = #"{"a":{"b":[1,{"c":2}]},"d":3}"#
    for count in 0..<text.count {
      #expect(throws: DecodingError.self) { try JSON(parsing: text.prefix(count)) }
      #expect(try JSON(parsing: text).text() == text)
    }
  }
}
