extension JSON {
  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The value if it is true or false, otherwise nil.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value if it is a number, otherwise nil.
  public var number: Number? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value if it is an integral number that fits, otherwise nil.
  public var int: Int? { number?.int }

  /// The nearest `Double` if the value is a number, otherwise nil.
  public var double: Double? { number?.double }

  /// The value if it is a string, otherwise nil.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements if the value is an array, otherwise nil.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members if the value is an object, otherwise nil.
  public var object: Object? {
    if case .object(let members) = self { members } else { nil }
  }
}
