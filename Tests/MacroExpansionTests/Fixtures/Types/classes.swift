import Transcodable

@Codable
final class Node {
  let name: String
  var next: Node?
  private var visits = 0

  init(name: String) {
    self.name = name
  }
}
