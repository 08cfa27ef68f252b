extension PropertyList: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension PropertyList: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension PropertyList: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .real(value) }
}

extension PropertyList: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension PropertyList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: PropertyList...) { self = .array(elements) }
}

extension PropertyList: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary; the last of several members with the same key counts.
  public init(dictionaryLiteral members: (String, PropertyList)...) {
    var dictionary = Dictionary()
    for (key, value) in members { dictionary[key] = value }
    self = .dictionary(dictionary)
  }
}
