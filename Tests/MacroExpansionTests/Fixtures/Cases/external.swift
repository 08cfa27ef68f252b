public import Transcodable

@Codable(keys: .snakeCase)
enum TaggedShape {
  case circle(radius: Double, lineWidth: Int = 1)
  @CodingKey("label") case named(String)
  case pair(Int, _: Int?)
  @DecodableAlias("none", "nothing") case noShape
}

@Codable
public indirect enum CaseTree<Value> {
  case leaf(Value)
  case node(CaseTree<Value>, CaseTree<Value>)
}

struct OuterOfCases {
  struct Inner: Codable {}

  @Codable
  enum NestedCases {
    case inner(Inner)
    case several(first: Inner, second: [String])
  }
}
