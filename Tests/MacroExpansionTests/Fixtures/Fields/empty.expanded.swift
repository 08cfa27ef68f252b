// @Codable, extension of Nothing
extension Nothing: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    _ = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    _ = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  private init(__direct: Swift.Void) {}

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var key = reader.__beginObject()
    while key != 0 {
      key = reader.__skipMember("")
    }
    guard !reader.hasFailed else { return nil }
    return Self(__direct: ())
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }
}

// @Codable, extension of NothingAtAll
extension NothingAtAll: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    _ = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var key = reader.__beginObject()
    while key != 0 {
      key = reader.__skipMember("")
    }
    guard !reader.hasFailed else { return nil }
    return Self(__direct: ())
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }
}

// @Codable, member of NothingAtAll
init(from decoder: any Swift.Decoder) throws {
  _ = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
}

private init(__direct: Swift.Void) {}
