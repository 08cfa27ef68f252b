public import TranscodableCore

/// A format that Codable types are decoded from.
///
/// ``read(_:)`` finds the values of a document and passes them to a ``FormatInput``.
/// ``FormatDecoder`` does everything else: containers, coercion, limits, repeated keys, reports, and
/// errors with coding paths and offsets. A format that types are also encoded to is a
/// ``CodingFormat``.
///
/// The stored properties of a format are its options. They are also properties of the format's
/// decoder.
public protocol DecodingFormat: Sendable {
  /// The name of the format in messages.
  static var name: String { get }

  /// Whether documents are UTF-8 text.
  ///
  /// Then, failures and events have lines and columns, and a byte order mark at the start of a
  /// document is skipped. By default, documents are binary.
  static var isText: Bool { get }

  /// Whether the format can represent bytes.
  ///
  /// If it can't, Foundation's `Data` is represented as a Base64 string and `[UInt8]` as an array of
  /// numbers, as in JSON. By default, it can.
  static var hasBytes: Bool { get }

  /// Whether a string is accepted where bytes are required.
  ///
  /// By default, it isn't.
  var readsBytesFromStrings: Bool { get }

  /// Returns the range of the value or key at an offset, which a failure is about.
  ///
  /// This method is called only for failures, and only if the documents are text. By default, it
  /// returns the range of one character.
  ///
  /// - Parameters:
  ///   - offset: The offset that the format has passed to its input. For a string in the document, it
  ///     is the offset of the UTF-8.
  ///   - document: The document.
  /// - Returns: The range of bytes.
  static func range(at offset: Int, in document: RawSpan) -> Range<Int>

  /// Returns the Boolean that a text represents.
  ///
  /// This method and the next two are called only for values that a format passes to
  /// ``FormatInput/text(in:at:)``.
  ///
  /// By default, the texts `true` and `false` are Booleans.
  func bool(fromText text: String) -> Bool?

  /// Returns the seconds from 1970-01-01T00:00:00Z to the date that a text represents.
  ///
  /// By default, ISO 8601 dates with a time and numbers of seconds are dates.
  func secondsSince1970(fromText text: String) -> Double?

  /// Returns the bytes that a text represents.
  ///
  /// By default, they are the UTF-8 of the text.
  func bytes(fromText text: String) -> [UInt8]?

  /// Reads a document, which contains a single value.
  ///
  /// - Parameter input: The bytes of the document, and the receiver of its values.
  /// - Throws: A `CodingFailure` with a byte offset, if the document is malformed. The methods of
  ///   `input` also throw failures; pass them on.
  func read(_ input: inout FormatInput) throws(CodingFailure)
}

extension DecodingFormat {
  public static var isText: Bool { false }
  public static var hasBytes: Bool { true }
  public static func range(at offset: Int, in document: RawSpan) -> Range<Int> {
    offset..<offset + 1
  }
  public var readsBytesFromStrings: Bool { false }

  public func bool(fromText text: String) -> Bool? {
    text == "true" ? true : text == "false" ? false : nil
  }

  public func secondsSince1970(fromText text: String) -> Double? {
    TranscodableFormats.secondsSince1970(ofText: text)
  }

  public func bytes(fromText text: String) -> [UInt8]? { Array(text.utf8) }
}
