/// A format that Codable types are decoded from and encoded to.
///
/// A format consists of two parts. ``DecodingFormat/read(_:)`` finds the values of a document and
/// passes them to a ``FormatInput``. A ``FormatWriter`` receives the values of a document and writes
/// their bytes. ``FormatDecoder`` and ``FormatEncoder`` do everything else: containers, coercion,
/// limits, repeated keys, reports, and errors with coding paths and offsets.
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
public protocol CodingFormat: DecodingFormat {
  /// The type that writes documents.
  associatedtype Writer: FormatWriter

  /// Whether keys can be integers.
  ///
  /// This is the initial value of ``FormatEncoder/usesIntegerKeys``. By default, they can.
  static var hasIntegerKeys: Bool { get }

  /// Returns a writer for one document.
  func makeWriter() -> Writer
}

extension CodingFormat {
  public static var hasIntegerKeys: Bool { true }
}
