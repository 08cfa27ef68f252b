import Transcodable

@Codable
struct User {
  var name: String
  var age: Int
}

let user = try JSON.Decoder().decode(User.self, from: #"{"name": "Ada", "age": 36}"#)
print(user.name, user.age)
