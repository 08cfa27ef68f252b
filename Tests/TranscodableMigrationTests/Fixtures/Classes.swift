import Foundation

// fixture ClassParent migrated {"ID": 1}
class ClassParent: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey { case id = "ID" }
}

// fixture ClassFlat migrated {"ID": 1, "user_name": "a"}
class ClassFlat: ClassParent {
  let name: String

  enum FlatKeys: String, CodingKey { case name = "user_name" }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: FlatKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: decoder)
  }

  override func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: FlatKeys.self)
    try super.encode(to: encoder)
    try container.encode(name, forKey: .name)
  }
}

// fixture ClassBelow migrated {"ID": 1, "user_name": "a", "size": 2}
final class ClassBelow: ClassFlat {
  let size: Int?

  enum BelowKeys: CodingKey { case size }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: BelowKeys.self)
    size = try container.decodeIfPresent(Int.self, forKey: .size)
    try super.init(from: decoder)
  }

  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: BelowKeys.self)
    try container.encodeIfPresent(size, forKey: .size)
  }
}

// fixture ClassNested migrated {"name": "a", "super": {"ID": 1}}
final class ClassNested: ClassParent {
  let name: String

  enum NestedKeys: CodingKey { case name }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: NestedKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: NestedKeys.self)
    try super.encode(to: container.superEncoder())
    try container.encode(name, forKey: .name)
  }
}

// fixture ClassLast suggested order-differs
final class ClassLast: ClassParent {
  let name: String

  enum LastKeys: CodingKey { case name }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: LastKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: decoder)
  }

  override func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: LastKeys.self)
    try container.encode(name, forKey: .name)
    try super.encode(to: encoder)
  }
}

// fixture ClassHalf refused inherited-coding
final class ClassHalf: ClassParent {
  let name: String

  enum HalfKeys: CodingKey { case name }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: HalfKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: decoder)
  }
}

// fixture ClassOfObject refused inherited-coding
final class ClassOfObject: NSObject, Codable {
  let name: String

  enum CodingKeys: String, CodingKey { case name = "title" }
}
