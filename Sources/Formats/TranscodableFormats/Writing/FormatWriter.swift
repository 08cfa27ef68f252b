internal import TranscodableBytes
public import TranscodableCore

/// A type that writes a document in a format.
///
/// An encoder calls one method for each value, in document order. Counts are exact, and a key comes
/// before each value of an object.
///
/// A method that can't represent a value throws a `CodingFailure`; the encoder adds the coding path.
public protocol FormatWriter {
  /// Writes what comes before the value of a document.
  ///
  /// By default, this is nothing. The method isn't called for values that are written on their own.
  mutating func beginDocument() throws(CodingFailure)
  /// Writes a null.
  mutating func writeNull() throws(CodingFailure)
  /// Writes a Boolean.
  mutating func write(_ value: Bool) throws(CodingFailure)
  /// Writes an integer.
  mutating func write(_ value: Int64) throws(CodingFailure)
  /// Writes an integer that isn't negative.
  mutating func write(_ value: UInt64) throws(CodingFailure)
  /// Writes an integer that doesn't fit into 64 bits: the magnitude, or its negation.
  mutating func write(isNegative: Bool, magnitude: UInt128) throws(CodingFailure)
  /// Writes a number.
  mutating func write(_ value: Double) throws(CodingFailure)
  /// Writes a number.
  ///
  /// By default, it is written as a `Double`.
  mutating func write(_ value: Float) throws(CodingFailure)
  /// Writes a string, which is valid UTF-8.
  mutating func write(utf8 bytes: RawSpan) throws(CodingFailure)
  /// Writes bytes.
  mutating func write(bytes: RawSpan) throws(CodingFailure)
  /// Writes a date as the seconds since 1970-01-01T00:00:00Z.
  mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure)
  /// Writes a date as the seconds since 2001-01-01T00:00:00Z, as Foundation stores it.
  ///
  /// By default, the date is written as the seconds since 1970, which rounds it.
  mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure)
  /// Writes a URL.
  ///
  /// By default, it is written as a string.
  mutating func write(url text: String) throws(CodingFailure)
  /// Writes a UUID as a big-endian number.
  ///
  /// By default, it is written as an uppercase string.
  mutating func write(uuid: UInt128) throws(CodingFailure)
  /// Writes a decimal number, which is the significand times a power of ten.
  ///
  /// By default, it is written as a string, because it can have more digits than a `Double`.
  mutating func write(
    isNegative: Bool, significand: UInt128, exponent: Int
  ) throws(CodingFailure)
  /// Writes bytes that a writer of the same format has returned.
  mutating func write(encoded bytes: RawSpan) throws(CodingFailure)
  /// Begins an array.
  mutating func beginArray(count: Int) throws(CodingFailure)
  /// Ends an array.
  mutating func endArray() throws(CodingFailure)
  /// Begins an object.
  mutating func beginObject(count: Int) throws(CodingFailure)
  /// Writes the key of a member, which is valid UTF-8.
  mutating func writeKey(utf8 bytes: RawSpan) throws(CodingFailure)
  /// Writes an integer key.
  ///
  /// By default, it is written as a string.
  mutating func writeKey(_ key: Int64) throws(CodingFailure)
  /// Ends an object.
  mutating func endObject() throws(CodingFailure)
  /// Returns the document.
  mutating func finish() throws(CodingFailure) -> [UInt8]
}

extension FormatWriter {
  public mutating func beginDocument() {}

  public mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure) {
    try write(secondsSince1970: seconds + secondsFrom1970To2001)
  }

  public mutating func write(url text: String) throws(CodingFailure) { try write(text) }

  public mutating func write(uuid: UInt128) throws(CodingFailure) { try write(uuid.uuidText) }

  public mutating func write(
    isNegative: Bool, significand: UInt128, exponent: Int
  ) throws(CodingFailure) {
    try write(
      DecimalParts.text(isNegative: isNegative, significand: significand, exponent: exponent))
  }

  public mutating func write(_ value: Float) throws(CodingFailure) { try write(Double(value)) }

  public mutating func write(isNegative: Bool, magnitude: UInt128) throws(CodingFailure) {
    throw CodingFailure(
      .notRepresentable, at: nil, expected: "an integer of 64 bits",
      found: "\(isNegative ? "-" : "")\(magnitude)")
  }

  public mutating func writeKey(_ key: Int64) throws(CodingFailure) {
    try write(text: "\(key)") { (writer, bytes) throws(CodingFailure) in
      try writer.writeKey(utf8: bytes)
    }
  }

  /// Writes a string.
  public mutating func write(_ text: String) throws(CodingFailure) {
    try write(text: text) { (writer, bytes) throws(CodingFailure) in
      try writer.write(utf8: bytes)
    }
  }

  /// Writes the key of a member.
  public mutating func writeKey(_ text: String) throws(CodingFailure) {
    try write(text: text) { (writer, bytes) throws(CodingFailure) in
      try writer.writeKey(utf8: bytes)
    }
  }

  private mutating func write(
    text: String, _ body: (inout Self, RawSpan) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    try withCursor(over: Array(text.utf8)) { (cursor) throws(CodingFailure) in
      try cursor.withRawSpan { (span) throws(CodingFailure) in try body(&self, span) }
    }
  }
}

extension Array where Element == UInt8 {
  /// Creates a copy of bytes.
  public init(copying bytes: RawSpan) {
    self = withCursor(over: bytes) { $0.bytes($0.remaining) }
  }
}
