import Foundation
import Transcodable

@Codable
struct Track {
  @CodingKey("track_id") let id: Int
  let title: String
  // Old servers omit them.
  @CodableDefault([]) let tags: [String]
  @CodingPath("album.name") let albumName: String
}

let data = Data(#"{"track_id": 7, "title": "So What", "album": {"name": "Kind of Blue"}}"#.utf8)
let track = try JSON.Decoder().decode(Track.self, from: data)
print(track.title, track.tags, track.albumName)  // → So What [] Kind of Blue

// Foundation's coders also decode the type.
let same = try JSONDecoder().decode(Track.self, from: data)
print(try JSON.encode(same) == JSON.encode(track))  // → true
