import Foundation
import Transcodable

// fixture ConditionEmpty migrated {"id": 1, "tags": ["a"], "sizes": {"a": 1}, "name": "b"}
@Codable
struct ConditionEmpty {
  let id: Int
  @CodableDefault([]) @EncodableIgnored(if: \[String].isEmpty) let tags: [String]
  @CodableDefault([:]) @EncodableIgnored(if: \[String: Int].isEmpty) let sizes: [String: Int]
  @EncodableIgnored(if: \String.isEmpty) var name: String = ""
}

// fixture ConditionNil migrated {"id": 1, "note": "a", "size": 2, "code": 3}
@Codable
struct ConditionNil {
  let id: Int
  let note: String?
  let size: Int?
  let code: Int?
}

// fixture ConditionEmptyOptional migrated {"id": 1, "tags": ["a"], "level": 2}
@Codable
struct ConditionEmptyOptional {
  let id: Int
  @EncodableIgnored(if: { (tags: [String]?) in tags?.isEmpty ?? true }) let tags: [String]?
  @EncodableIgnored(if: { (level: Int?) in level.map { level in !(level > 1) } ?? true })
  let level: Int?
}

// fixture ConditionValue migrated {"id": 1, "isOff": false, "limit": 5, "ratio": 0.5}
@Codable
struct ConditionValue {
  let id: Int
  @EncodableIgnored(if: { (isOff: Bool) in isOff }) var isOff: Bool = true
  @EncodableIgnored(if: { (limit: Int) in limit == 20 }) var limit: Int = 20
  @EncodableIgnored(if: { (ratio: Double) in !(ratio < 1 && ratio > 0) }) var ratio: Double = 1
}

// fixture ConditionDecoded migrated {"id": 1, "tags": ["a"], "limit": 5, "note": "b"}
@Decodable
struct ConditionDecoded {
  let id: Int
  @CodableDefault(["none"]) let tags: [String]
  var limit: Int = 20
  let note: String?
}

// fixture ConditionOnOther refused custom-logic
struct ConditionOnOther: Encodable {
  let id: Int
  let tags: [String]

  enum CodingKeys: CodingKey {
    case id, tags
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if id > 0 { try container.encode(tags, forKey: .tags) }
  }
}

// fixture ConditionElse refused custom-logic
struct ConditionElse: Encodable {
  let id: Int
  let tags: [String]

  enum CodingKeys: CodingKey {
    case id, tags
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if tags.isEmpty {
      try container.encodeNil(forKey: .tags)
    } else {
      try container.encode(tags, forKey: .tags)
    }
  }
}

// fixture ConditionFunction refused custom-logic
struct ConditionFunction: Encodable {
  let id: Int
  let tags: [String]

  enum CodingKeys: CodingKey {
    case id, tags
  }

  func isWorthIt(_ tags: [String]) -> Bool { tags.count > 2 }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if isWorthIt(tags) { try container.encode(tags, forKey: .tags) }
  }
}

// fixture ConditionCompiled migrated {"ID": 1}
@Codable
struct ConditionCompiled {
  @CodingKey("ID") let id: Int

  #if DEBUG
    var description: String { "\(id)" }
    static let shared = ConditionCompiled(id: 1)
    func show() { print(id) }
  #else
    subscript(index: Int) -> Int { index }
  #endif
}

#if DEBUG
  extension ConditionCompiled {
    func hide() {}
  }
#endif

// fixture ConditionCompiledInit refused conditional-member
struct ConditionCompiledInit: Codable {
  let id: Int

  #if DEBUG
    init(id: Int) { self.id = id }
  #endif

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}
