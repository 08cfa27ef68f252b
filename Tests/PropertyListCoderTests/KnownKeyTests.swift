import Foundation
import Testing
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// Cached keys of types must not affect documents.
@Suite("Property lists: known keys", .serialized)
struct KnownKeyTests {
  private static let formats: [PropertyListDecoder.PropertyListFormat] = [.binary, .xml]

  /// Expects Foundation's bytes for several documents in a row.
  private func same<Value: Encodable>(
    _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for format in Self.formats {
      let (ours, foundation) = (PropertyList.Encoder(), PropertyListEncoder())
      (ours.outputFormat, foundation.outputFormat) = (format, format)
      for (number, value) in values.enumerated() {
        let left = PropertyListOutcome { try ours.encode(value) }
        let right = PropertyListOutcome { try foundation.encode(value) }
        #expect(left == right, "\(number)\n\(left)\n\(right)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `keys of any kind and order match Foundation in consecutive documents`() {
    struct Members: Encodable {
      let numbers: [Int]

      enum CodingKeys: String, CodingKey, CaseIterable {
        case zebra, b, apple, ä, eightLet, nineLette
        case markup = "<a> & <b>"
        case long = "a key that is longer than a block of 32 bytes"
        case twenty = "exactly twenty bytes"
        case more = "twenty-one bytes here"
        case empty = ""
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        for number in numbers {
          let key = CodingKeys.allCases[number]
          if number % 3 == 0 {
            try container.encode(Members(numbers: numbers.filter { $0 > number }), forKey: key)
          } else {
            try container.encode("\(key.stringValue) \(number % 2)", forKey: key)
          }
        }
      }
    }
    var generator = SeededGenerator(seed: 7)
    let all = Members.CodingKeys.allCases.count
    same(
      (0..<40).map { _ in
        let count = Int.random(in: 0...all, using: &generator)
        return Members(numbers: Array((0..<all).shuffled(using: &generator).prefix(count)))
      })
  }

  @Test func `a type can have more keys than are cached`() {
    struct Open: Encodable {
      let first: Int

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for number in first..<first + 100 {
          try container.encode(number, forKey: AnyKey("key \(number)"))
        }
      }
    }
    same([0, 50, 100, 0, 300, 20].map(Open.init(first:)))
  }

  @Test func `two types can write the same key into a dictionary`() {
    struct Twice: Encodable {
      enum First: CodingKey { case id, name, other }
      enum Second: CodingKey { case name, before }

      func encode(to encoder: any Encoder) throws {
        var first = encoder.container(keyedBy: First.self)
        try first.encode("other", forKey: .other)
        try first.encode("first", forKey: .name)
        var second = encoder.container(keyedBy: Second.self)
        try second.encode("second", forKey: .name)
        try second.encode("before", forKey: .before)
        try first.encode(1, forKey: .id)
      }
    }
    same((0..<4).map { _ in Twice() })
  }

  @Test func `a value can be canonically equivalent to a cached key`() {
    struct Accents: Encodable {
      enum CodingKeys: String, CodingKey {
        case values
        case composed = "\u{e9}"
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(["e\u{301}", "\u{e9}", "values"], forKey: .values)
        try container.encode("e\u{301}", forKey: .composed)
      }
    }
    same((0..<4).map { _ in Accents() })
  }

  @Test func `a container that outlives its call doesn't affect other documents`() throws {
    final class Shelf { var containers: [KeyedEncodingContainer<AnyKey>] = [] }
    struct Keeper: Encodable {
      let shelf: Shelf?

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode("text", forKey: "key")
        shelf?.containers.append(container)
      }
    }
    for format in Self.formats {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      let expected = try encoder.encode(Keeper(shelf: nil))
      let shelf = Shelf()
      for _ in 0..<3 {
        #expect(try encoder.encode(Keeper(shelf: shelf)) == expected)
        for number in shelf.containers.indices {
          var container = shelf.containers[number]
          try container.encode("late", forKey: "other")
          try container.encode(Keeper(shelf: shelf), forKey: "more")
        }
        // Another container created the last one after the call had ended.
        shelf.containers = Array(shelf.containers.suffix(1))
        try shelf.containers[0].encode("later", forKey: "last")
        #expect(try encoder.encode(Keeper(shelf: nil)) == expected)
      }
    }
  }
}
