// @Codable, extension of CamelCase
extension CamelCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL
    case URLSession = "urlSession"
    case image_url = "imageUrl"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
    self.URLSession = try __container.decode(Int.self, forKey: .URLSession)
    self.image_url = try __container.decode(Int.self, forKey: .image_url)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
    try __container.encode(self.URLSession, forKey: .URLSession)
    try __container.encode(self.image_url, forKey: .image_url)
  }
}

// @Codable, extension of CamelSnakeCase
extension CamelSnakeCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "image_URL"
    case contentType = "content_Type"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
    self.contentType = try __container.decode(Int.self, forKey: .contentType)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
    try __container.encode(self.contentType, forKey: .contentType)
  }
}

// @Codable, extension of FlatCase
extension FlatCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "imageurl"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}

// @Codable, extension of KebabCase
extension KebabCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "image-url"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}

// @Codable, extension of PascalCase
extension PascalCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "ImageURL"
    case name = "Name"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
    self.name = try __container.decode(Int.self, forKey: .name)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
    try __container.encode(self.name, forKey: .name)
  }
}

// @Codable, extension of Qualified
extension Qualified: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "image_url"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}

// @Codable, extension of ScreamingKebabCase
extension ScreamingKebabCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "IMAGE-URL"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}

// @Codable, extension of ScreamingSnakeCase
extension ScreamingSnakeCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "IMAGE_URL"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}

// @Codable, extension of SnakeCase
extension SnakeCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "image_url"
    case version4Thing = "version4_thing"
    case userIDs = "user_ids"
    case URLsToVisit = "urls_to_visit"
    case iOSVersion = "i_os_version"
    case utf8String = "utf8_string"
    case _private
    case a
    case aB = "a_b"
    case isHTTPS = "is_https"
    case x1y2
    case `with spaces` = "with_spaces"
    case already_snake
    case SHOUTED = "shouted"
    case éclairÀLaCarte = "éclair_à_la_carte"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
    self.version4Thing = try __container.decode(Int.self, forKey: .version4Thing)
    self.userIDs = try __container.decode(Int.self, forKey: .userIDs)
    self.URLsToVisit = try __container.decode(Int.self, forKey: .URLsToVisit)
    self.iOSVersion = try __container.decode(Int.self, forKey: .iOSVersion)
    self.utf8String = try __container.decode(Int.self, forKey: .utf8String)
    self._private = try __container.decode(Int.self, forKey: ._private)
    self.a = try __container.decode(Int.self, forKey: .a)
    self.aB = try __container.decode(Int.self, forKey: .aB)
    self.isHTTPS = try __container.decode(Int.self, forKey: .isHTTPS)
    self.x1y2 = try __container.decode(Int.self, forKey: .x1y2)
    self.`with spaces` = try __container.decode(Int.self, forKey: .`with spaces`)
    self.already_snake = try __container.decode(Int.self, forKey: .already_snake)
    self.SHOUTED = try __container.decode(Int.self, forKey: .SHOUTED)
    self.éclairÀLaCarte = try __container.decode(Int.self, forKey: .éclairÀLaCarte)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
    try __container.encode(self.version4Thing, forKey: .version4Thing)
    try __container.encode(self.userIDs, forKey: .userIDs)
    try __container.encode(self.URLsToVisit, forKey: .URLsToVisit)
    try __container.encode(self.iOSVersion, forKey: .iOSVersion)
    try __container.encode(self.utf8String, forKey: .utf8String)
    try __container.encode(self._private, forKey: ._private)
    try __container.encode(self.a, forKey: .a)
    try __container.encode(self.aB, forKey: .aB)
    try __container.encode(self.isHTTPS, forKey: .isHTTPS)
    try __container.encode(self.x1y2, forKey: .x1y2)
    try __container.encode(self.`with spaces`, forKey: .`with spaces`)
    try __container.encode(self.already_snake, forKey: .already_snake)
    try __container.encode(self.SHOUTED, forKey: .SHOUTED)
    try __container.encode(self.éclairÀLaCarte, forKey: .éclairÀLaCarte)
  }
}

// @Codable, extension of TrainCase
extension TrainCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "Image-URL"
    case contentType = "Content-Type"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
    self.contentType = try __container.decode(Int.self, forKey: .contentType)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
    try __container.encode(self.contentType, forKey: .contentType)
  }
}

// @Codable, extension of UpperCase
extension UpperCase: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL = "IMAGEURL"
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}

// @Codable, extension of UseNames
extension UseNames: Swift.Decodable, Swift.Encodable {
  nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey {
    case imageURL
  }

  nonisolated init(from __decoder: any Swift.Decoder) throws {
    let __container = try __decoder.container(keyedBy: CodingKeys.self)
    self.imageURL = try __container.decode(Int.self, forKey: .imageURL)
  }

  nonisolated func encode(to __encoder: any Swift.Encoder) throws {
    var __container = __encoder.container(keyedBy: CodingKeys.self)
    try __container.encode(self.imageURL, forKey: .imageURL)
  }
}
