import Foundation
import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableTestSupport

struct CBORDecodingTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ diagnostic: String) throws -> Value {
    try CBOR.Decoder().decode(type, from: CBOR(diagnostic: diagnostic).serialized())
  }

  struct Event: Codable, Equatable {
    var id: Int
    var name: String
    var tags: [String]
    var score: Double?
    var isOpen: Bool
  }

  @Test func `a type is decoded from a map`() throws {
    let event = try decode(
      Event.self, #"{"name": "é", "id": -7, "tags": ["a", "b"], "score": 1.5, "isOpen": true}"#)
    #expect(event == Event(id: -7, name: "é", tags: ["a", "b"], score: 1.5, isOpen: true))
  }

  @Test func `indefinite lengths are decoded`() throws {
    let bytes = [UInt8](hex: "bf 61 61 9f 01 02 ff 7f 61 62 60 ff 5f 41 01 41 02 ff ff")
    struct Value: Decodable, Equatable {
      let a: [Int]
      let b: Data
    }
    #expect(
      try CBOR.Decoder().decode(Value.self, from: bytes)
        == Value(a: [1, 2], b: Data([1, 2])))
  }

  @Test func `byte strings are decoded as data and as arrays of bytes`() throws {
    #expect(try decode(Data.self, "h'00ff'") == Data([0, 255]))
    #expect(try decode([UInt8].self, "h'00ff'") == [0, 255])
    #expect(try decode([UInt8].self, "[0, 255]") == [0, 255])
    #expect(try decode([Data].self, "[h'', [1]]") == [Data(), Data([1])])
    #expect(throws: DecodingError.self) { try decode(String.self, "h'00ff'") }
  }

  @Test func `dates are decoded by tag and without a tag`() throws {
    let date = Date(timeIntervalSince1970: 1_363_896_240)
    for form in [
      "1(1363896240)", "1(1363896240.0)", "0(\"2013-03-21T20:04:00Z\")", "1363896240",
      "\"2013-03-21T21:04:00+01:00\"", "55799(1(1363896240))",
    ] {
      #expect(try decode(Date.self, form) == date, "\(form)")
    }
    #expect(try decode(Double.self, "1(1363896240)") == 1_363_896_240)
    #expect(try decode(Date.self, "1(-1)") == Date(timeIntervalSince1970: -1))
    #expect(throws: DecodingError.self) { try decode(Date.self, "\"yesterday\"") }
    #expect(throws: DecodingError.self) { try decode(Date.self, "true") }
  }

  @Test func `integers of any width are decoded`() throws {
    #expect(try decode(UInt64.self, "18446744073709551615") == .max)
    #expect(try decode(Int64.self, "-9223372036854775808") == .min)
    #expect(try decode(Int128.self, "-18446744073709551616") == -18_446_744_073_709_551_616)
    #expect(try decode(UInt128.self, "18446744073709551616") == 18_446_744_073_709_551_616)
    #expect(try decode(UInt128.self, "\(UInt128.max)") == .max)
    #expect(try decode(Double.self, "18446744073709551616") == 0x1p64)
    #expect(try decode(Int.self, "5.0") == 5)
    for (text, type) in [("256", "UInt8"), ("-1", "UInt8"), ("0.5", "UInt8")] {
      let error = #expect(throws: DecodingError.self, "\(text) \(type)") {
        try decode(UInt8.self, text)
      }
      #expect(error.map { CodingFailure($0).reason } == .numberOutOfRange)
    }
  }

  @Test func `bignums of any length are decoded as floating-point numbers`() throws {
    #expect(try decode(Double.self, "2(h'01\(String(repeating: "00", count: 32))')") == 0x1p256)
    #expect(try decode(Int.self, "2(h'00000000000000000000000007')") == 7)
    #expect(try decode(Int.self, "3(h'')") == -1)
    #expect(throws: DecodingError.self) {
      try decode(Double.self, "2(h'\(String(repeating: "ff", count: 200))')")
    }
  }

  @Test func `bignums are decoded as decimal numbers without loss`() throws {
    for (bignum, digits) in [
      ("3(h'e9e92c64bba5823f82b1214dbd3fffff')", "-310920828592836610000000000000000000000"),
      ("2(h'1d6329f1c35ca4bfabb9f5610000000000')", "10000000000000000000000000000000000000000"),
    ] {
      #expect(try decode(Decimal.self, bignum) == Decimal(string: digits))
    }
  }

  @Test func `decimal fractions are decoded as floating-point numbers`() throws {
    #expect(try decode(Double.self, "4([-2, 27315])") == 273.15)
    #expect(try decode(Double.self, "4([3, 2])") == 2000)
    #expect(try decode(Int.self, "4([3, 2])") == 2000)
    #expect(try decode([Int].self, "4([1, 2, 3])") == [1, 2, 3])
  }

  @Test func `floats of every width are decoded`() throws {
    for (hex, value) in [
      ("f93c00", 1.0), ("f90001", 5.960464477539063e-8), ("f90400", 0.00006103515625),
      ("f9fbff", -65504), ("fa47c35000", 100_000), ("fb3ff199999999999a", 1.1),
    ] {
      #expect(try CBOR.Decoder().decode(Double.self, from: [UInt8](hex: hex)) == value)
    }
    #expect(try CBOR.Decoder().decode(Float.self, from: [UInt8](hex: "fb3fb999999999999a")) == 0.1)
  }

  @Test func `undefined is decoded as nil`() throws {
    #expect(try decode([Int?].self, "[undefined, null, 1]") == [nil, nil, 1])
  }

  @Test func `simple values fit no type`() throws {
    #expect(throws: DecodingError.self) { try decode(Int.self, "simple(16)") }
    struct Rest: Decodable { let a: Int }
    #expect(try decode(Rest.self, #"{"b": simple(16), "a": 1}"#).a == 1)
  }

  struct Sensor: Codable, Equatable {
    var name: String
    var values: [Int]

    enum CodingKeys: Int, CodingKey {
      case name = 1
      case values = -2
    }
  }

  @Test func `integer keys are matched with the integer values of coding keys`() throws {
    let sensor = Sensor(name: "t", values: [1, 2])
    #expect(try decode(Sensor.self, #"{1: "t", -2: [1, 2]}"#) == sensor)
    #expect(try decode(Sensor.self, #"{"name": "t", -2: [1, 2]}"#) == sensor)
    let bytes = try CBOR.Encoder().encode(sensor)
    #expect(try CBOR(parsing: bytes).description == #"{1: "t", -2: [1, 2]}"#)
    var encoder = CBOR.Encoder()
    encoder.usesIntegerKeys = false
    let other = try encoder.encode(sensor)
    #expect(try CBOR(parsing: other).description == #"{"name": "t", "values": [1, 2]}"#)
  }

  @Test func `all keys of a map include integer keys`() throws {
    struct Keys: Decodable {
      let keys: [Sensor.CodingKeys]
      init(from decoder: any Decoder) throws {
        keys = try decoder.container(keyedBy: Sensor.CodingKeys.self).allKeys
      }
    }
    #expect(try decode(Keys.self, "{1: 0, -2: 0, 3: 0}").keys == [.name, .values])
  }

  @Test func `repeated keys are encoded once`() throws {
    struct Twice: Encodable {
      let count: Int
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        for key in 0..<count { try container.encode(key, forKey: CodingFieldKey(intValue: key)) }
        for key in 0..<count { try container.encode(-1, forKey: CodingFieldKey(intValue: key)) }
      }
    }
    for count in [1, 3, 30] {
      let item = try CBOR(parsing: CBOR.Encoder().encode(Twice(count: count)))
      #expect(item.map?.count == count)
      #expect(item.map?.values.allSatisfy { $0 == -1 } == true)
    }
  }

  @Test func `dictionaries with integer keys have integer keys`() throws {
    let names = [1: "a", -5: "b"]
    let bytes = try CBOR.Encoder().encode(names)
    #expect(try CBOR(parsing: bytes) == [1: "a", -5: "b"])
    #expect(try CBOR.Decoder().decode([Int: String].self, from: bytes) == names)
    #expect(try decode([String: Int].self, #"{1: 2, "b": 3}"#) == ["1": 2, "b": 3])
  }

  @Test func `a map with keys of other kinds fits no type`() throws {
    for key in ["1.5", "[1]", "h'00'", "null", "true", "{}"] {
      #expect(throws: DecodingError.self, "\(key)") {
        try decode([String: Int].self, #"{"a": 1, \#(key): 2}"#)
      }
      #expect(try decode(CBOR.self, "{\(key): 2}") == .map([try CBOR(diagnostic: key): 2]))
    }
  }

  @Test func `the last of several equal keys wins unless they are rejected`() throws {
    #expect(try decode([String: Int].self, #"{"a": 1, "a": 2}"#) == ["a": 2])
    struct One: Decodable { let a: Int }
    #expect(try decode(One.self, #"{"a": 1, "b": 0, "a": 2}"#).a == 2)
    var decoder = CBOR.Decoder()
    decoder.settings.duplicateKeys = .reject
    let bytes = try CBOR(diagnostic: #"{"a": 1, "a": 2}"#).serialized()
    let error = #expect(throws: DecodingError.self) { try decoder.decode(One.self, from: bytes) }
    #expect(error.map { CodingFailure($0).reason } == .duplicateKey)
  }

  @Test func `unknown keys are reported or rejected`() throws {
    let bytes = try CBOR(diagnostic: #"{"a": 1, "x": 2}"#).serialized()
    struct One: Decodable { let a: Int }
    var report = DecodingReport()
    _ = try CBOR.Decoder().decode(One.self, from: bytes, report: &report)
    #expect(report.events.map(\.kind) == [.unknownKey])
    #expect(report.events.first?.codingPath.map(\.stringValue) == ["x"])
    var decoder = CBOR.Decoder()
    decoder.settings.unknownKeys = .reject
    #expect(throws: DecodingError.self) { try decoder.decode(One.self, from: bytes) }
  }

  @Test func `an error has a coding path and a byte offset`() throws {
    let bytes = try CBOR(diagnostic: #"{"a": [1, {"b": "x"}]}"#).serialized()
    struct Inner: Decodable { let b: Int }
    struct Outer: Decodable {
      let a: [Inner]
    }
    let error = #expect(throws: DecodingError.self) {
      try CBOR.Decoder().decode(Outer.self, from: bytes)
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.path == "a[0]")
    #expect(failure.reason == .typeMismatch)
    #expect(failure.offset == 4)
  }

  @Test func `all failures are collected`() throws {
    let bytes = try CBOR(diagnostic: #"[1, "a", 2, null, h'00']"#).serialized()
    let failures = #expect(throws: CodingFailures.self) {
      try CBOR.Decoder().decodeCollecting([Int].self, from: bytes)
    }
    #expect(failures?.map(\.path) == ["[1]", "[3]", "[4]"])
  }

  @Test func `elements that can't be decoded are dropped`() throws {
    let bytes = try CBOR(diagnostic: #"[1, "a", 2]"#).serialized()
    var report = DecodingReport()
    #expect(try CBOR.Decoder().decodeLossy([Int].self, from: bytes, report: &report) == [1, 2])
    #expect(report.events.map(\.kind) == [.droppedElement])
  }

  @Test func `scalars are coerced if permitted`() throws {
    let bytes = try CBOR(diagnostic: #"["1", 2, true]"#).serialized()
    #expect(throws: DecodingError.self) { try CBOR.Decoder().decode([Int].self, from: bytes) }
    var decoder = CBOR.Decoder()
    decoder.settings.coercion = .lossless
    #expect(try decoder.decode([Int].self, from: bytes.dropLast() + [0x03]) == [1, 2, 3])
    #expect(try decoder.decode([String].self, from: bytes.dropLast() + [0x03]) == ["1", "2", "3"])
  }

  @Test func `limits are checked before memory is reserved`() throws {
    var decoder = CBOR.Decoder()
    decoder.settings.maximumElementCount = 10
    let bytes = try CBOR.Encoder().encode(Array(0..<11))
    let error = #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: bytes) }
    #expect(error.map { CodingFailure($0).reason } == .countLimit)
    decoder.settings.maximumDocumentSize = 5
    let other = #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: bytes) }
    #expect(other.map { CodingFailure($0).reason } == .sizeLimit)
  }

  @Test func `containers can outlive the call`() throws {
    struct Keeper: Decodable {
      let container: KeyedDecodingContainer<CodingFieldKey>
      init(from decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: CodingFieldKey.self)
      }
    }
    let keeper = try decode(
      Keeper.self, #"{"a": "a longer string", 1: 2(h'0102030405060708090a')}"#)
    #expect(try keeper.container.decode(String.self, forKey: "a") == "a longer string")
    #expect(try keeper.container.decode(Int128.self, forKey: "1") == 0x0102_0304_0506_0708_090A)
  }

  @Test func `values of type CBOR are decoded inside other types`() throws {
    struct Envelope: Codable, Equatable {
      var kind: String
      var payload: CBOR
      var parts: [CBOR]
    }
    let text =
      #"{"kind": "x", "payload": 99(h'01'), "parts": ["a", 7("b"), [_ 1], {1: undefined}]}"#
    let envelope = try decode(Envelope.self, text)
    #expect(envelope.payload.description == "99(h'01')")
    #expect(envelope.parts.map(\.description) == [#""a""#, #"7("b")"#, "[1]", "{1: undefined}"])
    let bytes = try CBOR.Encoder().encode(envelope)
    #expect(try CBOR.Decoder().decode(Envelope.self, from: bytes) == envelope)
  }
}
