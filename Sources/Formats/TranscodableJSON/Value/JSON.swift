/// A JSON value of any kind, and the namespace for everything related to JSON.
///
/// Use this type for JSON that has no Swift type of its own:
///
/// ```swift
/// var event = try JSON(parsing: #"{"id": 7, "tags": ["a", "b"], "price": 1.10}"#)
/// event["id"]?.int              // 7
/// event["tags"]?[1]?.string     // "b"
/// event["price"]?.number?.text  // "1.10": numbers keep their source digits
/// event["tags"] = ["c", 1, nil]
/// print(event)                  // {"id":7,"tags":["c",1,null],"price":1.10}
/// ```
///
/// Numbers are equal if their values are exactly equal, regardless of how they are written. Objects
/// are equal if they have equal members, in any order. As a namespace, the type contains the
/// decoders, the encoders, and static functions that decode and encode with default settings.
///
/// Values may be nested to any depth. Comparing, hashing, writing, merging and converting values
/// can't overflow the call stack, but Swift releases nested values recursively. Call
/// ``dismantle()`` to release values that are thousands of levels deep.
public enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, which keeps its source digits.
  case number(Number)
  /// A string.
  case string(String)
  /// An array of values, in order.
  case array([JSON])
  /// An object, which stores values by key, in order.
  case object(Object)
}

extension JSON {
  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The Boolean, or `nil` if the value isn't a Boolean.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, or `nil` if the value isn't a number.
  public var number: Number? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an `Int`, or `nil` if the value isn't a number that an `Int` can represent.
  public var int: Int? { number?.int }

  /// The number as the nearest `Double`, or `nil` if the value isn't a number.
  public var double: Double? { number?.double }

  /// The string, or `nil` if the value isn't a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of the array, or `nil` if the value isn't an array.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The object, or `nil` if the value isn't an object.
  public var object: Object? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSON {
  /// The value for a key, or `nil` if this value isn't an object or has no such key.
  ///
  /// Setting a value adds or replaces the member, and setting `nil` removes the member. If the
  /// value is `null`, it becomes an object when its first member is set. For any other kind of
  /// value, setting a member has no effect.
  ///
  /// ```swift
  /// json["user"]?["name"] = "Ada"
  /// ```
  ///
  /// - Complexity: O(1) on average to look up, change or add a member, and O(*n*) to remove a
  ///   member.
  public subscript(key: String) -> JSON? {
    get {
      if case .object(let object) = self { object[key] } else { nil }
    }
    set {
      if var members = takeObject() {
        members[key] = newValue
        self = .object(members)
      } else if isNull, let newValue {
        self = .object([key: newValue])
      }
    }
    _modify {
      guard var members = takeObject() else {
        var value: JSON?
        defer { self[key] = value }
        yield &value
        return
      }
      defer { self = .object(members) }
      yield &members[key]
    }
  }

  /// The element at an index, or `nil` if the index is out of range or this value isn't an array.
  ///
  /// Setting a value replaces the element. If the index equals the number of elements, the value is
  /// appended. Setting `nil` removes the element. For any other index or any other kind of value,
  /// setting an element has no effect.
  ///
  /// - Complexity: O(1) to look up, change or append an element, and O(*n*) to remove an element.
  public subscript(index: Int) -> JSON? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard var elements = takeArray() else { return }
      elements.setElement(newValue, at: index)
      self = .array(elements)
    }
    _modify {
      guard var elements = takeArray() else {
        var value: JSON?
        yield &value
        return
      }
      var value: JSON?
      if elements.indices.contains(index) { value = exchange(&elements[index], with: .null) }
      defer {
        elements.setElement(value, at: index)
        self = .array(elements)
      }
      yield &value
    }
  }

  // While its contents are changed, the value is null. This gives the contents a single owner, so
  // they aren't copied.

  /// Moves out the members and leaves null, or returns `nil` if the value isn't an object.
  mutating func takeObject() -> Object? {
    guard case .object = self, case .object(let members) = exchange(&self, with: .null) else {
      return nil
    }
    return members
  }

  /// Moves out the elements and leaves null, or returns `nil` if the value isn't an array.
  mutating func takeArray() -> [JSON]? {
    guard case .array = self, case .array(let elements) = exchange(&self, with: .null) else {
      return nil
    }
    return elements
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
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer literal of up to 128 bits.
  public init(integerLiteral value: Int128) { self = .number(Number(integerLiteral: value)) }
}

extension JSON: ExpressibleByFloatLiteral {
  /// Creates a number from a literal with a fraction or an exponent.
  ///
  /// The compiler first converts the literal to `Double`.
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
  /// Creates an object.
  ///
  /// If a key is repeated, the first value wins.
  public init(dictionaryLiteral members: (String, JSON)...) {
    var object = Object()
    for (key, value) in members { object.appendIfNew(value, forKey: key) }
    self = .object(object)
  }
}

extension JSON {
  /// Creates a Boolean.
  public init(_ value: Bool) { self = .bool(value) }

  /// Creates a number that represents an integer exactly.
  public init(_ value: some BinaryInteger) { self = .number(Number(value)) }

  /// Creates the shortest number that converts back to `value`.
  ///
  /// Returns `nil` for infinity and NaN, which JSON can't represent.
  public init?(_ value: Double) {
    guard let number = Number(value) else { return nil }
    self = .number(number)
  }

  /// Creates a string.
  public init(_ value: some StringProtocol) { self = .string(String(value)) }
}
