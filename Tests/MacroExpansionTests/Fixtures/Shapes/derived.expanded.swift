// @Codable, extension of Headline
extension Headline: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.text = try container.decode(String.self, forKey: "text")
    #sourceLocation(file: "derived.swift", line: 7)
    self.words = try TranscodableEssentials.__derived(from: self.text, in: decoder, by: { $0.split(separator: " ").map(String.init) } as (_) throws -> [String])
    #sourceLocation()
    #sourceLocation(file: "derived.swift", line: 6)
    self.count = try TranscodableEssentials.__derived(from: self.words, in: decoder, by: { $0.count } as (_) throws -> Int)
    #sourceLocation()
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: String) throws {
    self.text = field0
    #sourceLocation(file: "derived.swift", line: 7)
    self.words = try TranscodableEssentials.__derived(from: self.text, by: { $0.split(separator: " ").map(String.init) } as (_) throws -> [String])
    #sourceLocation()
    #sourceLocation(file: "derived.swift", line: 6)
    self.count = try TranscodableEssentials.__derived(from: self.words, by: { $0.count } as (_) throws -> Int)
    #sourceLocation()
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    let start = reader.offset
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("text")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "text")
    }
    do {
      return try Self(__direct: field0)
    } catch {
      return reader.__fail(error, of: Self.self, at: start)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }
}
