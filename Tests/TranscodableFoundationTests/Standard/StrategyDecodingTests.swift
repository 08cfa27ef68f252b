import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Strategies for dates, data, URLs and non-finite floats.
@Suite("Container path: strategies for values")
struct StrategyDecodingTests {
  private struct Refusal: Error {}

  /// A plain type with a value in every kind of container.
  private struct Holder<Value: Decodable & Equatable>: Decodable, Equatable {
    var one: Value
    var maybe: Value?
    var many: [Value?]
    var named: [String: Value]
  }

  /// Compares the coders with a value, which may be invalid, at every position.
  private func expectSameEverywhere<Value: Decodable & Equatable>(
    _ type: Value.Type, good: String, _ text: String,
    configure: (JSONDecoder) -> Void
  ) {
    expectSame(type, text, configure: configure)
    for position in 0..<4 {
      let texts = (0..<4).map { $0 == position ? text : good }
      let document =
        #"{"one":\#(texts[0]),"maybe":\#(texts[1]),"many":[\#(good),\#(texts[2])],"#
        + #""named":{"key":\#(texts[3])}}"#
      expectSame(Holder<Value>.self, document, configure: configure)
    }
  }

  private static let scalars = [
    "0", "1.5", "-1e9", "null", "true", #""x""#, "[]", "{}", "1e999", #""2020-01-01T00:00:00Z""#,
  ]

  @Test(arguments: scalars)
  func `numeric date strategies decode numbers`(_ text: String) {
    for strategy: JSONDecoder.DateDecodingStrategy in [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970,
    ] {
      expectSameEverywhere(Date.self, good: "7", text) { $0.dateDecodingStrategy = strategy }
    }
  }

  @Test func `numeric dates count from their epoch`() {
    let date = Date(timeIntervalSince1970: 978_307_210)
    expectValue([date], "[10]") { $0.dateDecodingStrategy = .deferredToDate }
    expectValue([date], "[978307210]") { $0.dateDecodingStrategy = .secondsSince1970 }
    expectValue([date], "[978307210e3]") { $0.dateDecodingStrategy = .millisecondsSince1970 }
  }

  @Test(
    arguments: [
      "2012-04-21T18:25:43Z", "2012-04-21T18:25:43.5Z", "2012-04-21T18:25:43.123456789Z",
      "2012-04-21T18:25:43.Z", "2012-04-21T18:25:43,5Z", "2012-04-21T18:25:43+02:00",
      "2012-04-21T18:25:43-0730", "2012-04-21T18:25:43+02", "2012-04-21T18:25:43+02:00:30",
      "2012-04-21T18:25:43+020030", "2012-04-21T18:25:43z", "2012-04-21T18:25:43GMT",
      "2012-04-21T18:25:43utc", "2012-04-21T18:25:43GMT+1", "2012-04-21T18:25:43UTC+01:30",
      "2012-4-1T8:5:3Z", "2012-04-21T18:25:43Zjunk", "2012-04-21T18:25:43+02:00junk",
      "2012-04-21T18:25:60Z", "2012-04-21T18:25:61Z", "2012-04-21T24:00:00Z",
      "2012-04-21T25:00:00Z", "2012-04-21T18:60:43Z", "2012-13-21T18:25:43Z",
      "2012-00-21T18:25:43Z", "2012-04-00T18:25:43Z", "2012-04-32T18:25:43Z",
      "2012-02-30T00:00:00Z", "2011-02-29T12:00:00Z", "1900-02-29T00:00:00Z",
      "2000-02-29T00:00:00Z", "2012-04-21 18:25:43Z", "2012-04-21t18:25:43Z",
      "2012-04-21T18:25:43", "2012-04-21T18:25:43 Z", " 2012-04-21T18:25:43Z",
      "2012-04-21T18:25:43Z ", "2012-04-21", "20120421T182543Z", "2012-W16-6T18:25:43Z",
      "2012-112T18:25:43Z", "", "Z", "T", "2012", "12012-04-21T18:25:43Z",
      "-2012-04-21T18:25:43Z", "+2012-04-21T18:25:43Z", "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1582-10-04T00:00:00Z",
      "1582-10-10T00:00:00Z", "1582-10-15T00:00:00Z", "1-1-1T0:0:0Z", "2012-04-21T18:25:43+25:00",
      "2012-04-21T18:25:43+99:99", "2012-04-21T18:25Z", "2012-04-21T18Z",
      "2012-04-21T018:025:043Z", "2012-004-021T18:25:43Z", "２０12-04-21T18:25:43Z",
      "2012-04-21T18:25:43\\u005a", "\\u0032012-04-21T18:25:43Z", "2012-04-21T18:25:43−02:00",
      "99999999999999999999-04-21T18:25:43Z", "2012-04-21T18:25:43.99999999999999999999Z",
      "2012-04-21T18:25:43é",
    ])
  func `ISO 8601 dates decode as in Foundation`(_ text: String) {
    expectSameEverywhere(Date.self, good: #""2020-01-01T00:00:00Z""#, "\"\(text)\"") {
      $0.dateDecodingStrategy = .iso8601
    }
  }

