public import TranscodableBytes
internal import TranscodableCore

extension JSONWriter {
  /// Writes null.
  @inline(never)
  public mutating func writeNull() {
    beginValue()
    output.append(0x6C6C_756E, count: 4)
    endValue()
  }

  /// Writes a Boolean.
  @inline(never)
  public mutating func write(_ value: Bool) {
    beginValue()
    if value {
      output.append(0x6575_7274, count: 4)
    } else {
      output.append(0x65_736C_6166, count: 5)
    }
    endValue()
  }

  /// Writes an integer.
  @inline(never)
  public mutating func write(_ value: Int) {
    beginValue()
    output.append(decimal: value, then: 0x2C)
  }

  /// Writes an integer of any width.
  @inlinable
  public mutating func write<Value: FixedWidthInteger>(integer value: Value) {
    beginValue()
    output.append(decimal: value, then: 0x2C)
  }

  /// Writes the shortest number that can be read back as `value`.
  ///
  /// JSON can't represent infinity or NaN. The coder's strategy determines how they are written.
  /// Without a strategy, the writer fails.
  @inline(never)
  public mutating func write(_ value: Double) {
    beginValue()
    guard value.isFinite else { return writeNonFinite(value, value) }
    output.append(decimal: value, then: 0x2C)
  }

  /// Writes the shortest number that can be read back as `value`.
  @inline(never)
  public mutating func write(_ value: Float) {
    beginValue()
    guard value.isFinite else { return writeNonFinite(Double(value), value) }
    output.append(decimal: value, then: 0x2C)
  }

  @inline(never)
  private mutating func writeNonFinite<Value: BinaryFloatingPoint>(
    _ value: Double, _ original: Value
  ) {
    if let text = context?.nonConformingFloat(value) { return writeQuoted(text, then: 0x2C) }
    failNonFinite(original)
    endValue()
  }

  /// Reports that JSON can't represent a number, and writes a placeholder.
  @inline(never)
  package mutating func failNonFinite<Value: BinaryFloatingPoint>(_ value: Value) {
    fail(.invalidValue, found: "\(Value.self).\(value)", value: value)
    output.append(0x30)
  }

  /// Writes a string.
  @inline(never)
  public mutating func write(_ value: String) {
    beginValue()
    writeQuoted(value, then: 0x2C)
  }

  @inline(__always)
  internal mutating func writeQuoted(_ value: borrowing String, then next: UInt8) {
    output.appendQuoted(value, escapesSlashes: escapesSlashes, then: next)
  }

  /// The bytes must be valid JSON, such as a number or the output of another writer.
  package mutating func write(json text: Span<UInt8>) {
    beginValue()
    output.append(text)
    endValue()
  }

  package mutating func write(json text: [UInt8]) {
    text.lend { write(json: $0) }
  }
}
