import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Date strategies with every coder")
struct DateStrategyTests {
  @Test(arguments: [
    // RFC 3339, section 5.8.
    (#""1985-04-12T23:20:50.52Z""#, 482_196_050.52),
    (#""1996-12-19T16:39:57-08:00""#, 851_042_397),
    (#""1990-12-31T23:59:60Z""#, 662_688_000),
    (#""1990-12-31T15:59:60-08:00""#, 662_688_000),
    (#""1937-01-01T12:00:27.87+00:20""#, -1_041_337_172.13),
  ])
  func `the examples of RFC 3339 decode`(_ text: String, _ seconds: Double) throws {
    let date = try #require(field(.iso8601).decoded(text).value)
    #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-6)
  }

  @Test(arguments: [
    #""""#, #""x""#, #""1985-04-12""#, #""1985-04-12T23:20:50""#, #""1985-02-29T00:00:00Z""#,
    #""1985-04-12T24:00:00Z""#, #""1985-04-12T23:59:60Z""#, #""1985-04-12T23:20:50.Z""#,
    #""1985-04-12T23:20:50Zx""#, #"" 1985-04-12T23:20:50Z""#, #""1985-4-12T23:20:50Z""#,
    "1", "null", "true", "[]", "{}",
  ])
  func `invalid dates throw the same error with every coder`(_ text: String) {
    #expect(field(.iso8601).decoded(text).problem?.path == "x")
  }

  @Test func `null, a missing key and other kinds of values are different errors`() {
    #expect(field(.iso8601).decoded("null").problem?.kind == "valueNotFound Date")
    #expect(field(.iso8601).decoded(nil).problem?.kind == "keyNotFound x")
    #expect(field(.iso8601).decoded(nil).problem?.path == "")
    #expect(field(.iso8601).decoded("1").problem?.kind == "typeMismatch String")
    #expect(field(.iso8601).decoded(#""x""#).problem?.kind == "dataCorrupted")
  }

  @Test(arguments: [
    (0, #""2023-11-14T22:13:20Z""#), (0.5, #""2023-11-14T22:13:20.5Z""#),
    (0.123, #""2023-11-14T22:13:20.123Z""#), (0.000_001, #""2023-11-14T22:13:20.000001Z""#),
  ])
  func `a date is written with all of its fraction digits`(_ fraction: Double, _ text: String) {
    let date = Date(timeIntervalSinceReferenceDate: 721_692_800 + fraction)
    #expect(field(.iso8601).encoded(date) == text)
    #expect(field(.iso8601).decoded(text).value == date)
  }

  @Test func `the number of fraction digits can be fixed`() {
    let date = Date(timeIntervalSinceReferenceDate: 721_692_800.123)
    func text(_ digits: Int) -> String? {
      ISO8601Strategy.iso8601(fractionDigits: digits).text(of: date)
    }
    #expect(text(0) == "2023-11-14T22:13:20Z")
    #expect(text(2) == "2023-11-14T22:13:20.12Z")
    #expect(text(3) == "2023-11-14T22:13:20.123Z")
    #expect(text(6) == "2023-11-14T22:13:20.123000Z")
    let late = date.addingTimeInterval(0.8)
    #expect(
      ISO8601Strategy.iso8601(fractionDigits: 0).text(of: late) == "2023-11-14T22:13:20Z")
  }

  @Test func `dateOnly represents a day as its start in UTC`() {
    let field = field(.iso8601(dateOnly: true))
    #expect(field.decoded(#""2000-02-29""#).value?.timeIntervalSince1970 == 951_782_400)
    #expect(field.encoded(Date(timeIntervalSince1970: 951_782_400)) == #""2000-02-29""#)
    #expect(field.decoded(#""2001-02-29""#).problem?.kind == "dataCorrupted")
    #expect(field.decoded(#""2000-02-29T00:00:00Z""#).problem?.kind == "dataCorrupted")
  }

  @Test(arguments: [
    // RFC 2822, appendix A, with the obsolete forms of A.6.
    (#""Fri, 21 Nov 1997 09:55:06 -0600""#, 880_127_706),
    (#""Tue, 1 Jul 2003 10:52:37 +0200""#, 1_057_049_557),
    (#""Thu, 13 Feb 1969 23:32:54 -0330""#, -27_723_426),
    (
      #""Thu,\r\n  13\r\n  Feb\r\n  1969\r\n  23:32\r\n  -0330 (Newfoundland Time)""#,
      -27_723_480
    ),
    (#""21 Nov 97 09:55:06 GMT""#, 880_106_106),
    (#""Fri, 21 Nov 1997 09(comment):   55  :  06 -0600""#, 880_127_706),
  ])
  func `the examples of RFC 2822 decode`(_ text: String, _ seconds: Double) {
    #expect(field(.rfc2822).decoded(text).value?.timeIntervalSince1970 == seconds)
  }

  @Test func `RFC 2822 dates are written in UTC`() {
    let date = Date(timeIntervalSince1970: 880_127_706)
    #expect(field(.rfc2822).encoded(date) == #""Fri, 21 Nov 1997 15:55:06 +0000""#)
    // This day was a Friday.
    #expect(field(.rfc2822).decoded(#""Mon, 21 Nov 1997 09:55:06 -0600""#).problem != nil)
    #expect(field(.rfc2822).decoded(#""Fri, 21 Nov 1997 09:55:06""#).problem != nil)
  }

  @Test func `dateFormat uses Unicode format patterns`() {
    let field = field(.dateFormat("dd.MM.yyyy"))
    #expect(field.decoded(#""12.04.1985""#).value?.timeIntervalSince1970 == 482_112_000)
    #expect(field.encoded(Date(timeIntervalSince1970: 482_112_000)) == #""12.04.1985""#)
    #expect(field.decoded(#""1985-04-12""#).problem?.kind == "dataCorrupted")
  }

  @Test(arguments: [
    (EpochStrategy.secondsSince1970, "1700000000", "1700000000.5"),
    (.millisecondsSince1970, "1700000000000", "1700000000500"),
    (.microsecondsSince1970, "1700000000000000", "1700000000500000"),
    (.nanosecondsSince1970, "1700000000000000000", "1700000000500000000"),
    (.secondsSince1970(as: .string), #""1700000000""#, #""1700000000.5""#),
    (.millisecondsSince1970(as: .string), #""1700000000000""#, #""1700000000500""#),
    (.nanosecondsSince1970(as: .string), #""1700000000000000000""#, #""1700000000500000000""#),
  ])
  func `epoch strategies count in their unit`(
    _ strategy: EpochStrategy, _ whole: String, _ half: String
  ) {
    for (text, seconds) in [(whole, 1_700_000_000), (half, 1_700_000_000.5)] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(field(strategy).decoded(text).value == date)
      #expect(field(strategy).encoded(date) == text)
    }
    let other = whole.hasPrefix("\"") ? "1" : #""1""#
    #expect(field(strategy).decoded(other).problem?.kind.hasPrefix("typeMismatch") == true)
    #expect(field(strategy).decoded("null").problem?.kind == "valueNotFound Date")
  }

  @Test func `dates that can't be represented are errors`() {
    for date in [Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: 1e30)] {
      #expect(field(.iso8601).encoded(date).hasPrefix("invalidValue"))
      #expect(field(.rfc2822).encoded(date).hasPrefix("invalidValue"))
      #expect(field(.millisecondsSince1970).encoded(date).hasPrefix("invalidValue"))
    }
    #expect(field(.nanosecondsSince1970).encoded(.distantFuture).hasPrefix("invalidValue"))
  }

  @Test func `random dates round-trip`() {
    let seed: UInt64 = 20_251_121
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let seconds = Int64.random(in: -62_167_219_200...253_402_300_799, using: &generator)
      let digits = Int.random(in: 0...9, using: &generator)
      let instant = Instant(
        seconds: seconds, nanoseconds: Int32.random(in: 0...999_999_999, using: &generator))
      let rounded = instant.rounded(to: digits)
      guard rounded.seconds <= 253_402_300_799 else { continue }
      let text = InternetDate.text(of: rounded, fractionDigits: digits) ?? ""
      #expect(InternetDate.instant(in: text) == rounded, "seed \(seed): \(text)")
      if seconds > -2_208_988_800 {
        let text = MailDate.text(of: Instant(seconds: seconds)) ?? ""
        #expect(MailDate.instant(in: text)?.seconds == seconds, "seed \(seed): \(text)")
      }
    }
    for _ in 0..<500 {
      let date = Date(
        timeIntervalSinceReferenceDate: Double.random(in: -3e9...3e9, using: &generator))
      let text = ISO8601Strategy.iso8601.text(of: date) ?? ""
      let back = ISO8601Strategy.iso8601.value(of: text)
      #expect(abs((back ?? .distantPast).timeIntervalSince(date)) < 1e-9, "seed \(seed): \(text)")
    }
  }

  @Test func `calendar days match Foundation's calendar`() throws {
    let seed: UInt64 = 4
    var generator = SeededGenerator(seed: seed)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for _ in 0..<500 {
      let number = Int.random(in: -140_000...2_900_000, using: &generator)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let day = CalendarDay(daysSince1970: number)
      #expect(day.daysSince1970 == number, "seed \(seed)")
      #expect(day.month == parts.month && day.day == parts.day, "seed \(seed): \(number)")
      #expect(day.year == parts.year && day.weekday + 1 == parts.weekday, "seed \(seed)")
    }
  }
}
