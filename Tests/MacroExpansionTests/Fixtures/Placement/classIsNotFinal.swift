import Transcodable

@Codable
class Animal {
  var name = ""
}

@Codable
open class OpenAnimal {
  var name = ""
}

@Codable public class PublicAnimal {
  var name = ""
  init() {}
}
