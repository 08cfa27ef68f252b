// @Codable, extension of CamelCase
extension CamelCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "imageURL")
    self.URLSession = try container.decode(Int.self, forKey: "urlSession")
    self.image_url = try container.decode(Int.self, forKey: "imageUrl")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "imageURL")
    try container.encode(self.URLSession, forKey: "urlSession")
    try container.encode(self.image_url, forKey: "imageUrl")
  }

  private init(__direct field0: Int, _ field1: Int, _ field2: Int) {
    self.imageURL = field0
    self.URLSession = field1
    self.image_url = field2
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var field2: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"imageURL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"imageURL\":", key, 0x52556567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "\"urlSession\":", seen, 0x2)
      }
      if reader.__takeField("\"urlSession\":", key, 0x737365536C727522, &seen, 0x2) {
        key = reader.__readField(&field1, "\"imageUrl\":", seen, 0x4)
      }
      if reader.__takeField("\"imageUrl\":", key, 0x72556567616D6922, &seen, 0x4) {
        key = reader.__readField(&field2, "", seen, 0x4)
      }
      if seen == before {
        key = reader.__skipMember("imageURL\0urlSession\0imageUrl")
      }
    }
    guard reader.__hasSeen(seen, 0x7) else {
      return reader.__missing(seen, required: 0x7, "imageURL\0urlSession\0imageUrl")
    }
    return Self(__direct: field0, field1, field2)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("imageURL", self.imageURL)
    writer.write("urlSession", self.URLSession)
    writer.write("imageUrl", self.image_url)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("imageURL\0urlSession\0imageUrl")
    builder.append(\.imageURL)
    builder.append(\.URLSession)
    builder.append(\.image_url)
    return builder.table
  }
}

// @Codable, extension of CamelSnakeCase
extension CamelSnakeCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "image_URL")
    self.contentType = try container.decode(Int.self, forKey: "content_Type")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "image_URL")
    try container.encode(self.contentType, forKey: "content_Type")
  }

  private init(__direct field0: Int, _ field1: Int) {
    self.imageURL = field0
    self.contentType = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"image_URL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"image_URL\":", key, 0x555F6567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "\"content_Type\":", seen, 0x2)
      }
      if reader.__takeField("\"content_Type\":", key, 0x746E65746E6F6322, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("image_URL\0content_Type")
      }
    }
    guard reader.__hasSeen(seen, 0x3) else {
      return reader.__missing(seen, required: 0x3, "image_URL\0content_Type")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("image_URL", self.imageURL)
    writer.write("content_Type", self.contentType)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("image_URL\0content_Type")
    builder.append(\.imageURL)
    builder.append(\.contentType)
    return builder.table
  }
}

// @Codable, extension of FlatCase
extension FlatCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "imageurl")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "imageurl")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"imageurl\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"imageurl\":", key, 0x72756567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("imageurl")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "imageurl")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("imageurl", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("imageurl")
    builder.append(\.imageURL)
    return builder.table
  }
}

// @Codable, extension of KebabCase
extension KebabCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "image-url")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "image-url")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"image-url\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"image-url\":", key, 0x752D6567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("image-url")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "image-url")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("image-url", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("image-url")
    builder.append(\.imageURL)
    return builder.table
  }
}

// @Codable, extension of PascalCase
extension PascalCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "ImageURL")
    self.name = try container.decode(Int.self, forKey: "Name")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "ImageURL")
    try container.encode(self.name, forKey: "Name")
  }

  private init(__direct field0: Int, _ field1: Int) {
    self.imageURL = field0
    self.name = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"ImageURL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"ImageURL\":", key, 0x52556567616D4922, &seen, 0x1) {
        key = reader.__readField(&field0, "\"Name\":", seen, 0x2)
      }
      if reader.__takeField("\"Name\":", key, 0x22656D614E22, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("ImageURL\0Name")
      }
    }
    guard reader.__hasSeen(seen, 0x3) else {
      return reader.__missing(seen, required: 0x3, "ImageURL\0Name")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("ImageURL", self.imageURL)
    writer.write("Name", self.name)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("ImageURL\0Name")
    builder.append(\.imageURL)
    builder.append(\.name)
    return builder.table
  }
}

