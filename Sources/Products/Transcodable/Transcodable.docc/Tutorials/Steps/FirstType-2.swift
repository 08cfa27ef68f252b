import Foundation
import Transcodable

@Codable
struct Track {
  let title: String
  let seconds: Int
}

let document = #"{"title": "Blue in Green", "seconds": 337}"#
let track = try JSON.decode(Track.self, from: document)
print(track.title, track.seconds)  // → Blue in Green 337
