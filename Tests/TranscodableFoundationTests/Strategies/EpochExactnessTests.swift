import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Epoch dates are exact in both directions")
struct EpochExactnessTests {
  @Test func `whole units round-trip with every coder`() {
    for text in ["1700000000123", "-1700000000123", "0", "1", "-1", "253402300799999"] {
      let field = field(.millisecondsSince1970)
      guard let date = field.decoded(text).value else {
        Issue.record("\(text) isn't a date")
        continue
      }
      #expect(field.encoded(date) == text)
    }
    let micro = field(.microsecondsSince1970)
    for text in ["1700000000123456", "-1", "1700000000000001"] {
      #expect(micro.decoded(text).value.map { micro.encoded($0) } == text)
    }
  }

  @Test func `digits in strings round-trip`() {
    for (strategy, texts) in [
      (EpochStrategy.millisecondsSince1970(as: .string), ["1700000000123", "1700000000123.4567"]),
      (.secondsSince1970(as: .string), ["1700000000.123", "-1700000000.123", "-0.5", "1.000001"]),
      (.microsecondsSince1970(as: .string), ["1700000000123456"]),
    ] {
      let field = field(strategy)
      for text in texts {
        #expect(field.decoded("\"\(text)\"").value.map { field.encoded($0) } == "\"\(text)\"")
      }
    }
  }

  @Test(arguments: [0, 3])
  func `dates near the present round-trip`(_ digits: Int) throws {
    var generator = SeededGenerator(seed: 14)
    let strategy: EpochStrategy = digits == 0 ? .secondsSince1970 : .millisecondsSince1970
    for _ in 0..<2000 {
      let seconds = Double.random(in: -3e9...3e9, using: &generator)
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let bytes = try JSONWriter.write { $0.__write(date, by: strategy) }
      let direct = try JSONReader.read(bytes) { $0.__read(by: strategy) }
      // Near the year 2001, dates are more precise than nanoseconds.
      let error = direct.map { abs($0.timeIntervalSinceReferenceDate - seconds) } ?? .infinity
      #expect(error < 1e-9, "\(seconds) as \(String(decoding: bytes, as: UTF8.self))")
      if abs(seconds) > 1e7 { #expect(direct == date) }
    }
  }

  @Test func `the direct and container paths read the same digits`() {
    for text in ["1700000000123.4567", "1.5e3", "1e-3", "0.1", "-0.000001", "12345678.901234567"] {
      decodedField(EpochStrategy.millisecondsSince1970).decoded(text, others: [])
      decodedField(EpochStrategy.secondsSince1970).decoded(text, others: [])
    }
  }

  @Test func `non-finite numbers aren't dates`() {
    for strategy in [EpochStrategy.secondsSince1970, .millisecondsSince1970] {
      for text in ["1e400", "-1e400"] {
        #expect(decodedField(strategy).decoded(text, others: []).problem != nil)
      }
    }
  }

  private struct Nanoseconds: Encodable {
    let date: Date

    func encode(to encoder: any Encoder) throws {
      try EpochStrategy.nanosecondsSince1970(as: .string).encode(date, to: encoder)
    }
  }

  @Test func `a date that can't be encoded is described by its unit`() {
    for (date, message) in [
      (Date(timeIntervalSince1970: 1e10), "number of nanoseconds since 1970 exceeds 64 bits"),
      (Date.distantPast, "number of nanoseconds since 1970 exceeds 64 bits"),
      (Date(timeIntervalSince1970: .nan), "a date that isn't finite"),
    ] {
      let error = #expect(throws: EncodingError.self) {
        _ = try JSON.Encoder().encode(Nanoseconds(date: date))
      }
      #expect("\(error as Any)".contains(message))
    }
  }
}