// @Codable, extension of Qualified
extension Qualified: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "image_url")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "image_url")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"image_url\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"image_url\":", key, 0x755F6567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("image_url")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "image_url")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("image_url", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("image_url")
    builder.append(\.imageURL)
    return builder.table
  }
}

// @Codable, extension of ScreamingKebabCase
extension ScreamingKebabCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "IMAGE-URL")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "IMAGE-URL")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"IMAGE-URL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"IMAGE-URL\":", key, 0x552D4547414D4922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("IMAGE-URL")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "IMAGE-URL")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("IMAGE-URL", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("IMAGE-URL")
    builder.append(\.imageURL)
    return builder.table
  }
}

// @Codable, extension of ScreamingSnakeCase
extension ScreamingSnakeCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "IMAGE_URL")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "IMAGE_URL")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"IMAGE_URL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"IMAGE_URL\":", key, 0x555F4547414D4922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("IMAGE_URL")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "IMAGE_URL")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("IMAGE_URL", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("IMAGE_URL")
    builder.append(\.imageURL)
    return builder.table
  }
}

// @Codable, extension of SnakeCase
extension SnakeCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "image_url")
    self.version4Thing = try container.decode(Int.self, forKey: "version4_thing")
    self.userIDs = try container.decode(Int.self, forKey: "user_ids")
    self.URLsToVisit = try container.decode(Int.self, forKey: "urls_to_visit")
    self.iOSVersion = try container.decode(Int.self, forKey: "i_os_version")
    self.utf8String = try container.decode(Int.self, forKey: "utf8_string")
    self._private = try container.decode(Int.self, forKey: "_private")
    self.a = try container.decode(Int.self, forKey: "a")
    self.aB = try container.decode(Int.self, forKey: "a_b")
    self.isHTTPS = try container.decode(Int.self, forKey: "is_https")
    self.x1y2 = try container.decode(Int.self, forKey: "x1y2")
    self.`with spaces` = try container.decode(Int.self, forKey: "with_spaces")
    self.already_snake = try container.decode(Int.self, forKey: "already_snake")
    self.SHOUTED = try container.decode(Int.self, forKey: "shouted")
    self.éclairÀLaCarte = try container.decode(Int.self, forKey: "éclair_à_la_carte")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "image_url")
    try container.encode(self.version4Thing, forKey: "version4_thing")
    try container.encode(self.userIDs, forKey: "user_ids")
    try container.encode(self.URLsToVisit, forKey: "urls_to_visit")
    try container.encode(self.iOSVersion, forKey: "i_os_version")
    try container.encode(self.utf8String, forKey: "utf8_string")
    try container.encode(self._private, forKey: "_private")
    try container.encode(self.a, forKey: "a")
    try container.encode(self.aB, forKey: "a_b")
    try container.encode(self.isHTTPS, forKey: "is_https")
    try container.encode(self.x1y2, forKey: "x1y2")
    try container.encode(self.`with spaces`, forKey: "with_spaces")
    try container.encode(self.already_snake, forKey: "already_snake")
    try container.encode(self.SHOUTED, forKey: "shouted")
    try container.encode(self.éclairÀLaCarte, forKey: "éclair_à_la_carte")
  }

  private init(__direct field0: Int, _ field1: Int, _ field2: Int, _ field3: Int, _ field4: Int, _ field5: Int, _ field6: Int, _ field7: Int, _ field8: Int, _ field9: Int, _ field10: Int, _ field11: Int, _ field12: Int, _ field13: Int, _ field14: Int) {
    self.imageURL = field0
    self.version4Thing = field1
    self.userIDs = field2
    self.URLsToVisit = field3
    self.iOSVersion = field4
    self.utf8String = field5
    self._private = field6
    self.a = field7
    self.aB = field8
    self.isHTTPS = field9
    self.x1y2 = field10
    self.`with spaces` = field11
    self.already_snake = field12
    self.SHOUTED = field13
    self.éclairÀLaCarte = field14
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var field2: Int = 0
    var field3: Int = 0
    var field4: Int = 0
    var field5: Int = 0
    var field6: Int = 0
    var field7: Int = 0
    var field8: Int = 0
    var field9: Int = 0
    var field10: Int = 0
    var field11: Int = 0
    var field12: Int = 0
    var field13: Int = 0
    var field14: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"image_url\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"image_url\":", key, 0x755F6567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "\"version4_thing\":", seen, 0x2)
      }
      if reader.__takeField("\"version4_thing\":", key, 0x6E6F697372657622, &seen, 0x2) {
        key = reader.__readField(&field1, "\"user_ids\":", seen, 0x4)
      }
      if reader.__takeField("\"user_ids\":", key, 0x64695F7265737522, &seen, 0x4) {
        key = reader.__readField(&field2, "\"urls_to_visit\":", seen, 0x8)
      }
      if reader.__takeField("\"urls_to_visit\":", key, 0x6F745F736C727522, &seen, 0x8) {
        key = reader.__readField(&field3, "\"i_os_version\":", seen, 0x10)
      }
      if reader.__takeField("\"i_os_version\":", key, 0x65765F736F5F6922, &seen, 0x10) {
        key = reader.__readField(&field4, "\"utf8_string\":", seen, 0x20)
      }
      if reader.__takeField("\"utf8_string\":", key, 0x74735F3866747522, &seen, 0x20) {
        key = reader.__readField(&field5, "\"_private\":", seen, 0x40)
      }
      if reader.__takeField("\"_private\":", key, 0x7461766972705F22, &seen, 0x40) {
        key = reader.__readField(&field6, "\"a\":", seen, 0x80)
      }
      if reader.__takeField("\"a\":", key, 0x226122, &seen, 0x80) {
        key = reader.__readField(&field7, "\"a_b\":", seen, 0x100)
      }
      if reader.__takeField("\"a_b\":", key, 0x22625F6122, &seen, 0x100) {
        key = reader.__readField(&field8, "\"is_https\":", seen, 0x200)
      }
      if reader.__takeField("\"is_https\":", key, 0x707474685F736922, &seen, 0x200) {
        key = reader.__readField(&field9, "\"x1y2\":", seen, 0x400)
      }
      if reader.__takeField("\"x1y2\":", key, 0x223279317822, &seen, 0x400) {
        key = reader.__readField(&field10, "\"with_spaces\":", seen, 0x800)
      }
      if reader.__takeField("\"with_spaces\":", key, 0x70735F6874697722, &seen, 0x800) {
        key = reader.__readField(&field11, "\"already_snake\":", seen, 0x1000)
      }
      if reader.__takeField("\"already_snake\":", key, 0x79646165726C6122, &seen, 0x1000) {
        key = reader.__readField(&field12, "\"shouted\":", seen, 0x2000)
      }
      if reader.__takeField("\"shouted\":", key, 0x646574756F687322, &seen, 0x2000) {
        key = reader.__readField(&field13, "\"éclair_à_la_carte\":", seen, 0x4000)
      }
      if reader.__takeField("\"éclair_à_la_carte\":", key, 0x7269616C63A9C322, &seen, 0x4000) {
        key = reader.__readField(&field14, "", seen, 0x4000)
      }
      if seen == before {
        key = reader.__skipMember("image_url\0version4_thing\0user_ids\0urls_to_visit\0i_os_version\0utf8_string\0_private\0a\0a_b\0is_https\0x1y2\0with_spaces\0already_snake\0shouted\0éclair_à_la_carte")
      }
    }
    guard reader.__hasSeen(seen, 0x7FFF) else {
      return reader.__missing(seen, required: 0x7FFF, "image_url\0version4_thing\0user_ids\0urls_to_visit\0i_os_version\0utf8_string\0_private\0a\0a_b\0is_https\0x1y2\0with_spaces\0already_snake\0shouted\0éclair_à_la_carte")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6, field7, field8, field9, field10, field11, field12, field13, field14)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("image_url", self.imageURL)
    writer.write("version4_thing", self.version4Thing)
    writer.write("user_ids", self.userIDs)
    writer.write("urls_to_visit", self.URLsToVisit)
    writer.write("i_os_version", self.iOSVersion)
    writer.write("utf8_string", self.utf8String)
    writer.write("_private", self._private)
    writer.write("a", self.a)
    writer.write("a_b", self.aB)
    writer.write("is_https", self.isHTTPS)
    writer.write("x1y2", self.x1y2)
    writer.write("with_spaces", self.`with spaces`)
    writer.write("already_snake", self.already_snake)
    writer.write("shouted", self.SHOUTED)
    writer.write("éclair_à_la_carte", self.éclairÀLaCarte)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("image_url\0version4_thing\0user_ids\0urls_to_visit\0i_os_version\0utf8_string\0_private\0a\0a_b\0is_https\0x1y2\0with_spaces\0already_snake\0shouted\0éclair_à_la_carte")
    builder.append(\.imageURL)
    builder.append(\.version4Thing)
    builder.append(\.userIDs)
    builder.append(\.URLsToVisit)
    builder.append(\.iOSVersion)
    builder.append(\.utf8String)
    builder.append(\._private)
    builder.append(\.a)
    builder.append(\.aB)
    builder.append(\.isHTTPS)
    builder.append(\.x1y2)
    builder.append(\.`with spaces`)
    builder.append(\.already_snake)
    builder.append(\.SHOUTED)
    builder.append(\.éclairÀLaCarte)
    return builder.table
  }
}

