import Transcodable

@Codable(layout: .positional)
struct AbsentElement {
  var first: Int
  var second: CodableNullable<Int>
}

@Codable
enum AbsentPayload {
  case value(CodableNullable<Int>)
  case object(first: CodableNullable<Int>, second: Int)
}

@Codable(layout: .transparent)
struct AbsentValue {
  var value: CodableNullable<Int>
}
