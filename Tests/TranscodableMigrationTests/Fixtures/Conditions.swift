import Foundation

// fixture ConditionEmpty migrated {"id": 1, "tags": ["a"], "sizes": {"a": 1}, "name": "b"}
struct ConditionEmpty: Codable {
  let id: Int
  let tags: [String]
  let sizes: [String: Int]
  var name: String = ""

  enum CodingKeys: String, CodingKey {
    case id
    case tags
    case sizes
    case name
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    sizes = try container.decodeIfPresent([String: Int].self, forKey: .sizes) ?? [:]
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if !tags.isEmpty {
      try container.encode(tags, forKey: .tags)
    }
    if sizes.isEmpty == false { try container.encode(sizes, forKey: .sizes) }
    if !name.isEmpty { try container.encode(name, forKey: .name) }
  }
}

// fixture ConditionNil migrated {"id": 1, "note": "a", "size": 2, "code": 3}
struct ConditionNil: Codable {
  let id: Int
  let note: String?
  let size: Int?
  let code: Int?

  enum CodingKeys: CodingKey {
    case id, note, size, code
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    size = try container.decodeIfPresent(Int.self, forKey: .size)
    code = try container.decodeIfPresent(Int.self, forKey: .code)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if let note {
      try container.encode(note, forKey: .note)
    }
    if let value = self.size {
      try container.encode(value, forKey: .size)
    }
    if code != nil {
      try container.encode(code, forKey: .code)
    }
  }
}

// fixture ConditionEmptyOptional migrated {"id": 1, "tags": ["a"], "level": 2}
struct ConditionEmptyOptional: Codable {
  let id: Int
  let tags: [String]?
  let level: Int?

  enum CodingKeys: String, CodingKey {
    case id
    case tags
    case level
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    tags = try container.decodeIfPresent([String].self, forKey: .tags)
    level = try container.decodeIfPresent(Int.self, forKey: .level)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if let tags, !tags.isEmpty {
      try container.encode(tags, forKey: .tags)
    }
    if let level = level, level > 1 {
      try container.encode(level, forKey: .level)
    }
  }
}

// fixture ConditionValue migrated {"id": 1, "isOff": false, "limit": 5, "ratio": 0.5}
struct ConditionValue: Codable {
  let id: Int
  var isOff: Bool = true
  var limit: Int = 20
  var ratio: Double = 1

  enum CodingKeys: String, CodingKey {
    case id
    case isOff
    case limit
    case ratio
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    isOff = try container.decodeIfPresent(Bool.self, forKey: .isOff) ?? true
    limit = try container.decodeIfPresent(Int.self, forKey: .limit) ?? 20
    ratio = try container.decodeIfPresent(Double.self, forKey: .ratio) ?? 1
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if !isOff { try container.encode(isOff, forKey: .isOff) }
    if limit != 20 { try container.encode(limit, forKey: .limit) }
    if ratio < 1 && ratio > 0 { try container.encode(ratio, forKey: .ratio) }
  }
}

// fixture ConditionDecoded migrated {"id": 1, "tags": ["a"], "limit": 5, "note": "b"}
struct ConditionDecoded: Decodable {
  let id: Int
  let tags: [String]
  var limit: Int = 20
  let note: String?

  enum CodingKeys: String, CodingKey {
    case id
    case tags
    case limit
    case note
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    if let tags = try container.decodeIfPresent([String].self, forKey: .tags) {
      self.tags = tags
    } else {
      self.tags = ["none"]
    }
    if let value = try container.decodeIfPresent(Int.self, forKey: .limit) {
      limit = value
    }
    if let note = try container.decodeIfPresent(String.self, forKey: .note) {
      self.note = note
    } else {
      self.note = nil
    }
  }
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
struct ConditionCompiled: Codable {
  let id: Int

  #if DEBUG
    var description: String { "\(id)" }
    static let shared = ConditionCompiled(id: 1)
    func show() { print(id) }
  #else
    subscript(index: Int) -> Int { index }
  #endif

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
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
