import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Dates written with an offset from UTC")
struct DateOffsetTests {
  private func text(_ seconds: Double, _ digits: Int?, _ offset: Int) -> String? {
    ISO8601Strategy.iso8601(fractionDigits: digits, secondsFromGMT: offset)
      .text(of: Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    // RFC 3339, section 5.8.
    ("1985-04-12T23:20:50.52Z", 482_196_050.52, 2, 0),
    ("1996-12-19T16:39:57-08:00", 851_042_397, nil, -28_800),
    ("1996-12-20T00:39:57Z", 851_042_397, nil, 0),
    ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13, 2, 1_200),
    // Offsets of an hour or less, and the greatest ones.
    ("2023-11-14T21:43:20-00:30", 1_700_000_000, nil, -1_800),
    ("2023-11-15T03:58:20+05:45", 1_700_000_000, nil, 20_700),
    ("2023-11-15T12:13:20+14:00", 1_700_000_000, nil, 50_400),
    ("2023-11-14T10:13:20-12:00", 1_700_000_000, nil, -43_200),
    ("2023-11-15T22:12:20+23:59", 1_700_000_000, nil, 86_340),
    ("2023-11-13T22:14:20-23:59", 1_700_000_000, nil, -86_340),
    // Another day, month and year; a leap day; the start of 1970.
    ("2024-01-01T01:00:00+02:00", 1_704_063_600, nil, 7_200),
    ("2023-12-31T23:00:00-01:00", 1_704_067_200, nil, -3_600),
    ("2024-02-29T23:30:00-01:00", 1_709_253_000, nil, -3_600),
    ("1969-12-31T19:00:00-05:00", 0, nil, -18_000),
    ("1970-01-01T00:59:59.999+01:00", -0.001, 3, 3_600),
    // Fractional seconds.
    ("2023-11-15T00:13:20+02:00", 1_700_000_000, 0, 7_200),
    ("2023-11-15T00:13:20.500+02:00", 1_700_000_000.5, 3, 7_200),
    ("2023-11-15T00:13:20.500000000+02:00", 1_700_000_000.5, 9, 7_200),
    ("2023-11-15T00:13:20.5+02:00", 1_700_000_000.5, nil, 7_200),
    // The first and the last second that can be written.
    ("0000-01-01T00:00:00+01:00", -62_167_222_800, nil, 3_600),
    ("9999-12-31T23:59:59-01:00", 253_402_304_399, nil, -3_600),
  ])
  func `dates are written with the offset and the fraction digits`(
    _ expected: String, _ seconds: Double, _ digits: Int?, _ offset: Int
  ) {
    let strategy = ISO8601Strategy.iso8601(fractionDigits: digits, secondsFromGMT: offset)
    let date = Date(timeIntervalSince1970: seconds)
    #expect(field(strategy).encoded(date) == "\"\(expected)\"")
    let back = field(strategy).decoded("\"\(expected)\"").value ?? .distantPast
    #expect(abs(back.timeIntervalSince(date)) < 1e-6)
  }

  @Test func `extra fraction digits are truncated`() {
    #expect(text(1_700_000_000.999, 0, 7_200) == "2023-11-15T00:13:20+02:00")
    #expect(text(-0.001, 0, -3_600) == "1969-12-31T22:59:59-01:00")
  }

  @Test func `dates out of range at the offset are errors`() {
    for (seconds, offset) in [
      (-62_167_219_200.0, -60), (253_402_300_799, 60), (-62_167_222_801, 3_600),
      (253_402_304_400, -3_600), (1e14, 60), (.infinity, 60), (-1e30, -60),
    ] {
      let strategy = ISO8601Strategy.iso8601(secondsFromGMT: offset)
      let date = Date(timeIntervalSince1970: seconds)
      #expect(field(strategy).encoded(date).hasPrefix("invalidValue"), "\(seconds)")
    }
    for seconds in [Int64.min, .max] {
      for offset in [-1, 0, 1] {
        let instant = Instant(seconds: seconds)
        #expect(InternetDate.text(of: instant, fractionDigits: 0, offset: offset) == nil)
      }
    }
    for offset in [-1440, 1440, .min, .max] {
      let instant = Instant(seconds: 0)
      #expect(InternetDate.text(of: instant, fractionDigits: 0, offset: offset) == nil)
    }
  }

  @Test func `random dates round-trip and match Foundation`() {
    let seed: UInt64 = 20_251_122
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let seconds = Double(Int64.random(in: -62_000_000_000...253_000_000_000, using: &generator))
      // The range of Foundation's time zones.
      let offset = Int.random(in: -1_080...1_080, using: &generator) * 60
      let date = Date(timeIntervalSince1970: seconds)
      let text = text(seconds, nil, offset) ?? ""
      #expect(ISO8601Strategy.iso8601.value(of: text) == date, "seed \(seed): \(text)")
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
      // Foundation's calendar is Julian before this date.
      guard seconds > -12_000_000_000 else { continue }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
      let numbers = [
        parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second,
      ].map { $0 ?? -1 }
      let found = text.prefix(19).split { !$0.isNumber }.compactMap { Int($0) }
      #expect(found == numbers, "seed \(seed): \(text)")
    }
  }

  #if os(Linux) || os(macOS)
    @Test func `invalid offsets and fraction digits fail a precondition`() async {
      await #expect(processExitsWith: .failure) {
        _ = ISO8601Strategy.iso8601(secondsFromGMT: 90)
      }
      await #expect(processExitsWith: .failure) {
        _ = ISO8601Strategy.iso8601(secondsFromGMT: 86_400)
      }
      await #expect(processExitsWith: .failure) {
        _ = ISO8601Strategy.iso8601(fractionDigits: 10, secondsFromGMT: 0)
      }
    }
  #endif
}
