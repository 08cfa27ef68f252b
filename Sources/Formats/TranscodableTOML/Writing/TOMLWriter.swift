internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension TOML {
  /// A writer for TOML.
  ///
  /// The values of a table come before its tables, so a document is laid out at its end.
  public struct Writer: FormatWriter {
    private let options: Format
    private var tree = TOMLOutputTree()
    private var isDocument = false

    init(_ options: Format) { self.options = options }

    public mutating func beginDocument() { isDocument = true }

    // MARK: - Scalars

    public mutating func writeNull() throws(CodingFailure) {
      if options.nullEncoding == .omitMembers, tree.omitMember() { return }
      throw CodingFailure(
        .notRepresentable, in: nil, message: "TOML can't represent null.")
    }

    public mutating func write(_ value: Bool) { write(literal: value ? "true" : "false") }
    public mutating func write(_ value: Int64) { write(literal: "\(value)") }
    public mutating func write(_ value: UInt64) { write(literal: "\(value)") }

    /// Writes an integer of any size; many programs read only integers of 64 bits.
    public mutating func write(isNegative: Bool, magnitude: UInt128) {
      write(literal: "\(isNegative ? "-" : "")\(magnitude)")
    }

    public mutating func write(_ value: Double) { write(float: value, "\(value)") }
    public mutating func write(_ value: Float) { write(float: Double(value), "\(value)") }

    private mutating func write(float value: Double, _ text: String) {
      if value.isNaN { return write(literal: "nan") }
      write(literal: value.isInfinite ? value < 0 ? "-inf" : "inf" : text)
    }

    /// Writes a decimal number with all its digits.
    public mutating func write(isNegative: Bool, significand: UInt128, exponent: Int) {
      let text = DecimalParts.text(
        isNegative: isNegative, significand: significand, exponent: exponent)
      write(literal: exponent < 0 ? text : "\(text).0")
    }

    public mutating func write(utf8 bytes: RawSpan) { tree.addString(bytes, options) }

    /// Not called, because the format has no bytes.
    public mutating func write(bytes: RawSpan) throws(CodingFailure) {
      throw CodingFailure(.notRepresentable, in: nil, message: "TOML can't represent bytes.")
    }

    public mutating func write(encoded bytes: RawSpan) {
      withCursor(over: bytes) { tree.addLiteral($0) }
    }

    public mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
      try write(secondsSince2001: seconds - secondsFrom1970To2001)
    }

    public mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure) {
      guard let text = dateText(secondsSince2001: seconds) else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a date in the years 0 to 9999",
          found: "\(seconds) seconds since 2001")
      }
      write(literal: text)
    }

    mutating func write(literal text: String) { text.withCursor { tree.addLiteral($0) } }

    // MARK: - Containers

    public mutating func beginArray(count: Int) { tree.begin(.array) }
    public mutating func endArray() { tree.end() }
    public mutating func beginObject(count: Int) { tree.begin(.table) }
    public mutating func writeKey(utf8 bytes: RawSpan) { tree.addKey(bytes) }
    public mutating func endObject() { tree.end() }

    public mutating func finish() throws(CodingFailure) -> [UInt8] {
      defer { tree = TOMLOutputTree() }
      if isDocument, !tree.isTable {
        throw CodingFailure(
          .notRepresentable, in: nil,
          message: "A TOML document is a table, so the value must be encoded as an object.")
      }
      var layout = TOMLLayout(tree, options)
      return isDocument ? layout.document() : layout.fragment()
    }
  }
}

/// Returns a date with the fewest digits that identify it, or `nil` if its year has more than four
/// digits.
private func dateText(secondsSince2001 seconds: Double) -> String? {
  guard abs(seconds) < 1e14 else { return nil }
  let whole = seconds.rounded(.down)
  let nanoseconds = Int64(((seconds - whole) * 1e9).rounded())
  let instant = Instant(
    seconds: Int64(whole) + Int64(secondsFrom1970To2001) + nanoseconds / 1_000_000_000,
    nanoseconds: Int32(nanoseconds % 1_000_000_000))
  for digits in 0..<9 {
    let rounded = instant.rounded(to: digits)
    let value =
      Double(rounded.seconds - Int64(secondsFrom1970To2001)) + Double(rounded.nanoseconds) / 1e9
    if value == seconds { return InternetDate.text(of: rounded, fractionDigits: digits) }
  }
  return InternetDate.text(of: instant, fractionDigits: 9)
}
