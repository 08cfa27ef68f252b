public import TranscodableCore
public import TranscodableFormats

extension CBOR {
  /// A decoder for CBOR (RFC 8949).
  ///
  /// ```swift
  /// let event = try CBOR.Decoder().decode(Event.self, from: bytes)
  /// ```
  public typealias Decoder = FormatDecoder<Format>

  /// An encoder for CBOR (RFC 8949).
  ///
  /// ```swift
  /// var encoder = CBOR.Encoder()
  /// encoder.keyOrder = .bytewise
  /// let bytes = try encoder.encode(event)
  /// ```
  public typealias Encoder = FormatEncoder<Format>

  /// How dates are encoded.
  public enum DateEncoding: Sendable {
    /// Seconds since 1970, with tag 1.
    case seconds
    /// A string such as `2013-03-21T20:04:00Z`, with tag 0.
    ///
    /// Fractions of a second are rounded to milliseconds.
    case text
    /// Seconds since 1970, without a tag.
    case untaggedSeconds
  }

  /// The order of the members of maps.
  public enum KeyOrder: Sendable {
    /// The order in which a type encodes its members.
    ///
    /// The entries of a dictionary have no particular order.
    case encoded
    /// The order of the keys' encoded bytes, as in the core deterministic encoding (RFC 8949,
    /// section 4.2.1).
    case bytewise
    /// Shorter encoded keys first, and then the order of their bytes (RFC 8949, section 4.2.3).
    case lengthFirst
  }

  /// CBOR as a format, with its options.
  public struct Format: CodingFormat {
    public static let name = "CBOR"

    /// The order of the members of maps.
    ///
    /// Numbers and lengths always have their preferred serialization, so a document with an order
    /// of keys is deterministic.
    public var keyOrder = KeyOrder.encoded
    /// How dates are encoded.
    ///
    /// A decoder accepts dates in every form, with or without a tag.
    public var dateEncoding = DateEncoding.seconds
    /// Whether a document begins with tag 55799, by which programs recognize CBOR.
    public var isSelfDescribed = false

    /// Creates the format with its default options.
    public init() {}

    public func read(_ input: inout FormatInput) throws(CodingFailure) {
      var reader = CBORReader(input.cursor)
      try reader.read(into: &input)
    }

    public func makeWriter() -> Writer { Writer(self) }
  }
}

extension FormatDecoder where Format == CBOR.Format {
  /// Creates a decoder with default settings.
  public init() { self.init(CBOR.Format()) }
}

extension FormatEncoder where Format == CBOR.Format {
  /// Creates an encoder with default settings.
  public init() { self.init(CBOR.Format()) }
}
