import Foundation
import Testing
import Transcodable

@Suite("Key strategies and attributes")
struct KeyStrategyAttributeTests {
  @Codable
  struct Colliding: Equatable {
    var fooBar = 1
    @CodingKey("foo_bar") var other = 2
    var last = 3
  }

  @Codable
  enum Word: String, Equatable {
    case keyOne, keyTwo
  }

  @Codable
  struct Words: Equatable {
    var byWord: [KeyStrategyAttributeTests.Word: Int]
    var byName: [String: Int]
  }

  @Codable
  struct LossyWords: Equatable {
    @CodableLossy var byWord: [KeyStrategyAttributeTests.Word: Int]
    @CodableLossy var byName: [String: Int]
  }

  struct Handmade: Codable, Equatable {
    var json: JSON

    init(_ json: JSON) { self.json = json }
    init(from decoder: any Decoder) throws { json = try JSON(from: decoder) }
    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
  }

  struct HandmadeObject: Codable, Equatable {
    var json: JSON.Object

    init(_ json: JSON.Object) { self.json = json }
    init(from decoder: any Decoder) throws { json = try JSON.Object(from: decoder) }
    func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
  }

  private func encoders(
    _ formatting: JSONEncoder.OutputFormatting = .sortedKeys
  ) -> (foundation: JSONEncoder, ours: JSON.Encoder) {
    let encoders = (JSONEncoder(), JSON.Encoder())
    (encoders.0.outputFormatting, encoders.1.outputFormatting) = (formatting, formatting)
    encoders.0.keyEncodingStrategy = .convertToSnakeCase
    encoders.1.keyEncodingStrategy = .convertToSnakeCase
    return encoders
  }

  private var decoders: (foundation: JSONDecoder, ours: JSON.Decoder) {
    let decoders = (JSONDecoder(), JSON.Decoder())
    decoders.0.keyDecodingStrategy = .convertFromSnakeCase
    decoders.1.keyDecodingStrategy = .convertFromSnakeCase
    return decoders
  }

  @Test func `keys that a strategy makes equal are written once`() throws {
    for formatting: JSONEncoder.OutputFormatting in [.sortedKeys, [.prettyPrinted, .sortedKeys]] {
      let encoders = encoders(formatting)
      for value: any Encodable in [
        Colliding(), [Colliding(), Colliding()], ["a_b": Colliding()],
      ] {
        #expect(try encoders.ours.encode(value) == encoders.foundation.encode(value))
      }
    }
    let encoder = encoders([]).ours
    #expect(
      try String(decoding: encoder.encode([Colliding()]), as: UTF8.self)
        == #"[{"foo_bar":2,"last":3}]"#)
    encoder.keyEncodingStrategy = .custom { _ in CodingFieldKey(stringValue: "k") }
    #expect(try String(decoding: encoder.encode(Colliding()), as: UTF8.self) == #"{"k":3}"#)
  }

  @Test func `keys of dictionaries are converted if they are enumerations`() throws {
    let value = Words(byWord: [.keyOne: 1, .keyTwo: 2], byName: ["keyOne": 1])
    let data = try encoders().ours.encode(value)
    #expect(try data == encoders().foundation.encode(value))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"by_name":{"keyOne":1},"by_word":{"key_one":1,"key_two":2}}"#)
    #expect(try decoders.ours.decode(Words.self, from: data) == value)
    #expect(try decoders.foundation.decode(Words.self, from: data) == value)
  }

  @Test func `keys of lossy dictionaries are converted if they are enumerations`() throws {
    let value = LossyWords(byWord: [.keyOne: 1, .keyTwo: 2], byName: ["keyOne": 1])
    let data = try encoders().ours.encode(value)
    #expect(try decoders.ours.decode(LossyWords.self, from: data) == value)
    #expect(try decoders.foundation.decode(LossyWords.self, from: data) == value)
    let damaged = Data(#"{"by_word":{"key_one":1,"key_two":"x","key_three":3},"by_name":{}}"#.utf8)
    let rest = LossyWords(byWord: [.keyOne: 1], byName: [:])
    var report = DecodingReport()
    #expect(try decoders.ours.decode(LossyWords.self, from: damaged, report: &report) == rest)
    #expect(report.events.map(\.codingPath.last?.stringValue) == ["key_two", "key_three"])
    #expect(try decoders.foundation.decode(LossyWords.self, from: damaged) == rest)
  }

  @Test func `keys inside JSON are data`() throws {
    let json = Data(#"{"the_tag":"q","aVal":{"b_c":[{"d_e":1}]}}"#.utf8)
    let plain = try JSON.Decoder().decode(JSON.self, from: json)
    #expect(try decoders.ours.decode(Handmade.self, from: json).json == plain)
    let array = Data("[".utf8) + json + Data("]".utf8)
    #expect(try decoders.ours.decode([Handmade].self, from: array).first?.json == plain)
    #expect(try JSON.object(decoders.ours.decode(HandmadeObject.self, from: json).json) == plain)
    guard case .object(let object) = plain else { return }
    for value: any Encodable in [Handmade(plain), HandmadeObject(object), [Handmade(plain)]] {
      let data = try encoders().ours.encode(value)
      #expect(String(decoding: data, as: UTF8.self).contains(#""aVal":{"b_c":[{"d_e":1}]}"#))
      #expect(String(decoding: data, as: UTF8.self).contains(#""the_tag":"q""#))
    }
  }
}
