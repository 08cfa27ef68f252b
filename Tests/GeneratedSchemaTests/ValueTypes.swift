import Foundation
import Transcodable

// Types for the attributes that determine how values are encoded.

enum ValueTypes {
  @Codable(schema: .generated) struct Dates {
    @CodableBy(.iso8601) let a: Date
    @CodableBy(.secondsSince1970) var b: Date?
    @CodableBy(.millisecondsSince1970(as: .string)) var c: Date?
    @CodableBy(.iso8601(dateOnly: true)) var d: Date?
    let e: Date
  }

  @Codable(dates: .iso8601, data: .hex, floats: .strings(), schema: .generated) struct TypeWide {
    let a: Date
    var b: [Date] = []
    let c: Data
    var d: Double
    var e: [String: Float?] = [:]
  }

  @Codable(schema: .generated) struct Bytes {
    let a: Data
    @CodableBy(.hex) var b: Data
    @CodableBy(.base64URL) var c: Data?
    @CodableBy(.elements(.hex)) var d: [Data] = []
    @CodableBy(.base64) var e: [UInt8]?
  }

  @Codable(schema: .generated) struct Foundations {
    let id: UUID
    let home: URL
    var price: Decimal?
  }

  @Codable(schema: .generated) struct Texts {
    @CodableBy(.separated(by: ",")) var a: [String]
    @CodableBy(.losslessStringConversion()) var b: Int?
    @CodableBy(.lowercasedText) var c: String
    @CodableBy(.jsonString()) var d: FieldTypes.Point?
  }

  @Codable(schema: .generated) struct OneOrMany {
    @CodableBy(.oneOrMany()) var a: [Int]
    @CodableBy(.values(.iso8601)) var b: [String: Date] = [:]
    @CodableBy(.anyOf(.iso8601, .secondsSince1970)) var c: Date?
    @CodableBy(.elements(.optional(.hex))) var d: [Data?] = []
  }

  @Codable(schema: .generated) struct Custom {
    @CodableBy(.custom(decode: { try Int(from: $0) + 1 }, encode: { try ($0 - 1).encode(to: $1) }))
    var a: Int
    @CodableBy(.via(String.self, from: { $0.count }, into: { String(repeating: "x", count: $0) }))
    var b: Int
  }

  @Codable(schema: .generated) struct Lossless {
    @CodableCoerced var a: Bool
    @CodableCoerced var b: String
    @CodableCoerced var c: Int?
    @CodableCoerced var d: [Double] = []
  }

  @Codable(coercion: .flexible, schema: .generated) struct Flexible {
    var a: Bool
    var b: Int
    var c: String?
    var d: [String: Int] = [:]
  }

  @Codable(schema: .generated) struct Ranges {
    @CodableValidated(.range(1...5)) var a: Int
    @CodableValidated(.range(0.5..<2.5)) var b: Double?
    @CodableValidated(.range(18...)) var c: UInt8
    @CodableValidated(.range(...(-1))) var d: Int?
  }

  @Codable(schema: .generated) struct Counts {
    @CodableValidated(.count(1...3)) var a: [Int]
    @CodableValidated(.count(2)) var b: [String: Int]?
    @CodableValidated(.nonEmpty) var c: Set<Int>
    @CodableValidated(.nonEmpty) var d: String
  }

  @Codable(schema: .generated) struct LongTexts {
    @CodableValidated(.count(2...4)) var a: String
  }

  @Codable(schema: .generated) struct Patterns {
    @CodableValidated(.matches("[a-z]{2}[0-9]+")) var a: String
    @CodableValidated(.matches(#"\d+(?:-\d+)?"#)) var b: String?
    @CodableValidated(.oneOf("a", "b, c")) var c: String
    @CodableValidated(.oneOf(1, 2)) @CodableValidated(.range(0...9)) var d: Int?
  }

  @Codable(schema: .generated) struct Modified {
    @CodableModified(.trimmed) @CodableValidated(.nonEmpty) var a: String
    @CodableModified(.clamped(to: 0...5)) @CodableValidated(.range(0...5)) var b: Int
    @CodableModified(.nilIfEmpty) var c: String?
  }

  @Codable(schema: .generated) struct Wild {
    @CodableValidated(.matches(".+@.+")) var a: String
    @CodableValidated(where: { (n: Int) in n % 2 == 0 }, "must be even") var b: Int
  }

  @Codable(schema: .generated) struct LossyRules {
    @CodableLossy @CodableValidated(.count(1...2)) var a: [Int]
  }
}