  @Test(arguments: scalars)
  func `the ISO 8601 strategy rejects values that aren't dates`(_ text: String) {
    expectSameEverywhere(Date.self, good: #""2020-01-01T00:00:00Z""#, text) {
      $0.dateDecodingStrategy = .iso8601
    }
  }

  @Test(arguments: scalars + [#""2020/01/02 03:04""#])
  func `formatted dates decode with the formatter`(_ text: String) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy/MM/dd HH:mm"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    expectSameEverywhere(Date.self, good: #""2020/01/02 03:04""#, text) {
      $0.dateDecodingStrategy = .formatted(formatter)
    }
  }

  @Test(arguments: scalars)
  func `custom dates decode with the closure`(_ text: String) {
    expectSameEverywhere(Date.self, good: "7", text) {
      $0.dateDecodingStrategy = .custom { decoder in
        // The depth of the coding path becomes part of the value.
        Date(timeIntervalSince1970: try Double(from: decoder) + Double(decoder.codingPath.count))
      }
    }
    expectSameEverywhere(Date.self, good: "7", text) {
      $0.dateDecodingStrategy = .custom { _ in throw Refusal() }
    }
    expectSameEverywhere(Date.self, good: "[7,1]", text == "[]" ? "[8,2,3]" : text) {
      $0.dateDecodingStrategy = .custom { decoder in
        var container = try decoder.unkeyedContainer()
        return Date(timeIntervalSince1970: try container.decode(Double.self))
      }
    }
  }

  @Test(
    arguments: scalars + [
      #""""#, #""AQID""#, #""AQI=""#, #""AQI""#, #""AQ==""#, #""AQ=""#, #""*""#, #""AQ\/\/""#,
      #""AQ//""#, #""-_-_""#, #""AQ\nID""#, #""AQ ID""#, #""AQID=""#, #""====""#, #""AR==""#,
      "[1,2,255]", "[256]", "[-1]", "[1.0]", "[null]", #"["1"]"#, #""\u0041QID""#,
    ])
  func `data decodes with each strategy`(_ text: String) {
    expectSameEverywhere(Data.self, good: #""AQID""#, text) { $0.dataDecodingStrategy = .base64 }
    expectSameEverywhere(Data.self, good: "[0]", text) { $0.dataDecodingStrategy = .deferredToData }
    expectSameEverywhere(Data.self, good: #""x""#, text) {
      $0.dataDecodingStrategy = .custom { Data(try String(from: $0).utf8) }
    }
    expectSameEverywhere(Data.self, good: #""x""#, text) {
      $0.dataDecodingStrategy = .custom { _ in throw Refusal() }
    }
  }

  @Test(
    arguments: scalars + [
      #""+""#, #""-""#, #""?""#, #""+ ""#, #""NaN""#, #""inf""#, #""""#,
    ])
  func `non-finite floats decode with the strategy`(_ text: String) {
    let strategies: [JSONDecoder.NonConformingFloatDecodingStrategy] = [
      .throw, .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?"),
      .convertFromString(positiveInfinity: "", negativeInfinity: "inf", nan: "NaN"),
    ]
    for strategy in strategies {
      let set: (JSONDecoder) -> Void = { $0.nonConformingFloatDecodingStrategy = strategy }
      expectSameEverywhere(Double.self, good: "1", text, configure: set)
      expectSameEverywhere(Float.self, good: "1", text, configure: set)
      expectSameEverywhere(CGFloat.self, good: "1", text, configure: set)
      // The strategy doesn't apply to dates, integers and decimals.
      expectSameEverywhere(Date.self, good: "1", text, configure: set)
      expectSameEverywhere(Int.self, good: "1", text, configure: set)
      expectSameEverywhere(Decimal.self, good: "1", text, configure: set)
    }
  }

  @Test(
    arguments: scalars + [
      #""https://example.com/a?b=c#d""#, #""https:\/\/example.com\/\u00e9""#, #""""#, #""a b""#,
      #""http://[""#, #""/relative""#, #""mailto:a@b.c""#, #""https://é.example/ü""#,
      #"{"relative":"x"}"#,
    ])
  func `URLs decode from strings`(_ text: String) {
    expectSameEverywhere(URL.self, good: #""https://example.com""#, text) { _ in }
  }
}
