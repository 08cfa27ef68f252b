import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// The encoded form of each strategy, and what it rejects.
@Suite("Strategies")
struct StrategyTests {
  static let noon = Date(timeIntervalSince1970: 1_700_000_000.5)

  @Codable
  struct Dates: Equatable {
    @CodableBy(.iso8601) var plain: Date?
    @CodableBy(.iso8601(fractionDigits: 3)) var fraction: Date?
    @CodableBy(.iso8601(fractionDigits: 3, secondsFromGMT: 7_200)) var offset: Date?
    @CodableBy(.iso8601(dateOnly: true)) var day: Date?
    @CodableBy(.rfc2822) var mail: Date?
    @CodableBy(.dateFormat("dd.MM.yyyy HH:mm")) var format: Date?
    @CodableBy(.anyOf(.iso8601, .secondsSince1970)) var either: Date?
  }

  @Test func `dates are strings in the format of the strategy`() throws {
    let whole = Date(timeIntervalSince1970: 1_700_000_000)
    let minute = Date(timeIntervalSince1970: 1_699_999_980)
    let day = Date(timeIntervalSince1970: 1_699_920_000)
    for (json, value) in [
      (#"{"plain": "2023-11-14T22:13:20Z"}"#, Dates(plain: whole)),
      (#"{"fraction": "2023-11-14T22:13:20.500Z"}"#, Dates(fraction: Self.noon)),
      (#"{"offset": "2023-11-15T00:13:20.000+02:00"}"#, Dates(offset: whole)),
      (#"{"day": "2023-11-14"}"#, Dates(day: day)),
      (#"{"mail": "Tue, 14 Nov 2023 22:13:20 +0000"}"#, Dates(mail: whole)),
      (#"{"format": "14.11.2023 22:13"}"#, Dates(format: minute)),
      (#"{"either": "2023-11-14T22:13:20Z"}"#, Dates(either: whole)),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    expect(#"{"either": 1700000000}"#, is: Dates(either: whole))
    expect(#"{"plain": "2023-11-14T23:13:20.5+01:00"}"#, is: Dates(plain: Self.noon))
    for key in ["plain", "fraction", "day", "mail", "format", "either"] {
      expect(
        #"{"\#(key)": "yesterday"}"#, as: Dates.self, failsWith: Complaint("dataCorrupted", key))
    }
  }

  @Codable
  struct Epochs: Equatable {
    @CodableBy(.secondsSince1970) var seconds: Date?
    @CodableBy(.millisecondsSince1970) var milliseconds: Date?
    @CodableBy(.microsecondsSince1970) var microseconds: Date?
    @CodableBy(.nanosecondsSince1970) var nanoseconds: Date?
    @CodableBy(.secondsSince1970(as: .string)) var text: Date?
    @CodableBy(.millisecondsSince1970(as: .string)) var longText: Date?
  }

  @Test func `dates are numbers or strings in the unit of the strategy`() throws {
    for (json, value) in [
      (#"{"seconds": 1700000000.5}"#, Epochs(seconds: Self.noon)),
      (#"{"milliseconds": 1700000000500}"#, Epochs(milliseconds: Self.noon)),
      (#"{"microseconds": 1700000000500000}"#, Epochs(microseconds: Self.noon)),
      (#"{"nanoseconds": 1700000000500000000}"#, Epochs(nanoseconds: Self.noon)),
      (#"{"text": "1700000000.5"}"#, Epochs(text: Self.noon)),
      (#"{"longText": "1700000000500"}"#, Epochs(longText: Self.noon)),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    expect(
      #"{"text": "soon"}"#, as: Epochs.self, failsWith: Complaint("dataCorrupted", "text"))
    expect(
      #"{"seconds": [1]}"#, as: Epochs.self, failsWith: Complaint("typeMismatch", "seconds"))
  }

  @Codable
  struct Point: Equatable {
    let x: Int
  }

  struct Celsius: Equatable {
    var degrees: Double
  }

  @Codable
  struct Texts: Equatable {
    @CodableBy(.jsonString()) var inner: Point?
    @CodableBy(.separated(by: ";")) var tags: [String]?
    @CodableBy(.separated(by: ",")) var numbers: [Int]?
    @CodableBy(.losslessStringConversion()) var count: Int?
    @CodableBy(.hex(uppercase: true)) var hash: Data?
    @CodableBy(.base64URL) var key: Data?
    @CodableBy(.floats(infinity: "max", negativeInfinity: "min", nan: "none")) var size: Double?
  }

  @Test func `values are strings in the format of the strategy`() throws {
    for (json, value) in [
      (#"{"inner": "{\"x\":1}"}"#, Texts(inner: Point(x: 1))),
      (#"{"tags": "a;b c"}"#, Texts(tags: ["a", "b c"])),
      (#"{"numbers": "1,2,3"}"#, Texts(numbers: [1, 2, 3])),
      (#"{"count": "42"}"#, Texts(count: 42)),
      (#"{"hash": "AB0C"}"#, Texts(hash: Data([0xAB, 0x0C]))),
      (#"{"key": "-_8"}"#, Texts(key: Data([0xFB, 0xFF]))),
      (#"{"size": "max"}"#, Texts(size: .infinity)),
      (#"{"size": 1.5}"#, Texts(size: 1.5)),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    for (key, text) in [
      ("numbers", "1,x"), ("count", "x"), ("hash", "A"), ("key", "*"), ("inner", "{"),
    ] {
      expect(
        #"{"\#(key)": "\#(text)"}"#, as: Texts.self, failsWith: Complaint("dataCorrupted", key))
    }
  }

  @Codable
  struct Others: Equatable {
    @CodableBy(.oneOrMany()) var names: [String]?
    @CodableBy(
      .via(
        Double.self, from: { @Sendable in StrategyTests.Celsius(degrees: $0) },
        into: { @Sendable in $0.degrees })
    ) var heat: Celsius?
    @CodableBy(.values(.elements(.secondsSince1970))) var times: [String: [Date]]?
    @CodableBy(.elements(.hex)) var hashes: Set<Data>?
  }

  @Test func `strategies convert through other types and apply to elements`() throws {
    let date = Date(timeIntervalSince1970: 1)
    for (json, value) in [
      (#"{"names": "a"}"#, Others(names: ["a"])),
      (#"{"names": ["a", "b"]}"#, Others(names: ["a", "b"])),
      (#"{"heat": 36.6}"#, Others(heat: Celsius(degrees: 36.6))),
      (#"{"times": {"a": [1]}}"#, Others(times: ["a": [date]])),
      (#"{"hashes": ["ab"]}"#, Others(hashes: [Data([0xAB])])),
    ] {
      expect(json, is: value)
      try expect(value, isWrittenAs: json)
    }
    expect(
      #"{"times": {"a": ["x"]}}"#, as: Others.self,
      failsWith: Complaint("typeMismatch", "times.a.0"))
    expect(
      #"{"hashes": ["ab", "x"]}"#, as: Others.self,
      failsWith: Complaint("dataCorrupted", "hashes.1"))
  }

  @Codable struct Conditions: Equatable {
    @CodableBy(.losslessStringConversion()) var isOpen: Bool
    @CodableBy(.elements(.losslessStringConversion())) var others: [Bool]
  }

  @Test(arguments: [Coder.direct, .standard, .foundation, .cbor, .messagePack])
  func `null is a missing value for a strategy of Booleans`(_ coder: Coder) throws {
    for document in [#"{"isOpen":null,"others":[]}"#, #"{"isOpen":"true","others":[null]}"#] {
      let error = #expect(throws: DecodingError.self) {
        try coder.decode(Conditions.self, document)
      }
      if case .valueNotFound = error { continue }
      Issue.record("\(document): \(String(describing: error))")
    }
  }
}
