// @Codable, extension of Creature
extension Creature: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {}

// @Codable, member of Bird
required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "wings") {
    self.wings = value
  }
  try super.init(from: decoder)
}

override class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  guard self == Bird.self else { return visit.leaveOut() }
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  visit.field(container, "wings") {
    try container.decodeIfPresent(Int.self, forKey: $0)
  }
  visit.superclass(Creature.self, of: decoder)
}

override func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try TranscodableEssentials.__SharedObject(encoder, excluding: ["wings"]).encodeSuperclass(of: self) { try super.encode(to: $0) }
  try container.encode(self.wings, forKey: "wings")
}

// @Codable, member of Creature
required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.name = try container.decode(String.self, forKey: "name")
}

class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  guard self == Creature.self else { return visit.leaveOut() }
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  visit.field(container, "name") {
    try container.decode(String.self, forKey: $0)
  }
}

func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try container.encode(self.name, forKey: "name")
}

// @Codable, member of Fish
required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  if let value = try container.decodeIfPresent(Int.self, forKey: "fins") {
    self.fins = value
  }
  try super.init(from: container.superDecoder())
#sourceLocation(file: "superclasses.swift", line: 30)
}

#sourceLocation()

override class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  visit.field(container, "fins") {
    try container.decodeIfPresent(Int.self, forKey: $0)
  }
  visit.superclass(Creature.self, of: try container.superDecoder())
}

override func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try super.encode(to: container.superEncoder())
  try container.encode(self.fins, forKey: "fins")
}

// @Codable, member of Parrot
required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  let flattening = TranscodableEssentials.__Flattening(decoder)
  self.words = try container.decode([String].self, forKey: "words")
  try super.init(from: flattening.asking)
  try TranscodableEssentials.__refuseUnknownKeys(in: decoder, .init(["words": [:]], alongside: flattening.keys))
}

override class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  let flattening = TranscodableEssentials.__Flattening(decoder)
  visit.field(container, "words") {
    try container.decode([String].self, forKey: $0)
  }
  flattening.visit(superclass: Bird.self, visit)
  visit.unknownKeys(in: decoder, .init(["words": [:]], alongside: flattening.keys), alongside: flattening)
}

override func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try TranscodableEssentials.__SharedObject(encoder, excluding: ["words"]).encodeSuperclass(of: self) { try super.encode(to: $0) }
  try container.encode(self.words, forKey: "words")
}

// @Codable, member of Whale
required init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try super.init(from: container.superDecoder(forKey: "creature"))
#sourceLocation(file: "superclasses.swift", line: 35)
}

#sourceLocation()

override class func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  visit.superclass(Creature.self, of: try container.superDecoder(forKey: "creature"))
}

override func encode(to encoder: any Swift.Encoder) throws {
  var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  try super.encode(to: container.superEncoder(forKey: "creature"))
}

// @Decodable, extension of Registry
extension Registry: @preconcurrency Swift.Decodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting {
  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "\"count\":", seen, 0x2)
      }
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x2) {
        key = reader.__readOptionalField(&field1, "", seen, 0x2)
      }
      if seen == before {
        key = reader.__skipMember("name\0count")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name\0count")
    }
    return Self(__direct: field0, field1)
  }
}

// @Decodable, member of Registry
init(from decoder: any Swift.Decoder) throws {
  let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
  self.name = try container.decode(String.self, forKey: "name")
  if let value = try container.decodeIfPresent(Int.self, forKey: "count") {
    self.count = value
  }
}

private init(__direct field0: String, _ field1: Int?) {
  self.name = field0
  if let field1 { self.count = field1 }
}
