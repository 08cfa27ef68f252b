import Foundation
import Testing
import Transcodable

@Suite("Attributes of fields come before those of types, and these before the coder's settings")
struct AttributePrecedenceTests {
  @Codable
  struct Fields: Equatable {
    @CodableCoerced(.lossless) var lossless: Bool
    @CodableCoerced(.none) var none: Bool
    @CodableCoerced(.none) var elements: [Int] = []
    var plain: Bool
  }

  @Codable(coercion: .none)
  struct Strict: Equatable {
    var a: Bool
    var b: [Int] = []
    @CodableCoerced(.flexible) var c: Bool = false
    var d: Double?
  }

  private func decoder() -> JSON.Decoder {
    let decoder = JSON.Decoder()
    decoder.settings.coercion = .flexible
    return decoder
  }

  private func failingPath<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
    let direct = #expect(throws: DecodingError.self) {
      try decoder().decode(type, from: Data(json.utf8))
    }
    var report = DecodingReport()
    let reported = #expect(throws: DecodingError.self) {
      try decoder().decode(type, from: Data(json.utf8), report: &report)
    }
    let collected = #expect(throws: CodingFailures.self) {
      try decoder().decodeCollecting(type, from: Data(json.utf8))
    }
    let list = try? PropertyListSerialization.data(
      fromPropertyList: JSONSerialization.jsonObject(with: Data(json.utf8)), format: .xml,
      options: 0)
    let listed = #expect(throws: DecodingError.self) {
      let decoder = PropertyList.Decoder()
      decoder.settings.coercion = .flexible
      return try decoder.decode(type, from: list ?? Data())
    }
    let paths = Set(
      [direct, reported, listed].map { $0.map { CodingFailure($0).path } }
        + [collected?.first?.path])
    #expect(paths.count == 1)
    return paths.first ?? nil
  }

  @Test func `the coercion of a field overrides that of the coder`() throws {
    let json = #"{"lossless":"true","none":true,"plain":"yes"}"#
    let value = try decoder().decode(Fields.self, from: Data(json.utf8))
    #expect(value == Fields(lossless: true, none: true, plain: true))
    #expect(failingPath(Fields.self, #"{"lossless":"yes","none":true,"plain":true}"#) == "lossless")
    #expect(failingPath(Fields.self, #"{"lossless":true,"none":"true","plain":true}"#) == "none")
    #expect(
      failingPath(Fields.self, #"{"lossless":true,"none":true,"elements":[1,"2"],"plain":true}"#)
        == "elements[1]")
  }

  @Test func `the coercion of a type overrides that of the coder`() throws {
    let json = #"{"a":true,"c":"yes"}"#
    #expect(try decoder().decode(Strict.self, from: Data(json.utf8)) == Strict(a: true, c: true))
    #expect(failingPath(Strict.self, #"{"a":"true"}"#) == "a")
    #expect(failingPath(Strict.self, #"{"a":true,"b":["1"]}"#) == "b[0]")
    #expect(failingPath(Strict.self, #"{"a":true,"d":"1"}"#) == "d")
  }

  @Codable
  struct Nils {
    var a: Int?
    @EncodableNil(.omit) var b: Int?
    @EncodableNil(.null) var c: Int?
    @EncodableNil(.omit) @CodingPath("d.e") var f: Int?
  }

  @Codable(nilEncoding: .omit)
  struct Omitting {
    var a: Int?
    @EncodableNil(.null) var b: Int?
  }

  @Test func `the attribute for nil overrides the coder's setting`() throws {
    for formatting: JSONEncoder.OutputFormatting in [.sortedKeys, []] {
      let encoder = JSON.Encoder()
      encoder.outputFormatting = formatting
      encoder.nilEncoding = .null
      #expect(
        try String(decoding: encoder.encode(Nils(a: nil, b: nil, c: nil, f: nil)), as: UTF8.self)
          == #"{"a":null,"c":null}"#)
      #expect(
        try String(decoding: encoder.encode(Omitting(a: nil, b: nil)), as: UTF8.self)
          == #"{"b":null}"#)
    }
  }
}
