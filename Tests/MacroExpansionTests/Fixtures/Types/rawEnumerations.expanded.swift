// @Codable, extension of Colour
extension Colour: Swift.Decodable, Swift.Encodable {}

// @Codable, extension of Level
extension Level: Swift.Decodable, Swift.Encodable {}

// @Decodable, extension of Status
extension Status: Swift.Decodable {}
