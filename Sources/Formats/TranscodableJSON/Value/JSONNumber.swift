internal import TranscodableBytes

extension JSON {
  /// A number of JSON: its text, and through it its exact value.
  ///
  /// Nothing is lost by reading a number: `1.0` stays `1.0`, and forty digits stay forty digits.
  /// Two numbers are equal if their values are exactly equal, so `1`, `1.0` and `10e-1` are one key
  /// of a dictionary; compare ``text`` to tell them apart. Numbers of up to 15 bytes need no memory
  /// beside the value itself.
  public struct Number: Sendable {
    /// The number as it is written: a number in the grammar of RFC 8259, section 6.
    public let text: String

    /// Creates a number from text that is known to be one.
    init(validated text: String) { self.text = text }

    /// Creates a number from its text.
    ///
    /// The result is nil if the text is anything else than a number.
    ///
    /// - Parameter text: A number in the grammar of RFC 8259, section 6: without blanks, plus sign
    ///   or leading zeros.
    /// - Complexity: O(*n*) in the length of the text.
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

    /// Creates a number from an integer, exactly.
    public init(_ value: some BinaryInteger) { text = String(value) }

    /// Creates a number with as few digits as tell `value` from all others of its type.
    ///
    /// The result is nil for infinity and NaN, which JSON has no form for.
    public init?(_ value: Double) {
      guard value.isFinite else { return nil }
      var output = ByteOutput(capacity: 64)
      output.append(decimal: value)
      text = output.text
    }

    /// Creates a number with as few digits as tell `value` from all others of its type.
    ///
    /// The result is nil for infinity and NaN, which JSON has no form for.
    public init?(_ value: Float) {
      guard value.isFinite else { return nil }
      var output = ByteOutput(capacity: 64)
      output.append(decimal: value)
      text = output.text
    }
  }
}

extension JSON.Number {
  /// Calls `body` with a cursor over the text.
  func withText<Result>(_ initial: Result, _ body: (ByteCursor) -> Result) -> Result {
    var result = initial
    text.withCursor { result = body($0) }
    return result
  }
}

// MARK: - Equality

extension JSON.Number: Hashable {
  /// Whether the values are exactly equal, however they are written.
  /// - Complexity: O(*n*) in the length of the texts, whatever the exponents are.
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

// MARK: - Literals and text

extension JSON.Number: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a number from an integer literal of up to 128 bits.
  public init(integerLiteral value: Int128) { text = String(value) }

  /// Creates a number from a literal with a fraction or an exponent.
  ///
  /// A literal is a `Double` before it gets here; write `JSON.Number("…")` to keep more digits. One
  /// that is too large for a `Double` is the largest there is.
  public init(floatLiteral value: Double) {
    let largest = value < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
    self = JSON.Number(value) ?? JSON.Number(largest) ?? 0
  }
}

extension JSON.Number: LosslessStringConvertible {
  /// Creates a number from its text; nil if it is none in the grammar of RFC 8259.
  public init?(_ description: String) { self.init(description[...]) }

  /// The number as it is written.
  public var description: String { text }
}

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
