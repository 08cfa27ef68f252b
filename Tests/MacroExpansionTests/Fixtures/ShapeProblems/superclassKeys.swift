import Transcodable

@Codable(superclass: .none)
class Base {
  var id = 1
}

@Codable(superclass: .nested)
final class NamedSuper: Base {
  @CodingKey("super") var above: Int? = 3
}

@Codable(superclass: .nested("base"))
final class NamedBase: Base {
  var base = 1
}

@Codable(superclass: .nested("base"))
final class HasAlias: Base {
  @DecodableAlias("base") var other = 1
}

@Codable(superclass: .nested("base"), at: "fields")
final class HasPath: Base {
  var base = 1
}

@Codable(superclass: .flat)
final class TakesRest: Base {
  @CodableFlattened var rest: [String: Int]
}

@Codable(superclass: .nested)
final class TakesOwnRest: Base {
  @CodableFlattened var rest: [String: Int]
}

@Codable(superclass: .none)
class CanBeExtended {
  @CodableFlattened var rest: [String: Int] = [:]
}
