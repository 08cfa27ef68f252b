public import TranscodableCore

/// A format that Codable types are decoded from and encoded to.
///
/// A format consists of two parts. ``read(_:)`` finds the values of a document and passes them to a
/// ``FormatInput``. A ``FormatWriter`` receives the values of a document and writes their bytes.
/// ``FormatDecoder`` and ``FormatEncoder`` do everything else: containers, coercion, limits,
/// repeated keys, reports, and errors with coding paths and offsets.
///
/// ```swift
/// struct Bits: CodingFormat {
///   static let name = "Bits"
///
///   func read(_ input: inout FormatInput) throws(CodingFailure) { … }
///   func makeWriter() -> BitsWriter { BitsWriter() }
/// }
///
/// let flags = try FormatDecoder(Bits()).decode([Bool].self, from: bytes)
/// ```
///
/// The stored properties of a format are its options. They are also properties of the format's
/// decoder and encoder.
public protocol CodingFormat: Sendable {
  /// The type that writes documents.
  associatedtype Writer: FormatWriter

  /// The name of the format in messages.
  static var name: String { get }

  /// Whether a string is accepted where bytes are required.
  ///
  /// By default, it isn't.
  var readsBytesFromStrings: Bool { get }

  /// Reads a document, which contains a single value.
  ///
  /// - Parameter input: The bytes of the document, and the receiver of its values.
  /// - Throws: A `CodingFailure` with a byte offset, if the document is malformed. The methods of
  ///   `input` also throw failures; pass them on.
  func read(_ input: inout FormatInput) throws(CodingFailure)

  /// Returns a writer for one document.
  func makeWriter() -> Writer
}

extension CodingFormat {
  public var readsBytesFromStrings: Bool { false }
}
