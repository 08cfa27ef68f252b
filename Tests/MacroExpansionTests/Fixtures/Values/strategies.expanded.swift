// @Codable, extension of StrategyFields
extension StrategyFields: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.start = try container.__decode(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "start")
    self.end = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .millisecondsSince1970), forKey: "end")
    if let value = try container.__decodeIfPresent(TranscodableEssentials.__by([Data].self, .elements(.hex)), forKey: "keys") {
      self.keys = value
    }
    self.number = try container.__decodeIfPresent(TranscodableEssentials.__by(Int.self, .losslessStringConversion()), forKey: "number")
    self.count = try container.decode(Int.self, forKey: "count")
    self.nullable = try container.__decodeIfPresent(TranscodableEssentials.__by(Date.self, .iso8601), forKey: "nullable")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.__encode(self.start, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "start")
    try container.__encodeIfPresent(self.end, by: TranscodableEssentials.__by(Date.self, .millisecondsSince1970), forKey: "end")
    try container.__encode(self.keys, by: TranscodableEssentials.__by([Data].self, .elements(.hex)), forKey: "keys")
    try container.encodeIfPresent(self.number, forKey: "number")
    try container.__encode(self.count, by: TranscodableEssentials.__by(Int.self, .losslessStringConversion()), forKey: "count")
    try container.__encode(self.nullable, by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))), forKey: "nullable")
  }

  private init(__direct field0: Date, _ field1: Date?, _ field2: CodedFieldTypes.Field2?, _ field3: Int?, _ field4: Int, _ field5: Date?) {
    self.start = field0
    self.end = field1
    if let field2 { self.keys = field2 }
    self.number = field3
    self.count = field4
    self.nullable = field5
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Date?
    var field1: Date?
    var field2: CodedFieldTypes.Field2?
    var field3: Int?
    var field4: Int = 0
    var field5: Date?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"start\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"start\":", key, 0x22747261747322, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("\"end\":", seen, 0x2)
      }
      if reader.__takeField("\"end\":", key, 0x22646E6522, &seen, 0x2) {
        field1 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .millisecondsSince1970))
        key = reader.__nextMember("\"keys\":", seen, 0x4)
      }
      if reader.__takeField("\"keys\":", key, 0x227379656B22, &seen, 0x4) {
        field2 = reader.__readIfPresent(by: TranscodableEssentials.__by([Data].self, .elements(.hex)))
        key = reader.__nextMember("\"number\":", seen, 0x8)
      }
      if reader.__takeField("\"number\":", key, 0x227265626D756E22, &seen, 0x8) {
        field3 = reader.__readIfPresent(by: TranscodableEssentials.__by(Int.self, .losslessStringConversion()))
        key = reader.__nextMember("\"count\":", seen, 0x10)
      }
      if reader.__takeField("\"count\":", key, 0x22746E756F6322, &seen, 0x10) {
        key = reader.__readField(&field4, "\"nullable\":", seen, 0x20)
      }
      if reader.__takeField("\"nullable\":", key, 0x6C62616C6C756E22, &seen, 0x20) {
        field5 = reader.__readIfPresent(by: TranscodableEssentials.__by(Date.self, .iso8601))
        key = reader.__nextMember("", seen, 0x20)
      }
      if seen == before {
        key = reader.__skipMember("start\0end\0keys\0number\0count\0nullable")
      }
    }
    guard reader.__hasSeen(seen, 0x11), let field0 else {
      return reader.__missing(seen, required: 0x11, "start\0end\0keys\0number\0count\0nullable")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__write("start", self.start, by: TranscodableEssentials.__by(Date.self, .iso8601))
    writer.__writeOptional("end", self.end, by: TranscodableEssentials.__by(Date.self, .millisecondsSince1970))
    writer.__write("keys", self.keys, by: TranscodableEssentials.__by([Data].self, .elements(.hex)))
    writer.writeOptional("number", self.number)
    writer.__write("count", self.count, by: TranscodableEssentials.__by(Int.self, .losslessStringConversion()))
    writer.__write("nullable", self.nullable, by: TranscodableEssentials.__by(Date?.self, .optional(TranscodableEssentials.__by(Date.self, .iso8601))))
    writer.endObject()
  }
}

extension StrategyFields {
  private enum CodedFieldTypes {
    #sourceLocation(file: "strategies.swift", line: 8)
    typealias Field2 = [Data]
    #sourceLocation()
  }
}
