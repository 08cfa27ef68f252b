internal import TranscodableBytes
package import TranscodableCore

/// The flags of unusual scalars in a format's tape.
///
/// ```
/// integer   inline             64 bits, signed
///           inline, stored     64 bits, unsigned
///           stored             the number of a stored magnitude
///           neither            the range of a magnitude in the document
/// real      inline             a `Double`
///           stored             the number of a stored string with the digits
/// string    stored             the number of a stored string
///           text               a scalar of any kind
/// date      inline             a `Double`, the seconds since 1970
///           stored             the number of a stored string with the date
/// null      emptyText          an empty text; with `emptyArray`, also an empty array
///           nullText           also a stored text, or an empty one; with `true`, also a Boolean
/// array     first, last, both  the first, last or no element is also the array's scalar
///           stored             the array has a stored text
///           indexed            the array is also an object with integers as keys
/// data      stored             the number of stored bytes
/// ```
enum FormatScalar {
  static var stored: ValueTape.Flags { ValueTape.Flags(rawValue: 0x80) }
  /// The integer is -1 minus its magnitude.
  static var negative: ValueTape.Flags { ValueTape.Flags(rawValue: 0x20) }
  static var text: ValueTape.Flags { ValueTape.Flags(rawValue: 0x40) }
  static var emptyArray: ValueTape.Flags { ValueTape.Flags(rawValue: 0x20) }
  static var nullText: ValueTape.Flags { ValueTape.Flags(rawValue: 0x80) }
  static var `true`: ValueTape.Flags { ValueTape.Flags(rawValue: 0x10) }
  static var first: ValueTape.Flags { ValueTape.Flags(rawValue: 0x20) }
  static var last: ValueTape.Flags { ValueTape.Flags(rawValue: 0x40) }
  static var indexed: ValueTape.Flags { ValueTape.Flags(rawValue: 0x10) }
}

extension FormatDocument {
  package func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String {
    switch document.kind(entry) {
    case .string where document.flags(entry).contains(FormatScalar.stored):
      return stored?.string(document.word(entry)) ?? ""
    case .integer: return numberText(at: entry, in: document) ?? ""
    default: return ""
    }
  }

