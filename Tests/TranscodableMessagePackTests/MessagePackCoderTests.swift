import Foundation
import Testing
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableMessagePack
import TranscodableTestSupport

struct MessagePackCoderTests {
  struct Event: Codable, Equatable {
    var id: Int
    var name: String
    var payload: Data
    var date: Date
    var scores: [Double?]
    var links: [String: [Int]]
  }

  static let event = Event(
    id: -7, name: "é", payload: Data([1, 255]), date: Date(timeIntervalSince1970: 1.5),
    scores: [1.5, nil, 0.1], links: ["a": [1, 300], "b": []])

  @Test func `a type is encoded and decoded`() throws {
    let bytes = try MessagePack.Encoder().encode(Self.event)
    #expect(try MessagePack.Decoder().decode(Event.self, from: bytes) == Self.event)
    #expect(try MessagePack.Decoder().decode(Event.self, from: Data(bytes)) == Self.event)
    let value = try MessagePack(parsing: bytes)
    #expect(value["payload"] == .bytes([1, 255]))
    #expect(value["date"] == .timestamp(.init(seconds: 1, nanoseconds: 500_000_000)))
    #expect(value["id"]?.int == -7)
  }

  @Test func `the compatibility mode avoids newer types`() throws {
    var encoder = MessagePack.Encoder()
    encoder.isCompatible = true
    let bytes = try encoder.encode(["a": Data([0xFF])])
    #expect(bytes.hex == "81a161a1ff")
    #expect(try encoder.encode(String(repeating: "x", count: 40)).prefix(3) == [0xDA, 0, 40])
    #expect(try encoder.encode(Date(timeIntervalSince1970: 7)) == [7])
    #expect(throws: DecodingError.self) {
      try MessagePack.Decoder().decode([String: Data].self, from: bytes)
    }
    var decoder = MessagePack.Decoder()
    decoder.isCompatible = true
    #expect(try decoder.decode([String: Data].self, from: bytes) == ["a": Data([0xFF])])
    let all = try encoder.encode(Self.event)
    #expect(try decoder.decode(Event.self, from: all) == Self.event)
  }

  @Test func `strings can be decoded as data in the compatibility mode`() throws {
    var decoder = MessagePack.Decoder()
    decoder.isCompatible = true
    #expect(try decoder.decode(Data.self, from: [0xA2, 0x61, 0x62]) == Data([0x61, 0x62]))
    #expect(try decoder.decode([UInt8].self, from: [0xA2, 0x61, 0x62]) == [0x61, 0x62])
    #expect(try decoder.decode(String.self, from: [0xA2, 0x61, 0x62]) == "ab")
  }

  @Test func `integers have a fixed width if chosen`() throws {
    var encoder = MessagePack.Encoder()
    encoder.integerEncoding = .fixedWidth
    #expect(try encoder.encode(1).hex == "d30000000000000001")
    #expect(try encoder.encode(UInt64.max).hex == "cfffffffffffffffff")
    #expect(try MessagePack.Decoder().decode(Int.self, from: encoder.encode(-1)) == -1)
  }

  @Test func `integers of more than 64 bits can't be encoded`() throws {
    #expect(try MessagePack.Encoder().encode(Int128(5)) == [5])
    let error = #expect(throws: EncodingError.self) {
      try MessagePack.Encoder().encode(["a": Int128.max])
    }
    #expect(error.map { CodingFailure($0) }?.path == "a")
  }

  @Test func `dates are encoded in the chosen form`() throws {
    var encoder = MessagePack.Encoder()
    let date = Date(timeIntervalSince1970: 1_363_896_240.123)
    encoder.dateEncoding = .text
    #expect(
      try MessagePack(parsing: encoder.encode(date)) == "2013-03-21T20:04:00.123Z")
    encoder.dateEncoding = .seconds
    #expect(try MessagePack(parsing: encoder.encode(date)) == 1_363_896_240.123)
    for form in [MessagePack.DateEncoding.text, .seconds, .timestamp] {
      encoder.dateEncoding = form
      let again = try MessagePack.Decoder().decode(Date.self, from: encoder.encode(date))
      #expect(abs(again.timeIntervalSince(date)) < 1e-6)
    }
    #expect(throws: EncodingError.self) {
      try MessagePack.Encoder().encode(Date(timeIntervalSince1970: .infinity))
    }
  }

  @Test func `integer keys are matched with the integer values of coding keys`() throws {
    struct Point: Codable, Equatable {
      var x, y: Int
      enum CodingKeys: Int, CodingKey { case x, y }
    }
    let bytes = try MessagePack.Encoder().encode(Point(x: 1, y: 2))
    #expect(bytes.hex == "8200010102")
    #expect(try MessagePack.Decoder().decode(Point.self, from: bytes) == Point(x: 1, y: 2))
  }

  @Test func `extension values are kept by the value type`() throws {
    struct Holder: Codable, Equatable { var value: MessagePack }
    let holder = Holder(value: [.ext(5, [1, 2, 3]), .float(1.5), [nil: true]])
    let bytes = try MessagePack.Encoder().encode(holder)
    #expect(try MessagePack.Decoder().decode(Holder.self, from: bytes) == holder)
    struct Strict: Decodable { let value: [Int] }
    let error = #expect(throws: DecodingError.self) {
      try MessagePack.Decoder().decode(Strict.self, from: bytes)
    }
    #expect(error.map { CodingFailure($0) }?.path == "value[0]")
  }

  @Test(arguments: [
    "", "c1", "81", "8101", "92 01", "dc ff ff", "dd ff ff ff ff 00", "df ff ff ff ff 00 00", "a1",
    "d9 05 61", "db ff ff ff ff", "c6 ff ff ff ff 00", "c9 ff ff ff ff 01", "ca 00", "cf 00",
    "d6 ff 00",
    "d4", "c7 05", "a1 ff", "a2 c3 28", "00 00", "c7 03 ff 00 00 00",
  ])
  func `malformed documents are refused`(_ hex: String) {
    let bytes = [UInt8](hex: hex)
    let error = #expect(throws: DecodingError.self) {
      try MessagePack.Decoder().decode(Ignored.self, from: bytes)
    }
    #expect(error.map { CodingFailure($0).offset } != nil)
    // Timestamps of other lengths are extension values.
    if hex != "c7 03 ff 00 00 00" {
      #expect(throws: DecodingError.self) { try MessagePack(parsing: bytes) }
    }
  }

  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  @Test func `too many levels are refused`() {
    let bytes = [UInt8](repeating: 0x91, count: 100_000) + [0]
    let error = #expect(throws: DecodingError.self) {
      try MessagePack.Decoder().decode(Ignored.self, from: bytes)
    }
    #expect(error.map { CodingFailure($0).reason } == .depthLimit)
    #expect(throws: DecodingError.self) { try MessagePack(parsing: bytes) }
  }

  @Test func `sequences are parsed`() throws {
    #expect(try MessagePack.sequence(parsing: [1, 0xC0, 0x91, 2]) == [1, nil, [2]])
  }

  @Test func `integers are equal regardless of their sign type`() {
    #expect(MessagePack.signed(5) == .unsigned(5))
    #expect(MessagePack.signed(5).hashValue == MessagePack.unsigned(5).hashValue)
    #expect(MessagePack.float(1) != .double(1))
  }

  @Test func `other coders represent values without extensions`() throws {
    let value: MessagePack = ["a": [1, -2, 1.5, "x", nil, true]]
    let json = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(MessagePack.self, from: json) == value)
  }
}
