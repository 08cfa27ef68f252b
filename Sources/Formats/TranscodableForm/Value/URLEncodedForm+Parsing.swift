internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableFormats

extension URLEncodedForm {
  /// Parses a form or a query string without its question mark.
  ///
  /// Every input is a form: invalid percent escapes are ordinary characters, and sequences that
  /// aren't UTF-8 are replaced by U+FFFD.
  ///
  /// - Parameters:
  ///   - input: The form: a string, `[UInt8]`, a span of bytes, or Foundation's `Data`.
  ///   - maximumPairCount: The maximum number of names and values.
  /// - Throws: A `DecodingError` if the form has too many names and values.
  /// - Complexity: O(*n*) in the length of the input.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable,
    maximumPairCount: Int = 1 << 16
  ) throws {
    self.init()
    try input.withBytes { bytes in
      try withCursor(over: bytes) { cursor in
        do throws(CodingFailure) {
          try parse(cursor, maximumPairCount)
        } catch {
          throw DecodingError(error)
        }
      }
    }
  }

  private mutating func parse(
    _ bytes: ByteCursor, _ maximumPairCount: Int
  ) throws(CodingFailure) {
    var parsed = FormPairs(bytes)
    while let pair = parsed.next() {
      guard count < maximumPairCount else {
        throw CodingFailure(
          .countLimit, at: pair.name.lowerBound,
          expected: "at most \(maximumPairCount) names and values")
      }
      let name = bytes.formString(try bytes.formText(in: pair.name, rejectsInvalid: false))
      let value = bytes.formString(try bytes.formText(in: pair.value, rejectsInvalid: false))
      append(pair.hasEqualsSign ? value : nil, for: name)
    }
  }

  /// The form as a string, which consists of ASCII characters.
  ///
  /// Parsing the string results in the same form, unless a name is empty and has no value.
  public var string: String { String(decoding: serialized(), as: UTF8.self) }

  /// Serializes the form as the URL standard describes.
  public func serialized() -> [UInt8] {
    var output = ByteOutput(capacity: 256)
    for pair in self {
      if output.count > 0 { output.append(UInt8(ascii: "&")) }
      pair.name.withCursor { output.append(escaping: $0, escapesSpaces: false) }
      guard let value = pair.value else { continue }
      output.append(UInt8(ascii: "="))
      value.withCursor { output.append(escaping: $0, escapesSpaces: false) }
    }
    return output.bytes()
  }
}

extension URLEncodedForm: CustomStringConvertible {
  /// The serialized form.
  public var description: String { string }
}
