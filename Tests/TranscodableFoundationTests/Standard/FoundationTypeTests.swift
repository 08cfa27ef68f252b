import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Foundation's `Codable` types: both coders encode them the same and decode each other's output.
@Suite("Container path: Foundation types")
struct FoundationTypeTests {
  @Test func `Data round-trips`() {
    for data in [Data(), Data([0]), Data([255, 254, 253, 63]), Data(0...255)] {
      expectRoundTrip(data)
      expectRoundTrip(
        data, decoder: { $0.dataDecodingStrategy = .deferredToData },
        encoder: { $0.dataEncodingStrategy = .deferredToData })
    }
    expectSameOutcomes(Data.self, [#""AQID""#, #""AQI""#])
  }

  @Test func `Date round-trips`() {
    for seconds in [0, 1, -1, 1.5, 1e9, 356_725_543.25, -63_114_076_800, 252_455_616_000] {
      expectRoundTrip(Date(timeIntervalSinceReferenceDate: seconds))
      expectRoundTrip(
        Date(timeIntervalSince1970: seconds),
        decoder: { $0.dateDecodingStrategy = .secondsSince1970 },
        encoder: { $0.dateEncodingStrategy = .secondsSince1970 })
      expectRoundTrip(
        Date(timeIntervalSince1970: seconds.rounded()),
        decoder: { $0.dateDecodingStrategy = .millisecondsSince1970 },
        encoder: { $0.dateEncodingStrategy = .millisecondsSince1970 })
      expectRoundTrip(
        Date(timeIntervalSince1970: abs(seconds.rounded())),
        decoder: { $0.dateDecodingStrategy = .iso8601 },
        encoder: { $0.dateEncodingStrategy = .iso8601 })
    }
    expectSameOutcomes(Date.self, ["1e9", "2.5e-3"])
  }

  @Test func `Decimal round-trips`() throws {
    for text in [
      "0", "1", "-1.5", "0.1", "123456789012345678901234567890.12345678", "1e100", "-1e-100",
      "99999999999999999999999999999999999999",
    ] {
      expectRoundTrip(try #require(Decimal(string: text)))
    }
    expectSameOutcomes(Decimal.self, ["1e3", "1e999"])
  }

  @Test func `URL round-trips`() throws {
    for text in [
      "https://example.com/a/b?c=d/e#f", "mailto:a@b.c", "/relative", "file:///x/y",
      "https://é.example/ü?ä", "data:,%22",
    ] {
      let url = try #require(URL(string: text))
      expectRoundTrip(url)
      expectRoundTrip(url, encoder: { $0.outputFormatting.insert(.withoutEscapingSlashes) })
    }
    expectSameOutcomes(URL.self, [#""a b""#, #""http://[""#])
    // The base isn't encoded, so both coders return the absolute URL.
    let based = try #require(URL(string: "b", relativeTo: URL(string: "https://example.com/a/")))
    let (ours, foundation) = encoders { _ in }
    #expect(try ours.encode([based]) == foundation.encode([based]))
  }

  @Test func `UUID round-trips`() throws {
    expectRoundTrip(UUID())
    expectRoundTrip(try #require(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")))
    expectSameOutcomes(
      UUID.self, [#""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #""E621E1F8-C36C""#])
  }

  @Test func `geometry types round-trip`() {
    for value in [0, 1, -1.5, 0.1, 1e300] {
      expectRoundTrip(CGFloat(value))
      expectRoundTrip(CGPoint(x: value, y: -value))
      expectRoundTrip(CGSize(width: value, height: value))
      expectRoundTrip(CGRect(x: value, y: 1, width: 2, height: value))
    }
    expectRoundTrip(AffineTransform(m11: 1, m12: 2.5, m21: -3, m22: 4, tX: 5, tY: 1e-7))
    expectRoundTrip(AffineTransform.identity)
    expectSameOutcomes(CGFloat.self, ["1e999"])
    expectSameOutcomes(CGPoint.self, ["[1,2]", "[1,2,3]", #"["a",2]"#])
    expectSameOutcomes(CGRect.self, ["[[1,2],[3,4]]", "[[1],[3,4]]"])
    expectSameOutcomes(AffineTransform.self, ["[1,2,3,4,5,6]", "[1,2,3]"])
  }

  @Test func `Calendar and DateComponents round-trip`() {
    expectRoundTrip(Calendar(identifier: .gregorian))
    var calendar = Calendar(identifier: .iso8601)
    calendar.locale = Locale(identifier: "de_DE")
    calendar.timeZone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
    calendar.firstWeekday = 2
    expectRoundTrip(calendar)
    expectRoundTrip(
      DateComponents(
        calendar: calendar, timeZone: .gmt, year: 2_020, month: 2, day: 29, hour: 1, minute: 2,
        second: 3, nanosecond: 4, weekday: 5))
    expectRoundTrip(DateComponents())
    expectSameOutcomes(DateComponents.self, [#"{"year":1.5}"#, #"{"year":"x"}"#])
    expectSameOutcomes(Calendar.self, [#"{"identifier":"x"}"#, #"{"identifier":1}"#])
  }

  @Test func `DateInterval and NSRange round-trip`() {
    expectRoundTrip(DateInterval(start: Date(timeIntervalSince1970: 10), duration: 3.5))
    expectSameOutcomes(DateInterval.self, [#"{"start":1,"duration":2}"#, #"{"start":1}"#])
    expectRoundTrip(NSRange(location: 3, length: 7))
    expectSameOutcomes(NSRange.self, ["[1,2]", "[1]", #"["x",2]"#])
  }

  @Test func `Locale and TimeZone round-trip`() {
    for identifier in ["en_US", "de", "zh_Hant_TW", "", "en_US@calendar=buddhist"] {
      expectRoundTrip(Locale(identifier: identifier))
    }
    for identifier in ["UTC", "Europe/Berlin", "America/New_York", "GMT+0330"] {
      if let zone = TimeZone(identifier: identifier) { expectRoundTrip(zone) }
    }
    expectSameOutcomes(Locale.self, [#"{"identifier":"fr"}"#, #"{"identifier":null}"#])
    expectSameOutcomes(TimeZone.self, [#"{"identifier":"UTC"}"#, #"{"identifier":"Nowhere"}"#])
  }

  @Test func `IndexPath and IndexSet round-trip`() {
    expectRoundTrip(IndexPath(indexes: [1, 2, 3]))
    expectRoundTrip(IndexPath())
    expectRoundTrip(IndexSet([1, 2, 3, 10, 20, 21]))
    expectRoundTrip(IndexSet())
    expectSameOutcomes(IndexPath.self, [#"{"indexes":[1,2]}"#, #"{"indexes":["x"]}"#])
    expectSameOutcomes(
      IndexSet.self, [#"{"indexes":[{"location":1,"length":2}]}"#, #"{"indexes":[{}]}"#])
  }

  @Test func `CharacterSet round-trips`() {
    expectRoundTrip(CharacterSet(charactersIn: "abcé😀"))
    expectRoundTrip(CharacterSet())
    expectSameOutcomes(CharacterSet.self, [#"{"bitmap":"AA=="}"#, #"{"bitmap":1}"#])
  }

  @Test func `Measurement round-trips`() {
    expectRoundTrip(Measurement(value: 2.5, unit: UnitLength.kilometers))
    expectRoundTrip(Measurement(value: -40, unit: UnitTemperature.celsius))
    expectRoundTrip(Measurement(value: 1e300, unit: UnitMass.grams))
    expectSameOutcomes(Measurement<UnitLength>.self, [#"{"value":1}"#, #"{"value":1,"unit":{}}"#])
  }

  @Test func `PersonNameComponents round-trips`() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    name.nickname = "Countess"
    // Phonetic names aren't coded on Linux.
    expectRoundTrip(name)
    expectRoundTrip(PersonNameComponents())
    expectSameOutcomes(PersonNameComponents.self, [#"{"givenName":1}"#, #"{"givenName":null}"#])
  }

  @Test func `URLComponents and recurrence rules round-trip`() throws {
    expectRoundTrip(try #require(URLComponents(string: "https://u:p@example.com:8080/a?b=c#d")))
    expectRoundTrip(URLComponents())
    expectRoundTrip(Calendar.RecurrenceRule.daily(calendar: Calendar(identifier: .gregorian)))
  }
}
