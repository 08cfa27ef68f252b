import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private struct Refusal: Error {}

@Suite("Coder strategies")
struct StrategyTests {
  /// Decodes and encodes with both coders and compares the outcomes.
  private func expectSame<Value: Codable & Equatable & JSONDecodable>(
    _ type: Value.Type, _ text: String, comparesWhole: Bool = true,
    _ configure: (JSONDecoder) -> Void
  ) {
    let (ours, foundation) = decoders(configure)
    for text in [text, "[\(text)]", #"{"value":\#(text)}"#] {
      let data = Data(text.utf8)
      func compare<Outer: Decodable & Equatable>(_ type: Outer.Type) {
        let left = Outcome { try ours.decode(type, from: data) }
        let right = Outcome { try foundation.decode(type, from: data) }
        if comparesWhole || right.value != nil {
          #expect(left == right, "\(text)")
        } else {
          let kinds = [left, right].map { $0.problem?.kind.prefix { $0 != " " } }
          #expect(kinds[0] == kinds[1], "\(text)")
        }
      }
      switch text.first {
      case "[" where !text.hasPrefix("[["): compare([Value].self)
      case "{": compare(Box<Value>.self)
      default: compare(type)
      }
    }
  }

  private func expectSame<Value: Codable & Equatable & JSONEncodable>(
    _ value: Value, _ configure: (JSONEncoder) -> Void
  ) {
    let (ours, foundation) = encoders(configure)
    func compare(_ value: some Encodable) {
      let left = Result { try ours.encode(value) }
      let right = Result { try foundation.encode(value) }
      switch (left, right) {
      case (.success(let left), .success(let right)):
        #expect(String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self))
      case (.failure(let left), .failure(let right)): expectSamePath(left, right)
      default: Issue.record("\(left) \(right)")
      }
    }
    compare(value)
    compare([value, value])
    compare(Box(value: value))
  }

  private func expectSamePath(_ left: any Error, _ right: any Error) {
    guard case EncodingError.invalidValue(_, let right) = right else {
      #expect("\(left)" == "\(right)")
      return
    }
    guard case EncodingError.invalidValue(_, let left) = left else {
      Issue.record("\(left)")
      return
    }
    #expect(left.codingPath.map(\.stringValue) == right.codingPath.map(\.stringValue))
  }

  private static let dates = [
    0, 1, -1, 1.5, 1e9, 356_725_543.25, -31_622_400, 63_113_904_000, -978_307_200, 86_399,
    5_097_600,
  ].map { Date(timeIntervalSinceReferenceDate: $0) }

  @Test(arguments: ["0", "1.5", "-1e9", "726000000.123", "null", "\"x\"", "true", "1e999", "2012"])
  func `numeric date strategies decode as in Foundation`(_ text: String) {
    // Our errors for numbers have a coding path, and we report null as a missing number.
    let comparesWhole = text != "1e999" && text != "null"
    for strategy in [
      JSONDecoder.DateDecodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970,
    ] {
      expectSame(Date.self, text, comparesWhole: comparesWhole) {
        $0.dateDecodingStrategy = strategy
      }
    }
  }

  @Test(
    arguments: [
      "2012-04-21T18:25:43Z", "2000-02-29T00:00:00Z", "1999-12-31T23:59:59Z",
      "1600-01-01T00:00:00Z",
      "1582-10-04T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
      "2012-02-30T00:00:00Z",
      "2011-02-29T12:00:00Z", "2012-04-31T00:00:00Z", "2012-04-21T18:25:43.5Z",
      "2012-04-21T18:25:43.123456Z",
      "2012-04-21T18:25:43+02:00", "2012-04-21T18:25:43-0730", "2012-04-21T18:25:43+02",
      "2012-04-21T18:25:43z",
      "2012-04-21T18:25:43GMT", "2012-04-21T18:25:43UTC", "2012-4-1T8:5:3Z",
      "2012-04-21T18:25:43Zjunk",
      "2012-04-21T18:25:60Z", "2012-04-21T24:00:00Z", "2012-04-21T25:00:00Z",
      "2012-13-21T18:25:43Z",
      "2012-00-21T18:25:43Z", "2012-04-00T18:25:43Z", "2012-04-21 18:25:43Z", "2012-04-21T18:25:43",
      "2012-04-21",
      "20120421T182543Z", "", "x", "2012-04-21t18:25:43Z", "12012-04-21T18:25:43Z",
      "-012-04-21T18:25:43Z",
      "2012-04-21T18:61:43Z", "２０12-04-21T18:25:43Z", "2012-04-21T18:25:43Z ",
      " 2012-04-21T18:25:43Z",
    ])
  func `ISO 8601 dates decode as in Foundation`(_ text: String) {
    // Foundation's error has the coding path of the container, ours that of the date.
    expectSame(Date.self, "\"\(text)\"", comparesWhole: false) {
      $0.dateDecodingStrategy = .iso8601
    }
  }

