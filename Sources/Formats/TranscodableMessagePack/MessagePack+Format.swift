public import TranscodableCore
public import TranscodableFormats

extension MessagePack {
  /// A decoder for MessagePack.
  ///
  /// ```swift
  /// let event = try MessagePack.Decoder().decode(Event.self, from: bytes)
  /// ```
  public typealias Decoder = FormatDecoder<Format>

  /// An encoder for MessagePack.
  ///
  /// ```swift
  /// let bytes = try MessagePack.Encoder().encode(event)
  /// ```
  public typealias Encoder = FormatEncoder<Format>

  /// How dates are encoded.
  public enum DateEncoding: Sendable {
    /// The timestamp extension type, -1.
    case timestamp
    /// Seconds since 1970.
    case seconds
    /// A string such as `2013-03-21T20:04:00Z`.
    ///
    /// Fractions of a second are rounded to milliseconds.
    case text
  }

  /// How integers are encoded.
  public enum IntegerEncoding: Sendable {
    /// In as few bytes as possible.
    case shortest
    /// In nine bytes, so that the size of a document doesn't depend on its numbers.
    case fixedWidth
  }

  /// MessagePack as a format, with its options.
  public struct Format: CodingFormat {
    public static let name = "MessagePack"

    /// How dates are encoded.
    ///
    /// A decoder accepts dates in every form.
    public var dateEncoding = DateEncoding.timestamp
    /// How integers are encoded.
    public var integerEncoding = IntegerEncoding.shortest
    /// Whether a document is written without the types that older programs don't know: bytes are
    /// written as strings, strings have no eight-bit lengths, and dates are never timestamps.
    ///
    /// A decoder with this option accepts strings where data is required.
    public var isCompatible = false

    /// Creates the format with its default options.
    public init() {}

    public var readsBytesFromStrings: Bool { isCompatible }

    public func read(_ input: inout FormatInput) throws(CodingFailure) {
      var reader = MessagePackReader(input.cursor, isCompatible: isCompatible)
      try reader.read(into: &input)
    }

    public func makeWriter() -> Writer { Writer(self) }
  }
}

extension FormatDecoder where Format == MessagePack.Format {
  /// Creates a decoder with default settings.
  public init() { self.init(MessagePack.Format()) }
}

extension FormatEncoder where Format == MessagePack.Format {
  /// Creates an encoder with default settings.
  public init() { self.init(MessagePack.Format()) }
}
