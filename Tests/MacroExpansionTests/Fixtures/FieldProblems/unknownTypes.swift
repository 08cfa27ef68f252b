import Transcodable

@Codable
struct UnknownTypes {
  var first: Missing
  var second: Missing?
  var third: [Missing]
  var number: Int
}

@Codable
enum UnknownCaseValues {
  case values(first: Missing, second: Int)
}

enum UnknownTypeScope {
  @Codable
  struct Inner {
    var first: Missing
  }
}
