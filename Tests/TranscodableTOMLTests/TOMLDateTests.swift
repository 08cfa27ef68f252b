import Foundation
import Testing
import Transcodable
import TranscodableCBOR
import TranscodableTOML

struct TOMLDateTests {
  @Codable struct Dates: Equatable {
    var plain: Date
    @CodableBy(.iso8601) var iso: Date
    @CodableBy(.secondsSince1970) var seconds: Date
    @CodableBy(.millisecondsSince1970) var milliseconds: Date
    @CodableBy(.rfc2822) var mail: Date
    @CodableBy(.dateFormat("yyyy")) var formatted: Date
  }

  private static let document = """
    plain = 2013-03-21T20:04:00Z
    iso = 2013-03-21T21:04:00+01:00
    seconds = 2013-03-21 20:04:00Z
    milliseconds = 2013-03-21t20:04:00z
    mail = 2013-03-21T20:04Z
    formatted = 2013-03-21T20:04:00.000Z
    """

  @Test func `a date decodes under every strategy`() throws {
    let date = Date(timeIntervalSince1970: 1_363_896_240)
    #expect(
      try TOML.Decoder().decode(Dates.self, from: Self.document)
        == Dates(
          plain: date, iso: date, seconds: date, milliseconds: date, mail: date, formatted: date))
  }

  @Codable struct Days: Equatable {
    @CodableBy(.iso8601(dateOnly: true)) var iso: Date
    @CodableBy(.dateFormat("yyyy-MM-dd")) var formatted: Date
  }

  @Test func `strategies for days decode local dates`() throws {
    let date = Date(timeIntervalSince1970: 1_363_824_000)
    #expect(
      try TOML.Decoder().decode(
        Days.self, from: "iso = 2013-03-21\nformatted = 2013-03-21")
        == Days(iso: date, formatted: date))
  }

  @Test func `a local date isn't a Date and a date isn't a string or a number`() {
    for text in ["a = 2013-03-21", "a = 2013-03-21T20:04:00", "a = 20:04:00"] {
      let error = #expect(throws: DecodingError.self) {
        try TOML.Decoder().decode([String: Date].self, from: text)
      }
      #expect(error.map { CodingFailure($0).expected } == "a date with an offset")
    }
    #expect(throws: DecodingError.self) {
      try TOML.Decoder().decode([String: String].self, from: "a = 2013-03-21")
    }
    #expect(throws: DecodingError.self) {
      try TOML.Decoder().decode([String: Double].self, from: "a = 2013-03-21T20:04:00Z")
    }
  }

  struct Times: Codable, Equatable {
    var offset: TOML.OffsetDateTime
    var local: TOML.LocalDateTime
    var day: TOML.LocalDate
    var time: TOML.LocalTime
  }

  @Test func `dates and times keep their kinds in TOML and are strings elsewhere`() throws {
    let text = """
      offset = 1979-05-27T00:32:00.999-07:00
      local = 1979-05-27T07:32:00.5
      day = 1979-05-27
      time = 07:32:00

      """
    let times = try TOML.Decoder().decode(Times.self, from: text)
    #expect(try TOML.Encoder().text(of: times) == text)
    let json = try JSON.Encoder().encode(times)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"offset":"1979-05-27T00:32:00.999-07:00","local":"1979-05-27T07:32:00.5","#
        + #""day":"1979-05-27","time":"07:32:00"}"#)
    #expect(try JSON.decode(Times.self, from: json) == times)
    #expect(
      try PropertyList.Decoder().decode(Times.self, from: PropertyList.Encoder().encode(times))
        == times)
    #expect(try CBOR.Decoder().decode(Times.self, from: CBOR.Encoder().encode(times)) == times)
    // A string is accepted as well.
    let strings = try TOML.Encoder().encode(JSON(parsing: json))
    #expect(try TOML.Decoder().decode(Times.self, from: strings) == times)
  }

  @Test(arguments: [
    "2013-02-29", "2013-13-01", "24:00:00", "12:60:00", "12:00:61", "2013-03-21T20:04:00+24:00",
    "2013-3-21", "20:04:0", "",
  ])
  func `invalid dates and times are refused`(_ text: String) {
    #expect(TOML.LocalDate(text) == nil)
    #expect(TOML.LocalTime(text) == nil)
    #expect(TOML.LocalDateTime(text) == nil)
    #expect(TOML.OffsetDateTime(text) == nil)
    #expect(throws: DecodingError.self) { try TOML(parsing: "a = \(text)") }
  }

  @Test func `dates keep their precision`() throws {
    for seconds in [0, 0.1, 1.5, 386_551_234.123456, 386_551_234.1234567, -1e9, 1e-7] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let text = try TOML.Encoder().text(of: ["a": date])
      let again = try TOML.Decoder().decode([String: Date].self, from: text)["a"]
      #expect(abs(try #require(again).timeIntervalSince(date)) < 1e-9, "\(text)")
    }
    #expect(throws: EncodingError.self) {
      try TOML.Encoder().encode(["a": Date.distantPast - 1e12])
    }
    #expect(throws: EncodingError.self) {
      try TOML.Encoder().encode(["a": Date(timeIntervalSince1970: .infinity)])
    }
  }

  @Test func `local dates and times are ordered`() throws {
    let days = ["1979-05-27", "1979-06-01", "1980-01-01"].compactMap { TOML.LocalDate($0) }
    #expect(days.count == 3 && days == days.sorted() && days[0] < days[1])
    let times = ["00:00", "07:32:00", "07:32:00.5"].compactMap { TOML.LocalTime($0) }
    #expect(times.count == 3 && times == times.sorted() && times[1] < times[2])
  }
}
