// @Codable, extension of Colour
extension Colour: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable, Swift.CodingKeyRepresentable, Transcodable.JSONKey {
  nonisolated static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }

  nonisolated func encode(to writer: inout Transcodable.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Codable, extension of Level
extension Level: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable, Swift.CodingKeyRepresentable, Transcodable.JSONKey {
  public nonisolated static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }

  public nonisolated func encode(to writer: inout Transcodable.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Decodable, extension of Status
extension Status: Swift.Decodable, Transcodable.JSONDecodable {
  nonisolated static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }
}
