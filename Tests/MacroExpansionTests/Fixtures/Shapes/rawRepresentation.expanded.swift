// @Codable, extension of StoredBytes
extension StoredBytes: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, Swift.RawRepresentable, TranscodableEssentials.JSONEncodable {
  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if let value = try container.decodeIfPresent(String.self, forKey: "text") {
      self.text = value
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: String?) {
    if let field0 { self.text = field0 }
  }

  public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("text")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "text")
    }
    return Self(__direct: field0)
  }

  public init?(rawValue: TranscodableFoundation.__Data) {
    guard let value = TranscodableFoundation.__decoded(Self.self, fromRaw: rawValue) else { return nil }
    self = value
  }

  public var rawValue: TranscodableFoundation.__Data {
    TranscodableFoundation.__raw(of: self)
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }
}

// @Codable, extension of StoredText
extension StoredText: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, Swift.RawRepresentable, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    if let value = try container.decodeIfPresent(String.self, forKey: "text") {
      self.text = value
    }
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.text, forKey: "text")
  }

  private init(__direct field0: String?) {
    if let field0 { self.text = field0 }
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"text\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x1) {
        key = reader.__readOptionalField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("text")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "text")
    }
    return Self(__direct: field0)
  }

  init?(rawValue: Swift.String) {
    guard let value = TranscodableFoundation.__decoded(Self.self, fromRaw: rawValue) else { return nil }
    self = value
  }

  var rawValue: Swift.String {
    TranscodableFoundation.__raw(of: self)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("text", self.text)
    writer.endObject()
  }
}
