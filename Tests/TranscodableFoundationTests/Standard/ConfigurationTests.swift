import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: coding configurations")
struct ConfigurationTests {
  /// A length in the unit that the configuration specifies.
  private struct Length: DecodableWithConfiguration, EncodableWithConfiguration, Equatable {
    struct Unit: Sendable { var factor: Double }
    typealias DecodingConfiguration = Unit
    typealias EncodingConfiguration = Unit
    var metres: Double
    init(_ metres: Double) { self.metres = metres }
    init(from decoder: any Decoder, configuration: Unit) throws {
      metres = try decoder.singleValueContainer().decode(Double.self) * configuration.factor
    }
    func encode(to encoder: any Encoder, configuration: Unit) throws {
      var container = encoder.singleValueContainer()
      try container.encode(metres / configuration.factor)
    }
  }

  private struct Kilometres: DecodingConfigurationProviding, EncodingConfigurationProviding {
    static let decodingConfiguration = Length.Unit(factor: 1_000)
    static let encodingConfiguration = Length.Unit(factor: 1_000)
  }

  private struct Trip: Codable, Equatable {
    var name: String
    @CodableConfiguration(from: Kilometres.self) var length = Length(0)
    @CodableConfiguration(from: Kilometres.self) var detour = Length?.none
    @CodableConfiguration(from: Kilometres.self) var legs = [Length]()
  }

  @Test func `decode takes a configuration or a configuration provider`() {
    let (ours, foundation) = decoders { _ in }
    for document in ["2.5", "null", #""x""#, "[1]", "1e999", "", "{}", "tru", "3 4"] {
      let data = document.documentData
      let given = [ours, foundation].map { decoder in
        Outcome {
          try decoder.decode(Length.self, from: data, configuration: .init(factor: 10))
        }
      }
      #expect(given[0].agrees(with: given[1]), "\(document): \(given)")
      let provided = [ours, foundation].map { decoder in
        Outcome { try decoder.decode(Length.self, from: data, configuration: Kilometres.self) }
      }
      #expect(provided[0].agrees(with: provided[1]), "\(document): \(provided)")
    }
    let value = Outcome {
      try ours.decode(Length.self, from: Data("2".utf8), configuration: Kilometres.self)
    }
    #expect(value.value == Length(2_000))
  }

  @Test func `fields with a configured property wrapper decode`() {
    var trip = Trip(name: "a")
    trip.length = Length(1_500)
    trip.legs = [Length(500), Length(1_000)]
    // Foundation decodes null incorrectly here (`nullWithConfiguration`). Missing keys work.
    expectValue(trip, #"{"name":"a","length":1.5,"legs":[0.5,1]}"#)
    trip.detour = Length(7_000)
    expectValue([trip], #"[{"name":"a","length":1.5,"detour":7,"legs":[0.5,1]}]"#)
    expectSame([Trip].self, #"[{"name":"a","length":"x","legs":[]}]"#)
    expectSame([Trip].self, #"[{"name":"a","length":1,"legs":[1,true]}]"#)
    expectSame([Trip].self, #"[{"name":"a","legs":[]}]"#)
    expectSame([Trip].self, #"[{"name":"a","length":1,"legs":{}}]"#)
  }

  @Test func `containers decode with a configuration`() {
    let unit = Length.Unit(factor: 2)
    expectAnswers(
      #"{"a":1,"b":[1,"x",2],"c":"x"}"#,
      [
        "2.0", "typeMismatch Double at .c", "valueNotFound Double at .z", "true", "false", "2.0",
        "typeMismatch Double at .b[1]", "2", "Optional(4.0)", "3 true",
      ]
    ) { decoder, log in
      let keyed = try decoder.container(keyedBy: AnyKey.self)
      log.attempt { try keyed.decode(Length.self, forKey: "a", configuration: unit).metres }
      log.attempt { try keyed.decode(Length.self, forKey: "c", configuration: unit).metres }
      log.attempt { try keyed.decode(Length.self, forKey: "z", configuration: unit).metres }
      log.attempt {
        try keyed.decodeIfPresent(Length.self, forKey: "z", configuration: unit) == nil
      }
      log.attempt {
        try keyed.decodeIfPresent(Length.self, forKey: "a", configuration: unit) == nil
      }
      var unkeyed = try keyed.nestedUnkeyedContainer(forKey: "b")
      log.attempt { try unkeyed.decode(Length.self, configuration: unit).metres }
      log.attempt { try unkeyed.decode(Length.self, configuration: unit).metres }
      log.note(unkeyed.currentIndex)
      log.attempt { try unkeyed.decodeIfPresent(Length.self, configuration: unit)?.metres }
      log.note(unkeyed.currentIndex, unkeyed.isAtEnd)
    }
  }

  @Test func `values encode with a configuration`() throws {
    let (ours, foundation) = encoders { _ in }
    var trip = Trip(name: "a")
    trip.length = Length(1_500)
    trip.legs = [Length(500), Length(1_000)]
    let texts = [ours, foundation].map { encoder in
      [
        EncodingOutcome { try encoder.encode([trip]) },
        EncodingOutcome { try encoder.encode(Length(5), configuration: .init(factor: 10)) },
        EncodingOutcome { try encoder.encode(Length(5), configuration: Kilometres.self) },
        EncodingOutcome { try encoder.encode(Length(.nan), configuration: Kilometres.self) },
      ]
    }
    #expect(texts[0] == texts[1])
    let data = try ours.encode([trip])
    #expect(try JSONDecoder().decode([Trip].self, from: data) == [trip])
    #expect(try JSON.Decoder().decode([Trip].self, from: data) == [trip])
  }
}
