import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Track {
  let title: String
  let seconds: Int
  let releasedOn: String  // "released_on"
  @CodingKey("artist") let performer: String
}

let document = """
  {"title": "Blue in Green", "seconds": 337,
   "released_on": "1959-08-17", "artist": "Miles Davis"}
  """
let track = try JSON.decode(Track.self, from: document)
print(track.title, track.performer)  // → Blue in Green Miles Davis
