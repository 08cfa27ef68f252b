internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

/// A date or time of TOML, which is a string in other formats.
public protocol __TOMLDateOrTime: Codable, FormatEncodable, LosslessStringConvertible
where Format == TOML.Format {
  /// The kind of date in messages.
  static var __kind: String { get }
}

extension __TOMLDateOrTime {
  /// Decodes a date or time from TOML, or from a string in another format.
  public init(from decoder: any Swift.Decoder) throws {
    let text = try decoder.dateText ?? decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.invalidValue(
        expected: Self.__kind, found: decoder.dateText ?? text.quoted, in: decoder)
    }
    self = value
  }

  /// Encodes the date or time as a string.
  ///
  /// The encoder for TOML writes a date or time instead.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public func write(to writer: inout TOML.Writer) throws(CodingFailure) {
    writer.write(literal: description)
  }
}

extension TOML.LocalDate: __TOMLDateOrTime {
  public static var __kind: String { "a local date" }
}

extension TOML.LocalTime: __TOMLDateOrTime {
  public static var __kind: String { "a local time" }
}

extension TOML.LocalDateTime: __TOMLDateOrTime {
  public static var __kind: String { "a local date and time" }
}

extension TOML.OffsetDateTime: __TOMLDateOrTime {
  public static var __kind: String { "a date and time with an offset" }
}
