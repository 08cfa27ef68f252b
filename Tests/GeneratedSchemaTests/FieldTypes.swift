import Foundation
import Transcodable

// Types for the attributes of fields, in their simplest form.

enum FieldTypes {
  /// A point of a drawing.
  @Codable(schema: .generated) struct Point: Equatable { let x: Int, y: Double }

  @Codable(schema: .generated) struct Search {
    /// What to look for.
    @CodableValidated(.nonEmpty) var query: String
    /// How many answers
    /// there may be.
    var limit = 10
    var tags: [String] = []
    var ratio: Double? = 0.5
  }

  @Codable(schema: .generated) struct Integers {
    let a: Int8, b: UInt8, c: Int16, d: UInt64
    var e: Int32?
  }

  @Codable(schema: .generated) struct Collections {
    let words: [String]
    var numbers: Set<Int> = []
    var scores: [String: Double]
    var rows: [[Bool]]
    var counts: [Int: String] = [:]
  }

  @Codable(schema: .generated) struct Optionals {
    var a: Int?
    var b: String? = "b"
    var c: [Int?] = []
    let d: Point?
  }

  @Codable(schema: .generated) struct Nullables {
    var a: CodableNullable<String> = .absent
    var b: CodableNullable<Point> = .absent
  }

  @Codable(schema: .generated) struct ValuesOrNull {
    let a: CodableOrNull<Int>
    @CodableValidated(.range(1...)) let b: CodableOrNull<Int>
  }

  @Codable(nilEncoding: .null, schema: .generated) struct WrittenNulls {
    var a: Int?
    var b: Point?
  }

  @Codable(nulls: .reject, schema: .generated) struct RefusedNulls {
    var a: Int?
    var b = 1
    let c: String
  }

  @Codable(missing: .strict, schema: .generated) struct Strict {
    var a = 1
    var b: Int?
  }

  @Codable(encodedFields: .nonDefaults, schema: .generated) struct NonDefaults {
    var a = 1
    var b: String? = "b"
    var c: Int
  }

  @Codable(keys: .snakeCase, prefix: "x_", schema: .generated) struct Styled {
    let firstName: String
    @CodingKey("last") let lastName: String
    @CodableNaming(.kebabCase) var postCode: Int?
  }

  @Codable(schema: .generated) struct Sided {
    @DecodableKey("in") @EncodableKey("out") var a: Int
    @DecodableIgnored var b = 2
    @EncodableIgnored var c: Int? = nil
    @CodableIgnored var d = 4
  }

  @Codable(schema: .generated) struct Aliased {
    @DecodableAlias("b", "c") var a: Int
    @DecodableAlias("e") var d: String?
    @DecodableAlias("g") @CodingKey("f") var h: Bool
  }

  @Codable(container: "data.attributes", schema: .generated) struct Contained {
    let a: Int
    var b: String?
  }

  @Codable(schema: .generated) struct Paths {
    @CodingPath("a.b") var b: Int
    @CodingPath("a.c") var c: String?
    @CodingPath("d.e") var e: Int?
    @CodingPath("d.f") var f = 1
  }

  @Decodable(schema: .generated) struct Elements {
    @CodingPath("a", 1) var b: Int
    @CodingPath("a", 0) var c: String?
    @CodingPath("d", 0, "e") var e: Int?
  }

  @Codable(schema: .generated) struct Defaults {
    @CodableDefault(1) let a: Int
    @CodableDefault("x", for: .anyFailure) let b: String
    @CodableDefault(2, for: .missing) let c: Int
    @CodableDefault([1]) var d: [Int]
  }

  @Codable(unknownKeys: .reject, schema: .generated) struct Closed {
    let a: Int
    @CodingPath("in.b") var b: Int?
  }

  @Codable(schema: .generated) struct Lossy {
    @CodableLossy var a: [Int]
    @CodableLossy var b: Int?
    @CodableLossy var c: [String: Int] = [:]
    @CodableLossy var d: Set<String> = []
  }

  @Codable(schema: .generated) struct Node {
    let name: String
    var children: [Node] = []
    var byName: [String: Node]?
  }

  @Codable(schema: .generated) struct Pair<First: Codable & Sendable, Second: Codable & Sendable> {
    let first: First
    var second: Second?
  }

  @Codable(schema: .generated) final class Account {
    let name: String
    var balance = 0
    init(name: String) { self.name = name }
  }

  @Codable(layout: .positional, schema: .generated) struct Row {
    let id: Int
    let score: Double
    var name: String?
    var note: String?
  }

  @Codable(layout: .positional, unknownKeys: .reject, schema: .generated) struct ClosedRow {
    let id: Int
    var name: String?
  }

  @Codable(layout: .transparent, schema: .generated) struct Name { var text: String }
  @Codable(layout: .transparent, schema: .generated) struct Names { let all: [Name] }

  @Codable(schema: .generated) struct Release {
    let id: Int
    @CodableFlattened var point: Point
    var title: String?
  }

  @Codable(schema: .generated) struct MaybeReleased {
    let id: Int
    @CodableFlattened var point: Point?
  }

  @Codable(schema: .generated) struct WithRest {
    let id: Int
    @CodableFlattened var others: [String: Int]
  }

  @Codable(unknownKeys: .reject, schema: .generated) struct ClosedRelease {
    let id: Int
    @CodableFlattened var point: Point
  }

  struct OlderPoem: Codable { let text: String }

  @Codable(schema: .generated) struct PoemV1 { let text: String }
  @Codable(version: 2, previous: PoemV1.self, schema: .generated) struct Poem {
    var lines: [String]
    init(migrating older: PoemV1) throws { lines = [older.text] }
  }
  @Codable(version: 3, schema: .generated) struct Versioned { let a: Int }

  @Codable(schema: .generated) struct Plain {
    let known: Int
    let old: OlderPoem
    let any: JSON
  }
}
