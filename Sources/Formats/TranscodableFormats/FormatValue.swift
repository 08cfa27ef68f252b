internal import TranscodableBytes
public import TranscodableCore

/// A type that has its own representation in a format, such as a date without a time in TOML.
///
/// The encoder of the format writes these values without containers. Other encoders use
/// `encode(to:)`.
public protocol FormatEncodable<Format>: Encodable {
  /// The format of the values.
  associatedtype Format: CodingFormat

  /// Writes the value.
  func write(to writer: inout Format.Writer) throws(CodingFailure)
}

/// A type that represents any value of a format, such as `CBOR`.
///
/// The coders of the format read and write these values without containers, so nothing is lost.
public protocol FormatValue<Format>: FormatEncodable, Decodable {
  /// Reads the value at the start of the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the value, and possibly of other values after it.
  ///   - format: The format with its options.
  ///   - maximumDepth: The maximum nesting depth of arrays and objects.
  /// - Throws: A `CodingFailure` if the bytes aren't a value.
  init(
    startOf bytes: RawSpan, in format: Format, maximumDepth: Int
  ) throws(CodingFailure)
}

extension FormatValue {
  static func decoding(in format: any DecodingFormat) -> (any SpecialDecoding.Type)? {
    format is Format ? FormatValueDecoding<Self>.self : nil
  }
}

extension FormatEncodable {
  static func encoding(in format: any DecodingFormat.Type) -> (any SpecialEncoding.Type)? {
    format == Format.self ? FormatValueEncoding<Self>.self : nil
  }
}

private enum FormatValueDecoding<Own: FormatValue>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    guard entry != ValueTape.null, let call = document.formatDocument,
      let format = call.format as? Own.Format
    else { throw document.format.mismatch(type, at: entry, path, in: document) }
    let bytes = document.bytes.at(call.start(of: entry, in: document))
    do throws(CodingFailure) {
      let value = try bytes.withRawSpan { (span) throws(CodingFailure) -> Own in
        try Own(startOf: span, in: format, maximumDepth: call.settings.maximumDepth)
      }
      return upcast(value, to: type)
    } catch {
      throw DecodingError(
        error.at(document.codingPath(path)).placed(at: bytes.offset + (error.offset ?? 0)))
    }
  }
}

private enum FormatValueEncoding<Own: FormatEncodable>: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    guard let format = (slot.state.attachment as? FormatCall)?.format as? Own.Format else {
      throw EncodingMisuse.secondValue.error(at: slot.codingPath)
    }
    guard let own = (copy value) as? Own else { return }
    try slot.encode(in: format) { (writer) throws(CodingFailure) in try own.write(to: &writer) }
  }
}
