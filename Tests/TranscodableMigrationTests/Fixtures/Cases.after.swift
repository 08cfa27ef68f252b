import Foundation
import Transcodable

// fixture TaggedPayloads suggested other-failure {"type": "text", "value": "a"}
enum TaggedPayloads: Codable {
  case text(String)
  case number(Int)

  enum CodingKeys: String, CodingKey { case type, value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "text": self = .text(try container.decode(String.self, forKey: .value))
    case "number": self = .number(try container.decode(Int.self, forKey: .value))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "unknown type")
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text):
      try container.encode("text", forKey: .type)
      try container.encode(text, forKey: .value)
    case .number(let number):
      try container.encode("number", forKey: .type)
      try container.encode(number, forKey: .value)
    }
  }
}

// fixture TaggedFields suggested other-failure {"kind": "image", "url": "a", "width": 3}
enum TaggedFields: Codable {
  case image(url: String, width: Int?)
  case video(link: String)
  case nothing

  private enum CodingKeys: String, CodingKey {
    case kind, url, width
    case link = "href"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "image", "picture":
      let url = try container.decode(String.self, forKey: .url)
      let width = try container.decodeIfPresent(Int.self, forKey: .width)
      self = .image(url: url, width: width)
    case "film":
      self = .video(link: try container.decode(String.self, forKey: .link))
    case "nothing": self = .nothing
    default: throw Missing()
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case let .image(url, width):
      try container.encode("picture", forKey: .kind)
      try container.encode(url, forKey: .url)
      try container.encodeIfPresent(width, forKey: .width)
    case .video(let link):
      try container.encode("film", forKey: .kind)
      try container.encode(link, forKey: .link)
    case .nothing:
      try container.encode("nothing", forKey: .kind)
    }
  }

  struct Missing: Error {}
}

// fixture TaggedByKind suggested other-failure {"type": "circle", "radius": 1.5}
enum TaggedByKind: Codable {
  case circle(radius: Double)
  case square(side: Double)

  // fixture TaggedByKind.Kind unchanged nothing-by-hand
  enum Kind: String, Codable {
    case circle
    case square = "rect"
  }
  enum CodingKeys: String, CodingKey { case type, radius, side }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .type)
    switch kind {
    case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
    case .square: self = .square(side: try container.decode(Double.self, forKey: .side))
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .circle(let radius):
      try container.encode(Kind.circle, forKey: .type)
      try container.encode(radius, forKey: .radius)
    case .square(let side):
      try container.encode(Kind.square, forKey: .type)
      try container.encode(side, forKey: .side)
    }
  }
}

// fixture TaggedPoint unchanged nothing-by-hand
struct TaggedPoint: Codable {
  let x: Int
  let y: Int
}

// fixture TaggedWhole suggested other-failure {"type": "point", "x": 1, "y": 2}
enum TaggedWhole: Codable {
  case point(TaggedPoint)
  case stop

  enum CodingKeys: CodingKey { case type }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "point": self = .point(try TaggedPoint(from: decoder))
    case "stop": self = .stop
    default: throw DecodingError.typeMismatch(TaggedWhole.self, .init(codingPath: [], debugDescription: ""))
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .point(let point):
      try container.encode("point", forKey: .type)
      try point.encode(to: encoder)
    case .stop:
      try container.encode("stop", forKey: .type)
    }
  }
}

// fixture TaggedNested suggested other-failure {"type": "load", "data": {"key": "a", "count": 2}}
enum TaggedNested: Codable {
  case load(key: String, count: Int)
  case store(key: String)

  enum CodingKeys: CodingKey { case type, data }
  enum DataKeys: CodingKey { case key, count }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    let data = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
    switch type {
    case "load":
      self = .load(
        key: try data.decode(String.self, forKey: .key),
        count: try data.decode(Int.self, forKey: .count))
    case "store": self = .store(key: try data.decode(String.self, forKey: .key))
    default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .load(let key, let count):
      try container.encode("load", forKey: .type)
      var data = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      try data.encode(key, forKey: .key)
      try data.encode(count, forKey: .count)
    case .store(let key):
      try container.encode("store", forKey: .type)
      var data = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
      try data.encode(key, forKey: .key)
    }
  }
}

// fixture TaggedUnknown suggested wider-unknown {"type": "a", "x": 1}
enum TaggedUnknown: Decodable {
  case a(x: Int)
  case other

  enum CodingKeys: CodingKey { case type, x }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "a": self = .a(x: try container.decode(Int.self, forKey: .x))
    default: self = .other
    }
  }
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
enum UntaggedCatch: Decodable {
  case numbers([Int])
  case texts([String])

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .numbers(try container.decode([Int].self))
    } catch {
      self = .texts(try container.decode([String].self))
    }
  }
}

// fixture UntaggedMismatch suggested other-failure 1.5
enum UntaggedMismatch: Decodable {
  case number(Double)
  case text(String)

  init(from decoder: Decoder) throws {
    do {
      self = .number(try Double(from: decoder))
      return
    } catch {}
    do {
      self = .text(try String(from: decoder))
      return
    } catch {}
    throw DecodingError.typeMismatch(
      UntaggedMismatch.self, .init(codingPath: decoder.codingPath, debugDescription: "neither"))
  }
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
