import Transcodable

struct Palette: Codable {
  static let plain = Palette()
  static func named(_ name: String) -> Palette { Palette() }
}

@Codable
struct InferredTypes {
  var integer = 1
  var negative = -1
  var double = 1.5
  var text = "a\(1)"
  var flag = true
  var list = [1, 2]
  var nested = [["a"], ["b"]]
  var table = ["a": 1.5]
  var constructed = Palette()
  var member = Palette.plain
  var factory = Palette.named("blue")
  var emptyList = [String]()
  var emptyTable = [String: Int]()
  var cast = 1 as Int8
}
