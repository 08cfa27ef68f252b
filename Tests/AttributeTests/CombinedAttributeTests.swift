import CoderTestSupport
import Foundation
import Testing
import Transcodable

struct Celsius: Equatable { var degrees: Double }

private let start = Date(timeIntervalSince1970: 0)

@Suite("Attributes in combination")
struct CombinedAttributeTests {
  // MARK: - Lossy collections with strategies

  @Codable(dates: .secondsSince1970, data: .hex)
  struct LossyTypeWide: Equatable {
    @CodableLossy var dates: [Date] = []
    @CodableLossy var set: Set<Date> = []
    @CodableLossy var byName: [String: Date] = [:]
    @CodableLossy var optional: [Date]?
    @CodableLossy var keys: [Data] = []
  }

  @Test func `a lossy collection decodes its elements by the strategy of the type`() throws {
    let value = LossyTypeWide(
      dates: [start], set: [start], byName: ["a": start], optional: [start], keys: [Data([255])])
    expect(
      """
      {"dates": [0, "x"], "set": [0, "x"], "byName": {"a": 0, "b": "x"}, "optional": [0, "x"],
       "keys": ["ff", "xy", 1]}
      """, is: value)
    try expect(
      value,
      isWrittenAs: """
        {"dates": [0], "set": [0], "byName": {"a": 0}, "optional": [0], "keys": ["ff"]}
        """)
  }

  @Codable
  struct LossyStrategies: Equatable {
    @CodableLossy @CodableBy(.oneOrMany()) var many: [Int] = []
    @CodableLossy @CodableBy(.separated(by: ",")) var parts: [Int] = []
    @CodableLossy @CodableBy(.anyOf(.elements(.iso8601), .elements(.secondsSince1970)))
    var either: [Date] = []
    @CodableLossy @CodableBy(.elements(.elements(.iso8601))) var weeks: [[Date]] = []
    @CodableLossy @CodableBy(.elements(.base64)) var bytes: [Data] = []
    @CodableLossy @CodableCoerced var numbers: [Int] = []
  }

