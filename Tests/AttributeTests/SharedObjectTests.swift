import CoderTestSupport
import Foundation
import Testing
import Transcodable

@CodablePolymorphic(tag: "kind", [Dot.self])
private protocol Shape: Sendable {}

@Codable(unknownKeys: .reject)
private struct Dot: Shape {
  var x: Int
}

@Codable
private struct Drawing {
  @CodableBy(.polymorphic) var shape: any Shape
}

/// Types that reject unknown keys and share an object with other values.
@Suite("Unknown keys in shared objects")
struct SharedObjectTests {
  @Codable(unknownKeys: .reject)
  struct Street: Equatable { var street: String }

  struct Open: Codable, Equatable { var street: String }

  @Codable
  struct Person: Equatable {
    var name: String
    @CodableFlattened var street: Street
  }

  @Codable
  struct Guest: Equatable {
    var name: String
    @CodableFlattened var street: Street?
  }

  @Test func `a flattened value does not reject the keys of the type around it`() throws {
    let person = Person(name: "a", street: Street(street: "s"))
    let json = #"{"name": "a", "street": "s"}"#
    expect(json, is: person)
    try expect(person, isWrittenAs: json)
    expect(json, is: Guest(name: "a", street: Street(street: "s")))
    expect(#"{"name": "a"}"#, is: Guest(name: "a", street: nil))
    expect(#"{"street": "s", "q": 1}"#, as: Street.self, failsWith: Complaint("dataCorrupted", "q"))
  }

  @Codable(tagging: .internal("type"))
  enum Event: Equatable {
    case moved(Street)
    case opened(Open)
    case gone
  }

  @Test func `a payload does not reject the tag as unknown`() throws {
    let json = #"[{"street": "s", "type": "moved"}, {"type": "gone"}]"#
    expect(json, is: [Event.moved(Street(street: "s")), .gone])
    try expect(
      [Event.moved(Street(street: "s"))], isWrittenAs: #"[{"type": "moved", "street": "s"}]"#)
    expect(
      #"{"type": "moved", "street": "s", "q": 1}"#, as: Event.self,
      failsWith: Complaint("dataCorrupted", "q"))
    expect(#"{"type": "opened", "street": "s", "q": 1}"#, is: Event.opened(Open(street: "s")))
  }

  @Codable(unknownKeys: .reject, tagging: .internal("type"))
  enum Strict: Equatable {
    case moved(Street)
    case opened(Open)
    case kept([String: String])
    case gone
  }

  @Test func `an enum rejects keys that its payload does not read`() throws {
    expect(
      #"[{"type": "moved", "street": "s"}, {"type": "opened", "street": "s"}]"#,
      is: [Strict.moved(Street(street: "s")), .opened(Open(street: "s"))])
    expect(
      #"{"type": "kept", "q": "x"}"#, is: Strict.kept(["q": "x"]))
    for tag in ["moved", "opened"] {
      expect(
        #"{"type": "\#(tag)", "street": "s", "q": 1}"#, as: Strict.self,
        failsWith: Complaint("dataCorrupted", "q"))
    }
    expect(
      #"{"type": "gone", "q": 1}"#, as: Strict.self, failsWith: Complaint("dataCorrupted", "q"))
  }

  @Codable(unknownKeys: .reject)
  enum Outside: Equatable {
    case moved(Open)
    case named(name: String)
    case gone
  }

  @Test func `an enum rejects additional keys next to an external tag`() throws {
    expect(
      #"[{"moved": {"street": "s"}}, {"named": {"name": "a"}}, "gone"]"#,
      is: [Outside.moved(Open(street: "s")), .named(name: "a"), .gone])
    for json in [
      #"{"moved": {"street": "s"}, "q": 1}"#, #"{"q": 1, "moved": {"street": "s"}}"#,
      #"{"named": {"name": "a"}, "q": 1}"#, #"{"gone": {}, "q": 1}"#,
    ] {
      expect(json, as: Outside.self, failsWith: Complaint("dataCorrupted", "q"))
    }
  }

  @Codable(unknownKeys: .reject, tagging: .untagged)
  enum Either: Equatable {
    case open(Open)
    case number(Int)
  }

  @Test func `an untagged payload must read all keys`() throws {
    expect(#"[{"street": "s"}, 1]"#, is: [Either.open(Open(street: "s")), .number(1)])
    expect(#"{"street": "s", "q": 1}"#, as: Either.self, failsWith: Complaint("dataCorrupted", ""))
  }

  @Codable(unknownKeys: .reject, tagging: .untagged)
  enum Payload: Equatable {
    case number(Int)
    case at(Date)
    case link(URL)
    case map([String: Int])
    case open(Open)
    case any(JSON)
  }

  @Test func `an untagged payload is decoded with the settings of its coder`() throws {
    for isOurs in [true, false] {
      let decoder = isOurs ? JSON.Decoder() : JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text == "now" else { throw CocoaError(.coderInvalidValue) }
        return Date(timeIntervalSince1970: 1)
      }
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let json = #"["now", {"a_b": 1}, {"street": "s"}]"#
      #expect(
        try decoder.decode([Payload].self, from: Data(json.utf8)) == [
          .at(Date(timeIntervalSince1970: 1)), .map(["a_b": 1]), .open(Open(street: "s")),
        ])
    }
    #expect(
      try JSON.Decoder().decode([Payload].self, from: Data(#"["https://a.b", [1.10]]"#.utf8)) == [
        .link(try #require(URL(string: "https://a.b"))), .any(try JSON(parsing: "[1.10]")),
      ])
  }

  struct Empty: Codable, Equatable {}

  @Codable(unknownKeys: .reject, tagging: .internal("type"))
  enum Closed: Equatable { case gone(Empty) }

  @Test func `a payload without fields rejects all keys except the tag`() throws {
    expect(#"{"type": "gone"}"#, is: Closed.gone(Empty()))
    expect(
      #"{"type": "gone", "q": 1}"#, as: Closed.self, failsWith: Complaint("dataCorrupted", "q"))
  }

  @Codable(superclass: .none, unknownKeys: .reject)
  class Base {
    var name: String
    init(name: String) { self.name = name }
  }

  @Codable(superclass: .flat)
  final class Flat: Base {
    var age = 0
    override init(name: String) { super.init(name: name) }
  }

  @Codable(superclass: .nested, unknownKeys: .reject)
  final class Nested: Base {
    var age = 0
    override init(name: String) { super.init(name: name) }
  }

  @Test func `a superclass does not reject the keys of its subclass`() throws {
    for coder in Coder.allCases {
      #expect(try coder.decode(Flat.self, #"{"name": "a", "age": 1}"#).age == 1, "\(coder)")
      #expect(
        try coder.decode(Nested.self, #"{"super": {"name": "a"}, "age": 1}"#).name == "a",
        "\(coder)")
    }
    try expect(Nested(name: "a"), isWrittenAs: #"{"age": 0, "super": {"name": "a"}}"#)
    expect(#"{"name": "a", "q": 1}"#, as: Base.self, failsWith: Complaint("dataCorrupted", "q"))
    expect(
      #"{"super": {"name": "a"}, "q": 1}"#, as: Nested.self,
      failsWith: Complaint("dataCorrupted", "q"))
  }

  @Test func `a polymorphic value does not reject the tag as unknown`() throws {
    for coder in Coder.allCases {
      let drawing = try coder.decode(Drawing.self, #"{"shape": {"kind": "dot", "x": 1}}"#)
      #expect((drawing.shape as? Dot)?.x == 1, "\(coder)")
    }
    expect(
      #"{"shape": {"kind": "dot", "x": 1, "q": 1}}"#, as: Drawing.self,
      failsWith: Complaint("dataCorrupted", "shape.q"))
  }

  @Test func `all failures of a payload are collected, without the tag`() throws {
    let error = #expect(throws: CodingFailures.self) {
      try JSON.Decoder().decodeCollecting(
        Event.self, from: Data(#"{"type": "moved", "q": 1, "r": 2}"#.utf8))
    }
    #expect(error?.map(\.reason) == [.unknownKey, .unknownKey, .missingKey])
  }

  @Codable(duplicateKeys: .reject)
  struct Once: Equatable { var id: Int }

  @Codable(unknownKeys: .reject)
  struct Card: Equatable {
    var name: String
    @CodableFlattened var once: Once
  }

  @Test func `only the JSON decoders reject duplicate keys of a flattened value`() throws {
    expect(#"{"name": "a", "id": 1}"#, is: Card(name: "a", once: Once(id: 1)))
    for coder in [Coder.direct, .standard] {
      let error = #expect(throws: (any Error).self) {
        try coder.decode(Card.self, #"{"name": "a", "id": 1, "id": 2}"#)
      }
      #expect(error.map { Complaint($0) } == Complaint("dataCorrupted", "id"))
    }
  }
}
