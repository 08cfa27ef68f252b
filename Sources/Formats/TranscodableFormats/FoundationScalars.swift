internal import TranscodableBytes
internal import TranscodableCore

extension FoundationScalar {
  static var formatDecoding: any SpecialDecoding.Type { ScalarDecoding<Self>.self }
  static var formatEncoding: any SpecialEncoding.Type { ScalarEncoding<Self>.self }
}

extension FoundationData {
  static var base64Encoding: any SpecialEncoding.Type { Base64Encoding<Self>.self }
}

/// Encodes data as a Base64 string.
private enum Base64Encoding<Data: FoundationData>: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    try withSameType(value, as: Data.self) { try slot.encode($0.base64Text) }
  }
}

private enum ScalarDecoding<Scalar: FoundationScalar>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    guard let format = document.formatDocument,
      let text = try format.requiredText(of: entry, type, path, in: document)
        ?? text(at: entry, format, document)
    else {
      throw document.format.mismatch(type, at: entry, path, in: document)
    }
    guard let value = Scalar(scalarText: text) else {
      // As in JSON, a string is a value of another kind unless it is a number.
      if Scalar.scalarKind == .decimal, document.kind(entry) == .string {
        throw format.mismatch(type, at: entry, path, in: document)
      }
      throw format.invalid(
        type, text, at: entry, path, in: document, expected: TypeName.of(type))
    }
    return upcast(value, to: type)
  }

  private static func text(
    at entry: ValueTape.Entry, _ format: FormatDocument, _ document: StandardDocument
  ) -> String? {
    switch (Scalar.scalarKind, document.kind(entry)) {
    case (_, .string): document.readText(at: entry)
    case (.uuid, .data):
      format.withBytes(at: entry, in: document) { bytes in
        bytes.remaining == 16 ? UInt128(bigEndian: bytes)?.uuidText : nil
      }
    case (.decimal, .integer), (.decimal, .number), (.decimal, .real):
      format.numberText(at: entry, in: document)
    default: nil
    }
  }
}

private enum ScalarEncoding<Scalar: FoundationScalar>: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    try withSameType(value, as: Scalar.self) { value in
      guard let format = (slot.state.attachment as? FormatCall)?.format else {
        throw EncodingMisuse.secondValue.error(at: slot.codingPath)
      }
      try encode(value.scalarText, in: format, into: slot)
    }
  }

  private static func encode(
    _ text: String, in format: some CodingFormat, into slot: DraftSlot
  ) throws {
    try slot.encode(in: format) { (writer) throws(CodingFailure) in
      try write(text, to: &writer)
    }
  }

  private static func write(
    _ text: String, to writer: inout some FormatWriter
  ) throws(CodingFailure) {
    switch Scalar.scalarKind {
    case .url: try writer.write(url: text)
    case .uuid: try writer.write(uuid: UInt128(uuidText: text))
    case .decimal:
      let decimal = DecimalParts(text)
      guard let decimal else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a finite number", found: text)
      }
      try writer.write(
        isNegative: decimal.isNegative, significand: decimal.significand,
        exponent: decimal.exponent)
    }
  }
}

extension DraftSlot {
  /// Encodes a value with a writer of the format.
  func encode<Format: CodingFormat>(
    in format: Format, _ body: (inout Format.Writer) throws(CodingFailure) -> Void
  ) throws {
    do throws(CodingFailure) {
      var writer = format.makeWriter()
      try body(&writer)
      let bytes = try writer.finish()
      set(.text, UInt64(withCursor(over: bytes) { state.draft.keep($0) }))
    } catch {
      throw EncodingError(error.at(codingPath))
    }
  }
}

extension UInt128 {
  /// Creates a number from a UUID, whose hyphens are ignored.
  init(uuidText text: String) {
    self = text.reduce(0) { number, digit in
      digit.hexDigitValue.map { number << 4 | UInt128($0) } ?? number
    }
  }

  /// The number as an uppercase UUID.
  var uuidText: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for index in 0..<32 {
      if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
      text.append(digits[Int(truncatingIfNeeded: self >> UInt128(124 - 4 * index)) & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A decimal number as an integer and a power of ten.
package struct DecimalParts {
  var isNegative = false
  var significand: UInt128 = 0
  var exponent = 0

  /// Creates the parts of a number such as `-12.50`, or returns `nil` if it has another form.
  init?(_ text: String) {
    var isFraction = false
    var hasDigits = false
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case 0x30...0x39:
        hasDigits = true
        let (product, overflows) = significand.multipliedReportingOverflow(by: 10)
        let (sum, carries) = product.addingReportingOverflow(UInt128(byte - 0x30))
        if overflows || carries {
          // Trailing zeros may exceed the significand of a decimal with a positive exponent.
          guard byte == 0x30 else { return nil }
          if !isFraction { exponent += 1 }
          continue
        }
        significand = sum
        if isFraction { exponent -= 1 }
      default: return nil
      }
    }
    if !hasDigits { return nil }
  }

  /// The number without an exponent.
  package static func text(isNegative: Bool, significand: UInt128, exponent: Int) -> String {
    var digits = "\(significand)"
    if exponent >= 0 {
      if significand > 0 { digits += String(repeating: "0", count: exponent) }
    } else {
      let missing = 1 - exponent - digits.utf8.count
      if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: exponent))
    }
    return (isNegative ? "-" : "") + digits
  }
}
