/// Any JSON value, and the name under which everything about JSON is found.
///
/// As a value, it holds what a text says and no type has asked for yet:
///
/// ```swift
/// var event = try JSON(parsing: #"{"id": 7, "tags": ["a", "b"], "price": 1.10}"#)
/// event["id"]?.int              // 7
/// event["tags"]?[1]?.string     // "b"
/// event["price"]?.number?.text  // "1.10": numbers keep their text
/// event["tags"] = ["c", 1, nil]
/// print(event)                  // {"id":7,"tags":["c",1,null],"price":1.10}
/// ```
///
/// Numbers are equal if their values are, exactly and whatever their text; objects are equal if
/// their members are, in whatever order. As a namespace, it has the decoders, the encoders and the
/// functions that need neither.
///
/// A value that was read is nested as deeply as the reader allows, 512 levels unless set otherwise.
/// Comparing, hashing, writing and releasing a value use the call stack once a level.
public enum JSON: Hashable, Sendable {
  /// Nothing: `null`.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, with the text it was written with.
  case number(Number)
  /// A string.
  case string(String)
  /// An array: values in order.
  case array([JSON])
  /// An object: values by key, in order.
  case object(Object)
}

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

extension JSON {
  /// The value of a key, nil if the value is not an object or has no such key.
  ///
  /// Setting a value adds or replaces the member, and setting nil removes it. A `null` becomes an
  /// object when it gets its first member; on any other kind of value setting does nothing.
  ///
  /// ```swift
  /// json["user"]?["name"] = "Ada"
  /// ```
  ///
  /// - Complexity: O(1) on average to look up, to change and to add; O(*n*) to remove.
  public subscript(key: String) -> JSON? {
    get {
      if case .object(let object) = self { object[key] } else { nil }
    }
    set {
      switch self {
      case .object(var object):
        // Given up here, so that the object has one owner while it changes.
        self = .null
        object[key] = newValue
        self = .object(object)
      case .null:
        if let newValue { self = .object([key: newValue]) }
      default: break
      }
    }
    _modify {
      guard case .object(var object) = self else {
        var value: JSON?
        defer { self[key] = value }
        yield &value
        return
      }
      self = .null
      defer { self = .object(object) }
      yield &object[key]
    }
  }

  /// The element at an index, nil if the value is not an array or is shorter.
  ///
  /// Setting a value replaces the element, or adds one if the index is the number of elements;
  /// setting nil removes the element. With any other index, and on any other kind of value, setting
  /// does nothing.
  ///
  /// - Complexity: O(1) to look up, to change and to add; O(*n*) to remove.
  public subscript(index: Int) -> JSON? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self else { return }
      self = .null
      elements.setElement(newValue, at: index)
      self = .array(elements)
    }
    _modify {
      guard case .array(var elements) = self else {
        var value: JSON?
        yield &value
        return
      }
      self = .null
      var value: JSON?
      if elements.indices.contains(index) {
        // Taken out while it is changed, so that it has one owner.
        value = elements[index]
        elements[index] = .null
      }
      defer {
        elements.setElement(value, at: index)
        self = .array(elements)
      }
      yield &value
    }
  }
}

extension [JSON] {
  fileprivate mutating func setElement(_ value: JSON?, at index: Int) {
    if indices.contains(index) {
      if let value { self[index] = value } else { remove(at: index) }
    } else if index == count, let value {
      append(value)
    }
  }
}

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
