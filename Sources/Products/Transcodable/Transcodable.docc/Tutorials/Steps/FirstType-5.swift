import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Track {
  let title: String
  let seconds: Int
  @CodableBy(.dateFormat("yyyy-MM-dd")) let releasedOn: Date
  @CodingKey("artist") let performer: String
  @CodingPath("album.name") let albumName: String
  var rating: Double?
  var playCount = 0
}

let document = """
  {"title": "Blue in Green", "seconds": 337,
   "released_on": "1959-08-17", "artist": "Miles Davis",
   "album": {"name": "Kind of Blue"}}
  """
let track = try JSON.decode(Track.self, from: document)
print(track.albumName)  // → Kind of Blue
