// @Codable, extension of NullsAndDefaults
extension NullsAndDefaults: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.twice = container.contains("twice") ? Swift.Optional.some(try container.__decodeField(Int?.self, forKey: "twice")) : nil
    self.lossy = container.__decodeIfValid(TranscodableEssentials.__plain(Int.self), forKey: "lossy")
    self.data = container.contains("data") ? try container.__decode(TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)), forKey: "data") : ([Data()] as CodedFieldTypes.Field2)
    self.number = container.contains("number") ? try container.decode(Int.self, forKey: "number") : (1)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encodeIfPresent(self.twice, forKey: "twice")
    try container.encodeIfPresent(self.lossy, forKey: "lossy")
    try container.__encode(self.data, by: TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)), forKey: "data")
    try container.encode(self.number, forKey: "number")
  }

  private init(__direct field0: Int??, _ field1: Int?, _ field2: CodedFieldTypes.Field2?, _ field3: Int?) {
    self.twice = field0
    self.lossy = field1
    self.data = field2 ?? ([Data()])
    self.number = field3 ?? (1)
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: Int??
    var field1: Int?
    var field2: CodedFieldTypes.Field2?
    var field3: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"twice\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"twice\":", key, 0x22656369777422, &seen, 0x1) {
        field0 = reader.read(Int?.self)
        key = reader.__nextMember("\"lossy\":", seen, 0x2)
      }
      if reader.__takeField("\"lossy\":", key, 0x227973736F6C22, &seen, 0x2) {
        field1 = reader.__readIfValid(by: TranscodableEssentials.__plain(Int.self))
        key = reader.__nextMember("\"data\":", seen, 0x4)
      }
      if reader.__takeField("\"data\":", key, 0x226174616422, &seen, 0x4) {
        field2 = reader.__read(by: TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)))
        key = reader.__nextMember("\"number\":", seen, 0x8)
      }
      if reader.__takeField("\"number\":", key, 0x227265626D756E22, &seen, 0x8) {
        field3 = reader.read(Int.self)
        key = reader.__nextMember("", seen, 0x8)
      }
      if seen == before {
        key = reader.__skipMember("twice\0lossy\0data\0number")
      }
    }
    guard reader.__hasSeen(seen, 0x0) else {
      return reader.__missing(seen, required: 0x0, "twice\0lossy\0data\0number")
    }
    return Self(__direct: field0, field1, field2, field3)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.writeOptional("twice", self.twice)
    writer.writeOptional("lossy", self.lossy)
    writer.__write("data", self.data, by: TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)))
    writer.write("number", self.number)
    writer.endObject()
  }
}

extension NullsAndDefaults {
  private enum CodedFieldTypes {
    #sourceLocation(file: "nullsAndDefaults.swift", line: 8)
    typealias Field2 = Set<Data>
    #sourceLocation()
  }
}
