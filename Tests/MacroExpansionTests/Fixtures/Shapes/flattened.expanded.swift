// @Codable, extension of OpenParcel
extension OpenParcel: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let shared = try container.__decoder(forKey: "data", isRequired: true)
    let container1 = try shared.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let flattening = TranscodableEssentials.__Flattening(shared, excluding: ["id"])
    self.id = try container1.decode(Int.self, forKey: "id")
    self.street = try flattening.decodeIfPresent(CodedFieldTypes.Field1.self)
    if let value = try flattening.decodeIfPresent(Street.self) {
      self.backup = value
    }
    self.others = try flattening.decodeRest(CodedFieldTypes.Field3.self)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let shared = container.superEncoder(forKey: "data")
    var container1 = shared.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let object = TranscodableEssentials.__SharedObject(shared, excluding: ["id"])
    try container1.encode(self.id, forKey: "id")
    try object.encode(self.street)
    try object.encode(self.backup)
    try object.encodeRest(self.others)
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.part {
      let shared = try container.__decoder(forKey: "data", isRequired: true)
      let container1 = try shared.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
      let flattening = TranscodableEssentials.__Flattening(shared, excluding: ["id"])
      visit.field(container1, "id") {
        try container1.decode(Int.self, forKey: $0)
      }
      flattening.visitIfPresent(CodedFieldTypes.Field1.self, visit)
      flattening.visitIfPresent(Street.self, visit)
      flattening.visitRest(CodedFieldTypes.Field3.self, visit)
    }
  }
}

extension OpenParcel {
  private enum CodedFieldTypes {
    #sourceLocation(file: "flattened.swift", line: 17)
    typealias Field1 = Street
    #sourceLocation()
    #sourceLocation(file: "flattened.swift", line: 19)
    typealias Field3 = [String: JSON]
    #sourceLocation()
  }
}

// @Codable, extension of Parcel
extension Parcel: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.id = try container.decode(Int.self, forKey: "id")
    self.street = try TranscodableEssentials.__flattened(CodedFieldTypes.Field1.self, from: decoder, excluding: ["id"])
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let object = TranscodableEssentials.__SharedObject(encoder, excluding: ["id"])
    try container.encode(self.id, forKey: "id")
    try object.encode(self.street)
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.field(container, "id") {
      try container.decode(Int.self, forKey: $0)
    }
    visit.flattened(CodedFieldTypes.Field1.self, of: decoder, excluding: ["id"])
  }
}

extension Parcel {
  private enum CodedFieldTypes {
    #sourceLocation(file: "flattened.swift", line: 11)
    typealias Field1 = Street
    #sourceLocation()
  }
}

// @Codable, extension of Street
extension Street: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable, TranscodableEssentials.__FieldTabulated {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.name = try container.decode(String.self, forKey: "name")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.name, forKey: "name")
  }

  private init(__direct field0: String) {
    self.name = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"name\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"name\":", key, 0x22656D616E22, &seen, 0x1) {
        key = reader.__readField(&field0, "", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("name")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "name")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("name", self.name)
    writer.endObject()
  }

  static var __fieldTable: TranscodableEssentials.__FieldTable {
    let builder = TranscodableEssentials.__FieldTable.Builder<Self>("name")
    builder.append(\.name)
    return builder.table
  }
}

// @Decodable, extension of StrictParcel
extension StrictParcel: Swift.Decodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let flattening = TranscodableEssentials.__Flattening(decoder, excluding: ["id", "number"])
    self.id = try container.decode(Int.self, forKey: container.__key(forKey: "id", aliases: ["number"], in: decoder))
    self.street = try flattening.decode(CodedFieldTypes.Field1.self)
    try TranscodableEssentials.__refuseUnknownKeys(in: decoder, .init(["id": [:], "number": [:]], alongside: flattening.keys))
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let flattening = TranscodableEssentials.__Flattening(decoder, excluding: ["id", "number"])
    visit.field(container, container.__key(forKey: "id", aliases: ["number"], in: decoder)) {
      try container.decode(Int.self, forKey: $0)
    }
    flattening.visit(CodedFieldTypes.Field1.self, visit)
    visit.unknownKeys(in: decoder, .init(["id": [:], "number": [:]], alongside: flattening.keys), alongside: flattening)
  }
}

extension StrictParcel {
  private enum CodedFieldTypes {
    #sourceLocation(file: "flattened.swift", line: 25)
    typealias Field1 = Street
    #sourceLocation()
  }
}
