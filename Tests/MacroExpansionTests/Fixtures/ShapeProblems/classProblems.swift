import Transcodable

class Ancestor: Codable {}

protocol Nameable: Codable {}

@Codable
final class Forgetful: Ancestor {
  var count = 0
}

@Codable
final class Named: Nameable {
  var name = ""
}

@Codable(superclass: .flat)
final class Rootless {
  var count = 0

  init() {}
}

@Codable(superclass: .none)
struct NoClass {
  var count = 0
}

@Encodable
actor Sender {
  var count = 0
}

@Codable(superclass: .nested(""))
final class NestedWithoutKey: Ancestor {
  var count = 0
}
