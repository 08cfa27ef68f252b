import Foundation
import Kodable
import Testing

/// Date formats, decoded and encoded.
struct DateTests {
  private struct Custom: DateConvertible {
    func date(from text: String) -> Date? {
      text.hasPrefix("@") ? Double(text.dropFirst()).map { Date(timeIntervalSince1970: $0) } : nil
    }
    func string(from date: Date) -> String { "@\(Int(date.timeIntervalSince1970))" }
  }

  private static let forms: [(DateCodingStrategy, String, Double)] = [
    (.iso8601, "2021-08-30T18:35:19Z", 1_630_348_519),
    (.iso8601WithMillisecondPrecision, "2021-08-30T18:35:19.999Z", 1_630_348_519.999),
    (.rfc2822, "Thu, 19 Dec 1996 16:39:57 GMT", 851_013_597),
    (.rfc3339, "1996-12-20T00:39:57+0000", 851_042_397),
    (.format("y-MM-dd"), "2001-01-01", 978_307_200),
    (.timestamp, "978307200.5", 978_307_200.5),
    (.custom(Custom()), "@17", 17),
  ]

  @Test(arguments: 0..<7) func `each format is parsed and printed`(index: Int) throws {
    let (form, text, seconds) = Self.forms[index]
    let date = try #require(form.date(from: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.0005)
    #expect(form.string(from: date) == text)
    #expect(form.date(from: "zzz") == nil)
  }

  @Test func `each format accepts what its formatter accepts`() {
    #expect(
      DateCodingStrategy.iso8601.date(from: "1996-12-19T16:39:57-08:00")
        == Date(timeIntervalSince1970: 851_042_397))
    #expect(
      DateCodingStrategy.rfc3339.date(from: "1996-12-19T16:39:57-08:00")
        == Date(timeIntervalSince1970: 851_042_397))
    #expect(DateCodingStrategy.iso8601.date(from: "2021-08-30T18:35:19.999Z") == nil)
    #expect(
      DateCodingStrategy.iso8601WithMillisecondPrecision.date(from: "2021-08-30T18:35:19Z") == nil)
  }

  // The default format is parsed without a formatter.
  @Test func `ISO 8601 dates are parsed as by the formatter`() {
    let formatter = ISO8601DateFormatter()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let seconds = Double(Int.random(in: -12_000_000_000...40_000_000_000, using: &generator))
      let text = formatter.string(from: Date(timeIntervalSince1970: seconds))
      #expect(DateCodingStrategy.iso8601.date(from: text) == formatter.date(from: text), "\(text)")
    }
    for text in [
      "2021-02-29T00:00:00Z", "2021-13-01T00:00:00Z", "2021-01-01T24:00:00Z",
      "0000-01-01T00:00:00Z", "2021-01-01t00:00:00z",
    ] {
      #expect(DateCodingStrategy.iso8601.date(from: text) == formatter.date(from: text), "\(text)")
    }
  }

  private struct Dates: Kodable {
    @CodableDate(.enforceType) var iso: Date
    @CodableDate("iso") var optional: Date?
    @CodableDate(.iso8601WithMillisecondPrecision, "milliseconds") var milliseconds: Date?
    @CodableDate(.format("y-MM-dd"), "day") var day: Date
    @CodableDate(.rfc2822, "mail") var mail: Date
    @CodableDate(.rfc3339, "net.time") var net: Date
    @CodableDate(.timestamp, "seconds", .lossless) var lossless: Date
    @CodableDate(.timestamp) var seconds: Date?
    @CodableDate(.custom(Custom()), "custom") var custom: Date?
  }

  private let json = """
    {"iso":"2021-08-30T18:35:19Z","milliseconds":"2021-08-30T18:35:19.001Z","day":"2001-01-01",
     "mail":"Thu, 19 Dec 1996 16:39:57 GMT","net":{"time":"1996-12-19T16:39:57-08:00"},
     "seconds":978307200.5,"custom":"@17"}
    """

  @Test func `properties can have dates in each format`() throws {
    for decoder in decoders {
      let dates = try decoder.decode(Dates.self, from: Data(json.utf8))
      #expect(dates.iso == dates.optional)
      #expect(dates.day.timeIntervalSince1970 == 978_307_200)
      #expect(dates.mail.timeIntervalSince1970 == 851_013_597)
      #expect(dates.net.timeIntervalSince1970 == 851_042_397)
      #expect(dates.lossless.timeIntervalSince1970 == 978_307_200.5)
      #expect(dates.custom?.timeIntervalSince1970 == 17)
      #expect(
        try text(of: dates)
          == #"{"custom":"@17","day":"2001-01-01","iso":"2021-08-30T18:35:19Z","#
          + #""mail":"Thu, 19 Dec 1996 16:39:57 GMT","milliseconds":"2021-08-30T18:35:19.001Z","#
          + #""net":{"time":"1996-12-20T00:39:57+0000"},"seconds":"978307200.5"}"#)
    }
  }

  // Fixed: the README decodes a number, which required the option `.lossless`.
  @Test func `timestamps are numbers or strings`() {
    struct Timestamp: Kodable { @CodableDate(.timestamp) var t: Date }
    for json in [#"{"t":978307200.0}"#, #"{"t":"978307200"}"#, #"{"t":978307200}"#] {
      #expect(outcome(json) { (model: Timestamp) in model.t } == "2001-01-01 00:00:00 +0000")
    }
    #expect(outcome(#"{"t":true}"#) { (model: Timestamp) in model.t } == "type > no date: true")
  }

  @Test func `the projected value is the wrapper`() throws {
    struct Projected: Kodable { @CodableDate var d: Date? }
    #expect(Projected().$d.wrappedValue == nil)
  }

  @Test func `the transformer is public`() throws {
    #expect(throws: KodableError.failedToParseDate(source: "nil")) {
      try DateTransformer<Date>().transformFromJSON(value: nil)
    }
    #expect(try DateTransformer<Date?>().transformFromJSON(value: nil) == nil)
    #expect(DateTransformer<Date?>().transformToJSON(value: nil) == nil)
  }

  // Fixed: formatters were cached in a dictionary without synchronization.
  @Test func `formatters can be created by many threads at the same time`() {
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let form = DateCodingStrategy.format("'v\(index % 8)' y-MM-dd")
      #expect(form.date(from: "v\(index % 8) 2001-01-01")?.timeIntervalSince1970 == 978_307_200)
    }
  }
}
