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

/// Fields named like what generated code may call its own things.
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

/// Names that are no identifiers, and letters beyond ASCII.
@Codable
struct `Odd Type`: Equatable {
  var `1st place`: Int
  var `a+b`: Int
  var größe: Double
  var 名前: String
  var 👩‍👧: Int
}

/// Types inside of a type, which are named like what generated code deals with.
@Codable
struct Holder: Equatable {
  struct Reader: Codable, Equatable { var hidden = 1 }
  struct Decoder {}
  struct Error {}

  var own: Reader
  var others: [Reader]?
  var number: Int?
}
