import TranscodableEssentials

@Codable
struct User {
  var name: String
  var age: Int
}

let user = try JSON.decode(User.self, from: #"{"name": "Ada", "age": 36}"#)
let text: [UInt8] = try JSON.encode(user)
guard text == Array(#"{"name":"Ada","age":36}"#.utf8) else { fatalError("FAILED: \(text)") }
print(user.name, user.age)
