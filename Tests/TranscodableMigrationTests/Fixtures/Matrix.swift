import Foundation

// Every kind of value in every form of code: Scripts/check-migration compares them over documents.

// fixture MatrixPoint unchanged nothing-by-hand
struct MatrixPoint: Codable, Hashable {
  let x: Int
  let y: Int?
}

// fixture MatrixKind unchanged nothing-by-hand
enum MatrixKind: String, Codable { case a, b }

// fixture MatrixIntKeys migrated {"id": 1, "the_value": 3}
struct MatrixIntKeys: Codable {
  let id: Int
  let theValue: Int

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixIntOptional migrated {"id": 1, "the_value": 3}
struct MatrixIntOptional: Codable {
  let id: Int
  let theValue: Int?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixIntInitial migrated {"id": 1, "the_value": 3}
struct MatrixIntInitial: Codable {
  let id: Int
  var theValue: Int = 7

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixIntRequired migrated {"id": 1, "the_value": 3}
struct MatrixIntRequired: Codable {
  let id: Int
  let theValue: Int

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(Int.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixIntIfPresent migrated {"id": 1, "the_value": 3}
struct MatrixIntIfPresent: Codable {
  let id: Int
  var theValue: Int?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(Int.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixIntNull migrated {"id": 1, "the_value": 3}
struct MatrixIntNull: Codable {
  let id: Int
  let theValue: Int?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixIntDefault migrated {"id": 1, "the_value": 3}
struct MatrixIntDefault: Codable {
  let id: Int
  let theValue: Int

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(Int.self, forKey: .theValue) ?? 7
  }
}

// fixture MatrixIntNested migrated {"id": 1, "inner": {"value": 3}}
struct MatrixIntNested: Codable {
  let id: Int
  let theValue: Int

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(Int.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixByteKeys migrated {"id": 1, "the_value": 3}
struct MatrixByteKeys: Codable {
  let id: Int
  let theValue: UInt8

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixByteOptional migrated {"id": 1, "the_value": 3}
struct MatrixByteOptional: Codable {
  let id: Int
  let theValue: UInt8?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixByteInitial migrated {"id": 1, "the_value": 3}
struct MatrixByteInitial: Codable {
  let id: Int
  var theValue: UInt8 = 7

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixByteRequired migrated {"id": 1, "the_value": 3}
struct MatrixByteRequired: Codable {
  let id: Int
  let theValue: UInt8

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(UInt8.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixByteIfPresent migrated {"id": 1, "the_value": 3}
struct MatrixByteIfPresent: Codable {
  let id: Int
  var theValue: UInt8?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(UInt8.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixByteNull migrated {"id": 1, "the_value": 3}
struct MatrixByteNull: Codable {
  let id: Int
  let theValue: UInt8?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixByteDefault migrated {"id": 1, "the_value": 3}
struct MatrixByteDefault: Codable {
  let id: Int
  let theValue: UInt8

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(UInt8.self, forKey: .theValue) ?? 7
  }
}

// fixture MatrixByteNested migrated {"id": 1, "inner": {"value": 3}}
struct MatrixByteNested: Codable {
  let id: Int
  let theValue: UInt8

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(UInt8.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixDoubleKeys migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleKeys: Codable {
  let id: Int
  let theValue: Double

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDoubleOptional migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleOptional: Codable {
  let id: Int
  let theValue: Double?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDoubleInitial migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleInitial: Codable {
  let id: Int
  var theValue: Double = 0.5

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDoubleRequired migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleRequired: Codable {
  let id: Int
  let theValue: Double

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(Double.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixDoubleIfPresent migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleIfPresent: Codable {
  let id: Int
  var theValue: Double?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(Double.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixDoubleNull migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleNull: Codable {
  let id: Int
  let theValue: Double?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixDoubleDefault migrated {"id": 1, "the_value": 1.5}
struct MatrixDoubleDefault: Codable {
  let id: Int
  let theValue: Double

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(Double.self, forKey: .theValue) ?? 0.5
  }
}

// fixture MatrixDoubleNested migrated {"id": 1, "inner": {"value": 1.5}}
struct MatrixDoubleNested: Codable {
  let id: Int
  let theValue: Double

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(Double.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixBoolKeys migrated {"id": 1, "the_value": true}
struct MatrixBoolKeys: Codable {
  let id: Int
  let theValue: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixBoolOptional migrated {"id": 1, "the_value": true}
struct MatrixBoolOptional: Codable {
  let id: Int
  let theValue: Bool?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixBoolInitial migrated {"id": 1, "the_value": true}
struct MatrixBoolInitial: Codable {
  let id: Int
  var theValue: Bool = false

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixBoolRequired migrated {"id": 1, "the_value": true}
struct MatrixBoolRequired: Codable {
  let id: Int
  let theValue: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(Bool.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixBoolIfPresent migrated {"id": 1, "the_value": true}
struct MatrixBoolIfPresent: Codable {
  let id: Int
  var theValue: Bool?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(Bool.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixBoolNull migrated {"id": 1, "the_value": true}
struct MatrixBoolNull: Codable {
  let id: Int
  let theValue: Bool?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixBoolDefault migrated {"id": 1, "the_value": true}
struct MatrixBoolDefault: Codable {
  let id: Int
  let theValue: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(Bool.self, forKey: .theValue) ?? false
  }
}

// fixture MatrixBoolNested migrated {"id": 1, "inner": {"value": true}}
struct MatrixBoolNested: Codable {
  let id: Int
  let theValue: Bool

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(Bool.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixStringKeys migrated {"id": 1, "the_value": "a"}
struct MatrixStringKeys: Codable {
  let id: Int
  let theValue: String

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixStringOptional migrated {"id": 1, "the_value": "a"}
struct MatrixStringOptional: Codable {
  let id: Int
  let theValue: String?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixStringInitial migrated {"id": 1, "the_value": "a"}
struct MatrixStringInitial: Codable {
  let id: Int
  var theValue: String = "none"

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixStringRequired migrated {"id": 1, "the_value": "a"}
struct MatrixStringRequired: Codable {
  let id: Int
  let theValue: String

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(String.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixStringIfPresent migrated {"id": 1, "the_value": "a"}
struct MatrixStringIfPresent: Codable {
  let id: Int
  var theValue: String?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(String.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixStringNull migrated {"id": 1, "the_value": "a"}
struct MatrixStringNull: Codable {
  let id: Int
  let theValue: String?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixStringDefault migrated {"id": 1, "the_value": "a"}
struct MatrixStringDefault: Codable {
  let id: Int
  let theValue: String

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(String.self, forKey: .theValue) ?? "none"
  }
}

// fixture MatrixStringNested migrated {"id": 1, "inner": {"value": "a"}}
struct MatrixStringNested: Codable {
  let id: Int
  let theValue: String

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(String.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixIntsKeys migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsKeys: Codable {
  let id: Int
  let theValue: [Int]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixIntsOptional migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsOptional: Codable {
  let id: Int
  let theValue: [Int]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixIntsInitial migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsInitial: Codable {
  let id: Int
  var theValue: [Int] = []

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixIntsRequired migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsRequired: Codable {
  let id: Int
  let theValue: [Int]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode([Int].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixIntsIfPresent migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsIfPresent: Codable {
  let id: Int
  var theValue: [Int]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent([Int].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixIntsNull migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsNull: Codable {
  let id: Int
  let theValue: [Int]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixIntsDefault migrated {"id": 1, "the_value": [1, 2]}
struct MatrixIntsDefault: Codable {
  let id: Int
  let theValue: [Int]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent([Int].self, forKey: .theValue) ?? []
  }
}

// fixture MatrixIntsNested migrated {"id": 1, "inner": {"value": [1, 2]}}
struct MatrixIntsNested: Codable {
  let id: Int
  let theValue: [Int]

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode([Int].self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixListsKeys migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsKeys: Codable {
  let id: Int
  let theValue: [[String]]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixListsOptional migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsOptional: Codable {
  let id: Int
  let theValue: [[String]]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixListsInitial migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsInitial: Codable {
  let id: Int
  var theValue: [[String]] = [["b"]]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixListsRequired migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsRequired: Codable {
  let id: Int
  let theValue: [[String]]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode([[String]].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixListsIfPresent migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsIfPresent: Codable {
  let id: Int
  var theValue: [[String]]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent([[String]].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixListsNull migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsNull: Codable {
  let id: Int
  let theValue: [[String]]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixListsDefault migrated {"id": 1, "the_value": [["a"]]}
struct MatrixListsDefault: Codable {
  let id: Int
  let theValue: [[String]]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent([[String]].self, forKey: .theValue) ?? [["b"]]
  }
}

// fixture MatrixListsNested migrated {"id": 1, "inner": {"value": [["a"]]}}
struct MatrixListsNested: Codable {
  let id: Int
  let theValue: [[String]]

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode([[String]].self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixSetKeys migrated {"id": 1, "the_value": [1]}
struct MatrixSetKeys: Codable {
  let id: Int
  let theValue: Set<Int>

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixSetOptional migrated {"id": 1, "the_value": [1]}
struct MatrixSetOptional: Codable {
  let id: Int
  let theValue: Set<Int>?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixSetInitial migrated {"id": 1, "the_value": [1]}
struct MatrixSetInitial: Codable {
  let id: Int
  var theValue: Set<Int> = []

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixSetRequired migrated {"id": 1, "the_value": [1]}
struct MatrixSetRequired: Codable {
  let id: Int
  let theValue: Set<Int>

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(Set<Int>.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixSetIfPresent migrated {"id": 1, "the_value": [1]}
struct MatrixSetIfPresent: Codable {
  let id: Int
  var theValue: Set<Int>?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(Set<Int>.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixSetNull migrated {"id": 1, "the_value": [1]}
struct MatrixSetNull: Codable {
  let id: Int
  let theValue: Set<Int>?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixSetDefault migrated {"id": 1, "the_value": [1]}
struct MatrixSetDefault: Codable {
  let id: Int
  let theValue: Set<Int>

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(Set<Int>.self, forKey: .theValue) ?? []
  }
}

// fixture MatrixSetNested migrated {"id": 1, "inner": {"value": [1]}}
struct MatrixSetNested: Codable {
  let id: Int
  let theValue: Set<Int>

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(Set<Int>.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixMapKeys migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapKeys: Codable {
  let id: Int
  let theValue: [String: Int]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixMapOptional migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapOptional: Codable {
  let id: Int
  let theValue: [String: Int]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixMapInitial migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapInitial: Codable {
  let id: Int
  var theValue: [String: Int] = [:]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixMapRequired migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapRequired: Codable {
  let id: Int
  let theValue: [String: Int]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode([String: Int].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixMapIfPresent migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapIfPresent: Codable {
  let id: Int
  var theValue: [String: Int]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent([String: Int].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixMapNull migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapNull: Codable {
  let id: Int
  let theValue: [String: Int]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixMapDefault migrated {"id": 1, "the_value": {"a": 1}}
struct MatrixMapDefault: Codable {
  let id: Int
  let theValue: [String: Int]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent([String: Int].self, forKey: .theValue) ?? [:]
  }
}

// fixture MatrixMapNested migrated {"id": 1, "inner": {"value": {"a": 1}}}
struct MatrixMapNested: Codable {
  let id: Int
  let theValue: [String: Int]

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode([String: Int].self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixURLKeys migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLKeys: Codable {
  let id: Int
  let theValue: URL

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixURLOptional migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLOptional: Codable {
  let id: Int
  let theValue: URL?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixURLInitial migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLInitial: Codable {
  let id: Int
  var theValue: URL = URL(fileURLWithPath: "/")

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixURLRequired migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLRequired: Codable {
  let id: Int
  let theValue: URL

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(URL.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixURLIfPresent migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLIfPresent: Codable {
  let id: Int
  var theValue: URL?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(URL.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixURLNull migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLNull: Codable {
  let id: Int
  let theValue: URL?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixURLDefault migrated {"id": 1, "the_value": "https://a.example"}
struct MatrixURLDefault: Codable {
  let id: Int
  let theValue: URL

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(URL.self, forKey: .theValue) ?? URL(fileURLWithPath: "/")
  }
}

// fixture MatrixURLNested migrated {"id": 1, "inner": {"value": "https://a.example"}}
struct MatrixURLNested: Codable {
  let id: Int
  let theValue: URL

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(URL.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixDateKeys migrated {"id": 1, "the_value": 1}
struct MatrixDateKeys: Codable {
  let id: Int
  let theValue: Date

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDateOptional migrated {"id": 1, "the_value": 1}
struct MatrixDateOptional: Codable {
  let id: Int
  let theValue: Date?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDateInitial migrated {"id": 1, "the_value": 1}
struct MatrixDateInitial: Codable {
  let id: Int
  var theValue: Date = .distantPast

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDateRequired migrated {"id": 1, "the_value": 1}
struct MatrixDateRequired: Codable {
  let id: Int
  let theValue: Date

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(Date.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixDateIfPresent migrated {"id": 1, "the_value": 1}
struct MatrixDateIfPresent: Codable {
  let id: Int
  var theValue: Date?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(Date.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixDateNull migrated {"id": 1, "the_value": 1}
struct MatrixDateNull: Codable {
  let id: Int
  let theValue: Date?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixDateDefault migrated {"id": 1, "the_value": 1}
struct MatrixDateDefault: Codable {
  let id: Int
  let theValue: Date

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(Date.self, forKey: .theValue) ?? .distantPast
  }
}

// fixture MatrixDateNested migrated {"id": 1, "inner": {"value": 1}}
struct MatrixDateNested: Codable {
  let id: Int
  let theValue: Date

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(Date.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixUUIDKeys migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDKeys: Codable {
  let id: Int
  let theValue: UUID

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixUUIDOptional migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDOptional: Codable {
  let id: Int
  let theValue: UUID?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixUUIDInitial migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDInitial: Codable {
  let id: Int
  var theValue: UUID = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixUUIDRequired migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDRequired: Codable {
  let id: Int
  let theValue: UUID

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(UUID.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixUUIDIfPresent migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDIfPresent: Codable {
  let id: Int
  var theValue: UUID?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(UUID.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixUUIDNull migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDNull: Codable {
  let id: Int
  let theValue: UUID?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixUUIDDefault migrated {"id": 1, "the_value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
struct MatrixUUIDDefault: Codable {
  let id: Int
  let theValue: UUID

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(UUID.self, forKey: .theValue) ?? UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
  }
}

// fixture MatrixUUIDNested migrated {"id": 1, "inner": {"value": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}
struct MatrixUUIDNested: Codable {
  let id: Int
  let theValue: UUID

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(UUID.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixDataKeys migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataKeys: Codable {
  let id: Int
  let theValue: Data

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDataOptional migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataOptional: Codable {
  let id: Int
  let theValue: Data?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDataInitial migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataInitial: Codable {
  let id: Int
  var theValue: Data = Data()

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixDataRequired migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataRequired: Codable {
  let id: Int
  let theValue: Data

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(Data.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixDataIfPresent migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataIfPresent: Codable {
  let id: Int
  var theValue: Data?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(Data.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixDataNull migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataNull: Codable {
  let id: Int
  let theValue: Data?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixDataDefault migrated {"id": 1, "the_value": "AAAA"}
struct MatrixDataDefault: Codable {
  let id: Int
  let theValue: Data

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(Data.self, forKey: .theValue) ?? Data()
  }
}

// fixture MatrixDataNested migrated {"id": 1, "inner": {"value": "AAAA"}}
struct MatrixDataNested: Codable {
  let id: Int
  let theValue: Data

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(Data.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixPointKeys migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointKeys: Codable {
  let id: Int
  let theValue: MatrixPoint

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixPointOptional migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointOptional: Codable {
  let id: Int
  let theValue: MatrixPoint?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixPointInitial migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointInitial: Codable {
  let id: Int
  var theValue: MatrixPoint = MatrixPoint(x: 0, y: nil)

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixPointRequired migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointRequired: Codable {
  let id: Int
  let theValue: MatrixPoint

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(MatrixPoint.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixPointIfPresent migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointIfPresent: Codable {
  let id: Int
  var theValue: MatrixPoint?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(MatrixPoint.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixPointNull migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointNull: Codable {
  let id: Int
  let theValue: MatrixPoint?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixPointDefault migrated {"id": 1, "the_value": {"x": 1, "y": 2}}
struct MatrixPointDefault: Codable {
  let id: Int
  let theValue: MatrixPoint

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(MatrixPoint.self, forKey: .theValue) ?? MatrixPoint(x: 0, y: nil)
  }
}

// fixture MatrixPointNested migrated {"id": 1, "inner": {"value": {"x": 1, "y": 2}}}
struct MatrixPointNested: Codable {
  let id: Int
  let theValue: MatrixPoint

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(MatrixPoint.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixKindKeys migrated {"id": 1, "the_value": "b"}
struct MatrixKindKeys: Codable {
  let id: Int
  let theValue: MatrixKind

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixKindOptional migrated {"id": 1, "the_value": "b"}
struct MatrixKindOptional: Codable {
  let id: Int
  let theValue: MatrixKind?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixKindInitial migrated {"id": 1, "the_value": "b"}
struct MatrixKindInitial: Codable {
  let id: Int
  var theValue: MatrixKind = .a

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixKindRequired migrated {"id": 1, "the_value": "b"}
struct MatrixKindRequired: Codable {
  let id: Int
  let theValue: MatrixKind

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode(MatrixKind.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixKindIfPresent migrated {"id": 1, "the_value": "b"}
struct MatrixKindIfPresent: Codable {
  let id: Int
  var theValue: MatrixKind?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent(MatrixKind.self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixKindNull migrated {"id": 1, "the_value": "b"}
struct MatrixKindNull: Codable {
  let id: Int
  let theValue: MatrixKind?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixKindDefault migrated {"id": 1, "the_value": "b"}
struct MatrixKindDefault: Codable {
  let id: Int
  let theValue: MatrixKind

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent(MatrixKind.self, forKey: .theValue) ?? .a
  }
}

// fixture MatrixKindNested migrated {"id": 1, "inner": {"value": "b"}}
struct MatrixKindNested: Codable {
  let id: Int
  let theValue: MatrixKind

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode(MatrixKind.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixPointsKeys migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsKeys: Codable {
  let id: Int
  let theValue: [MatrixPoint]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixPointsOptional migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsOptional: Codable {
  let id: Int
  let theValue: [MatrixPoint]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixPointsInitial migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsInitial: Codable {
  let id: Int
  var theValue: [MatrixPoint] = []

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixPointsRequired migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsRequired: Codable {
  let id: Int
  let theValue: [MatrixPoint]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode([MatrixPoint].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixPointsIfPresent migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsIfPresent: Codable {
  let id: Int
  var theValue: [MatrixPoint]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent([MatrixPoint].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixPointsNull migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsNull: Codable {
  let id: Int
  let theValue: [MatrixPoint]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixPointsDefault migrated {"id": 1, "the_value": [{"x": 1}]}
struct MatrixPointsDefault: Codable {
  let id: Int
  let theValue: [MatrixPoint]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent([MatrixPoint].self, forKey: .theValue) ?? []
  }
}

// fixture MatrixPointsNested migrated {"id": 1, "inner": {"value": [{"x": 1}]}}
struct MatrixPointsNested: Codable {
  let id: Int
  let theValue: [MatrixPoint]

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode([MatrixPoint].self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}

// fixture MatrixMaybeKeys migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeKeys: Codable {
  let id: Int
  let theValue: [Int?]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixMaybeOptional migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeOptional: Codable {
  let id: Int
  let theValue: [Int?]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixMaybeInitial migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeInitial: Codable {
  let id: Int
  var theValue: [Int?] = [nil]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }
}

// fixture MatrixMaybeRequired migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeRequired: Codable {
  let id: Int
  let theValue: [Int?]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decode([Int?].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(theValue, forKey: .theValue)
  }
}

// fixture MatrixMaybeIfPresent migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeIfPresent: Codable {
  let id: Int
  var theValue: [Int?]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    self.theValue = try container.decodeIfPresent([Int?].self, forKey: .theValue)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(theValue, forKey: .theValue)
  }
}

// fixture MatrixMaybeNull migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeNull: Codable {
  let id: Int
  let theValue: [Int?]?

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(self.theValue, forKey: .theValue)
  }
}

// fixture MatrixMaybeDefault migrated {"id": 1, "the_value": [1, null]}
struct MatrixMaybeDefault: Codable {
  let id: Int
  let theValue: [Int?]

  enum CodingKeys: String, CodingKey {
    case id
    case theValue = "the_value"
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    theValue = try container.decodeIfPresent([Int?].self, forKey: .theValue) ?? [nil]
  }
}

// fixture MatrixMaybeNested migrated {"id": 1, "inner": {"value": [1, null]}}
struct MatrixMaybeNested: Codable {
  let id: Int
  let theValue: [Int?]

  enum CodingKeys: CodingKey { case id, inner }
  enum InnerKeys: CodingKey { case value }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    theValue = try inner.decode([Int?].self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var inner = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .inner)
    try inner.encode(theValue, forKey: .value)
  }
}
