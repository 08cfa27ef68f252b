internal import TranscodableBytes
internal import TranscodableCore

// Methods for scalars that are stored as text, have more than 64 bits, or must be converted.
extension PropertyListFormat {
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String {
    let text = document.contents(entry)
    if document.flags(entry).contains(.utf16) { return text.bigEndianUTF16 }
    return kind == .xml ? XMLText.unescaped(text) : OpenStepText.unescaped(text)
  }

  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    switch document.kind(entry) {
    case .number, .integer:
      if let value = try? integer(Int64.self, at: entry, in: document) { return "\(value)" }
      if let value = try? integer(UInt64.self, at: entry, in: document) { return "\(value)" }
      fallthrough
    case .real:
      return (try? double(at: entry, in: document) { CodingPaths.empty }).map { "\($0)" }
    default: return nil
    }
  }

  // MARK: - Integers

  // These methods must not call the document's methods. Those methods coerce scalars and would call
  // back into this format.

  /// The errors that this method throws have an empty coding path.
  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument
  ) throws -> Value {
    try integer(type, at: entry, in: document) { CodingPaths.empty }
  }

  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    switch document.kind(entry) {
    case .integer where kind == .binary:
      let size = document.length(entry)
      let bits = document.contents(entry).bigEndian(at: 0, size)
      let signed = Int64(bitPattern: bits)
      if let value = size > 8 ? Value(exactly: bits) : Value(exactly: signed) { return value }
      let number = size > 8 ? "\(bits)" : "\(signed)"
      throw corrupted(
        "Parsed property list number <\(number)> does not fit in \(type).", at: entry, path(),
        in: document, .numberOutOfRange)
    case .integer, .number: return try textInteger(type, at: entry, path, in: document)
    case .real:
      let double = try self.double(at: entry, in: document, path: path)
      if let value = Value(exactly: double) { return value }
      let claim = kind == .binary ? "Property" : "Parsed property"
      throw corrupted(
        "\(claim) list number <\(double)> does not fit in \(type).", at: entry, path(),
        in: document, .numberOutOfRange)
    default: throw mismatch(type, at: entry, path(), in: document)
    }
  }

  private func textInteger<Value: FixedWidthInteger>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    let text = document.contents(entry)
    switch XMLNumber.integer(text, type) {
    case .value(let value): return value
    case .empty:
      throw corrupted(
        "Encountered empty <integer> on line \(line(of: entry, in: document))", at: entry, path(),
        in: document)
    case .invalid:
      // The number may be a valid integer that is out of range for the type.
      let isInteger = if case .value = XMLNumber.integer(text, Int128.self) { true } else { false }
      throw corrupted(
        "Invalid <integer> value on line \(line(of: entry, in: document))", at: entry, path(),
        in: document, isInteger ? .numberOutOfRange : .invalidValue)
    }
  }

  // MARK: - Floating point

  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double {
    try real(Double.self, at: entry, path, in: document) { XMLNumber.double($0) }
  }

  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float {
    try real(Float.self, at: entry, path, in: document) { XMLNumber.float($0) }
  }

  @inline(__always)
  private func real<Value: BinaryFloatingPoint>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path,
    in document: StandardDocument, _ parse: (ByteCursor) -> Value?
  ) throws -> Value {
    switch document.kind(entry) {
    case .real where kind == .binary: return try binaryReal(type, at: entry, path, in: document)
    case .real:
      if let value = parse(document.contents(entry)) { return value }
      throw corrupted(
        "Encountered misformatted real on line \(line(of: entry, in: document))", at: entry,
        path(), in: document)
    case .integer, .number:
      if let value = try? integer(UInt64.self, at: entry, in: document) { return Value(value) }
      return Value(try integer(Int64.self, at: entry, in: document, path: path))
    default: throw mismatch(type, at: entry, path(), in: document)
    }
  }

  private func binaryReal<Value: BinaryFloatingPoint>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    let size = document.length(entry)
    let bits = document.contents(entry).bigEndian(at: 0, size)
    if size == 4 {
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      return float.isNaN ? .nan : Value(float)
    }
    let double = Double(bitPattern: bits)
    if double.isNaN { return .nan }
    if let value = Value(exactly: double) { return value }
    throw corrupted(
      "Property list number <\(double)> does not fit in \(type).", at: entry, path(),
      in: document, .numberOutOfRange)
  }

  // MARK: - Dates and data

  /// Returns the number of seconds since 2001-01-01 00:00:00 UTC.
  func seconds(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) throws -> Double {
    let text = document.contents(entry)
    if kind == .binary { return Double(bitPattern: text.bigEndian(at: 0, 8)) }
    if let seconds = XMLDate.seconds(text) { return seconds }
    throw corrupted(
      "Could not interpret <date> at line \(line(of: entry, in: document))", at: entry, path,
      in: document)
  }

  func dataBytes(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) throws -> ByteOutput {
    let text = document.contents(entry)
    var output = ByteOutput(capacity: text.remaining)
    if kind == .openStep {
      OpenStepText.decodeHexadecimal(text, into: &output)
    } else if let bad = XMLData.decode(text, into: &output) {
      let (line, _) = document.position(of: bad.offset)
      let character = String(bad.peek(), radix: 16, uppercase: true)
      throw corrupted(
        "Could not interpret <data> on line \(line) (invalid character \(character)", at: entry,
        path, in: document)
    }
    return output
  }

  private func line(of entry: ValueTape.Entry, in document: StandardDocument) -> Int {
    document.position(of: document.offset(entry)).line
  }
}
