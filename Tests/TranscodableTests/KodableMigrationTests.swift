import CoderTestSupport
import Foundation
import Kodable
import Testing
import Transcodable

/// The rows of the page that leads from Kodable to `@Codable`: what stands on the left, and on the
/// right.
enum Migration {
  struct Before: Kodable {
    @Coding("first_name") var firstName: String
    @Coding("address.zip", .lossless) var zip: Int
    @Coding var age: Int?
    @Coding(default: 9) var count: Int
    @Coding(.lossy) var tags: [String]
    @Coding(.trimmed) var bio: String
    @Coding(.trimmedNifIfEmpty) var note: String?
    @Coding(.clamping(to: 0...5)) var stars: Int
    @Coding(.max(3)) var most: Int
    @Coding(.min(3)) var least: Int
    @Coding(.ascending) var list: [Int]
    @Coding(.descending) var reversed: [Int]
    @Coding(.validation { $0.count < 9 }) var code: String
    @CodableDate var start: Date
    @CodableDate(.format("y-MM-dd")) var day: Date
    @CodableDate(.rfc2822) var sent: Date
    @CodableDate(.timestamp) var seen: Date
    @Coding(.encodeAsNullIfNil) var end: String?
    @KodableTransformable<Reversing> var text: String
  }

  @Codable(keys: .useNames)
  struct After {
    @CodingKey("first_name") let firstName: String
    @CodingPath("address.zip") @Coerced let zip: Int
    @Lossy var age: Int?
    @CodableDefault(9, for: .anyFailure) let count: Int
    @Lossy var tags: [String]
    @Modified(.trimmed) var bio: String
    @Modified(.trimmed, .nilIfEmpty) var note: String?
    @Modified(.clamped(to: 0...5)) var stars: Int
    @Modified(.max(3)) var most: Int
    @Modified(.min(3)) var least: Int
    @Modified(.sorted) var list: [Int]
    @Modified(.map { (list: [Int]) in list.sorted(by: >) }) var reversed: [Int]
    @Validated(where: { (code: String) in code.count < 9 }, "Codes are short") var code: String
    @CodableBy(.iso8601) let start: Date
    @CodableBy(.dateFormat("y-MM-dd")) let day: Date
    @CodableBy(.rfc2822) let sent: Date
    @CodableBy(.secondsSince1970(as: .string)) let seen: Date
    @EncodableNil(.null) var end: String?
    @CodableBy(
      .via(
        String.self, from: { @Sendable in String($0.reversed()) },
        into: { @Sendable in String($0.reversed()) })) var text: String
  }

  struct Reversing: KodableTransform {
    func transformFromJSON(value: String) -> String { String(value.reversed()) }
    func transformToJSON(value: String) -> String { String(value.reversed()) }
  }
}

@Suite("From Kodable to @Codable")
struct KodableMigrationTests {
  private let json = #"""
    {"first_name": "A", "address": {"zip": "12"}, "age": "z", "count": [], "tags": ["a", 1, "b"],
      "bio": " b ", "note": "  ", "stars": 7, "most": 5, "least": 1, "list": [2, 1],
      "reversed": [1, 2], "code": "c", "start": "1970-01-01T00:00:05Z", "day": "1970-01-02",
      "sent": "Thu, 19 Dec 1996 16:39:57 GMT", "seen": "5.0", "text": "ab"}
    """#

  @Test func `each attribute reads what its wrapper reads`() throws {
    for coder in Coder.allCases {
      let before = try coder.decode(Migration.Before.self, json)
      let after = try coder.decode(Migration.After.self, json)
      #expect(before.firstName == after.firstName && before.zip == after.zip, "\(coder)")
      #expect(before.age == after.age && before.count == after.count, "\(coder)")
      #expect(before.tags == after.tags && before.bio == after.bio, "\(coder)")
      #expect(before.note == after.note && before.stars == after.stars, "\(coder)")
      #expect(before.most == after.most && before.least == after.least, "\(coder)")
      #expect(before.list == after.list && before.reversed == after.reversed, "\(coder)")
      #expect(before.code == after.code && before.start == after.start, "\(coder)")
      #expect(before.day == after.day && before.sent == after.sent, "\(coder)")
      #expect(before.seen == after.seen && before.text == after.text, "\(coder)")
      #expect(before.end == nil && after.end == nil, "\(coder)")
    }
  }

  @Test func `each attribute refuses what its wrapper refuses`() {
    for (good, bad) in [
      (#""code": "c""#, #""code": "too long for it""#),
      (#""first_name": "A""#, #""first_name": 1"#),
      ("1970-01-02", "January"), (#"{"zip": "12"}"#, "{}"), (#"["a", 1, "b"]"#, "1"),
    ] {
      let document = json.replacingOccurrences(of: good, with: bad)
      for coder in Coder.allCases {
        // A String takes a number in Kodable.
        let isTaken = (try? coder.decode(Migration.Before.self, document)) != nil
        #expect(isTaken == (bad == #""first_name": 1"#), "\(coder) \(bad)")
        #expect(throws: DecodingError.self, "\(coder) \(bad)") {
          try coder.decode(Migration.After.self, document)
        }
      }
    }
  }

  @Test func `each attribute writes what its wrapper writes`() throws {
    for coder in Coder.allCases where !coder.isOfPropertyLists {
      let before = try coder.encode(coder.decode(Migration.Before.self, json)) as? NSDictionary
      let after = try coder.encode(coder.decode(Migration.After.self, json)) as? NSDictionary
      var (first, second) = (
        try #require(before as? [String: Any]), try #require(after as? [String: Any])
      )
      #expect(first["end"] is NSNull && second["end"] is NSNull, "\(coder)")
      // The same moments in other words.
      #expect(first["seen"] as? String == "5.0" && second["seen"] as? String == "5", "\(coder)")
      #expect((first["sent"] as? String)?.hasSuffix("GMT") == true, "\(coder)")
      #expect((second["sent"] as? String)?.hasSuffix("+0000") == true, "\(coder)")
      for key in ["seen", "sent"] { (first[key], second[key]) = (nil, nil) }
      #expect(first as NSDictionary == second as NSDictionary, "\(coder)")
    }
  }
}
