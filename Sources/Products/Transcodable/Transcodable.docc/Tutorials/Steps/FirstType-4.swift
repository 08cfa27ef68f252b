import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Track {
  let title: String
  let seconds: Int
  @CodableBy(.dateFormat("yyyy-MM-dd")) let releasedOn: Date
  @CodingKey("artist") let performer: String
  var rating: Double?  // missing or null: nil
  var playCount = 0  // missing or null: 0
}

let document = """
  {"title": "Blue in Green", "seconds": 337,
   "released_on": "1959-08-17", "artist": "Miles Davis"}
  """
let track = try JSON.decode(Track.self, from: document)
print(track.rating ?? -1, track.playCount)  // → -1.0 0
