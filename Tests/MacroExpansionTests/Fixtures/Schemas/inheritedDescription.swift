import Transcodable

@Codable(superclass: .none, schema: .generated)
class DescribedAnimal {
  var name: String
  init(name: String) { self.name = name }
}
