import Foundation
import Transcodable

// Spellings that are rare.

// fixture OddSpaces migrated {"X": 1, "y": 2}
@Codable
struct OddSpaces { // trailing of brace
    @CodingKey("X") let x: Int /* c1 */ ; let y: Int // c2
}

// fixture OddList migrated {"the_x": 1}
@Codable(keys: .snakeCase)
struct OddList: Equatable,
    // why
    Sendable {
    let theX: Int
}

// fixture OddPair refused attribute-refused
struct OddPair : Decodable{
	let a : Int, b = 3
	enum CodingKeys: String, CodingKey { case a }
}

// fixture OddValues migrated {"a": 1, "b": 2, "c": 3}
@Codable(missing: .strict)
struct OddValues {
  var a: Int { didSet {} }
  var b: Int = { 3 }()
  var c: (Int)
}

// fixture OddOptionals migrated {"a": 1, "b": "c", "d": true}
@Codable
struct OddOptionals {
  let a: Int!
  let b: Optional<String>
  let d: Optional<Bool>
}

// fixture OddTwice migrated {"c": 3}
@Codable
struct OddTwice {
  let c: Int??
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
@Codable
struct OddCondition {
  @EncodableIgnored(if: { (a: Int) in !(a > 0) }) let a: Int
}

// fixture OddKeys migrated {"Z": 1, "a": 2}
@Codable
struct OddKeys {
  @DecodableKey("Z") let a: Int
}

// fixture OddParent refused inherited-coding
class OddParent: NSObject, Codable {
  var a: Int = 1
  enum CodingKeys: String, CodingKey { case a }
}

// fixture OddWhere<Int> migrated {"the_t": 1}
@Codable(keys: .snakeCase)
struct OddWhere<T> where T: Codable {
  let theT: T
}

// fixture OddDefaults migrated {"a": 1.5, "b": [1, 2], "c": "x"}
@Codable
struct OddDefaults {
  static let standard = "a, b"
  @CodableDefault(Double.pi) let a: Double
  @CodableDefault([Double].init(repeating: 0, count: 3)) let b: [Double]
  @CodableDefault(Self.standard) let c: String
}

// fixture OddIdentity migrated {"a": 1, "id": 2}
@Codable
struct OddIdentity {
  @CodableIgnored var id: UUID? = nil
  let a: Int
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
