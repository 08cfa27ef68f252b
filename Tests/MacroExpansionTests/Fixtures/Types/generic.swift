import Transcodable

@Codable
struct Box<Value> {
  let value: Value
  var all: [Value]?
}

@Codable
struct Keyed<Values: Collection> where Values: Sendable {
  let first: Values.Element
  let name: String
}

@Codable
struct Identifier<Tag> {
  let rawValue: String
}

@Codable
final class Cell<Content> {
  var content: Content
  var next: Cell<Content>?
}

struct Around<T> {
  @Codable
  struct Within<U> {
    let t: T
    let u: [String: U]
  }
}
