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

  /// Writes true or false.
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
    output.append(decimal: value)
    endValue()
  }

  /// Writes an integer of any width.
  @inlinable
  public mutating func write<Value: FixedWidthInteger>(integer value: Value) {
    beginValue()
    output.append(decimal: value)
    endValue()
  }

  /// Writes a number with as few digits as tell it from all others of its type.
  ///
  /// Infinity and NaN have no form in JSON: what becomes of them is up to the strategy of the coder; without one it is a
  /// failure.
  @inline(never)
  public mutating func write(_ value: Double) {
    beginValue()
    if value.isFinite { output.append(decimal: value) } else { writeNonFinite(value, "Double") }
    endValue()
  }

  /// Writes a number with as few digits as tell it from all others of its type.
  @inline(never)
  public mutating func write(_ value: Float) {
    beginValue()
    if value.isFinite {
      output.append(decimal: value)
    } else {
      writeNonFinite(Double(value), "Float")
    }
    endValue()
  }

  @inline(never)
  private mutating func writeNonFinite(_ value: Double, _ type: StaticString) {
    if let text = context?.nonConformingFloat(value) { return writeQuoted(text) }
    let name = value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity"
    fail(.invalidValue, found: "\(type).\(name)")
  }

  /// Writes a string.
  @inline(never)
  public mutating func write(_ value: String) {
    beginValue()
    writeQuoted(value)
    endValue()
  }

  /// Writes a string in its quotes, without what stands around a value.
  @inline(never)
  internal mutating func writeQuoted(_ value: borrowing String) {
    output.appendQuoted(value, escapesSlashes: escapesSlashes)
  }

  /// Writes JSON text that is known to be a value, such as a number or what another writer produced.
  package mutating func write(json text: Span<UInt8>) {
    beginValue()
    output.append(text)
    endValue()
  }
}
