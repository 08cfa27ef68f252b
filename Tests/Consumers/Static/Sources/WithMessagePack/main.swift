import Transcodable
import TranscodableMessagePack

@Codable
struct User {
  var name: String
  var age: Int
}

let user = try JSON.Decoder().decode(User.self, from: #"{"name": "Ada", "age": 36}"#)
let again = try MessagePack.Decoder().decode(User.self, from: MessagePack.Encoder().encode(user))
print(again.name, again.age)
