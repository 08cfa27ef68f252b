import CoderTestSupport
import Foundation
import Synchronization
import Testing
import Transcodable

@Suite("Strategies, lossy fields, coercion and validation")
struct ValueAttributeTests {
  @Codable
  struct Strategies: Equatable {
    @CodableBy(.iso8601) let start: Date
    @CodableBy(.millisecondsSince1970) var end: Date?
    @CodableBy(.elements(.hex)) let keys: [Data]
    @CodableBy(.separated(by: ",")) let tags: [String]
    @DecodableBy(.losslessStringConversion()) var number = 0
    @CodingPath("inner.count") @EncodableBy(.losslessStringConversion()) let count: Int
  }

  @Test func `a strategy determines how a value is coded`() throws {
    let value = Strategies(
      start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 1.5),
      keys: [Data([0xAB]), Data()], tags: ["a", "b"], number: 7, count: 3)
    expect(
      """
      {"start": "1970-01-01T00:00:00Z", "end": 1500, "keys": ["ab", ""], "tags": "a,b",
       "number": "7", "inner": {"count": 3}}
      """, is: value, isReadBack: false)
    try expect(
      value,
      isWrittenAs: """
        {"start": "1970-01-01T00:00:00Z", "end": 1500, "keys": ["ab", ""], "tags": "a,b",
         "number": 7, "inner": {"count": "3"}}
        """)
  }

  @Codable
  struct Bytes: Equatable {
    @CodableBy(.base64) let key: [UInt8]
    @CodableBy(.base64URL) var salt: [UInt8]?
    @CodableBy(.hex) let hash: [UInt8]
    @CodableBy(.elements(.hex)) var parts: [[UInt8]]
    @CodableBy(.base64) let data: Data
  }

  @Test func `byte arrays are coded like data`() throws {
    let value = Bytes(
      key: [0x68, 0x69, 0x3F], salt: [0xFF], hash: [0xAB, 1], parts: [[2], [3]], data: Data([4]))
    let json = """
      {"key": "aGk/", "salt": "_w", "hash": "ab01", "parts": ["02", "03"], "data": "BA=="}
      """
    expect(json, is: value)
    try expect(value, isWrittenAs: json)
    expect(
      #"{"key": "*", "hash": "", "parts": [], "data": ""}"#, as: Bytes.self,
      failsWith: Complaint("dataCorrupted", "key"))
  }

  @Test func `an optional field with a strategy may be missing or null`() {
    let value = Strategies(
      start: Date(timeIntervalSince1970: 0), end: nil, keys: [], tags: ["a"], count: 3)
    let rest = #""start": "1970-01-01T00:00:00Z", "keys": [], "tags": "a", "inner": {"count": 3}"#
    expect("{\(rest)}", is: value, isReadBack: false)
    expect(#"{"end": null, \#(rest)}"#, is: value, isReadBack: false)
  }

  @Test func `a value that a strategy rejects fails with its coding path`() {
    expect(
      #"{"start": "yesterday"}"#, as: Strategies.self,
      failsWith: Complaint("dataCorrupted", "start"))
    expect(
      #"{"start": "1970-01-01T00:00:00Z", "keys": ["ab", "xy"]}"#, as: Strategies.self,
      failsWith: Complaint("dataCorrupted", "keys.1"))
    expect("{}", as: Strategies.self, failsWith: Complaint("keyNotFound", "start"))
    expect(
      #"{"start": null}"#, as: Strategies.self, failsWith: Complaint("valueNotFound", "start"))
  }

  @Decodable
  struct Forgiving: Equatable {
    @CodableLossy var numbers: [Int]
    @CodableLossy var names: Set<String>?
    @CodableLossy var counts: [String: [Int]] = ["-": []]
    @CodableLossy @CodableBy(.elements(.iso8601)) var dates: [Date] = []
    @CodableLossy var url: URL?
    @CodableDefault(1, for: .anyFailure) var level: Int
    @CodableDefault("?", for: .anyFailure) var text: String?
  }

  @Test func `lossy fields drop invalid elements and use their defaults`() {
    expect(
      """
      {"numbers": [1, "a", 2, {}], "names": ["a", 1], "counts": {"a": [1, "x"], "b": [2]},
       "dates": ["1970-01-01T00:00:00Z", "never"], "url": 7, "level": "x", "text": []}
      """,
      is: Forgiving(
        numbers: [1, 2], names: ["a"], counts: ["a": [1], "b": [2]],
        dates: [Date(timeIntervalSince1970: 0)], url: nil, level: 1, text: "?"))
  }

  @Test func `a lossy field that is not a collection is nil, has its initial value, or fails`() {
    expect(
      #"{"numbers": [], "names": 1, "counts": 2, "dates": "x"}"#,
      is: Forgiving(numbers: [], names: nil, url: nil, level: 1, text: "?"))
    expect(
      #"{"numbers": 1}"#, as: Forgiving.self, failsWith: Complaint("typeMismatch", "numbers"))
    expect("{}", as: Forgiving.self, failsWith: Complaint("keyNotFound", "numbers"))
  }

  @Codable(coercion: .lossless)
  struct Coerced: Equatable {
    let id: Int
    var names: [String]
    @CodableCoerced(.flexible) var isOn: Bool?
    @CodableCoerced(.none) var exact: Double = 0
  }

  @Test func `coercion follows the policy of the type or the field`() {
    expect(
      #"{"id": "42", "names": ["a", 5, true], "isOn": "yes", "exact": 1.5}"#,
      is: Coerced(id: 42, names: ["a", "5", "true"], isOn: true, exact: 1.5))
    expect(
      #"{"id": 1, "names": [], "exact": "1"}"#, as: Coerced.self,
      failsWith: Complaint("typeMismatch", "exact"))
  }

  @Codable
  struct Rules: Equatable {
    @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
    @CodableModified(.clamped(to: 0...5)) var stars: Int = 3
    @CodableValidated(.count(1...4)) @CodableModified(.trimmed) let name: String
    @CodableValidated(where: { (url: String) in url.hasPrefix("https:") }, "URLs require https")
    @CodableValidated(.oneOf("https://a.b")) var url: String?
  }

  @Test func `values are modified before they are validated`() throws {
    expect(
      #"{"nickname": "  ", "stars": 9, "name": " abcd ", "url": "https://a.b"}"#,
      is: Rules(nickname: nil, stars: 5, name: "abcd", url: "https://a.b"))
    expect(#"{"name": "a"}"#, is: Rules(nickname: nil, stars: 3, name: "a", url: nil))
    expect(#"{"name": "abcde"}"#, as: Rules.self, failsWith: Complaint("dataCorrupted", "name"))
    expect(
      #"{"name": "a", "url": "http://a.b"}"#, as: Rules.self,
      failsWith: Complaint("dataCorrupted", "url"))
  }

  @Test func `a failed validation is described in the error`() {
    let error = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Rules.self, from: Data(#"{"name":"a","url":"http://a.b"}"#.utf8))
    }
    #expect("\(error!)".contains("URLs require https"))
  }

  @Codable
  struct Nullables: Equatable {
    @EncodableNil(.null) @CodableBy(.iso8601) var date: Date?
    var change: CodableNullable<Int>
  }

  @Test func `a field with a strategy can write nil as null`() throws {
    try expect(Nullables(date: nil, change: .null), isWrittenAs: #"{"date": null, "change": null}"#)
  }

  @Test func `a nullable distinguishes a missing key from null`() throws {
    expect("{}", is: Nullables(change: .absent))
    expect(#"{"change": null}"#, is: Nullables(change: .null))
    expect(#"{"change": 1}"#, is: Nullables(change: .value(1)))
    try expect(Nullables(change: .value(1)), isWrittenAs: #"{"date": null, "change": 1}"#)
  }

  @Codable
  struct Booking: Equatable {
    @CodableValidated(.range(...Limits.seats)) var seats: Int
    @CodableValidated(by: .odd) var table: Int
  }

  @Test func `a validation is created for each value`() throws {
    let json = #"{"seats": 4, "table": 3}"#
    for seats in [3, 4, 3] {
      Limits.$seats.withValue(seats) {
        if seats < 4 {
          expect(json, as: Booking.self, failsWith: Complaint("dataCorrupted", "seats"))
        } else {
          expect(json, is: Booking(seats: 4, table: 3))
        }
      }
    }
    #expect(Limits.madeRules.load(ordering: .relaxed) > 1)
  }

  @Codable(superclass: .none)
  class Named {
    @CodableValidated(.nonEmpty) var name: String
  }

  @Codable(superclass: .flat)
  final class Coded: Named {
    @CodableValidated(.count(2)) var code: String
  }

  @Test func `a class and its superclass have separate validations`() throws {
    for coder in Coder.typedFormats {
      let value = try coder.decode(Coded.self, #"{"name": "a", "code": "bc"}"#)
      #expect(value.name == "a" && value.code == "bc")
    }
    expect(
      #"{"name": "", "code": "bc"}"#, as: Coded.self, failsWith: Complaint("dataCorrupted", "name"))
    expect(
      #"{"name": "a", "code": "b"}"#, as: Coded.self, failsWith: Complaint("dataCorrupted", "code"))
  }
}

private enum Limits {
  @TaskLocal static var seats = 3
  static let madeRules = Atomic(0)
}

extension CodableValidation where Value == Int {
  fileprivate static var odd: Self {
    Limits.madeRules.add(1, ordering: .relaxed)
    return Self(where: { !$0.isMultiple(of: 2) }, "must be odd")
  }
}