  @Test func `every day decodes as in Foundation`() throws {
    let (ours, foundation) = decoders { $0.dateDecodingStrategy = .iso8601 }
    var generator = SeededGenerator(seed: 0xDA7E)
    for _ in 0..<1_000 {
      func number(_ range: ClosedRange<Int>, _ width: Int) -> String {
        let text = String(Int.random(in: range, using: &generator))
        return String(repeating: "0", count: width - text.count) + text
      }
      let date = "\(number(1500...2400, 4))-\(number(1...12, 2))-\(number(1...31, 2))"
      let time = "\(number(0...23, 2)):\(number(0...59, 2)):\(number(0...59, 2))"
      let data = Data("\"\(date)T\(time)Z\"".utf8)
      #expect(
        try ours.decode(Date.self, from: data) == foundation.decode(Date.self, from: data),
        "seed 0xDA7E, \(date)T\(time)Z")
    }
  }

  @Test func `formatter and custom date strategies apply`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy/MM/dd HH:mm"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    for text in ["\"2020/01/02 03:04\"", "\"2020\"", "1", "null"] {
      expectSame(Date.self, text) { $0.dateDecodingStrategy = .formatted(formatter) }
    }
    for text in ["7", "\"x\""] {
      expectSame(Date.self, text) {
        $0.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: try Double(from: $0) * 60) }
      }
      expectSame(Date.self, text) { $0.dateDecodingStrategy = .custom { _ in throw Refusal() } }
    }
    let strategies: [JSONEncoder.DateEncodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .formatted(formatter),
      .custom { date, encoder in try [date.timeIntervalSince1970].encode(to: encoder) },
      .custom { _, _ in throw Refusal() },
    ]
    for strategy in strategies {
      for date in Self.dates { expectSame(date) { $0.dateEncodingStrategy = strategy } }
    }
  }

  @Test(arguments: [
    "\"\"", "\"AQID\"", "\"AQI=\"", "\"AQI\"", "\"*\"", "\"AQ\\/\\/\"", "[1,2,255]", "[256]", "[]",
    "1", "null",
  ])
  func `data decodes as in Foundation`(_ text: String) {
    let comparesWhole = text != "[256]" && text != "null"
    expectSame(Data.self, text, comparesWhole: comparesWhole) { $0.dataDecodingStrategy = .base64 }
    expectSame(Data.self, text, comparesWhole: comparesWhole) {
      $0.dataDecodingStrategy = .deferredToData
    }
    expectSame(Data.self, text) {
      $0.dataDecodingStrategy = .custom { Data(String(describing: try? String(from: $0)).utf8) }
    }
  }

  @Test func `non-finite dates encode as in Foundation`() {
    let strategies: [JSONEncoder.DateEncodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970,
    ]
    for strategy in strategies {
      for seconds in [Double.infinity, -.infinity, .nan] {
        expectSame(Date(timeIntervalSince1970: seconds)) {
          $0.dateEncodingStrategy = strategy
          $0.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        }
        expectSame(Date(timeIntervalSince1970: seconds)) { $0.dateEncodingStrategy = strategy }
      }
    }
  }

  @Test func `data encodes as in Foundation`() {
    let strategies: [JSONEncoder.DataEncodingStrategy] = [
      .base64, .deferredToData, .custom { data, encoder in try data.count.encode(to: encoder) },
      .custom { _, _ in throw Refusal() },
    ]
    for strategy in strategies {
      for data in [
        Data(), Data([0]), Data([255, 254, 253, 0x3F]), Data(repeating: 0xFB, count: 100),
      ] {
        expectSame(data) { $0.dataEncodingStrategy = strategy }
      }
    }
  }

  @Test func `non-finite floats follow the strategy`() throws {
    for text in ["\"+\"", "\"-\"", "\"?\"", "\"x\"", "1", "null"] {
      for strategy in [
        JSONDecoder.NonConformingFloatDecodingStrategy.throw,
        .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?"),
      ] where text != "\"?\"" {
        expectSame(Double.self, text) { $0.nonConformingFloatDecodingStrategy = strategy }
        expectSame(Float.self, text) { $0.nonConformingFloatDecodingStrategy = strategy }
      }
    }
    let decoder = JSON.Decoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    #expect(try decoder.decode([Double].self, from: Data("[\"?\"]".utf8))[0].isNaN)
    for value in [Double.infinity, -.infinity, .nan] {
      expectSame(value) { $0.nonConformingFloatEncodingStrategy = .throw }
      expectSame(Float(value)) {
        $0.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "+", negativeInfinity: "-\"/", nan: "?")
      }
    }
  }

  @Test func `URL, UUID and Decimal are coded as in Foundation`() throws {
    for text in [
      "https://example.com/a?b=c#d", "", "a b", "file:///x", "/relative", "http://[",
      "mailto:a@b.c", "https://é.example/ü",
    ] {
      expectSame(URL.self, "\"\(text)\"") { _ in }
    }
    for text in [
      "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\"",
      "\"E621E1F8\"", "\"\"", "1", "null",
    ] {
      expectSame(UUID.self, text) { _ in }
    }
    for text in [
      "0", "-1.5", "123456789012345678901234567890.12345678", "1e100", "1e-100", "\"1\"", "true",
      "0.1",
    ] {
      expectSame(Decimal.self, text) { _ in }
    }
    for value in [0, 1, -1.5, 1e30, 0.1] as [Decimal] { expectSame(value) { _ in } }
    expectSame(try #require(Decimal(string: "123456789012345678901234567890.12345678"))) { _ in }
    for text in ["https://example.com/a/b?c=d/e", "/x"] {
      expectSame(try #require(URL(string: text))) { _ in }
      expectSame(try #require(URL(string: text))) {
        $0.outputFormatting.insert(.withoutEscapingSlashes)
      }
    }
    expectSame(try #require(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))) { _ in }
  }
}
