import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableFullFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Date formats") struct DatePatternTests {
  static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  static let formats = [
    "yyyy-MM-dd", "dd.MM.yyyy HH:mm", "yyyyMMdd", "yyyyMMddHHmmss", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX",
    "EEE, d MMM yyyy HH:mm:ss Z", "EEEE, d MMMM yyyy", "MMM dd, yyyy h:mm a", "MM/dd/yy", "H:mm",
    "d MMM y", "''yyyy'' 'o''clock'", "yyyy-MM-dd HH:mmX", "yyyy-MM-dd HH:mmxx", "LLLL yyyy",
    "yyyy-MM-dd HH:mm ZZZZZ", "ss.S", "d/M/yyyy hh:mm:ss a",
  ]

  static func formatter(_ format: String, _ timeZone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = format
    return formatter
  }

  @Test(arguments: formats)
  func `dates are written and read like DateFormatter`(_ format: String) throws {
    var random = SeededGenerator(seed: 7)
    for timeZone in [TimeZone.gmt, Self.berlin] {
      let formatter = Self.formatter(format, timeZone)
      let strategy = DateFormatStrategy.dateFormat(format, timeZone: timeZone)
      for _ in 0..<300 {
        // From 1969 to 2068, where both interpret two-digit years the same.
        let date = Date(
          timeIntervalSince1970: Double(Int.random(in: 0..<2_398_000_000, using: &random)))
        let text = formatter.string(from: date)
        #expect(strategy.text(of: date) == text)
        #expect(strategy.value(of: text) == formatter.date(from: text), "\(text) in \(timeZone)")
      }
    }
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "1.2.2020"), ("dd.MM.yyyy", " 1.2.2020"), ("dd.MM.yyyy", "1. 2.2020"),
    ("dd.MM.yyyy", "1.2.2020x"), ("dd.MM.yyyy", "1.2"), ("yyyy-MM-dd", "2021-02-29"),
    ("yyyy-MM-dd", "2020-13-01"), ("yyyy-MM-dd", "-2020-01-01"), ("yyyy-MM-dd", "0000-01-01"),
    ("yyyy-MM-dd", "12345-02-28"), ("yyyyMMdd", "2020010"), ("d MMM yyyy", "1  Mar 2020"),
    ("d MMM yyyy", "1Mar 2020"), ("d MMM yyyy", "1 MARCH 2020"), ("d MMM yyyy", "1 Mae 2020"),
    ("h:mm a", "12:30 AM"), ("h:mm a", "12:30 pm"), ("h:mm a", "13:30 pm"), ("H:mm", "24:00"),
    ("H:mm", "23:60"), ("HH:mm:ss", "23:59:60"), ("ss.SSS", "01.5"), ("yy-MM-dd", "2055-01-01"),
    ("yyyy-MM-dd'T'HH", "2020-01-01t03"), ("yyyy-MM-dd HH:mm Z", "2020-01-01 00:00 +0130"),
    ("yyyy-MM-dd HH:mm Z", "2020-01-01 00:00 +01:30"), ("HH:mmX", "00:00+01"),
    ("HH:mmxxx", "00:00Z"), ("HH:mmXXX", "00:00+0130"), ("MM-dd", "03-04"), ("yyyy", "1999"),
    ("yyyy", ""),
  ])
  func `unusual input is read like DateFormatter`(_ format: String, _ text: String) {
    #expect(
      DateFormatStrategy.dateFormat(format).value(of: text)
        == Self.formatter(format, .gmt).date(from: text))
  }

  @Test func `local times that don't exist are rejected, and ambiguous ones are the later time`() {
    let strategy = DateFormatStrategy.dateFormat("yyyy-MM-dd HH:mm", timeZone: Self.berlin)
    #expect(strategy.value(of: "2020-03-29 02:30") == nil)
    #expect(strategy.value(of: "2020-10-25 02:30")?.timeIntervalSince1970 == 1_603_589_400)
  }

  @Test(arguments: [
    ("yy", "68", 3_092_601_600.0), ("yy", "69", -31_536_000.0),
    ("yyyy-MM-dd", "1500-02-28", -14_826_758_400.0),
  ])
  func `two-digit years and Gregorian dates differ from DateFormatter`(
    _ format: String, _ text: String, _ seconds: Double
  ) {
    let strategy = DateFormatStrategy.dateFormat(format)
    #expect(strategy.value(of: text)?.timeIntervalSince1970 == seconds)
    #expect(strategy.text(of: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [-32_000_000.0, 3_124_224_000])
  func `dates outside the range of two-digit years can't be written with them`(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(DateFormatStrategy.dateFormat("dd.MM.yy").text(of: date) == nil)
    #expect(DateFormatStrategy.dateFormat("yyMMdd").text(of: date) == nil)
    #expect(DateFormatStrategy.dateFormat("dd.MM.yyyy").text(of: date) != nil)
  }

  @Test func `the day of the week must match the date`() {
    let strategy = DateFormatStrategy.dateFormat("EEE, d MMM yyyy")
    #expect(strategy.value(of: "Fri, 21 Nov 1997") != nil)
    #expect(strategy.value(of: "Mon, 21 Nov 1997") == nil)
  }

  @Test(arguments: ["QQQ yyyy", "yyyy G", "HH:mm zzzz", "MMMMM", "w", "D"])
  func `formats with unsupported fields are rejected with a message`(_ format: String) throws {
    let strategy = DateFormatStrategy.dateFormat(format)
    #expect(strategy.value(of: "1") == nil)
    #expect(strategy.text(of: .now) == nil)
    #expect(strategy.expectation.contains("requires a locale"))
  }

  @Test(
    arguments: [
      (-62_135_596_801, nil), (-62_135_596_800, "00010101"), (253_402_300_799, "99991231"),
      (253_402_300_800, nil), (.infinity, nil), (.nan, nil),
    ] as [(Double, String?)])
  func `dates that don't fit the calendar or the width of a field can't be written`(
    _ seconds: Double, _ text: String?
  ) {
    let strategy = DateFormatStrategy.dateFormat("yyyyMMdd")
    #expect(strategy.text(of: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func `localized formats use the names of the locale`() {
    let strategy = LocalizedDateFormatStrategy.dateFormat(
      "d. MMMM yyyy", locale: Locale(identifier: "de_DE"))
    let text = "12. Dezember 1985"
    #expect(strategy.value(of: text)?.timeIntervalSince1970 == 503_193_600)
    #expect(strategy.text(of: Date(timeIntervalSince1970: 503_193_600)) == text)
  }
}
