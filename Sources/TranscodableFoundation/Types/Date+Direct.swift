public import Foundation
internal import TranscodableCore
public import TranscodableJSON

extension Date: JSONDecodable {
  /// Reads a date in the form that the decoder's strategy asks for; by default seconds since 2001.
  public static func decode(from reader: inout JSONReader) -> Date? {
    // Foundation looks for null before it asks the strategy.
    guard reader.nextKind != .null else {
      reader.failKind(Date.self)
      return nil
    }
    let context = reader.decodingContext
    switch context.dates {
    case .deferredToDate:
      return Date(timeIntervalSinceReferenceDate: reader.read(Double.self))
    case .secondsSince1970:
      return Date(timeIntervalSince1970: reader.read(Double.self))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: reader.read(Double.self) / 1000)
    case .iso8601:
      let start = reader.offset
      let text: String = reader.read(String.self)
      guard !reader.hasFailed else { return nil }
      if let date = Date(internet: text) ?? (try? Date.ISO8601FormatStyle().parse(text)) {
        return date
      }
      reader.failText(
        "date string to be ISO8601-formatted", found: "\"\(text)\"", at: start)
      return nil
    case .custom(let decode):
      return reader.decodeStandard { try decode($0) }
    #if canImport(Darwin)
      case .formatted(let formatter):
        return readFormatted(formatter, from: &reader)
    #endif
    @unknown default:
      return reader.decodeStandard { try Date(from: $0) }
    }
  }

  #if canImport(Darwin)
    private static func readFormatted(
      _ formatter: DateFormatter, from reader: inout JSONReader
    ) -> Date? {
      let start = reader.offset
      let text: String = reader.read(String.self)
      guard !reader.hasFailed else { return nil }
      if let date = formatter.date(from: text) { return date }
      reader.failText(
        "date string to match the format expected by the formatter", found: "\"\(text)\"", at: start
      )
      return nil
    }
  #endif
}

extension Date: JSONEncodable {
  /// Writes the date in the form that the encoder's strategy asks for; by default as seconds since 2001.
  public func encode(to writer: inout JSONWriter) {
    let context = writer.encodingContext
    switch context.dates {
    case .deferredToDate: writer.write(timeIntervalSinceReferenceDate)
    case .secondsSince1970: write(timeIntervalSince1970, to: &writer)
    case .millisecondsSince1970: write(timeIntervalSince1970 * 1000, to: &writer)
    case .iso8601: writer.write(formatted(.iso8601))
    #if canImport(Darwin)
      case .formatted(let formatter): writer.write(formatter.string(from: self))
    #endif
    case .custom(let encode): writer.encode { try encode(self, $0) }
    @unknown default: writer.write(timeIntervalSinceReferenceDate)
    }
  }

  /// A number without end is an error here, whatever the strategy for numbers without a form in JSON.
  private func write(_ number: Double, to writer: inout JSONWriter) {
    if number.isFinite { writer.write(number) } else { writer.failNonFinite(number) }
  }
}

extension Date {
  /// Creates the date that `2012-04-21T18:25:43Z` stands for: exactly this shape, in UTC; nil for everything else.
  ///
  /// The form nearly every date has, without the price of a general parser.
  package init?(internet text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 20, digits[4] == 0x2D, digits[7] == 0x2D, digits[10] == 0x54,
      digits[13] == 0x3A, digits[16] == 0x3A, digits[19] == 0x5A
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for place in range {
        let digit = digits[place] &- 0x30
        guard digit < 10 else { return nil }
        value = value * 10 + Int(digit)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      year >= 1583, 1...12 ~= month, 1...Self.length(of: month, year) ~= day, hour < 24,
      minute < 60, second < 60
    else { return nil }
    // Days from 2001-03-01, with years that begin in March, so that the leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 730_791
    self.init(
      timeIntervalSinceReferenceDate: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  /// The number of days of a month.
  private static func length(of month: Int, _ year: Int) -> Int {
    if month != 2 { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  }
}