// @Codable, extension of TrainCase
extension TrainCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "Image-URL")
    self.contentType = try container.decode(Int.self, forKey: "Content-Type")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "Image-URL")
    try container.encode(self.contentType, forKey: "Content-Type")
  }

  private init(__direct field0: Int, _ field1: Int) {
    self.imageURL = field0
    self.contentType = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"Image-URL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"Image-URL\":", key, 0x552D6567616D4922, &seen, 0x1) {
        key = reader.__readField(&field0, "\"Content-Type\":", seen, 0x2)
      }
      if reader.__takeField("\"Content-Type\":", key, 0x746E65746E6F4322, &seen, 0x2) {
        key = reader.__readField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("Image-URL\0Content-Type")
      }
    }
    guard reader.__hasSeen(seen, 0x3) else {
      return reader.__missing(seen, required: 0x3, "Image-URL\0Content-Type")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("Image-URL", self.imageURL)
    writer.write("Content-Type", self.contentType)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("Image-URL\0Content-Type")
    builder.append(\.imageURL)
    builder.append(\.contentType)
    return builder.table
  }
}

// @Codable, extension of UpperCase
extension UpperCase: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "IMAGEURL")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "IMAGEURL")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"IMAGEURL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"IMAGEURL\":", key, 0x52554547414D4922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("IMAGEURL")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "IMAGEURL")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("IMAGEURL", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("IMAGEURL")
    builder.append(\.imageURL)
    return builder.table
  }
}

// @Codable, extension of UseNames
extension UseNames: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.imageURL = try container.decode(Int.self, forKey: "imageURL")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.imageURL, forKey: "imageURL")
  }

  private init(__direct field0: Int) {
    self.imageURL = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"imageURL\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"imageURL\":", key, 0x52556567616D6922, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("imageURL")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "imageURL")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("imageURL", self.imageURL)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("imageURL")
    builder.append(\.imageURL)
    return builder.table
  }
}
