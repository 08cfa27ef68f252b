internal import TranscodableBytes
internal import TranscodableCore

// Numbers that are written as text, are too large, or have to change their kind.
extension PropertyListDocument {
  @inline(never)
  func unusualInteger<Value: FixedWidthInteger>(
    _ type: Value.Type, at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    switch tape.kind(entry) {
    case .integer where format == .binary:
      let size = tape.length(entry)
      let bits = bytes.at(tape.offset(entry)).bigEndian(at: 0, size)
      if size > 8, let value = Value(exactly: bits) { return value }
      let number = size > 8 ? "\(bits)" : "\(Int64(bitPattern: bits))"
      throw corrupted(
        "Parsed property list number <\(number)> does not fit in \(type).", entry, path(),
        .numberOutOfRange)
    case .integer:
      let start = bytes.at(tape.offset(entry))
      return try xmlInteger(start.prefix(tape.length(entry)), type, entry, path)
    case .real:
      let double: Double = try real(Double.self, at: entry, path: path)
      if let value = Value(exactly: double) { return value }
      let claim = format == .binary ? "Property" : "Parsed property"
      throw corrupted(
        "\(claim) list number <\(double)> does not fit in \(type).", entry, path(),
        .numberOutOfRange)
    default: throw mismatch(type, entry, path())
    }
  }

  private func xmlInteger<Value: FixedWidthInteger>(
    _ text: ByteCursor, _ type: Value.Type, _ entry: PropertyListTape.Entry,
    _ path: () -> CodingPaths.Path
  ) throws -> Value {
    switch XMLNumber.integer(text, type) {
    case .value(let value): return value
    case .empty:
      throw corrupted("Encountered empty <integer> on line \(line(of: entry))", entry, path())
    case .invalid:
      // An integer, but none of the type.
      let isInteger = if case .value = XMLNumber.integer(text, Int128.self) { true } else { false }
      throw corrupted(
        "Invalid <integer> value on line \(line(of: entry))", entry, path(),
        isInteger ? .numberOutOfRange : .invalidValue)
    }
  }

  /// The floating-point number at an entry.
  @inline(never)
  func real<Value: BinaryFloatingPoint>(
    _ type: Value.Type, at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    switch tape.kind(entry) {
    case .real where format == .binary: return try binaryReal(type, entry, path)
    case .real:
      let text = bytes.at(tape.offset(entry)).prefix(tape.length(entry))
      if type == Float.self, let value = XMLNumber.float(text) { return Value(value) }
      if type != Float.self, let value = XMLNumber.double(text) { return Value(value) }
      throw corrupted("Encountered misformatted real on line \(line(of: entry))", entry, path())
    case .integer:
      if let value = try? integer(UInt64.self, at: entry, path: { CodingPaths.empty }) {
        return Value(value)
      }
      return Value(try integer(Int64.self, at: entry, path: path))
    default: throw mismatch(type, entry, path())
    }
  }

  private func binaryReal<Value: BinaryFloatingPoint>(
    _ type: Value.Type, _ entry: PropertyListTape.Entry, _ path: () -> CodingPaths.Path
  ) throws -> Value {
    let size = tape.length(entry)
    let bits = bytes.at(tape.offset(entry)).bigEndian(at: 0, size)
    if size == 4 {
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      return float.isNaN ? .nan : Value(float)
    }
    let double = Double(bitPattern: bits)
    if double.isNaN { return .nan }
    if let value = Value(exactly: double) { return value }
    throw corrupted(
      "Property list number <\(double)> does not fit in \(type).", entry, path(),
      .numberOutOfRange)
  }

  /// The line where the contents of a value start.
  private func line(of entry: PropertyListTape.Entry) -> Int {
    bytes.position(of: tape.offset(entry)).line
  }

  /// The bytes that data in a text stands for.
  func dataBytes(
    at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> ByteOutput {
    let text = bytes.at(tape.offset(entry)).prefix(tape.length(entry))
    var output = ByteOutput(capacity: text.remaining)
    if format == .openStep {
      OpenStepText.decodeHexadecimal(text, into: &output)
    } else if let bad = XMLData.decode(text, into: &output) {
      let (line, _) = bytes.position(of: bad.offset)
      let character = String(bad.peek(), radix: 16, uppercase: true)
      throw corrupted(
        "Could not interpret <data> on line \(line) (invalid character \(character)", entry,
        path())
    }
    return output
  }
}
