import Foundation
import Transcodable

// fixture TaggedPayloads suggested other-failure {"type": "text", "value": "a"}
@Codable(tagging: .adjacent("type", "value"))
enum TaggedPayloads {
  case text(String)
  case number(Int)
}

// fixture TaggedFields suggested other-failure {"kind": "image", "url": "a", "width": 3}
@Codable(tagging: .internal("kind"))
enum TaggedFields {
  @CodingTag("picture", "image") case image(url: String, width: Int?)
  @CodingTag("film") @CodingPayload(["link": "href"]) case video(link: String)
  case nothing

  struct Missing: Error {}
}

// fixture TaggedByKind suggested other-failure {"type": "circle", "radius": 1.5}
@Codable(tagging: .internal("type"))
enum TaggedByKind {
  case circle(radius: Double)
  @CodingTag("rect") case square(side: Double)

  // fixture TaggedByKind.Kind unchanged nothing-by-hand
  enum Kind: String, Codable {
    case circle
    case square = "rect"
  }
}

// fixture TaggedPoint unchanged nothing-by-hand
struct TaggedPoint: Codable {
  let x: Int
  let y: Int
}

// fixture TaggedWhole suggested other-failure {"type": "point", "x": 1, "y": 2}
@Codable(tagging: .internal("type"))
enum TaggedWhole {
  case point(TaggedPoint)
  case stop
}

// fixture TaggedNested suggested other-failure {"type": "load", "data": {"key": "a", "count": 2}}
@Codable(tagging: .adjacent("type", "data"))
enum TaggedNested {
  case load(key: String, count: Int)
  case store(key: String)
}

// fixture TaggedUnknown suggested wider-unknown {"type": "a", "x": 1}
@Decodable(tagging: .internal("type"))
enum TaggedUnknown {
  case a(x: Int)
  @CodableUnknown case other
}

// fixture TaggedOnlyEncoded migrated .text("a")
@Encodable(tagging: .internal("type"))
enum TaggedOnlyEncoded {
  @CodingPayload("value") case text(String)
  case size(width: Int, height: Int)
}

// fixture UntaggedIfs migrated 1
@Codable(tagging: .untagged)
enum UntaggedIfs {
  case number(Int)
  case text(String)
}

// fixture UntaggedElse migrated {"x": 1, "y": 2}
@Codable(tagging: .untagged)
enum UntaggedElse {
  case point(TaggedPoint)
  case points([TaggedPoint])
  case flag(Bool)
}

// fixture UntaggedCatch suggested other-failure [1, 2]
@Decodable(tagging: .untagged)
enum UntaggedCatch {
  case numbers([Int])
  case texts([String])
}

// fixture UntaggedMismatch suggested other-failure 1.5
@Decodable(tagging: .untagged)
enum UntaggedMismatch {
  case number(Double)
  case text(String)
}

// fixture UntaggedOrder refused coded-cases
enum UntaggedOrder: Decodable {
  case number(Double)
  case count(Int)

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let count = try? container.decode(Int.self) {
      self = .count(count)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}

// fixture TaggedComputed refused coded-cases
enum TaggedComputed: Decodable {
  case text(String)

  enum CodingKeys: CodingKey { case type, value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try container.decode(String.self, forKey: .value).uppercased())
    default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
    }
  }
}

// fixture TaggedOtherWay refused coded-cases
enum TaggedOtherWay: Codable {
  case text(String)

  enum CodingKeys: CodingKey { case type, value, text }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try container.decode(String.self, forKey: .value))
    default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text):
      try container.encode("text", forKey: .type)
      try container.encode(text, forKey: .text)
    }
  }
}