  package func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    switch document.kind(entry) {
    case .integer:
      if let value = wide(Int128.self, at: entry, in: document) { return "\(value)" }
      if let value = wide(UInt128.self, at: entry, in: document) { return "\(value)" }
      let isNegative = document.flags(entry).contains(FormatScalar.negative)
      return withMagnitude(at: entry, in: document) { $0.integerText(isNegative: isNegative) }
    case .number: return document.contents(entry).text(document.length(entry), isASCII: true)
    case .real:
      return storedNumber(at: entry, in: document)
        ?? realValue(at: entry, in: document).map { "\($0)" }
    default: return nil
    }
  }

  // The following methods must not call the document's methods that read scalars, because those
  // methods coerce scalars and would call back into this format.

  package func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    // Neither method is specialized for its types, so generic arithmetic takes long.
    if type == Int.self, let text = plainText(at: entry, in: document),
      let value: Int = TextNumber.plainInteger(text)
    {
      return castToSameType(value, as: type)
    }
    return try anyInteger(type, at: entry, in: document, path: path)
  }

  @inline(never)
  private func anyInteger<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    switch document.kind(entry) {
    case .integer:
      if let value = wide(type, at: entry, in: document) { return value }
    case .number:
      let number = parseInteger(at: document.contents(entry), as: type)
      if number.failure == nil { return number.value }
      let integral = parseIntegralDecimal(at: document.contents(entry), as: type)
      if integral.failure == nil { return integral.value }
    case .real where document.flags(entry).contains(FormatScalar.stored):
      let number = withStoredNumber(at: entry, in: document) {
        parseIntegralDecimal(at: $0, as: type)
      }
      if let number, number.failure == nil { return number.value }
    case .real, .date:
      if let value = realValue(at: entry, in: document).flatMap({ Value(exactly: $0) }) {
        return value
      }
      if document.kind(entry) == .date { throw mismatch(type, at: entry, path(), in: document) }
    default:
      return try textNumber(type, at: entry, path(), in: document) { TextNumber.integer($0) }
    }
    throw outOfRange(type, at: entry, path(), in: document)
  }

  private func wide<Value: FixedWidthInteger>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument
  ) -> Value? {
    let flags = document.flags(entry)
    if flags.contains(.inline) {
      let bits = document.word(entry)
      return flags.contains(FormatScalar.stored)
        ? Value(exactly: bits) : Value(exactly: Int64(bitPattern: bits))
    }
    guard let magnitude = withMagnitude(at: entry, in: document, { UInt128(bigEndian: $0) }) else {
      return nil
    }
    guard flags.contains(FormatScalar.negative) else { return Value(exactly: magnitude) }
    guard magnitude <= UInt128(Int128.max) else { return nil }
    return Value(exactly: -1 - Int128(magnitude))
  }

  private func withMagnitude<Result>(
    at entry: ValueTape.Entry, in document: StandardDocument, _ body: (ByteCursor) -> Result
  ) -> Result {
    guard document.flags(entry).contains(FormatScalar.stored) else {
      return body(document.contents(entry))
    }
    return withCursor(over: stored?.bytes(document.word(entry)) ?? []) { body($0) }
  }

  package func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double {
    if let value = realValue(at: entry, in: document) { return value }
    if let text = plainText(at: entry, in: document), let value = TextNumber.plainDouble(text) {
      return value
    }
    if document.kind(entry) == .number || document.kind(entry) == .real {
      throw outOfRange(Double.self, at: entry, path(), in: document)
    }
    return try textNumber(Double.self, at: entry, path(), in: document) { TextNumber.double($0) }
  }

  package func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float {
    if document.kind(entry) == .number {
      let number = parseFloat(at: document.contents(entry))
      if number.failure == nil { return number.value }
    } else if let value = realValue(at: entry, in: document) {
      let float = Float(value)
      if float.isFinite || !value.isFinite { return float }
    } else {
      return try textNumber(Float.self, at: entry, path(), in: document) { TextNumber.float($0) }
    }
    throw outOfRange(Float.self, at: entry, path(), in: document)
  }

  /// Returns the value of a number or a date, or `nil` if it isn't one or exceeds a `Double`.
  func realValue(at entry: ValueTape.Entry, in document: StandardDocument) -> Double? {
    switch document.kind(entry) {
    case .real where document.flags(entry).contains(FormatScalar.stored):
      let number = withStoredNumber(at: entry, in: document) { parseDouble(at: $0) }
      return number.flatMap { $0.failure == nil ? $0.value : nil }
    case .date where document.flags(entry).contains(FormatScalar.stored): return nil
    case .real, .date: return Double(bitPattern: document.word(entry))
    case .number:
      let number = parseDouble(at: document.contents(entry))
      return number.failure == nil ? number.value : nil
    case .integer:
      if let value = wide(Int64.self, at: entry, in: document) { return Double(value) }
      if let value = wide(UInt64.self, at: entry, in: document) { return Double(value) }
      let magnitude = withMagnitude(at: entry, in: document) { Double(bigEndian: $0) }
      guard magnitude.isFinite else { return nil }
      return document.flags(entry).contains(FormatScalar.negative) ? -1 - magnitude : magnitude
    default: return nil
    }
  }

  private func storedNumber(
    at entry: ValueTape.Entry, in document: StandardDocument
  ) -> String? {
    guard document.kind(entry) == .real, document.flags(entry).contains(FormatScalar.stored) else {
      return nil
    }
    return stored?.string(document.word(entry))
  }

  private func withStoredNumber<Result>(
    at entry: ValueTape.Entry, in document: StandardDocument, _ body: (ByteCursor) -> Result
  ) -> Result? {
    guard let text = storedNumber(at: entry, in: document) else { return nil }
    return withCursor(over: Array(text.utf8)) { body($0) }
  }

  // MARK: - Bytes and dates

  func hasBytes(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool {
    switch document.kind(entry) {
    case .data: true
    case .string: format.readsBytesFromStrings || document.flags(entry).contains(FormatScalar.text)
    case .null: text(of: entry, in: document) != nil
    default: false
    }
  }

  /// Calls a closure with the bytes of a value, if they are valid.
  func withValidBytes<Result>(
    at entry: ValueTape.Entry, _ type: any Any.Type, _ path: CodingPaths.Path,
    in document: StandardDocument, _ body: (ByteCursor) -> Result
  ) throws -> Result {
    guard let text = text(of: entry, in: document) else {
      return withBytes(at: entry, in: document, body)
    }
    guard let bytes = format.bytes(fromText: text) else {
      throw invalid(type, text, at: entry, path, in: document, expected: "bytes")
    }
    return withCursor(over: bytes) { body($0) }
  }

  func withBytes<Result>(
    at entry: ValueTape.Entry, in document: StandardDocument, _ body: (ByteCursor) -> Result
  ) -> Result {
    if document.kind(entry) == .string {
      return withCursor(over: Array(document.readText(at: entry).utf8)) { body($0) }
    }
    return withMagnitude(at: entry, in: document, body)
  }

  package func dateText(at entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    guard document.kind(entry) == .date, document.flags(entry).contains(FormatScalar.stored) else {
      return nil
    }
    return stored?.string(document.word(entry))
  }

  package func secondsSince2001(at entry: ValueTape.Entry, in document: StandardDocument) -> Double?
  {
    guard document.kind(entry) == .date else { return nil }
    guard let text = dateText(at: entry, in: document) else {
      return realValue(at: entry, in: document).map { $0 - secondsFrom1970To2001 }
    }
    return InternetDate.instant(in: text)?.secondsSince2001
  }

  func secondsSince2001(
    at entry: ValueTape.Entry, _ type: any Any.Type, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Double {
    if let text = try requiredText(of: entry, type, path, in: document) {
      if let seconds = format.secondsSince1970(fromText: text) {
        return seconds - secondsFrom1970To2001
      }
      throw invalid(type, text, at: entry, path, in: document, expected: "a date")
    }
    switch document.kind(entry) {
    case .date:
      if let seconds = secondsSince2001(at: entry, in: document) { return seconds }
      throw error(
        .invalidValue, type, at: entry, path, in: document, expected: "a date with an offset",
        found: dateText(at: entry, in: document) ?? "another date")
    case .real, .integer, .number:
      return try double(at: entry, in: document) { path } - secondsFrom1970To2001
    case .string:
      let text = document.readText(at: entry)
      if let instant = InternetDate.instant(in: text) { return instant.secondsSince2001 }
      throw invalid(type, text, at: entry, path, in: document, expected: "a date")
    default: throw mismatch(type, at: entry, path, in: document)
    }
  }
}

extension Instant {
  /// The seconds, rounded only once.
  var secondsSince2001: Double {
    Double(seconds - Int64(secondsFrom1970To2001)) + Double(nanoseconds) / 1e9
  }
}

extension UInt128 {
  /// Creates a number from big-endian bytes, or returns `nil` if it has more than 128 bits.
  init?(bigEndian bytes: ByteCursor) {
    self = 0
    var cursor = bytes
    while !cursor.isAtEnd {
      guard self >> 120 == 0 else { return nil }
      self = self << 8 | UInt128(cursor.peek())
      cursor.advance(by: 1)
    }
  }
}

extension ByteCursor {
  /// Returns the digits of a big-endian integer, or `nil` if a `Double` can't represent its size.
  ///
  /// If the integer is negative, it is -1 minus the bytes.
  fileprivate func integerText(isNegative: Bool) -> String? {
    var bytes = self
    while !bytes.isAtEnd, bytes.peek() == 0 { bytes.advance(by: 1) }
    guard bytes.remaining <= 128 else { return nil }
    // Groups of nine digits, beginning with the last one.
    var groups: [UInt64] = []
    func multiply(by factor: UInt64, adding term: UInt64) {
      var carry = term
      for index in groups.indices {
        carry += groups[index] * factor
        groups[index] = carry % 1_000_000_000
        carry /= 1_000_000_000
      }
      if carry > 0 { groups.append(carry) }
    }
    while !bytes.isAtEnd {
      multiply(by: 256, adding: UInt64(bytes.peek()))
      bytes.advance(by: 1)
    }
    if isNegative { multiply(by: 1, adding: 1) }
    var text = isNegative ? "-" : ""
    for (index, group) in groups.reversed().enumerated() {
      let digits = "\(group)"
      if index > 0 { text += String(repeating: "0", count: 9 - digits.utf8.count) }
      text += digits
    }
    return groups.isEmpty ? "0" : text
  }
}

extension Double {
  /// Creates the nearest number from big-endian bytes.
  fileprivate init(bigEndian bytes: ByteCursor) {
    var cursor = bytes
    while !cursor.isAtEnd, cursor.peek() == 0 { cursor.advance(by: 1) }
    guard cursor.remaining <= 128 else {
      self = .infinity
      return
    }
    // The first sixteen bytes determine the value, and all further bytes only how it is rounded.
    var (first, rest) = (0 as UInt128, 0)
    var count = 0
    while !cursor.isAtEnd, count < 15 {
      first = first << 8 | UInt128(cursor.peek())
      cursor.advance(by: 1)
      count += 1
    }
    while !cursor.isAtEnd {
      if cursor.peek() != 0 { first |= 1 }
      cursor.advance(by: 1)
      rest += 8
    }
    self = Double(sign: .plus, exponent: rest, significand: Double(first))
  }
}
