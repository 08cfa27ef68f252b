import Transcodable

@DefaultInstance
enum NoFields {
  case a
}
