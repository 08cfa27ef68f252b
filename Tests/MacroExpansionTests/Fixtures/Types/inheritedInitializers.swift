import Transcodable

class InheritedInitializers {
  required init() {}
  init(name: String) {}
}

@Codable(superclass: .none)
final class KeepsInitializers: InheritedInitializers {
  var count = 0
  var note: String?
}

func initializersAreKept() -> [KeepsInitializers] {
  [KeepsInitializers(), KeepsInitializers(name: "a")]
}
