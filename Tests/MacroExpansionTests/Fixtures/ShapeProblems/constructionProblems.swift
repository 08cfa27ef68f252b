import Transcodable

@CopyWith
class Openly {
  var count = 0
}

func makeName() -> String { "" }

@DefaultInstance
struct Unspelled {
  var name = makeName()
  #if DEBUG
    var text = ""
  #endif
}
