import Transcodable

@Codable(superclass: .none, schema: .generated)
class Animal {
  var name: String
  init(name: String) { self.name = name }
}
