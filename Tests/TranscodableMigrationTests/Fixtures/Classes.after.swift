import Foundation
import Transcodable

// fixture ClassParent migrated {"ID": 1}
@Codable(superclass: .none)
class ClassParent {
  @CodingKey("ID") let id: Int
}

// fixture ClassFlat migrated {"ID": 1, "user_name": "a"}
@Codable(superclass: .flat)
class ClassFlat: ClassParent {
  @CodingKey("user_name") let name: String
}

// fixture ClassBelow migrated {"ID": 1, "user_name": "a", "size": 2}
@Codable(superclass: .flat)
final class ClassBelow: ClassFlat {
  let size: Int?
}

// fixture ClassNested migrated {"name": "a", "super": {"ID": 1}}
@Codable(superclass: .nested)
final class ClassNested: ClassParent {
  let name: String
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
