import Transcodable

/// Fields named like keywords.
@Codable
struct Keywords: Equatable {
  var `class` = 1
  var `default` = "d"
  var `init`: Int?
  var `self`: Bool
  var `Type`: [Int]
  var `in`, `let`: Int
}

/// Fields with likely names of generated variables.
@Codable
struct Colliding: Equatable {
  var reader: Int
  var writer: Int
  var decoder: Int
  var encoder: Int
  var container: Int
  var key: String
  var value: [String]
  var values: [String: Int]
  var result: Int?
  var more = true
  var decode: Int
  var encode: Int
  var text: String
}

/// Names that aren't identifiers, and letters beyond ASCII.
@Codable
struct `Odd Type`: Equatable {
  var `1st place`: Int
  var `a+b`: Int
  var größe: Double
  var 名前: String
  var 👩‍👧: Int
}

/// Nested types with the names of types that generated code uses.
@Codable
struct Holder: Equatable {
  struct Reader: Codable, Equatable { var hidden = 1 }
  struct Decoder {}
  struct Error {}

  var own: Reader
  var others: [Reader]?
  var number: Int?
}
