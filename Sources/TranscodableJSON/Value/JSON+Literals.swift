extension JSON: ExpressibleByNilLiteral {
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByBooleanLiteral {
  /// Creates true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal of up to 128 bits.
  public init(integerLiteral value: Int128) { self = .number(Number(integerLiteral: value)) }
}

extension JSON: ExpressibleByFloatLiteral {
  /// Creates a number from a literal with a fraction or an exponent, which is a `Double` first.
  public init(floatLiteral value: Double) { self = .number(Number(floatLiteral: value)) }
}

extension JSON: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates an object; the first of several values for a key counts.
  public init(dictionaryLiteral members: (String, JSON)...) {
    var object = Object()
    for (key, value) in members { object.appendIfNew(value, forKey: key) }
    self = .object(object)
  }
}

// MARK: - From variables

extension JSON {
  /// Creates true or false.
  public init(_ value: Bool) { self = .bool(value) }

  /// Creates a number from an integer, exactly.
  public init(_ value: some BinaryInteger) { self = .number(Number(value)) }

  /// Creates a number with as few digits as tell `value` from all others.
  ///
  /// The result is nil for infinity and NaN, which JSON has no form for.
  public init?(_ value: Double) {
    guard let number = Number(value) else { return nil }
    self = .number(number)
  }

  /// Creates a string.
  public init(_ value: some StringProtocol) { self = .string(String(value)) }
}
