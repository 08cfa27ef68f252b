// @Codable, extension of Colour
extension Colour: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__readRawValue(Self.self, known: [.red, .green])
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Codable, extension of Level
extension Level: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.JSONEncodable, Swift.CodingKeyRepresentable, TranscodableEssentials.JSONKey {
  public static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }

  public func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Decodable, extension of Status
extension Status: Swift.Decodable, TranscodableEssentials.JSONDecodable {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    reader.__readRawValue(Self.self, known: [.fine])
  }
}
