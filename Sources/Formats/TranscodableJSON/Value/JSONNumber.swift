internal import TranscodableBytes

extension JSON {
  /// A JSON number, stored as its source digits.
  ///
  /// The digits determine the exact value of the number.
  ///
  /// No digits are lost when a number is read: `1.0` remains `1.0`, and forty digits remain forty
  /// digits. Two numbers are equal if their values are exactly equal, so `1`, `1.0` and `10e-1` are
  /// the same dictionary key. To distinguish them, compare ``text``. Numbers of up to 15 bytes need
  /// no memory in addition to the value itself.
  public struct Number: Sendable {
    /// The number as it was written, in the grammar of RFC 8259, section 6.
    public let text: String

    init(validated text: String) { self.text = text }

    /// Creates a number from a string, or returns `nil` if the string isn't a number.
    ///
    /// - Parameter text: A number in the grammar of RFC 8259, section 6, which doesn't allow
    ///   whitespace, plus signs or leading zeros.
    /// - Complexity: O(*n*) in the length of the string.
    public init?(_ text: some StringProtocol) {
      var text = String(text)
      text.makeContiguousUTF8()
      var isNumber = false
      text.withCursor { cursor in
        let scan = NumberScan(at: cursor)
        isNumber = scan.isValid && scan.length == cursor.remaining
      }
      guard isNumber else { return nil }
      self.text = text
    }

    /// Creates a number that represents an integer exactly.
    public init(_ value: some BinaryInteger) { text = String(value) }

    /// Creates the shortest number that converts back to `value`.
    ///
    /// Returns `nil` for infinity and NaN, which JSON can't represent.
    public init?(_ value: Double) {
      guard value.isFinite else { return nil }
      var output = ByteOutput(capacity: 64)
      output.append(decimal: value)
      text = output.text
    }

    /// Creates the shortest number that converts back to `value`.
    ///
    /// Returns `nil` for infinity and NaN, which JSON can't represent.
    public init?(_ value: Float) {
      guard value.isFinite else { return nil }
      var output = ByteOutput(capacity: 64)
      output.append(decimal: value)
      text = output.text
    }
  }
}

extension JSON.Number {
  func withText<Result>(_ initial: Result, _ body: (ByteCursor) -> Result) -> Result {
    var result = initial
    text.withCursor { result = body($0) }
    return result
  }
}

// MARK: - Equality

extension JSON.Number: Hashable {
  /// Returns whether two numbers are exactly equal, regardless of how they are written.
  ///
  /// - Complexity: O(*n*) in the number of digits, even for large exponents.
  public static func == (left: JSON.Number, right: JSON.Number) -> Bool {
    if left.text == right.text { return true }
    return left.withText(false) { first in
      right.withText(false) { ExactDecimal.areEqual(first, $0) }
    }
  }

  public func hash(into hasher: inout Hasher) {
    var copy = hasher
    text.withCursor { ExactDecimal(at: $0).hash(into: &copy) }
    hasher = copy
  }
}

// MARK: - Literals and strings

extension JSON.Number: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a number from an integer literal of up to 128 bits.
  public init(integerLiteral value: Int128) { text = String(value) }

  /// Creates a number from a literal with a fraction or an exponent.
  ///
  /// The compiler first converts a literal to `Double`. To keep more digits, use
  /// `JSON.Number("…")`. A literal that is too large becomes the largest finite `Double`.
  public init(floatLiteral value: Double) {
    let largest = value < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
    self = JSON.Number(value) ?? JSON.Number(largest) ?? 0
  }
}

extension JSON.Number: LosslessStringConvertible {
  /// Creates a number from a string, or returns `nil` if the string isn't a number in the grammar
  /// of RFC 8259.
  public init?(_ description: String) { self.init(description[...]) }

  /// The number as it was written.
  public var description: String { text }
}

extension FixedWidthInteger {
  /// Creates an integer from a JSON number that has exactly the same value, regardless of how the
  /// number is written.
  ///
  /// For example, `34.0` and `3.4e1` are converted to 34. The result is `nil` for `1.5`, and for
  /// values that don't fit in the type or in 128 bits.
  ///
  /// - Parameter number: The number to convert.
  /// - Complexity: O(*n*) in the number of digits.
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
  /// The value as an `Int`, or `nil` if an `Int` can't represent the value.
  public var int: Int? { Int(exactly: self) }

  /// The nearest `Double`, which is infinity if the value is too large, and zero if it is too
  /// small.
  ///
  /// Ties are rounded to even, as IEEE 754 specifies.
  public var double: Double { nearest { parseDouble(at: $0) } }

  /// The nearest `Float`, which is infinity if the value is too large, and zero if it is too small.
  public var float: Float { nearest { parseFloat(at: $0) } }

  private func nearest<Value: BinaryFloatingPoint & Sendable>(
    _ parse: (ByteCursor) -> ParsedNumber<Value>
  ) -> Value {
    let parsed = withText(nil) { parse($0) }
    guard let failure = parsed?.failure else { return parsed?.value ?? 0 }
    let magnitude: Value = failure == .overflow ? .infinity : 0
    return text.utf8.first == 0x2D ? -magnitude : magnitude
  }

  /// The nearest `Double` if it converts back to the same number, and otherwise `nil`.
  ///
  /// For example, `0.1` and `1e3` have an exact `Double`. Most numbers with twenty digits and all
  /// numbers outside the range of `Double` don't.
  public var exactDouble: Double? {
    let nearest = double
    guard let back = JSON.Number(nearest), back == self else { return nil }
    return nearest
  }
}
