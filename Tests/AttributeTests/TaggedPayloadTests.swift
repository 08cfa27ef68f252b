import CoderTestSupport
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

/// Payloads that take every member of an object, except the tag of their case.
@Suite struct `Payloads of all members` {
  @Codable struct Open: Equatable {
    var x = 1
    @CodableFlattened var rest: [String: Int] = [:]
  }

  @Codable(tagging: .internal("t")) enum Event: Equatable {
    case open(Open)
    case json(JSON)
    case object(JSON.Object)
    case counts([String: Int])
    case maybe(Open?)
  }

  @Codable(tagging: .internal("meta.kind")) enum Deep: Equatable {
    case counts([String: Int])
    case json(JSON)
  }

  @Codable(unknownKeys: .reject, tagging: .internal("t")) enum Closed: Equatable {
    case open(Open)
    case json(JSON)
    case counts([String: Int])
  }

  @Codable struct Inner: Equatable { var x: Int }

  @Codable(tagging: .internal("t")) enum Optionals: Equatable { case maybe(Inner?) }

  @Test func `optional payloads are encoded by Foundation's property list encoder`() throws {
    let value = [Optionals.maybe(Inner(x: 1))]
    let encoded = try PropertyListEncoder().encode(value)
    #expect(try PropertyListDecoder().decode([Optionals].self, from: encoded) == value)
    #expect(throws: EncodingError.self) {
      try PropertyListEncoder().encode([Optionals.maybe(nil)])
    }
  }

  @Codable(tagging: .internal("t"), dates: .iso8601) enum Nested: Equatable {
    case twice([String: Int]??)
    case numbers([Int: String])
    case days([String: [Date]]?)
    case json(JSON??)
    case shape(Event??)
  }

  @Test func `payloads of all kinds exclude the tag`() throws {
    let day = Date(timeIntervalSince1970: 0)
    let values: [Nested] = [
      .twice(["a": 1]), .numbers([7: "x"]), .days(["a": [day]]), .json(["a": "b"]),
    ]
    for value in values {
      try expectRoundTrip(value)
      let list = try PropertyListEncoder().encode(value)
      #expect(try PropertyListDecoder().decode(Nested.self, from: list) == value)
    }
    for coder in Coder.allCases {
      #expect(throws: EncodingError.self, "\(coder)") { try coder.encode(Nested.shape(.json([:]))) }
    }
  }

  private func expectRoundTrip<Value: Codable & Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
    for encoded in [
      try encoder.encode(value), try JSONEncoder().encode(value),
    ] {
      #expect(
        try decoder.decode(Value.self, from: encoded) == value, sourceLocation: sourceLocation)
      #expect(
        try JSONDecoder().decode(Value.self, from: encoded) == value,
        sourceLocation: sourceLocation)
      var report = DecodingReport()
      #expect(
        try decoder.decode(Value.self, from: encoded, report: &report) == value,
        sourceLocation: sourceLocation)
      #expect(
        try decoder.decodeCollecting(Value.self, from: encoded) == value,
        sourceLocation: sourceLocation)
    }
    let list = try PropertyList.Encoder().encode(value)
    #expect(
      try PropertyList.Decoder().decode(Value.self, from: list) == value,
      sourceLocation: sourceLocation)
  }

  @Test func `a rest and dictionaries exclude the tag`() throws {
    try expectRoundTrip(Event.open(Open(x: 2, rest: ["q": 1])))
    try expectRoundTrip(Event.json(["q": 1, "r": [true]]))
    try expectRoundTrip(Event.object(["q": 1]))
    try expectRoundTrip(Event.counts(["x": 1, "y": 2]))
    try expectRoundTrip(Event.counts([:]))
    try expectRoundTrip(Event.maybe(Open(x: 2, rest: ["q": 1])))
    try expectRoundTrip([Event.counts(["x": 1]), .json(["y": ["t": 5]])])
    try expectRoundTrip(Deep.counts(["x": 1]))
    try expectRoundTrip(Deep.json(["x": ["meta": 1]]))
    try expectRoundTrip(Closed.open(Open(x: 2, rest: ["q": 1])))
    try expectRoundTrip(Closed.json(["q": 1]))
    try expectRoundTrip(Closed.counts(["x": 1]))
  }

  @Test func `keys of an untyped payload aren't converted`() throws {
    let (decoder, foundation) = (JSON.Decoder(), JSONDecoder())
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let text = #"{"t": "json", "a_b": {"c_d": 1}}"#
    #expect(try decoder.decode(Event.self, from: text) == .json(["a_b": ["c_d": 1]]))
    let counts = #"{"t": "counts", "a_b": 1}"#
    #expect(throws: DecodingError.self) { try decoder.decode(Event.self, from: counts) }
  }

  @Codable(tagging: .internal("a.type"))
  enum TaggedBelow: Equatable { case entries([String: [String: Int]]), other(b: Int) }

  @Test func `a member can't replace the object with the tag`() throws {
    for coder in Coder.allCases {
      #expect(throws: EncodingError.self, "\(coder)") {
        try coder.encode(TaggedBelow.entries(["a": ["id": 1]]))
      }
    }
    expect(
      #"{"a": {"type": "entries"}, "b": {"c": 1}}"#, is: TaggedBelow.entries(["b": ["c": 1]]),
      by: Coder.ofJSON)
  }

  @Test func `members of polymorphic types exclude the tag`() throws {
    let text = #"{"items": [{"type": "rest", "x": 1, "q": 2}]}"#
    let items = try JSON.Decoder().decode(OpenItems.self, from: text)
    #expect((items.items.first as? RestItem)?.rest == ["q": 2])
    let encoded = try JSON.Encoder().encode(items)
    #expect(try JSON(parsing: encoded) == JSON(parsing: text))
    let other = try JSONDecoder().decode(OpenItems.self, from: encoded)
    #expect((other.items.first as? RestItem)?.rest == ["q": 2])
  }
}

@CodablePolymorphic(tag: "type", [RestItem.self]) private protocol OpenItem {}
@Codable @CodingTag("rest") private struct RestItem: OpenItem {
  var x: Int
  @CodableFlattened var rest: [String: Int] = [:]
}
@Codable private struct OpenItems {
  @CodableBy(.polymorphic) var items: [any OpenItem]
}
