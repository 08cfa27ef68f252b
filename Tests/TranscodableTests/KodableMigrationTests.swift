import CoderTestSupport
import Foundation
import Kodable
import Testing
import Transcodable

/// The rows of the migration guide: Kodable in `Before`, `@Codable` in `After`.
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
    @CodingPath("address.zip") @CodableCoerced let zip: Int
    @CodableLossy var age: Int?
    @CodableDefault(9, for: .anyFailure) let count: Int
    @CodableLossy var tags: [String]
    @CodableModified(.trimmed) var bio: String
    @CodableModified(.trimmed, .nilIfEmpty) var note: String?
    @CodableModified(.clamped(to: 0...5)) var stars: Int
    @CodableModified(.max(3)) var most: Int
    @CodableModified(.min(3)) var least: Int
    @CodableModified(.sorted) var list: [Int]
    @CodableModified(.map { (list: [Int]) in list.sorted(by: >) }) var reversed: [Int]
    @CodableValidated(where: { (code: String) in code.count < 9 }, "Codes are short") var code:
      String
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

  struct Person: Codable, Equatable {
    var id: Int
    var name: String?
  }

  /// The rows about options of whole types, and the remaining rows.
  struct MoreBefore: Kodable {
    @Coding("is_on") var isOn: Bool
    @Coding("short_text") var shortText: String
    @Coding("text_or_nil") var textOrNil: String?
    @Coding(.ascending(by: \.id)) var people: [Person]
    @Coding(.ascending(by: \.name)) var named: [Person]
    @Coding(.descending(by: \.id)) var reversed: [Person]
    @Coding(.sorted { $0 % 3 < $1 % 3 }) var sorted: [Int]
    @Coding(.overrideValue { $0 * 2 }) var doubled: Int
    @CodableDate(.rfc3339) var net: Date
    @CodableDate(.iso8601WithMillisecondPrecision) var precise: Date
    @CodableDate(.timestamp) var seconds: Date?
    @CodableDate(.custom(Days())) var day: Date
    var count = 9
  }

  @Codable(keys: .snakeCase, coercion: .lossless)
  struct MoreAfter {
    let isOn: Bool
    let shortText: String
    let textOrNil: String?
    @CodableModified(.sorted(by: \Migration.Person.id)) var people: [Person]
    @CodableModified(.sorted(by: \Migration.Person.name)) var named: [Person]
    @CodableModified(
      .sorted(by: { (one: Migration.Person, two: Migration.Person) in one.id > two.id }))
    var reversed: [Person]
    @CodableModified(.sorted(by: { (one: Int, two: Int) in one % 3 < two % 3 })) var sorted: [Int]
    @CodableModified(.map { (number: Int) in number * 2 }) var doubled: Int
    @CodableBy(.iso8601) let net: Date
    @CodableBy(.iso8601) let precise: Date
    @CodableBy(.secondsSince1970) let seconds: Date?
    @CodableBy(
      .via(
        String.self, from: { @Sendable in Migration.Days().date(from: $0) ?? .distantPast },
        into: { @Sendable in Migration.Days().string(from: $0) })) var day: Date
    var count = 9
  }

  struct Days: DateConvertible {
    func date(from text: String) -> Date? {
      Double(text).map { Date(timeIntervalSince1970: $0 * 86_400) }
    }
    func string(from date: Date) -> String { "\(Int(date.timeIntervalSince1970 / 86_400))" }
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

  @Test func `each attribute decodes what its wrapper decodes`() throws {
    for coder in Coder.exceptForms {
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

  @Test func `the options of a type decode what its wrappers decode`() throws {
    let json = #"""
      {"is_on": 1, "short_text": 7, "text_or_nil": true, "people": [{"id": 2}, {"id": 1}],
        "named": [{"id": 1}, {"id": 2, "name": "b"}, {"id": 3, "name": "a"}],
        "reversed": [{"id": 1}, {"id": 2}], "sorted": [5, 1, 3], "doubled": 4,
        "net": "1996-12-19T16:39:57-08:00", "precise": "2021-08-30T18:35:19.500Z", "seconds": 5,
        "day": "2"}
      """#
    for coder in Coder.exceptForms {
      let before = try coder.decode(Migration.MoreBefore.self, json)
      let after = try coder.decode(Migration.MoreAfter.self, json)
      #expect(before.isOn == after.isOn && before.shortText == after.shortText, "\(coder)")
      #expect(before.textOrNil == "true" && after.textOrNil == "true", "\(coder)")
      #expect(before.people == after.people && before.named == after.named, "\(coder)")
      #expect(before.reversed == after.reversed && before.sorted == after.sorted, "\(coder)")
      #expect(before.doubled == after.doubled && before.net == after.net, "\(coder)")
      #expect(before.precise == after.precise && before.seconds == after.seconds, "\(coder)")
      #expect(before.day == after.day && before.count == 9 && after.count == 9, "\(coder)")
    }
  }

  @Test func `each attribute rejects what its wrapper rejects`() {
    for (good, bad) in [
      (#""code": "c""#, #""code": "too long for it""#),
      (#""first_name": "A""#, #""first_name": 1"#),
      ("1970-01-02", "January"), (#"{"zip": "12"}"#, "{}"), (#"["a", 1, "b"]"#, "1"),
    ] {
      let document = json.replacingOccurrences(of: good, with: bad)
      for coder in Coder.exceptForms {
        // Kodable converts a number to a String.
        let isTaken = (try? coder.decode(Migration.Before.self, document)) != nil
        #expect(isTaken == (bad == #""first_name": 1"#), "\(coder) \(bad)")
        #expect(throws: DecodingError.self, "\(coder) \(bad)") {
          try coder.decode(Migration.After.self, document)
        }
      }
    }
  }

  @Test func `each attribute encodes what its wrapper encodes`() throws {
    for coder in Coder.exceptForms where !coder.isOfPropertyLists && coder.hasNull {
      let before = try coder.encode(coder.decode(Migration.Before.self, json)) as? NSDictionary
      let after = try coder.encode(coder.decode(Migration.After.self, json)) as? NSDictionary
      var (first, second) = (
        try #require(before as? [String: Any]), try #require(after as? [String: Any])
      )
      #expect(first["end"] is NSNull && second["end"] is NSNull, "\(coder)")
      // The same dates in different formats.
      #expect(first["seen"] as? String == "5.0" && second["seen"] as? String == "5", "\(coder)")
      #expect((first["sent"] as? String)?.hasSuffix("GMT") == true, "\(coder)")
      #expect((second["sent"] as? String)?.hasSuffix("+0000") == true, "\(coder)")
      for key in ["seen", "sent"] { (first[key], second[key]) = (nil, nil) }
      #expect(first as NSDictionary == second as NSDictionary, "\(coder)")
    }
  }
}
