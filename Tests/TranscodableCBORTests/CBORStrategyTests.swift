import Foundation
import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

struct CBORStrategyTests {
  private static let date = Date(timeIntervalSince1970: 1_363_896_240.5)

  private func diagnostic(_ value: some Encodable, _ encoder: CBOR.Encoder) throws -> String {
    try CBOR(parsing: encoder.encode(value)).description
  }

  @Test func `a strategy determines the form of dates`() throws {
    let table: [(FormatDateEncoding, FormatDateDecoding, String)] = [
      (.native, .native, "1(1363896240.5)"),
      (.deferredToDate, .deferredToDate, "385589040.5"),
      (.secondsSince1970, .secondsSince1970, "1363896240.5"),
      (.millisecondsSince1970, .millisecondsSince1970, "1363896240500"),
      (.iso8601, .iso8601, #""2013-03-21T20:04:00Z""#),
      (
        .custom { seconds, encoder in
          var container = encoder.singleValueContainer()
          try container.encode(["t": seconds])
        },
        .custom { try $0.singleValueContainer().decode([String: Double].self)["t"] ?? 0 },
        #"{"t": 1363896240.5}"#
      ),
      (.custom { _, _ in }, .custom { _ in 1_363_896_240.5 }, "{}"),
    ]
    for (encoding, decoding, text) in table {
      var (encoder, decoder) = (CBOR.Encoder(), CBOR.Decoder())
      encoder.dateEncodingStrategy = encoding
      decoder.dateDecodingStrategy = decoding
      #expect(try diagnostic(Self.date, encoder) == text)
      #expect(try diagnostic(["a": [Self.date, nil]], encoder) == "{\"a\": [\(text), null]}")
      let decoded = try decoder.decode(
        [String: [Date?]].self, from: encoder.encode(["a": [Self.date, nil]]))
      let isExact = !text.hasPrefix("\"")
      #expect(
        decoded == ["a": [isExact ? Self.date : Date(timeIntervalSince1970: 1_363_896_240), nil]])
      #expect(throws: DecodingError.self) {
        try decoder.decode(Date.self, from: CBOR.Encoder().encode(nil as Int?))
      }
    }
  }

  @Test func `a decoder with a strategy rejects dates in other forms`() throws {
    for (strategy, value) in [
      (FormatDateDecoding.secondsSince1970, CBOR.text("2013-03-21T20:04:00Z")),
      (.deferredToDate, .text("7")), (.iso8601, .float(7)), (.iso8601, .text("yesterday")),
      (.millisecondsSince1970, .array([])),
    ] {
      var decoder = CBOR.Decoder()
      decoder.dateDecodingStrategy = strategy
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode([String: [Date]].self, from: CBOR.Encoder().encode(["a": [value]]))
      }
      #expect(error.map { CodingFailure($0) }?.path == "a[0]")
    }
  }

  @Test func `dates have the same form as in JSON`() throws {
    var random = SeededGenerator(seed: 7)
    let strategies: [(JSONEncoder.DateEncodingStrategy, FormatDateEncoding)] = [
      (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
      (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
    ]
    for (jsonStrategy, strategy) in strategies {
      let (json, decoder) = (JSON.Encoder(), JSON.Decoder())
      json.dateEncodingStrategy = jsonStrategy
      var encoder = CBOR.Encoder()
      encoder.dateEncodingStrategy = strategy
      for _ in 0..<200 {
        let seconds = Double(Int64.random(in: -12_000_000_000...253_402_300_799, using: &random))
        let date = Date(timeIntervalSince1970: seconds + Double.random(in: 0..<1, using: &random))
        if case .iso8601 = strategy {
          let expected = try decoder.decode(String.self, from: json.encode(date))
          #expect(try CBOR.Decoder().decode(String.self, from: encoder.encode(date)) == expected)
        } else {
          let expected = try decoder.decode(Double.self, from: json.encode(date))
          #expect(try CBOR.Decoder().decode(Double.self, from: encoder.encode(date)) == expected)
        }
      }
    }
  }

  @Test func `a date that isn't representable as a string has a coding path`() throws {
    var encoder = CBOR.Encoder()
    encoder.dateEncodingStrategy = .iso8601
    for seconds in [1e15, -1e15, .infinity, .nan] {
      let error = #expect(throws: EncodingError.self) {
        try encoder.encode(["a": [Date(timeIntervalSince1970: seconds)]])
      }
      #expect(error.map { CodingFailure($0) }?.path == "a[0]")
    }
  }

  @Test func `a strategy determines the form of data`() throws {
    let table: [(FormatDataEncoding, FormatDataDecoding, String)] = [
      (.native, .native, "h'01ff'"), (.deferredToData, .deferredToData, "[1, 255]"),
      (.base64, .base64, #""Af8=""#),
      (
        .custom { try $0.count.encode(to: $1) },
        .custom { decoder in try Int(from: decoder) == 2 ? [1, 255] : [] }, "2"
      ),
      (.custom { _, _ in }, .custom { _ in [1, 255] }, "{}"),
    ]
    for (encoding, decoding, text) in table {
      var (encoder, decoder) = (CBOR.Encoder(), CBOR.Decoder())
      encoder.dataEncodingStrategy = encoding
      decoder.dataDecodingStrategy = decoding
      let data = Data([1, 255])
      #expect(try diagnostic([data], encoder) == "[\(text)]")
      #expect(try decoder.decode(Data.self, from: encoder.encode(data)) == data)
      #expect(try diagnostic([1, 255] as [UInt8], encoder) == "h'01ff'")
      #expect(throws: DecodingError.self) {
        try decoder.decode(Data.self, from: CBOR.Encoder().encode(nil as Int?))
      }
    }
    var decoder = CBOR.Decoder()
    decoder.dataDecodingStrategy = .base64
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([Data].self, from: CBOR.Encoder().encode(["%"]))
    }
    #expect(error.map { CodingFailure($0) }?.path == "[0]")
  }

  private struct Named: Codable, Equatable {
    var firstName: String
    var homeURL: String?
    var others: [String: Int]
  }

  @Test func `keys are converted to and from snake case`() throws {
    var (encoder, decoder) = (CBOR.Encoder(), CBOR.Decoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let value = Named(firstName: "Ada", homeURL: nil, others: ["oneTwo": 1, "one_two": 2])
    encoder.keyOrder = .bytewise
    #expect(
      try diagnostic(value, encoder)
        == #"{"others": {"oneTwo": 1, "one_two": 2}, "first_name": "Ada"}"#)
    #expect(try decoder.decode(Named.self, from: encoder.encode(value)) == value)
  }

  /// A type with the keys of generated conformances.
  private struct WithLiterals: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      try container.encode("Ada", forKey: "firstName")
      try container.encode(36, forKey: "ageInYears")
      try container.encode(1, forKey: "a")
    }
  }

  @Test func `a key strategy applies to types that were encoded without it`() throws {
    let values: [any Encodable] = [Named(firstName: "Ada", others: [:]), WithLiterals()]
    for value in values {
      func text(_ strategy: FormatKeyEncoding) throws -> String {
        var encoder = CBOR.Encoder()
        encoder.keyEncodingStrategy = strategy
        return try diagnostic(value, encoder)
      }
      let usual = try text(.useDefaultKeys)
      for _ in 0..<3 {
        #expect(try text(.useDefaultKeys) == usual)
        #expect(
          try text(.convertToSnakeCase)
            == usual.replacing("firstName", with: "first_name")
            .replacing("ageInYears", with: "age_in_years"))
        #expect(
          try text(.custom { CodingFieldKey(text: ($0.last?.stringValue ?? "") + "!") })
            == usual.replacing("\":", with: "!\":"))
      }
    }
  }

  @Test func `literals are encoded like other keys, in any order`() throws {
    struct Reordered: Encodable {
      let keys: [CodingFieldKey]

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        for (index, key) in keys.enumerated() { try container.encode(index, forKey: key) }
      }
    }
    let literals: [CodingFieldKey] = ["a", "b", "longer than a word", "c", "a"]
    var random = SeededGenerator(seed: 9)
    for _ in 0..<100 {
      let keys = literals.shuffled(using: &random)
      let texts = keys.map { CodingFieldKey(stringValue: $0.stringValue) }
      #expect(
        try CBOR.Encoder().encode(Reordered(keys: keys))
          == CBOR.Encoder().encode(Reordered(keys: texts)))
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Keyed: Encodable {
    var key: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: Key(stringValue: key))
    }
  }

  private struct SeenKeys: Decodable {
    var keys: [String]

    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    }
  }

  @Test func `keys are converted as in JSON`() throws {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "_", "__", "a", "B", "URL", "ß", "é", "É", "ǆ", "1", "'", "x", "İ", "σ", "ﬁ", "-",
    ]
    let (json, jsonDecoder) = (JSON.Encoder(), JSON.Decoder())
    json.keyEncodingStrategy = .convertToSnakeCase
    jsonDecoder.keyDecodingStrategy = .convertFromSnakeCase
    var (encoder, decoder) = (CBOR.Encoder(), CBOR.Decoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for _ in 0..<2000 {
      let count = Int.random(in: 0...6, using: &random)
      let key = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let written = try JSON.Decoder().decode(
        [String: Int].self, from: json.encode(Keyed(key: key)))
      #expect(
        try CBOR.Decoder().decode([String: Int].self, from: encoder.encode(Keyed(key: key)))
          == written)
      let seen = try jsonDecoder.decode(SeenKeys.self, from: JSON.Encoder().encode([key: 1])).keys
      let found = try decoder.decode(SeenKeys.self, from: CBOR.Encoder().encode([key: 1])).keys
      #expect(found == seen, "\(key)")
    }
  }

  // Objects with so many keys aren't checked for duplicates.
  @Test(arguments: [2, 300])
  func `dictionaries keep their keys when fields are matched inexactly`(count: Int) throws {
    let values = Dictionary(uniqueKeysWithValues: (0..<count).map { ("A_KEY_\($0)", $0) })
    let bytes = try CBOR.Encoder().encode(values)
    var decoder = CBOR.Decoder()
    decoder.settings.keyMatching = .ignoringCase
    #expect(try decoder.decode([String: Int].self, from: bytes) == values)
    #expect(try decoder.decode(CBOR.self, from: bytes).map?.count == count)
    decoder.settings.keyMatching = .exact
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode([String: Int].self, from: bytes) == values)
  }

  @Test(arguments: [2, 300])
  func `a key in another case isn't unknown`(count: Int) throws {
    struct Record: Decodable { let number: Int }
    var members: [String: Int] = ["NUMBER": 1]
    var decoder = CBOR.Decoder()
    decoder.settings.keyMatching = .ignoringCase
    decoder.settings.unknownKeys = .reject
    #expect(try decoder.decode(Record.self, from: CBOR.Encoder().encode(members)).number == 1)
    for index in 1..<count { members["X\(index)"] = 0 }
    let bytes = try CBOR.Encoder().encode(members)
    #expect(throws: DecodingError.self) { try decoder.decode(Record.self, from: bytes) }
    var report = DecodingReport()
    decoder.settings.unknownKeys = .ignore
    _ = try decoder.decode(Record.self, from: bytes, report: &report)
    #expect(report.events.count + report.omittedCount == count - 1)
  }
}
