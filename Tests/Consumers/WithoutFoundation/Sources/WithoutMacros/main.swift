import Transcodable

struct User: Codable, Equatable {
  var name: String
  var age: Int
}

let decoder = JSON.Decoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let user = try decoder.decode(User.self, from: #"{"name": "Ada", "age": 36}"#)
guard try JSON.Decoder().decode(User.self, from: JSON.Encoder().encode(user)) == user else {
  fatalError("FAILED: \(user)")
}
print("WithoutMacros: all checks passed.")
