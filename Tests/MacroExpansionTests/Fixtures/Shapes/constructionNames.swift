import Transcodable

@MemberwiseInit
@DefaultInstance
@CopyWith
struct ConstructionNames {
  var `default`: Int = 1
  var `in`: String
  var `self`: Int
  var `inout`: Int
  var `let`: Int
  var `Self`: Int
}

@Codable
enum LabelNames {
  case labels(default: Int, in: Int, self: Int, `inout`: Int, `let`: Int, `var`: Int)
}
