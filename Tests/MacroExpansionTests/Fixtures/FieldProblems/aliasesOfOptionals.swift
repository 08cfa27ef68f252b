import Transcodable

typealias AliasOfNumber = Int?
typealias AliasOfAnswer = MaybeAnswer?

@Codable
struct MaybeAnswer {}

@Codable
struct AliasesInFields {
  var number: AliasOfNumber
  @CodingPath("a.b") let answer: AliasOfAnswer
  var twice: Int??
  var orNull: CodableOrNull<Int>
}

@Codable
enum AliasInCases {
  case alias(number: AliasOfNumber)
  case twice(number: Int??)
}
