import Foundation
import Transcodable

struct Track: Codable {
  let id: Int
  let title: String
  let tags: [String]
  let albumName: String

  enum CodingKeys: String, CodingKey {
    case id = "track_id"
    case title, tags, album
  }

  enum AlbumKeys: String, CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    // Old servers omit them.
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    let album = try container.nestedContainer(keyedBy: AlbumKeys.self, forKey: .album)
    albumName = try album.decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(tags, forKey: .tags)
    var album = container.nestedContainer(keyedBy: AlbumKeys.self, forKey: .album)
    try album.encode(albumName, forKey: .name)
  }
}

let data = Data(#"{"track_id": 7, "title": "So What", "album": {"name": "Kind of Blue"}}"#.utf8)
let track = try JSON.Decoder().decode(Track.self, from: data)
print(track.title, track.tags, track.albumName)  // → So What [] Kind of Blue
