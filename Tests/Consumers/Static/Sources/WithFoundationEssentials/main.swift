import FoundationEssentials

struct User: Codable {
  var name: String
  var age: Int
}

let user = try JSONDecoder().decode(User.self, from: Data(#"{"name": "Ada", "age": 36}"#.utf8))
print(user.name, user.age)
