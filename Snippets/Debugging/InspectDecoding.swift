// Prints the JSON that a field or a type is decoded from.

import Foundation
import Transcodable
import TranscodableDiagnostics

@Codable
struct Login {
  let user: String
  @CodableInspected var session: Session
}

@Codable
struct Session {
  let token: String
  let seconds: Int
}

let decoder = JSON.Decoder()
decoder.userInfo[.decodingInspector] = DecodingInspector(redactedKeys: ["token"]) {
  print($0.type, $0.codingPath.map(\.stringValue), $0.text)
}
_ = try decoder.decode(
  Login.self, from: #"{"user": "ada", "session": {"token": "s3cr3t", "seconds": 60}}"#)
// → Session ["session"] {
// →   "token" : "…",
// →   "seconds" : 60
// → }
