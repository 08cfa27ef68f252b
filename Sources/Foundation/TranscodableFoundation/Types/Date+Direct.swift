internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: JSONDecodable {
  /// Reads a date as specified by the decoder's strategy.
  ///
  /// By default, this is the number of seconds since 2001.
  public static func decode(from reader: inout JSONReader) -> Date? {
    if let date = reader.original(Date.self) { return date }
    // Like Foundation, check for null before applying the strategy.
    guard !reader.failIfNull(insteadOf: Date.self) else { return nil }
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
  /// Writes the date as specified by the encoder's strategy.
  ///
  /// By default, this is the number of seconds since 2001.
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

  /// Fails for infinity and NaN, regardless of the strategy for nonconforming floats.
  private func write(_ number: Double, to writer: inout JSONWriter) {
    if number.isFinite { writer.write(number) } else { writer.failNonFinite(number) }
  }
}

extension Date {
  /// Parses only the format `2012-04-21T18:25:43Z`, as a fast path for the most common dates.
  package init?(internet text: String) {
    // Foundation uses the Julian calendar for dates before 1583.
    guard let instant = InternetDate.plainInstant(in: text), instant.seconds >= -12_212_553_600
    else { return nil }
    self.init(instant)
  }
}
