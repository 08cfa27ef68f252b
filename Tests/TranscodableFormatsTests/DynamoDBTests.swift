import Foundation
import Testing
import TranscodableFormats
import TranscodableFoundation
import TranscodableJSON

/// A format over JSON, which shows that the kit is enough for formats with typed values.
struct DynamoDBTests {
  struct Song: Codable, Equatable {
    var artist: String
    var year: Int
    var rating: Decimal
    var genres: Set<String>
    var cover: Data
    var isLive: Bool
    var label: String?
    var tracks: [Track]

    struct Track: Codable, Equatable {
      var title: String
      var seconds: Double
    }
  }

  static let song = Song(
    artist: "Ada", year: 1975, rating: Decimal(string: "4.75") ?? 0, genres: ["jazz"],
    cover: Data([0, 255]), isLive: true, label: nil,
    tracks: [Song.Track(title: "One", seconds: 61.5)])

  static let item = """
    {"artist":{"S":"Ada"},"year":{"N":"1975"},"rating":{"N":"475e-2"},"genres":{"L":[{"S":"jazz"}]},\
    "cover":{"B":"AP8="},"isLive":{"BOOL":true},\
    "tracks":{"L":[{"M":{"title":{"S":"One"},"seconds":{"N":"61.5"}}}]}}
    """

  @Test func `an item is encoded`() throws {
    let bytes = try FormatEncoder(DynamoDBFormat()).encode(Self.song)
    #expect(String(decoding: bytes, as: UTF8.self) == Self.item)
  }

  @Test func `an item is decoded`() throws {
    let decoder = FormatDecoder(DynamoDBFormat())
    #expect(try decoder.decode(Song.self, from: Self.item) == Self.song)
    let sets = Self.item.replacing("{\"L\":[{\"S\":\"jazz\"}]}", with: "{\"SS\":[\"jazz\"]}")
    #expect(try decoder.decode(Song.self, from: sets) == Self.song)
  }

  @Test func `errors have coding paths`() throws {
    let decoder = FormatDecoder(DynamoDBFormat())
    let failures = #expect(throws: CodingFailures.self) {
      try decoder.decodeCollecting(
        [String: Int].self, from: #"{"a":{"S":"x"},"b":{"N":"1"},"c":{"NULL":true}}"#)
    }
    #expect(failures?.map(\.path) == ["a", "c"])
    let error = #expect(throws: EncodingError.self) {
      try FormatEncoder(DynamoDBFormat()).encode(["a": [Double.nan]])
    }
    #expect(error.map { CodingFailure($0) }?.path == "a[0]")
  }

  @Test(arguments: ["[]", "{", "{\"a\":1}", "{\"a\":{\"N\":\"x\"}}", "{\"a\":{\"Z\":\"x\"}}"])
  func `malformed items are refused`(_ item: String) {
    #expect(throws: DecodingError.self) {
      try FormatDecoder(DynamoDBFormat()).decode([String: Int].self, from: item)
    }
  }
}
