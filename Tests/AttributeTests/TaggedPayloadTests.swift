import Foundation
import Testing
import Transcodable

@CodablePolymorphic(tag: "type", [Numbered.self]) private protocol Item {}
@Codable @CodingTag("numbered") private struct Numbered: Item { var type: Int }
@Codable private struct Items {
  @CodableBy(.polymorphic) var items: [any Item]
}

/// Payloads that share an object with the tag of their case, and arrays with an only element.
@Suite struct `Tagged payloads` {
  @Codable struct Named: Equatable {
    var type: String
    var x = 1
  }

  @Codable(tagging: .internal("type")) enum Shape: Equatable {
    case any(JSON)
    case named(Named)
    case counts([String: Int])
    @CodableUnknown case other(tag: String, JSON)
  }

  @Codable(tagging: .internal("meta.kind")) enum Deep: Equatable {
    case any(JSON)
  }

  private func encodings<Value: Encodable>(_ value: Value) -> [Result<JSON, any Error>] {
    let pretty = JSON.Encoder()
    pretty.outputFormatting = .prettyPrinted
    return [
      Result { try JSON(parsing: JSON.Encoder().encode(value)) },
      Result { try JSON(parsing: pretty.encode(value)) },
      Result { try JSON(parsing: JSONEncoder().encode(value)) },
      Result {
        try PropertyList.Decoder().decode(JSON.self, from: PropertyList.Encoder().encode(value))
      },
    ]
  }

  private func expect<Value: Encodable>(
    _ value: Value, isEncodedAs json: JSON, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for encoding in encodings(value) {
      #expect((try? encoding.get()) == json, "\(encoding)", sourceLocation: sourceLocation)
    }
  }

  private func expectFailure<Value: Encodable>(
    _ value: Value, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for encoding in encodings(value) {
      let error = #expect(throws: EncodingError.self, sourceLocation: sourceLocation) {
        try encoding.get()
      }
      #expect("\(error as Any)".contains(text), "\(error as Any)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a payload that isn't an object is an error`() {
    for value: JSON in [[1], 5, "text"] {
      expectFailure(Shape.any(value), "has a payload that isn't an object")
      expectFailure(Deep.any(value), "has a payload that isn't an object")
    }
  }

  @Test func `a payload with another value for the tag's key is an error`() {
    expectFailure(Shape.named(Named(type: "zz")), "whose member 'type' isn't the tag")
    expectFailure(Shape.any(["type": 7]), "whose member 'type' isn't the tag")
    expectFailure(Shape.counts(["type": 7]), "whose member 'type' isn't the tag")
    expectFailure(Deep.any(["meta": ["kind": "x"]]), "whose member 'meta.kind' isn't the tag")
    expectFailure(Deep.any(["meta": 5]), "whose member 'meta' isn't the tag")
    expectFailure(Items(items: [Numbered(type: 7)]), "whose member 'type' isn't the tag")
  }

  @Test func `a payload may encode the tag itself`() {
    expect(Shape.named(Named(type: "named")), isEncodedAs: ["type": "named", "x": 1])
    expect(Shape.any(["type": "any", "y": 2]), isEncodedAs: ["type": "any", "y": 2])
    expect(
      Deep.any(["meta": ["kind": "any", "z": 1]]), isEncodedAs: ["meta": ["kind": "any", "z": 1]])
  }

  @Test func `an unknown case keeps its tag`() throws {
    expect(Shape.other(tag: "q", ["a": 1]), isEncodedAs: ["type": "q", "a": 1])
    expect(Shape.other(tag: "q", ["type": "q", "a": 1]), isEncodedAs: ["type": "q", "a": 1])
    expectFailure(Shape.other(tag: "q", ["type": "r"]), "whose member 'type' isn't the tag")
    let shape = try JSON.Decoder().decode(Shape.self, from: #"{"type": "q", "a": 1}"#)
    expect(shape, isEncodedAs: ["type": "q", "a": 1])
  }

  @Codable struct Lists: Equatable {
    @CodableBy(.oneOrMany()) var values: [JSON]
    @CodableBy(.oneOrMany()) var rows: [[Int]] = []
    @CodableBy(.oneOrMany()) var optional: [Int?] = []
    @CodableBy(.oneOrMany()) var data: [Data] = []
  }

  @Test func `an only element that is an array or null stays in its array`() throws {
    for value: JSON in [[], [1], [[1]], .null, 5, "a", ["k": [1]]] {
      let lists = Lists(values: [value], rows: [[1, 2]], optional: [nil], data: [Data([1])])
      for encoded in [try JSON.Encoder().encode(lists), try JSONEncoder().encode(lists)] {
        #expect(try JSON.Decoder().decode(Lists.self, from: encoded) == lists)
        #expect(try JSONDecoder().decode(Lists.self, from: encoded) == lists)
        #expect(try JSON(parsing: encoded)["data"] == "AQ==")
      }
      // A property list has no null.
      guard value != .null else { continue }
      let list = Lists(values: [value], rows: [[]])
      let encoded = try PropertyList.Encoder().encode(list)
      #expect(try PropertyList.Decoder().decode(Lists.self, from: encoded) == list)
    }
  }
}
