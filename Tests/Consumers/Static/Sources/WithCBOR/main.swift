import Transcodable
import TranscodableCBOR

@Codable
struct User {
  var name: String
  var age: Int
}

let user = try JSON.Decoder().decode(User.self, from: #"{"name": "Ada", "age": 36}"#)
let again = try CBOR.Decoder().decode(User.self, from: CBOR.Encoder().encode(user))
print(again.name, again.age)
