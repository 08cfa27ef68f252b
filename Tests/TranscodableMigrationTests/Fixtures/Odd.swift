import Foundation

// Spellings that are rare.

// fixture OddSpaces migrated {"X": 1, "y": 2}
struct OddSpaces: Codable { // trailing of brace
    let x: Int /* c1 */ ; let y: Int // c2
    enum CodingKeys: String, CodingKey { case x = "X"; case y }
}

// fixture OddList migrated {"the_x": 1}
struct OddList: Codable,
    Equatable,
    // why
    Sendable {
    let theX: Int
    enum CodingKeys : String , CodingKey {
        case theX = "the_x"
    }
}

// fixture OddPair refused attribute-refused
struct OddPair : Decodable{
	let a : Int, b = 3
	enum CodingKeys: String, CodingKey { case a }
}

// fixture OddValues migrated {"a": 1, "b": 2, "c": 3}
struct OddValues: Codable {
  var a: Int { didSet {} }
  var b: Int = { 3 }()
  var c: (Int)
  enum CodingKeys: String, CodingKey { case a, b, c }
}

// fixture OddOptionals migrated {"a": 1, "b": "c", "d": true}
struct OddOptionals: Codable {
  let a: Int!
  let b: Optional<String>
  let d: Optional<Bool>
  enum CodingKeys: String, CodingKey { case a, b, d }
}

// fixture OddTwice migrated {"c": 3}
struct OddTwice: Codable {
  let c: Int??
  enum CodingKeys: String, CodingKey { case c }
}

// fixture OddBlank refused attribute-refused
struct OddBlank: Codable {
  var a: String = "xy"
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    a = try c.decodeIfPresent(String.self, forKey: .a) ?? "x y"
  }
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddDelegation refused custom-logic
struct OddDelegation: Codable {
  let a: Int
  init(a: Int) { self.a = a }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    self.init(a: try c.decode(Int.self, forKey: .a))
  }
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddCopy refused custom-logic
struct OddCopy: Decodable {
  let a: Int
  let b: Int
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    a = try c.decode(Int.self, forKey: .a)
    b = a
  }
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddCondition migrated {"a": 1}
struct OddCondition: Codable {
  let a: Int
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    if a > 0 { try c.encode(a, forKey: .a) }
  }
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddKeys migrated {"Z": 1, "a": 2}
struct OddKeys: Codable {
  let a: Int
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    let d = try decoder.container(keyedBy: OtherKeys.self)
    a = try d.decode(Int.self, forKey: .z)
  }
  enum CodingKeys: String, CodingKey { case a }
  enum OtherKeys: String, CodingKey { case z = "Z" }
}

// fixture OddParent refused inherited-coding
class OddParent: NSObject, Codable {
  var a: Int = 1
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddWhere<Int> migrated {"the_t": 1}
struct OddWhere<T> : Codable where T: Codable {
  let theT: T
  enum CodingKeys: String, CodingKey { case theT = "the_t" }
}

// fixture OddDefaults migrated {"a": 1.5, "b": [1, 2], "c": "x"}
struct OddDefaults: Codable {
  static let standard = "a, b"
  let a: Double
  let b: [Double]
  let c: String
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    a = try c.decodeIfPresent(Double.self, forKey: .a) ?? .pi
    b = try c.decodeIfPresent([Double].self, forKey: .b) ?? .init(repeating: 0, count: 3)
    self.c = try c.decodeIfPresent(String.self, forKey: .c) ?? Self.standard
  }
  enum CodingKeys: String, CodingKey { case a, b, c }
}

// fixture OddIdentity migrated {"a": 1, "id": 2}
struct OddIdentity: Codable {
  var id: UUID? = nil
  let a: Int
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddAssigned refused custom-logic
struct OddAssigned: Decodable {
  let id: UUID
  let a: Int
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = UUID()
    a = try c.decode(Int.self, forKey: .a)
  }
  enum CodingKeys: String, CodingKey { case a }
}
