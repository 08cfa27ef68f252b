internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

// Dates and times are strings in formats other than TOML.

extension LosslessStringConvertible {
  /// Decodes a date or time from TOML, or from the string that other formats have.
  fileprivate init(_ expectation: String, from decoder: any Swift.Decoder) throws {
    let text = try decoder.dateText ?? decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.invalidValue(
        expected: expectation, found: decoder.dateText ?? text.quoted, in: decoder)
    }
    self = value
  }
}

extension TOML.Writer {
  fileprivate mutating func write(date: some CustomStringConvertible) throws(CodingFailure) {
    write(literal: date.description)
  }
}

extension TOML.LocalDate: Codable, FormatEncodable {
  public typealias Format = TOML.Format

  /// Decodes a date from TOML, or from a string in another format.
  public init(from decoder: any Swift.Decoder) throws {
    try self.init("a local date", from: decoder)
  }

  /// Encodes the date as a string.
  ///
  /// The encoder for TOML writes a date instead.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public func write(to writer: inout TOML.Writer) throws(CodingFailure) {
    try writer.write(date: self)
  }
}

extension TOML.LocalTime: Codable, FormatEncodable {
  public typealias Format = TOML.Format

  /// Decodes a time from TOML, or from a string in another format.
  public init(from decoder: any Swift.Decoder) throws {
    try self.init("a local time", from: decoder)
  }

  /// Encodes the time as a string.
  ///
  /// The encoder for TOML writes a time instead.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public func write(to writer: inout TOML.Writer) throws(CodingFailure) {
    try writer.write(date: self)
  }
}

extension TOML.LocalDateTime: Codable, FormatEncodable {
  public typealias Format = TOML.Format

  /// Decodes a date and time from TOML, or from a string in another format.
  public init(from decoder: any Swift.Decoder) throws {
    try self.init("a local date and time", from: decoder)
  }

  /// Encodes the date and time as a string.
  ///
  /// The encoder for TOML writes a date and time instead.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public func write(to writer: inout TOML.Writer) throws(CodingFailure) {
    try writer.write(date: self)
  }
}

extension TOML.OffsetDateTime: Codable, FormatEncodable {
  public typealias Format = TOML.Format

  /// Decodes a date and time from TOML, or from a string in another format.
  public init(from decoder: any Swift.Decoder) throws {
    try self.init("a date and time with an offset", from: decoder)
  }

  /// Encodes the date and time as a string.
  ///
  /// The encoder for TOML writes a date and time instead.
  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public func write(to writer: inout TOML.Writer) throws(CodingFailure) {
    try writer.write(date: self)
  }
}
