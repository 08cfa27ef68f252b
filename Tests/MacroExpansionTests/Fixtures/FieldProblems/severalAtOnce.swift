import Transcodable

@Codable(keys: .snakeCase)
struct SeveralProblems {
  let kind = "circle"
  @CodingKey("") let empty: Int
  @CodingKey("user_id") let id: Int
  let userID: Int
  @CodingKey("a", ) var computed: Int { 1 }
}

func usesSeveralProblems(_ value: SeveralProblems) throws -> SeveralProblems {
  func needs<T: Codable>(_ value: T) -> T { value }
  return needs(value)
}
