// Strategies of your own: strings, numbers, arguments, closures.

import Foundation
import Transcodable

// snippet.text
struct Version: Equatable, Sendable {
  var major, minor: Int
}

/// Codes a version as a string such as `"1.4"`.
struct VersionStrategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy {
  let expectation = "a version such as 1.4"

  func value(of text: String) -> Version? {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return parts.count == 2 ? Version(major: parts[0], minor: parts[1]) : nil
  }

  func text(of value: Version) -> String? { "\(value.major).\(value.minor)" }
}

extension ValueStrategy where Self == VersionStrategy {
  static var version: VersionStrategy { VersionStrategy() }
}

@Codable
struct Tool {
  let name: String
  @CodableBy(.version) let version: Version
  @CodableLossy @CodableBy(.elements(.version)) var supported: [Version] = []
}
// snippet.use
let tool = try JSON.decode(
  Tool.self, from: #"{"name": "swift", "version": "6.3", "supported": ["6.2", "next", "6.3"]}"#)
print(tool.version.minor, tool.supported.count)  // → 3 2

do {
  _ = try JSON.decode(Tool.self, from: #"{"name": "swift", "version": "six"}"#)
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription)
  // → Expected a version such as 1.4 but found "six" at line 1, column 30 (byte 29).
}
// snippet.arguments
/// Codes an amount of money as an integer number of its smallest unit.
struct MinorUnitsStrategy: CodingStrategy {
  let digits: Int

  func decode(from decoder: any Decoder) throws -> Decimal {
    let units = try decoder.singleValueContainer().decode(Int.self)
    return Decimal(sign: .plus, exponent: -digits, significand: Decimal(units))
  }

  func encode(_ value: Decimal, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(units(of: value))
  }

  fileprivate func units(of value: Decimal) -> Int {
    NSDecimalNumber(decimal: value * pow(10, digits)).intValue
  }
}

extension ValueStrategy where Self == MinorUnitsStrategy {
  static func minorUnits(digits: Int = 2) -> MinorUnitsStrategy {
    MinorUnitsStrategy(digits: digits)
  }
}

@Codable
struct Price {
  @CodableBy(.minorUnits()) var amount: Decimal
  @CodableBy(.minorUnits(digits: 3)) var perLiter: Decimal?
}
// snippet.direct
extension MinorUnitsStrategy: JSONDecodingStrategy, JSONEncodingStrategy {
  func decode(from reader: inout JSONReader) -> Decimal? {
    let units: Int = reader.read(Int.self)
    if reader.hasFailed { return nil }
    return Decimal(sign: .plus, exponent: -digits, significand: Decimal(units))
  }

  func encode(_ value: Decimal, to writer: inout JSONWriter) {
    writer.write(units(of: value))
  }
}
// snippet.end

let price = try JSON.decode(Price.self, from: #"{"amount": 1999, "perLiter": 1859}"#)
print(price.amount, price.perLiter ?? 0)  // → 19.99 1.859
print(String(decoding: try JSON.encode(price), as: UTF8.self))
// → {"amount":1999,"perLiter":1859}

// snippet.closures
@Codable
struct Reading {
  // Converts to and from a type that is already Codable.
  @CodableBy(.via(Double.self, from: { ($0 - 32) / 1.8 }, into: { $0 * 1.8 + 32 }))
  var celsius: Double

  // Converts the result of another strategy.
  @CodableBy(.via(.iso8601, from: { Day(of: $0) }, into: { $0.start }))
  var day: Day

  // Uses the decoder and the encoder directly.
  @CodableBy(
    .custom(
      decode: { try $0.singleValueContainer().decode(Int.self) != 0 },
      encode: { value, encoder in try (value ? 1 : 0).encode(to: encoder) }))
  var isCalibrated: Bool
}

struct Day: Sendable {
  let start: Date
  init(of date: Date) { start = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded()) }
}
// snippet.end

let reading = try JSON.decode(
  Reading.self, from: #"{"celsius": 212, "day": "2025-03-28T00:00:00Z", "isCalibrated": 1}"#)
print(reading.celsius, reading.isCalibrated)  // → 100.0 true
