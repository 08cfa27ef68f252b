import Transcodable

@Codable(keys: .snakeCase)
enum SameTagInOneDeclaration {
  case fooBar, foo_bar
}

@Codable(keys: .snakeCase, tagging: .internal("kind"))
enum SameTagOfPayloads {
  case fooBar(number: Int), foo_bar(id: Int)
}
