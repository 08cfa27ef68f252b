internal import TranscodableBytes

extension FixedWidthInteger {
  /// Creates the integer that is exactly the value of a JSON number, however that is written.
  ///
  /// `34.0` and `3.4e1` are 34; `1.5`, and what does not fit into the type or into 128 bits, is
  /// nothing.
  ///
  /// - Parameter number: The number.
  /// - Complexity: O(*n*) in the length of its text.
  public init?(exactly number: JSON.Number) where Self: Sendable {
    let parsed = number.withText(nil as Self?) { cursor in
      let plain = parseInteger(at: cursor, as: Self.self)
      if plain.failure == nil { return plain.value }
      let unusual = parseIntegralDecimal(at: cursor, as: Self.self)
      return unusual.failure == nil ? unusual.value : nil
    }
    guard let parsed else { return nil }
    self = parsed
  }
}

extension JSON.Number {
  /// The value as an `Int`, nil if it is not integral or does not fit.
  public var int: Int? { Int(exactly: self) }

  /// The nearest `Double`: infinity if the value is too large for the type, zero if it is too
  /// small.
  ///
  /// A tie goes to the even neighbour, as IEEE 754 has it.
  public var double: Double { nearest { parseDouble(at: $0) } }

  /// The nearest `Float`: infinity if the value is too large for the type, zero if it is too small.
  public var float: Float { nearest { parseFloat(at: $0) } }

  private func nearest<Value: BinaryFloatingPoint & Sendable>(
    _ parse: (ByteCursor) -> ParsedNumber<Value>
  ) -> Value {
    let parsed = withText(nil) { parse($0) }
    guard let failure = parsed?.failure else { return parsed?.value ?? 0 }
    let magnitude: Value = failure == .overflow ? .infinity : 0
    return text.utf8.first == 0x2D ? -magnitude : magnitude
  }

  /// The nearest `Double` if going there and back loses nothing, otherwise nil.
  ///
  /// `0.1` and `1e3` can be told from what is nearest to them; a number of twenty digits, or one
  /// beyond the range of the type, cannot.
  public var exactDouble: Double? {
    let nearest = double
    guard let back = JSON.Number(nearest), back == self else { return nil }
    return nearest
  }
}
