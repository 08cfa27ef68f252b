import CoderTestSupport
import Testing
import Transcodable
import TranscodableCBOR

@Suite("nil as null")
struct NilEncodingTests {
  struct Scalars: Codable, Equatable {
    var bool: Bool?
    var string: String?
    var double: Double?
    var float: Float?
    var int: Int?
    var int8: Int8?
    var int16: Int16?
    var int32: Int32?
    var int64: Int64?
    var int128: Int128?
    var uint: UInt?
    var uint8: UInt8?
    var uint16: UInt16?
    var uint32: UInt32?
    var uint64: UInt64?
    var uint128: UInt128?
  }

  @Test func `nil of every scalar type is written as null`() throws {
    let encoder = JSON.Encoder()
    encoder.nilEncoding = .null
    let members = try #require(JSON(parsing: encoder.encode(Scalars())).object)
    #expect(members.count == 16)
    #expect(members.values.allSatisfy { $0 == .null })
  }

  @Test func `nil of every scalar type is written as null in CBOR`() throws {
    var encoder = CBOR.Encoder()
    encoder.nilEncoding = .null
    let members = try CBOR.Decoder().decode([String: Bool?].self, from: encoder.encode(Scalars()))
    #expect(members.count == 16)
    #expect(members.values.allSatisfy { $0 == nil })
  }
}
