import Foundation
import Observation
import Transcodable

// One example of each attribute, for different settings of default isolation.

@Codable(tagging: .internal("type"))
enum Shape: Equatable {
  @CodingTag("circle", "round") case circle(radius: Double)
  case box(width: Int, height: Int = 1)
  @CodableUnknown case other(type: String)
}

@CodablePolymorphic(tag: "kind", [Note.self, Alarm.self], fallback: Anything.self)
nonisolated protocol Item: Sendable {}

@Codable nonisolated struct Note: Item, Equatable { let text: String }
@Codable @CodingTag("alarm!") nonisolated struct Alarm: Item, Equatable { let level: Int }
@Codable nonisolated struct Anything: Item, Equatable { let kind: String }

@Codable @MemberwiseInit @DefaultInstance @CopyWith
struct Size: Equatable {
  var width = 1
  var height = 1
}

@Codable(keys: .snakeCase, unknownKeys: .reject)
struct Drawing {
  @CodableValidated(.nonEmpty) @CodableModified(.trimmed) let title: String
  @CodableFlattened var size: Size
  @CodableDerived(from: \Self.title, by: { $0.count }) var length: Int
  @CodableBy(.polymorphic) var items: [any Item]
  @CodableLossy var shapes: [Shape]
  @CodableDefault(0.5) var zoom: Double
  @CodableCoerced var count: Int?
  @CodableIgnored var calls = 0

  @CodableHook(.didDecode)
  mutating func noteDecoding() { calls += 1 }
}

@Codable(layout: .positional)
struct Pair<First: Equatable, Second: Equatable>: Equatable {
  let first: First
  let second: Second
}

@Codable(layout: .transparent)
struct Identifier: Hashable { let value: Int }

@Codable(superclass: .none)
class Animal {
  var name = ""
}

@Codable(superclass: .flat)
final class Dog: Animal {
  var isGood = true
}

@Observable @Codable
final class Counter {
  var count = 0
}

@Decodable
struct OldSettings { let colour: String }

@Codable(version: 2, previous: OldSettings.self)
struct Settings: Equatable {
  let color: String

  init(migrating old: OldSettings) { color = old.colour }
}

@Codable(rawRepresentation: .json)
struct Window: Equatable { var isOpen = true }

func usesTheVocabulary() throws -> Bool {
  let text = """
    {"title": " a ", "width": 2, "height": 3, "items": [{"kind": "note", "text": "x"},
     {"level": 1, "kind": "alarm!"}, {"kind": "new"}], "count": "7",
     "shapes": [{"radius": 1, "type": "round"}, 1, {"type": "box", "width": 2}, {"type": "star"}]}
    """
  let drawing = try JSON.decode(Drawing.self, from: text)
  let again = try Foundation.JSONDecoder().decode(
    Drawing.self, from: JSON.Encoder().encode(drawing))
  let dog = try JSON.decode(Dog.self, from: #"{"name": "Rex", "isGood": false}"#)
  let pair = try JSON.decode(Pair<Identifier, String>.self, from: #"[7, "b"]"#)
  let counter = try JSON.decode(Counter.self, from: #"{"count": 3}"#)
  let settings = try JSON.decode(Settings.self, from: #"{"colour": "red"}"#)
  return again.shapes == [.circle(radius: 1), .box(width: 2), .other(type: "star")]
    && drawing.length == 1 && drawing.calls == 1 && drawing.size == Size(width: 2, height: 3)
    && again.items.map { $0 as? Note } == [Note(text: "x"), nil, nil]
    && again.items.last as? Anything == Anything(kind: "new") && drawing.count == 7
    && dog.name == "Rex" && !dog.isGood && pair.first.value == 7 && counter.count == 3
    && settings.color == "red" && Window(rawValue: Window().rawValue) == Window()
    && Size.default.copy(height: 9).height == 9
}
