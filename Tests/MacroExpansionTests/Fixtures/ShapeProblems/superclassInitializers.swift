import Transcodable

class RequiresInit {
  required init() {}
}

@Codable(superclass: .none)
class HasNoRequiredInit: RequiresInit {
  var value = 1
}

@Codable(superclass: .flat)
final class HasNoInheritedInit: HasRequiredInit {
  var value = 1
}

@Codable(superclass: .none)
class HasRequiredInit {
  var id = 1

  required init() {}
}
