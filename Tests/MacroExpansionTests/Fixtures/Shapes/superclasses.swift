import Transcodable

@Codable(superclass: .none)
class Creature {
  var name: String

  init(name: String) { self.name = name }
}

@Codable(superclass: .flat)
class Bird: Creature {
  var wings = 2

  init(wings: Int) {
    self.wings = wings
    super.init(name: "bird")
  }
}

@Codable(superclass: .flat, unknownKeys: .reject)
final class Parrot: Bird {
  var words: [String]

  init(words: [String]) {
    self.words = words
    super.init(wings: 2)
  }
}

@Codable(superclass: .nested)
final class Fish: Creature {
  var fins = 2
}

@Codable(superclass: .nested("creature"))
final class Whale: Creature {}

@Decodable
actor Registry {
  let name: String
  private var count = 0

  init(name: String) { self.name = name }
}
