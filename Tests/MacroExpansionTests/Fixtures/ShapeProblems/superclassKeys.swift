import Transcodable

@Codable(superclass: .none)
class SuperclassKeyBase {
  var id = 1
}

@Codable(superclass: .nested)
final class SuperclassNamedSuper: SuperclassKeyBase {
  @CodingKey("super") var above: Int? = 3
}

@Codable(superclass: .nested("base"))
final class SuperclassNamedBase: SuperclassKeyBase {
  var base = 1
}

@Codable(superclass: .nested("base"))
final class SuperclassHasAlias: SuperclassKeyBase {
  @DecodableAlias("base") var other = 1
}

@Codable(superclass: .nested("base"), container: "fields")
final class SuperclassHasPath: SuperclassKeyBase {
  var base = 1
}

@Codable(superclass: .flat)
final class SuperclassTakesRest: SuperclassKeyBase {
  @CodableFlattened var rest: [String: Int]
}

@Codable(superclass: .nested)
final class SuperclassTakesOwnRest: SuperclassKeyBase {
  @CodableFlattened var rest: [String: Int]
}

@Codable(superclass: .none)
class SuperclassCanBeExtended {
  @CodableFlattened var rest: [String: Int] = [:]
}
