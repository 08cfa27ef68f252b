/// A property-list value of any kind, and the namespace for the property-list API.
///
/// ```swift
/// var settings = try PropertyList(parsing: data)
/// settings["window"]?["width"] = 800
/// let document = try settings.serialized(as: .xml)
/// ```
///
/// Property lists have no null. Coders write null as the string `$null`, which this type treats
/// like any other string.
public enum PropertyList: Hashable, Sendable {
  /// A Boolean value.
  case bool(Bool)
  /// A 64-bit integer.
  case integer(Int64)
  /// An integer above `Int64.max`. All other integers are represented by ``integer(_:)``.
  case largeInteger(UInt64)
  /// A floating-point number.
  case real(Double)
  /// A string.
  case string(String)
  /// A date.
  case date(Instant)
  /// Binary data.
  case data([UInt8])
  /// The identifier of an object in a keyed archive.
  case identifier(UInt64)
  /// An array.
  case array([PropertyList])
  /// A dictionary with ordered members.
  case dictionary(Dictionary)
}

extension PropertyList {
  /// A date in a property list, which can be converted to and from Foundation's `Date`.
  public struct Instant: Hashable, Comparable, Sendable {
    /// The number of seconds since the start of 2001 in UTC.
    public var secondsSince2001: Double

    /// Creates a date.
    public init(secondsSince2001: Double) { self.secondsSince2001 = secondsSince2001 }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.secondsSince2001 < right.secondsSince2001
    }
  }

  /// Creates an integer value, or returns `nil` if the integer doesn't fit in 64 bits.
  public init?(exactly value: some BinaryInteger) {
    if let small = Int64(exactly: value) {
      self = .integer(small)
    } else if let large = UInt64(exactly: value) {
      self = .largeInteger(large)
    } else {
      return nil
    }
  }
}

extension PropertyList {
  /// The Boolean value, or `nil` if the value is of another kind.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number as an `Int`, or `nil` if the value isn't a number or can't be represented exactly.
  public var int: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .largeInteger(let value): Int(exactly: value)
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number as a `Double`, rounded if necessary, or `nil` if the value isn't a number.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .largeInteger(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The string, or `nil` if the value is of another kind.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The date, or `nil` if the value is of another kind.
  public var instant: Instant? { if case .date(let value) = self { value } else { nil } }

  /// The data, or `nil` if the value is of another kind.
  public var bytes: [UInt8]? { if case .data(let value) = self { value } else { nil } }

  /// The elements of the array, or `nil` if the value is of another kind.
  public var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }

  /// The dictionary, or `nil` if the value is of another kind.
  public var dictionary: Dictionary? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// The value for a key, or `nil` if the key doesn't exist or this value isn't a dictionary.
  ///
  /// Setting `nil` removes the member. Setting a member has no effect if this value isn't a
  /// dictionary.
  public subscript(key: String) -> PropertyList? {
    get { dictionary?[key] }
    set {
      guard var members = takeDictionary() else { return }
      members[key] = newValue
      self = .dictionary(members)
    }
    _modify {
      guard var members = takeDictionary() else {
        var value: PropertyList?
        yield &value
        return
      }
      defer { self = .dictionary(members) }
      yield &members[key]
    }
  }

  /// The element at an index, or `nil` if the index is out of range or this value isn't an array.
  ///
  /// Setting `nil` removes the element. Setting an element at the end index appends it. Setting an
  /// element has no effect if this value isn't an array.
  public subscript(index: Int) -> PropertyList? {
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
        var value: PropertyList?
        yield &value
        return
      }
      var value: PropertyList?
      if elements.indices.contains(index) { value = exchange(&elements[index], with: .bool(false)) }
      defer {
        elements.setElement(value, at: index)
        self = .array(elements)
      }
      yield &value
    }
  }

  // The value is set to false while its contents change, so that the contents have a single owner
  // and aren't copied.

  mutating func takeDictionary() -> Dictionary? {
    guard case .dictionary = self,
      case .dictionary(let members) = exchange(&self, with: .bool(false))
    else { return nil }
    return members
  }

  mutating func takeArray() -> [PropertyList]? {
    guard case .array = self, case .array(let elements) = exchange(&self, with: .bool(false))
    else { return nil }
    return elements
  }
}

extension [PropertyList] {
  fileprivate mutating func setElement(_ value: PropertyList?, at index: Int) {
    if indices.contains(index) {
      if let value { self[index] = value } else { remove(at: index) }
    } else if index == count, let value {
      append(value)
    }
  }
}

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
  /// Creates a dictionary.
  ///
  /// If a key is repeated, its last value is used.
  public init(dictionaryLiteral members: (String, PropertyList)...) {
    var dictionary = Dictionary()
    for (key, value) in members { dictionary[key] = value }
    self = .dictionary(dictionary)
  }
}
