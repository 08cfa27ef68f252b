import Transcodable

@Codable(tagging: .internal("type"))
enum WrongBlock {
  case text(String)
  case list([Int])
  case kind(type: String)
  @CodingPayload("x") case none
  @CodingPayload("x") case two(Int, Int)
  @CodingPayload(["b": "B"]) case one(a: Int)
}

@Codable(tagging: .untagged)
enum WrongChoice {
  case first(Int)
  case second(Int)
  case third(a: String)
  case fourth(a: String)
}

@Codable
enum NoCases {}

@Codable(keys: .snakeCase)
enum EqualLabels {
  case one(fooBar: Int, foo_bar: Int)
}

@Codable(tagging: .internal("type"))
enum ListsOfDictionaries {
  case lists([[String: Int]])
}

@Codable(tagging: .internal("type"))
indirect enum OwnPayload {
  case quote(OwnPayload)
  case maybe(Self?)
  case reply(to: OwnPayload)
  @CodingPayload("content") case nested(OwnPayload)
}

@Codable(tagging: .untagged)
indirect enum OwnChoice {
  case number(Int)
  case again(OwnChoice)
  case list([OwnChoice])
}
