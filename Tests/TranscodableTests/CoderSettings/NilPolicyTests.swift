import Foundation
import Testing
import Transcodable

/// Encoders that write nil as null.
@Suite("Nil written as null")
struct NilPolicyTests {
  struct Plain: Codable {
    var flag: Bool?
    var count: Int?
    var size: Double?
    var text: String?
    var small: UInt8?
    var half: Float?
    var inner: Inner?
    var list: [Int]?
    var date: Date?

    struct Inner: Codable { var a: Int? }
  }

  @Codable
  struct Direct {
    var flag: Bool?
    var count: Int?
    var size: Double?
    var text: String?
    var small: UInt8?
    var half: Float?
    var inner: Plain.Inner?
    var list: [Int]?
    @CodableBy(.iso8601) var date: Date?
  }

  private func text<Value: Encodable>(
    _ value: Value, _ change: (JSON.Encoder) -> Void = { _ in }
  ) throws -> String {
    let encoder = JSON.Encoder()
    encoder.nilEncoding = .null
    change(encoder)
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `optional properties that are nil are written as null`() throws {
    let nulls =
      #"{"flag":null,"count":null,"size":null,"text":null,"small":null,"half":null,"inner":null,"list":null,"date":null}"#
    #expect(try text(Plain()) == nulls)
    #expect(try text(Direct()) == nulls)
    #expect(try text(Plain(inner: Plain.Inner())).contains(#""inner":{"a":null}"#))
    #expect(try text(Direct(inner: Plain.Inner())).contains(#""inner":{"a":null}"#))
  }

  @Test func `nil is omitted by default`() throws {
    #expect(try text(Plain()) { $0.nilEncoding = .omit } == "{}")
    #expect(try text(Direct()) { $0.nilEncoding = .omit } == "{}")
  }

  @Test func `null members follow the output formatting and the key strategy`() throws {
    struct Small: Codable { var b: Int?; var aB: Int? }
    #expect(try text(Small()) { $0.outputFormatting = .sortedKeys } == #"{"aB":null,"b":null}"#)
    #expect(
      try text(Small()) { $0.keyEncodingStrategy = .convertToSnakeCase }
        == #"{"b":null,"a_b":null}"#)
    let pretty = try text(Small()) { $0.outputFormatting = .prettyPrinted }
    #expect(pretty == "{\n  \"b\" : null,\n  \"aB\" : null\n}")
  }

  @Codable(tagging: .internal("type"))
  enum Shape { case circle(radius: Double?, name: String?) }

  @Codable
  struct Tri {
    var name: CodableNullable<String> = .absent
    @CodableFlattened var part: Plain.Inner?
    @CodableDefault(5) var count: Int?
  }

  @Test func `associated values that are nil are written as null`() throws {
    #expect(
      try text(Shape.circle(radius: nil, name: nil))
        == #"{"type":"circle","radius":null,"name":null}"#)
  }

  @Test func `absent nullables and flattened optionals are not written as null`() throws {
    #expect(try text(Tri()) == #"{"count":null}"#)
    #expect(try text(Tri(part: Plain.Inner())) == #"{"a":null,"count":null}"#)
  }

  @Test func `interleaved containers write null in order`() throws {
    struct Late: Encodable {
      enum CodingKeys: CodingKey { case a, b, c }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var inner = container.nestedUnkeyedContainer(forKey: .a)
        try container.encodeIfPresent(Int?.none, forKey: .b)
        try inner.encode(1)
        try container.encodeIfPresent(String?.none, forKey: .c)
      }
    }
    #expect(try text(Late()) == #"{"a":[1],"b":null,"c":null}"#)
  }

  @Test func `encoded nulls are decoded as nil`() throws {
    let encoder = JSON.Encoder()
    encoder.nilEncoding = .null
    #expect(try JSON.Decoder().decode(Direct.self, from: encoder.encode(Direct())).text == nil)
  }

  @Test func `JSON values encode nil as null`() throws {
    let encoder = JSON.Encoder()
    encoder.nilEncoding = .null
    #expect(try JSON(encoding: Plain.Inner(), encoder: encoder) == ["a": nil])
  }
}