  @Test func `a lossy collection decodes its elements by the strategy of the field`() {
    let day = "1970-01-01T00:00:00Z"
    expect(
      #"{"many": 5, "parts": "1,x,3", "either": [0], "weeks": [["\#(day)", "x"]], "bytes": ["/w==", "?"], "numbers": ["1", {}]}"#,
      is: LossyStrategies(
        many: [5], parts: [1, 3], either: [start], weeks: [[start]], bytes: [Data([255])],
        numbers: [1]))
    expect(
      #"{"many": "x", "parts": "", "either": ["\#(day)", "x"], "weeks": ["x", []], "numbers": []}"#,
      is: LossyStrategies(either: [start], weeks: [[]]))
    expect(#"{"many": ["x", 7]}"#, is: LossyStrategies(many: [7]), by: Coder.typedFormats)
  }

  // MARK: - Nullable values

  @Codable(coercion: .lossless, dates: .secondsSince1970)
  struct Patch: Equatable {
    var typeWide: CodableNullable<Date> = .absent
    @CodableBy(.iso8601) var start: CodableNullable<Date> = .absent
    @CodableValidated(.range(1...5)) var stars: CodableNullable<Int> = .absent
    @CodableModified(.trimmed, .nilIfEmpty) var name: CodableNullable<String> = .absent
    var spelled: Swift.Optional<Date> = nil
  }

  @Test func `strategies, validations and modifiers apply to nullable values`() throws {
    let value = Patch(
      typeWide: .value(start), start: .value(start), stars: .value(3), name: .value("a"),
      spelled: start)
    expect(
      #"{"typeWide": 0, "start": "1970-01-01T00:00:00Z", "stars": "3", "name": " a ", "spelled": 0}"#,
      is: value)
    try expect(
      value,
      isWrittenAs:
        #"{"typeWide": 0, "start": "1970-01-01T00:00:00Z", "stars": 3, "name": "a", "spelled": 0}"#)
    let nulls = Patch(typeWide: .null, start: .null, stars: .null, name: .null)
    expect(#"{"typeWide": null, "start": null, "stars": null, "name": null}"#, is: nulls)
    try expect(
      nulls, isWrittenAs: #"{"typeWide": null, "start": null, "stars": null, "name": null}"#)
    expect(#"{"name": " "}"#, is: Patch())
    try expect(Patch(), isWrittenAs: "{}")
    expect(
      #"{"stars": 7}"#, as: Patch.self, failsWith: Complaint("dataCorrupted", "stars"))
  }

  @Codable
  struct Twice: Equatable {
    @CodableValidated(.range(1...5)) var stars: Int??
    @CodableModified(.trimmed) var text: String??
    @CodableBy(.iso8601) var day: Date??
    @CodableBy(.optional(.iso8601)) var spelled: Date??
  }

  @Test func `strategies, validations and modifiers apply to nested optionals`() throws {
    let value = Twice(stars: 3, text: "a", day: start, spelled: start)
    expect(
      #"{"stars": 3, "text": " a", "day": "1970-01-01T00:00:00Z", "spelled": "1970-01-01T00:00:00Z"}"#,
      is: value)
    expect(#"{"stars": null}"#, is: Twice())
    expect(
      #"{"stars": 9}"#, as: Twice.self, failsWith: Complaint("dataCorrupted", "stars"))
  }

  @Codable(nulls: .reject)
  struct WithoutNulls: Equatable {
    var name: String?
    var limit = 20
    @CodableBy(.iso8601) var day: Date?
    @CodableDefault(1.5) var ratio: Double
    var change: CodableNullable<Int> = .absent
  }

  @Test func `rejecting nulls still allows missing keys`() {
    expect("{}", is: WithoutNulls(ratio: 1.5))
    expect(
      #"{"name": "a", "limit": 1, "day": "1970-01-01T00:00:00Z", "ratio": 2, "change": null}"#,
      is: WithoutNulls(name: "a", limit: 1, day: start, ratio: 2, change: .null))
    for key in ["name", "limit", "day", "ratio"] {
      expect(
        #"{"\#(key)": null}"#, as: WithoutNulls.self, failsWith: Complaint("valueNotFound", key),
        by: Coder.typedFormats)
    }
  }

  // MARK: - Coercion

  @Codable(floats: .strings(infinity: "max", negativeInfinity: "min", nan: "none"))
  struct Ratio: Equatable {
    @CodableCoerced var ratio: Double
    @CodableCoerced var all: [Double] = []
  }

  @Test func `coercion keeps the strings for infinity`() throws {
    expect(
      #"{"ratio": "max", "all": ["1.5", 2]}"#, is: Ratio(ratio: .infinity, all: [1.5, 2]),
      by: Coder.typedFormats)
    try expect(
      Ratio(ratio: -.infinity, all: []), isWrittenAs: #"{"ratio": "min", "all": []}"#)
  }

  // MARK: - Closures in attributes

  @Codable
  struct Closures: Equatable {
    @CodableBy(.via(Double.self, from: { Celsius(degrees: $0) }, into: { $0.degrees }))
    var heat: Celsius
    @CodableBy(.iso8601)
    @CodableValidated(where: { (date: Date) in date.timeIntervalSince1970 >= 0 })
    var day: Date
  }

  @Test func `closures in attributes need no Sendable annotation`() throws {
    let value = Closures(heat: Celsius(degrees: 20), day: start)
    let json = #"{"heat": 20, "day": "1970-01-01T00:00:00Z"}"#
    expect(json, is: value)
    try expect(value, isWrittenAs: json)
  }

  // MARK: - Lowercased strings

  @Codable
  struct Country: Equatable {
    @CodableBy(.lowercasedText) var code: String
    @CodableBy(.elements(.lowercasedText)) var others: [String]?
    @CodableBy(.lowercasedText) var parent: CodableNullable<String> = .absent
  }

  @Test func `strings are decoded and encoded in lower case`() throws {
    let value = Country(code: "de", others: ["fr", "at"], parent: .value("eu"))
    expect(
      #"{"code": "DE", "others": ["Fr", "at"], "parent": "EU"}"#, is: value, by: Coder.typedFormats)
    try expect(
      Country(code: "De", others: ["FR", "at"], parent: .value("Eu")),
      isWrittenAs: #"{"code": "de", "others": ["fr", "at"], "parent": "eu"}"#)
    expect(#"{"code": 1}"#, as: Country.self, failsWith: Complaint("typeMismatch", "code"))
  }

  // MARK: - Tags

  @Codable(tagging: .internal("code"))
  enum Ranged: Equatable {
    @CodingTag("low", 0.0..<1.0) case low
    @CodingTag("high", "x"..<"z") case high
  }

  @Test func `a range of tags may be half-open`() {
    expect(#"{"code": 0.5}"#, is: Ranged.low)
    expect(#"{"code": "y"}"#, is: Ranged.high)
    expect(#"{"code": "z"}"#, as: Ranged.self, failsWith: Complaint("dataCorrupted", "code"))
    expect(#"{"code": 1}"#, as: Ranged.self, failsWith: Complaint("dataCorrupted", "code"))
  }

  // MARK: - Initializers

  @Codable
  final class Counter {
    var count = 1
    var note: String?
  }

  @CopyWith @DefaultInstance @Codable
  struct Point: Equatable {
    var x = 0
    var y: Int
    let label: String?
  }

  @Test func `a type keeps its implicit initializers`() {
    #expect(Counter().count == 1)
    #expect(Point(y: 2, label: "a").copy(y: 3) == Point(x: 0, y: 3, label: "a"))
    #expect(Point.default == Point(x: 0, y: 0, label: nil))
  }

  // MARK: - Nested paths to fields with a default for any failure

  @Codable
  struct Tolerant: Equatable {
    @CodingPath("a.b") @CodableDefault(5, for: .anyFailure) var x: Int
    @CodingPath("a.c") @CodableLossy var y: Int?
    @CodingPath("d.e") @CodableLossy var z: Int?
    @CodingPath("d.f") var strict: Int?
  }

  @Test func `a path through a non-object uses the defaults for any failure`() {
    let none = Tolerant(x: 5, y: nil, z: nil, strict: nil)
    for text in ["[1]", "1", #""b""#, "null", #"{"b": "x", "c": []}"#] {
      expect(#"{"a": \#(text)}"#, is: none)
    }
    expect(#"{"a": {"b": 1, "c": 2}}"#, is: Tolerant(x: 1, y: 2, z: nil, strict: nil))
    expect(#"{"d": [1]}"#, as: Tolerant.self, failsWith: Complaint("typeMismatch", "d"))
  }
}
