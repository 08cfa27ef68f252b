import Transcodable

enum API {
  struct User: Codable {
    let name: String
  }

  @Codable
  enum Kind: String {
    case one, two
  }

  @Codable
  struct Answer {
    let user: User
    var others: [User] = []
    let byName: [String: User]?
    let kind: Kind
    let count: Int
  }

  @Codable
  final class Request {
    var user: User

    init(user: User) { self.user = user }
  }
}
