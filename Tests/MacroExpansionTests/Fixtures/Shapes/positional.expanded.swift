// @Codable, extension of Coordinate
extension Coordinate: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try TranscodableEssentials.__elements(of: decoder)
    self.latitude = try container.decode(Double.self, forKey: .init(index: 0))
    self.longitude = try container.decode(Double.self, forKey: .init(index: 1))
    if let value = try container.decodeIfPresent(Double.self, forKey: .init(index: 2)) {
      self.altitude = value
    }
    self.tags = try container.__decodeIfPresent(TranscodableEssentials.__by([String].self, .separated(by: ",")), forKey: .init(index: 3))
    #sourceLocation(file: "positional.swift", line: 9)
    self.place = try container.decodeIfPresent(CodedFieldTypes.Field4.self, forKey: .init(index: 4))
    #sourceLocation()
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(self.latitude)
    try container.encode(self.longitude)
    try container.encode(self.altitude)
    try container.__encode(self.tags, by: TranscodableEssentials.__by([String]?.self, .optional(TranscodableEssentials.__by([String].self, .separated(by: ",")))))
    try container.encode(self.place)
  }

  private init(__direct field0: Double, _ field1: Double, _ field2: Double?, _ field3: [String]?, _ field4: CodedFieldTypes.Field4?) {
    self.latitude = field0
    self.longitude = field1
    if let field2 { self.altitude = field2 }
    self.tags = field3
    self.place = field4
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Double = 0
    var field1: Double = 0
    var field2: Double?
    var field3: [String]?
    var field4: CodedFieldTypes.Field4?
    let start = reader.offset
    var more = reader.beginArray()
    if more {
      field0 = reader.read(Double.self)
      more = reader.nextElement()
    } else {
      reader.__failElement(0, Double.self, at: start)
    }
    if more {
      field1 = reader.read(Double.self)
      more = reader.nextElement()
    } else {
      reader.__failElement(1, Double.self, at: start)
    }
    if more {
      field2 = reader.readOptional(Double.self)
      more = reader.nextElement()
    }
    if more {
      field3 = reader.__readIfPresent(by: TranscodableEssentials.__by([String].self, .separated(by: ",")))
      more = reader.nextElement()
    }
    if more {
      field4 = reader.readOptional(CodedFieldTypes.Field4.self)
      more = reader.nextElement()
    }
    reader.__skipElements(more)
    guard !reader.hasFailed else { return nil }
    return Self(__direct: field0, field1, field2, field3, field4)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginArray()
    writer.write(self.latitude)
    writer.write(self.longitude)
    writer.write(self.altitude)
    writer.__write(self.tags, by: TranscodableEssentials.__by([String]?.self, .optional(TranscodableEssentials.__by([String].self, .separated(by: ",")))))
    writer.write(self.place)
    writer.endArray()
  }
}

extension Coordinate {
  private enum CodedFieldTypes {
    #sourceLocation(file: "positional.swift", line: 9)
    typealias Field4 = Street
    #sourceLocation()
  }
}

// @Codable, extension of TwoNumbers
extension TwoNumbers: Swift.Decodable, Swift.Encodable, TranscodableEssentials.__FieldVisiting, TranscodableEssentials.JSONEncodable {
  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(self.first)
    try container.encode(self.second)
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try TranscodableEssentials.__elements(of: decoder)
    visit.field(container, .init(index: 0)) {
      try container.decode(Int.self, forKey: $0)
    }
    visit.field(container, .init(index: 1)) {
      try container.decode(Int.self, forKey: $0)
    }
    visit.part {
      try TranscodableEssentials.__refuseElements(of: decoder, after: 2)
    }
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginArray()
    writer.write(self.first)
    writer.write(self.second)
    writer.endArray()
  }
}

// @Codable, member of TwoNumbers
init(from decoder: any Swift.Decoder) throws {
  let container = try TranscodableEssentials.__elements(of: decoder)
  self.first = try container.decode(Int.self, forKey: .init(index: 0))
  self.second = try container.decode(Int.self, forKey: .init(index: 1))
  try TranscodableEssentials.__refuseElements(of: decoder, after: 2)
}
