// Patterns of enums and types, by hand and with attributes.

import Foundation
import Transcodable

// MARK: - Choose an enum case by a tag

// snippet.tag-old
enum OldShape: Codable {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)

  enum CodingKeys: CodingKey { case type, radius, width, height }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "circle":
      self = .circle(radius: try container.decode(Double.self, forKey: .radius))
    case "rectangle":
      self = .rectangle(
        width: try container.decode(Double.self, forKey: .width),
        height: try container.decode(Double.self, forKey: .height))
    case let type:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "Unknown: \(type)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .circle(let radius):
      try container.encode("circle", forKey: .type)
      try container.encode(radius, forKey: .radius)
    case .rectangle(let width, let height):
      try container.encode("rectangle", forKey: .type)
      try container.encode(width, forKey: .width)
      try container.encode(height, forKey: .height)
    }
  }
}
// snippet.tag
@Codable(tagging: .internal("type"))
enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
}
// snippet.end

try compareBoth(
  "tag", OldShape.self, Shape.self,
  [
    #"{"radius": 1, "type": "circle"}"#, #"{"type": "rectangle", "width": 1, "height": 2}"#,
    #"{"type": "star"}"#,
  ])
// → tag: 3 alike

// MARK: - Keep an unknown enum case

// snippet.unknown-old
enum OldState: Codable, Equatable {
  case open, closed
  case other(String)

  init(from decoder: any Decoder) throws {
    switch try decoder.singleValueContainer().decode(String.self) {
    case "open": self = .open
    case "closed": self = .closed
    case let text: self = .other(text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .open: try container.encode("open")
    case .closed: try container.encode("closed")
    case .other(let text): try container.encode(text)
    }
  }
}
// snippet.unknown
@Codable
enum State: Equatable {
  case open, closed
  @CodableUnknown case other(String)
}
// snippet.end

try compareBoth("unknown", [OldState].self, [State].self, [#"["open", "paused", "closed"]"#])
// → unknown: 1 alike

// MARK: - Decode several types in one array

// snippet.polymorphic-old
protocol OldBlock: Decodable {}
struct OldText: OldBlock { var content: String }
struct OldImage: OldBlock { var width: Int }

struct OldDocument: Decodable {
  var blocks: [any OldBlock] = []

  enum CodingKeys: CodingKey { case blocks }
  struct Tag: Decodable { var type: String }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var tags = try container.nestedUnkeyedContainer(forKey: .blocks)
    var values = try container.nestedUnkeyedContainer(forKey: .blocks)
    while !tags.isAtEnd {
      switch try tags.decode(Tag.self).type {
      case "text": blocks.append(try values.decode(OldText.self))
      case "image": blocks.append(try values.decode(OldImage.self))
      case let type:
        throw DecodingError.dataCorruptedError(
          forKey: .blocks, in: container, debugDescription: "Unknown: \(type)")
      }
    }
  }
}
// snippet.polymorphic
@CodablePolymorphic(tag: "type", [Text.self, Image.self])
protocol Block {}
@Codable @CodingTag("text") struct Text: Block { var content: String }
@Codable @CodingTag("image") struct Image: Block { var width: Int }

@Codable
struct Document {
  @CodableBy(.polymorphic) var blocks: [any Block]
}
// snippet.end

compare(
  "polymorphic", OldDocument.self, Document.self,
  [
    #"{"blocks": [{"type": "text", "content": "a"}, {"width": 3, "type": "image"}]}"#,
    #"{"blocks": [{"type": "video"}]}"#,
  ])
// → polymorphic: 2 alike

// MARK: - Wrap a single value

// snippet.wrapper-old
struct OldUserID: Codable, Hashable {
  var number: Int

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
// snippet.wrapper
@Codable(layout: .transparent)
struct UserID: Hashable {
  var number: Int
}
// snippet.end

try compareBoth("wrapper", [OldUserID].self, [UserID].self, ["[1, 2]", #"["a"]"#])
// → wrapper: 2 alike

// MARK: - Code a type as an array

// snippet.positional-old
struct OldPoint: Codable {
  var x, y: Double

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    y = try container.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}
// snippet.positional
@Codable(layout: .positional)
struct Point {
  var x, y: Double
}
// snippet.end

try compareBoth("positional", OldPoint.self, Point.self, ["[1.5, 2]", "[1.5]"])
// → positional: 2 alike

// MARK: - Exclude a field

// snippet.ignored-old
struct OldRow: Codable {
  var title: String
  var isSelected = false

  enum CodingKeys: CodingKey { case title }
}
// snippet.ignored
@Codable
struct Row {
  var title: String
  @CodableIgnored var isSelected = false
}
// snippet.end

try compareBoth("ignored", OldRow.self, Row.self, [#"{"title": "a", "isSelected": true}"#])
// → ignored: 1 alike

// MARK: - Encode nil as null

// snippet.null-old
struct OldForm: Codable {
  var comment: String?

  enum CodingKeys: CodingKey { case comment }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(comment, forKey: .comment)
  }
}
// snippet.null
@Codable(nilEncoding: .null)
struct Form {
  var comment: String?
}
// snippet.end

try compareBoth("null", OldForm.self, Form.self, ["{}", #"{"comment": "a"}"#])
// → null: 2 alike

// MARK: - Reject unknown keys

// snippet.strict-old
struct OldCommand: Decodable {
  var name: String

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let unknown = container.allKeys.first(where: { $0.stringValue != "name" }) {
      throw DecodingError.dataCorruptedError(
        forKey: unknown, in: container, debugDescription: "Unknown key")
    }
    name = try container.decode(String.self, forKey: Key(stringValue: "name"))
  }
}
// snippet.strict
@Decodable(unknownKeys: .reject)
struct Command {
  var name: String
}
// snippet.end

compare("strict", OldCommand.self, Command.self, [#"{"name": "a"}"#, #"{"name": "a", "x": 1}"#])
// → strict: 2 alike

// snippet.hide
/// Decodes each document as the old type with Foundation and as the new type with this package, and compares the results.
func compare<Old: Decodable, New: Decodable>(
  _ pattern: String, _ old: Old.Type, _ new: New.Type, _ documents: [String]
) {
  for document in documents {
    let before = try? JSONDecoder().decode(old, from: Data(document.utf8))
    let after = try? JSON.decode(new, from: document)
    guard described(before) == described(after) else {
      return print(pattern, "differs:", described(before), described(after))
    }
  }
  print("\(pattern): \(documents.count) alike")
}

/// Also compares the encoded values.
func compareBoth<Old: Codable, New: Codable>(
  _ pattern: String, _ old: Old.Type, _ new: New.Type, _ documents: [String]
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  for document in documents {
    guard let before = try? JSONDecoder().decode(old, from: Data(document.utf8)),
      let after = try? JSON.decode(new, from: document)
    else { continue }
    let texts = try (encoder.encode(before), encoder.encode(after))
    if texts.0 != texts.1 {
      print(String(decoding: texts.0, as: UTF8.self), String(decoding: texts.1, as: UTF8.self))
    }
  }
  compare(pattern, old, new, documents)
}

/// A dump of the value without the prefix of old types.
func described(_ value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text.replacing("Old", with: "")
}
