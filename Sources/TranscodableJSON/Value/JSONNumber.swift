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
