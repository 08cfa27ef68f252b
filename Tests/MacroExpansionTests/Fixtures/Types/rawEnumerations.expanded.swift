// @Codable, extension of Colour
extension Colour: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable, Swift.CodingKeyRepresentable, Transcodable.JSONKey {
  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }

  func encode(to writer: inout Transcodable.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Codable, extension of Level
extension Level: Swift.Decodable, Swift.Encodable, Transcodable.JSONDecodable, Transcodable.JSONEncodable, Swift.CodingKeyRepresentable, Transcodable.JSONKey {
  public static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }

  public func encode(to writer: inout Transcodable.JSONWriter) {
    writer.write(self.rawValue)
  }
}

// @Decodable, extension of Status
extension Status: Swift.Decodable, Transcodable.JSONDecodable {
  static func decode(from reader: inout Transcodable.JSONReader) -> Self? {
    reader.readRawValue(Self.self)
  }
}
