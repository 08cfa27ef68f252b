public import TranscodableCore

/// A decoder for documents of a format.
///
/// ```swift
/// let event = try FormatDecoder(Bits()).decode(Event.self, from: bytes)
/// ```
///
/// The options of the format are also properties of the decoder.
@dynamicMemberLookup
public struct FormatDecoder<Format: DecodingFormat>: Sendable {
  @usableFromInline var options = FormatDecodingOptions()
  // The last property, because those after it wouldn't have constant offsets.
  /// The format and its options.
  public var format: Format

  /// Creates a decoder.
  public init(_ format: Format) { self.format = format }

  /// An option of the format.
  public subscript<Option>(dynamicMember option: WritableKeyPath<Format, Option>) -> Option {
    get { format[keyPath: option] }
    set { format[keyPath: option] = newValue }
  }

  /// The limits for untrusted input, and the permitted coercions of scalars and keys.
  public var settings: FormatSettings {
    get { options.settings }
    set { options.settings = newValue }
  }

  /// The strategy for decoding dates.
  ///
  /// By default, dates are accepted in every form.
  public var dateDecodingStrategy: FormatDateDecoding {
    get { options.dates }
    set { options.dates = newValue }
  }

  /// The strategy for decoding data.
  public var dataDecodingStrategy: FormatDataDecoding {
    get { options.data }
    set { options.data = newValue }
  }

  /// The strategy for converting the keys in a document to coding keys.
  public var keyDecodingStrategy: FormatKeyDecoding {
    get { options.keys }
    set { options.keys = newValue }
  }

  /// Values that are available to types while they are decoded.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { options.userInfo }
    set { options.userInfo = newValue }
  }

  /// The coding profile, which selects one of several representations of a type.
  ///
  /// The profile is stored in `userInfo`.
  public var profile: CodingProfile? {
    get { userInfo.codingProfile }
    set { userInfo[.codingProfile] = newValue }
  }

  /// Decodes a value from a document.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - input: The document: `[UInt8]`, a span of bytes, or Foundation's `Data`.
  /// - Returns: The decoded value.
  /// - Throws: A `DecodingError` with a coding path and a byte offset, or an error that the type
  ///   throws.
  @inlinable
  public func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> Value {
    // Programs know the layout of their decoders, but this module doesn't.
    try options.decode(type, from: input, in: format)
  }
}
