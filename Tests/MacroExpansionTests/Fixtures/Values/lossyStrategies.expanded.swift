// @Codable, extension of LossyStrategies
extension LossyStrategies: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private enum __Steps {
    static let rules10: [TranscodableEssentials.CodableValidation<Date>] = [TranscodableEssentials.CodableValidation(where: { (date: Date) in date.timeIntervalSince1970 > 0 })]
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.dates = try container.__decode(TranscodableEssentials.__by([Date].self, .elements(.secondsSince1970)).__lossy, forKey: "dates")
    self.days = try container.__decode(TranscodableEssentials.__by([String: [Date?]].self, .values(.elements(.optional(.secondsSince1970)))).__lossy, forKey: "days")
    self.keys = container.__decodeIfValid(TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)).__lossy, forKey: "keys")
    if let value = container.__decodeIfValid(TranscodableEssentials.__by([Double].self, .elements(.anyOf(.floats(), .__lossless()))).__lossy, forKey: "ratios") {
      self.ratios = value
    }
    if let value = container.__decodeIfValid(TranscodableEssentials.__by([Int].self, .oneOrMany()).__lossy, forKey: "numbers") {
      self.numbers = value
    }
    self.parts = try container.__decode(TranscodableEssentials.__by([Int].self, .separated(by: ",")).__lossy, forKey: "parts")
    self.weeks = try container.__decode(TranscodableEssentials.__by([[Date]].self, .elements(.elements(.iso8601))).__lossy, forKey: "weeks")
    self.either = try container.__decode(TranscodableEssentials.__by([Date].self, .anyOf(.elements(.iso8601), .elements(.secondsSince1970))).__lossy, forKey: "either")
    self.text = container.__decodeIfValid(TranscodableEssentials.__by(String.self, .via(String.self, from: { @Sendable in $0 }, into: { @Sendable in $0 })), forKey: "text")
    self.heat = try container.__decode(TranscodableEssentials.__by(LossyCelsius.self, .via(Double.self, from: { @Sendable in LossyCelsius(degrees: $0) }, into: { @Sendable in $0.degrees })), forKey: "heat")
    self.date = try container.__decode(TranscodableEssentials.__by(Date.self, .iso8601).__validated(__Steps.rules10), forKey: "date")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.__encode(self.dates, by: TranscodableEssentials.__by([Date].self, .elements(.secondsSince1970)), forKey: "dates")
    try container.__encode(self.days, by: TranscodableEssentials.__by([String: [Date?]].self, .values(.elements(.optional(.secondsSince1970)))), forKey: "days")
    try container.__encodeIfPresent(self.keys, by: TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)), forKey: "keys")
    try container.__encode(self.ratios, by: TranscodableEssentials.__by([Double].self, .elements(.floats())), forKey: "ratios")
    try container.__encode(self.numbers, by: TranscodableEssentials.__by([Int].self, .oneOrMany()), forKey: "numbers")
    try container.__encode(self.parts, by: TranscodableEssentials.__by([Int].self, .separated(by: ",")), forKey: "parts")
    try container.__encode(self.weeks, by: TranscodableEssentials.__by([[Date]].self, .elements(.elements(.iso8601))), forKey: "weeks")
    try container.__encode(self.either, by: TranscodableEssentials.__by([Date].self, .anyOf(.elements(.iso8601), .elements(.secondsSince1970))), forKey: "either")
    try container.__encodeIfPresent(self.text, by: TranscodableEssentials.__by(String.self, .via(String.self, from: { @Sendable in $0 }, into: { @Sendable in $0 })), forKey: "text")
    try container.__encode(self.heat, by: TranscodableEssentials.__by(LossyCelsius.self, .via(Double.self, from: { @Sendable in LossyCelsius(degrees: $0) }, into: { @Sendable in $0.degrees })), forKey: "heat")
    try container.__encode(self.date, by: TranscodableEssentials.__by(Date.self, .iso8601), forKey: "date")
  }

  private init(__direct field0: CodedFieldTypes.Field0, _ field1: CodedFieldTypes.Field1, _ field2: CodedFieldTypes.Field2?, _ field3: [Double]?, _ field4: [Int]?, _ field5: [Int], _ field6: CodedFieldTypes.Field6, _ field7: CodedFieldTypes.Field0, _ field8: String?, _ field9: CodedFieldTypes.Field9, _ field10: Date) {
    self.dates = field0
    self.days = field1
    self.keys = field2
    if let field3 { self.ratios = field3 }
    if let field4 { self.numbers = field4 }
    self.parts = field5
    self.weeks = field6
    self.either = field7
    self.text = field8
    self.heat = field9
    self.date = field10
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: CodedFieldTypes.Field0?
    var field1: CodedFieldTypes.Field1?
    var field2: CodedFieldTypes.Field2?
    var field3: [Double]?
    var field4: [Int]?
    var field5: [Int]?
    var field6: CodedFieldTypes.Field6?
    var field7: CodedFieldTypes.Field0?
    var field8: String?
    var field9: CodedFieldTypes.Field9?
    var field10: Date?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"dates\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"dates\":", key, 0x22736574616422, &seen, 0x1) {
        field0 = reader.__read(by: TranscodableEssentials.__by([Date].self, .elements(.secondsSince1970)).__lossy)
        key = reader.__nextMember("\"days\":", seen, 0x2)
      }
      if reader.__takeField("\"days\":", key, 0x227379616422, &seen, 0x2) {
        field1 = reader.__read(by: TranscodableEssentials.__by([String: [Date?]].self, .values(.elements(.optional(.secondsSince1970)))).__lossy)
        key = reader.__nextMember("\"keys\":", seen, 0x4)
      }
      if reader.__takeField("\"keys\":", key, 0x227379656B22, &seen, 0x4) {
        field2 = reader.__readIfValid(by: TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)).__lossy)
        key = reader.__nextMember("\"ratios\":", seen, 0x8)
      }
      if reader.__takeField("\"ratios\":", key, 0x22736F6974617222, &seen, 0x8) {
        field3 = reader.__readIfValid(by: TranscodableEssentials.__by([Double].self, .elements(.anyOf(.floats(), .__lossless()))).__lossy)
        key = reader.__nextMember("\"numbers\":", seen, 0x10)
      }
      if reader.__takeField("\"numbers\":", key, 0x737265626D756E22, &seen, 0x10) {
        field4 = reader.__readIfValid(by: TranscodableEssentials.__by([Int].self, .oneOrMany()).__lossy)
        key = reader.__nextMember("\"parts\":", seen, 0x20)
      }
      if reader.__takeField("\"parts\":", key, 0x22737472617022, &seen, 0x20) {
        field5 = reader.__read(by: TranscodableEssentials.__by([Int].self, .separated(by: ",")).__lossy)
        key = reader.__nextMember("\"weeks\":", seen, 0x40)
      }
      if reader.__takeField("\"weeks\":", key, 0x22736B65657722, &seen, 0x40) {
        field6 = reader.__read(by: TranscodableEssentials.__by([[Date]].self, .elements(.elements(.iso8601))).__lossy)
        key = reader.__nextMember("\"either\":", seen, 0x80)
      }
      if reader.__takeField("\"either\":", key, 0x2272656874696522, &seen, 0x80) {
        field7 = reader.__read(by: TranscodableEssentials.__by([Date].self, .anyOf(.elements(.iso8601), .elements(.secondsSince1970))).__lossy)
        key = reader.__nextMember("\"text\":", seen, 0x100)
      }
      if reader.__takeField("\"text\":", key, 0x227478657422, &seen, 0x100) {
        field8 = reader.__readIfValid(by: TranscodableEssentials.__by(String.self, .via(String.self, from: { @Sendable in $0 }, into: { @Sendable in $0 })))
        key = reader.__nextMember("\"heat\":", seen, 0x200)
      }
      if reader.__takeField("\"heat\":", key, 0x227461656822, &seen, 0x200) {
        field9 = reader.__read(by: TranscodableEssentials.__by(LossyCelsius.self, .via(Double.self, from: { @Sendable in LossyCelsius(degrees: $0) }, into: { @Sendable in $0.degrees })))
        key = reader.__nextMember("\"date\":", seen, 0x400)
      }
      if reader.__takeField("\"date\":", key, 0x226574616422, &seen, 0x400) {
        field10 = reader.__read(by: TranscodableEssentials.__by(Date.self, .iso8601).__validated(__Steps.rules10))
        key = reader.__nextMember("", seen, 0x400)
      }
      if seen == before {
        key = reader.__skipMember("dates\0days\0keys\0ratios\0numbers\0parts\0weeks\0either\0text\0heat\0date")
      }
    }
    guard reader.__hasSeen(seen, 0x6E3), let field0, let field1, let field5, let field6, let field7, let field9, let field10 else {
      return reader.__missing(seen, required: 0x6E3, "dates\0days\0keys\0ratios\0numbers\0parts\0weeks\0either\0text\0heat\0date")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5, field6, field7, field8, field9, field10)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.__write("dates", self.dates, by: TranscodableEssentials.__by([Date].self, .elements(.secondsSince1970)))
    writer.__write("days", self.days, by: TranscodableEssentials.__by([String: [Date?]].self, .values(.elements(.optional(.secondsSince1970)))))
    writer.__writeOptional("keys", self.keys, by: TranscodableEssentials.__by(Set<Data>.self, .elements(.hex)))
    writer.__write("ratios", self.ratios, by: TranscodableEssentials.__by([Double].self, .elements(.floats())))
    writer.__write("numbers", self.numbers, by: TranscodableEssentials.__by([Int].self, .oneOrMany()))
    writer.__write("parts", self.parts, by: TranscodableEssentials.__by([Int].self, .separated(by: ",")))
    writer.__write("weeks", self.weeks, by: TranscodableEssentials.__by([[Date]].self, .elements(.elements(.iso8601))))
    writer.__write("either", self.either, by: TranscodableEssentials.__by([Date].self, .anyOf(.elements(.iso8601), .elements(.secondsSince1970))))
    writer.__writeOptional("text", self.text, by: TranscodableEssentials.__by(String.self, .via(String.self, from: { @Sendable in $0 }, into: { @Sendable in $0 })))
    writer.__write("heat", self.heat, by: TranscodableEssentials.__by(LossyCelsius.self, .via(Double.self, from: { @Sendable in LossyCelsius(degrees: $0) }, into: { @Sendable in $0.degrees })))
    writer.__write("date", self.date, by: TranscodableEssentials.__by(Date.self, .iso8601))
    writer.endObject()
  }
}

extension LossyStrategies {
  private enum CodedFieldTypes {
    #sourceLocation(file: "lossyStrategies.swift", line: 6)
    typealias Field0 = [Date]
    #sourceLocation()
    #sourceLocation(file: "lossyStrategies.swift", line: 7)
    typealias Field1 = [String: [Date?]]
    #sourceLocation()
    #sourceLocation(file: "lossyStrategies.swift", line: 8)
    typealias Field2 = Set<Data>
    #sourceLocation()
    #sourceLocation(file: "lossyStrategies.swift", line: 12)
    typealias Field6 = [[Date]]
    #sourceLocation()
    #sourceLocation(file: "lossyStrategies.swift", line: 16)
    typealias Field9 = LossyCelsius
    #sourceLocation()
  }
}
