/// A property list of any kind, and the namespace of everything about property lists.
///
/// ```swift
/// var settings = try PropertyList(parsing: data)
/// settings["window"]?["width"] = 800
/// let document = try settings.serialized(as: .xml)
/// ```
///
/// Property lists have no null. Coders write the string `$null` for it, which is a string here.
public enum PropertyList: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// An integer of 64 bits.
  case integer(Int64)
  /// An integer beyond `Int64.max`; smaller ones are always an ``integer(_:)``.
  case largeInteger(UInt64)
  /// A floating-point number.
  case real(Double)
  /// A text.
  case string(String)
  /// A moment.
  case date(Instant)
  /// Bytes.
  case data([UInt8])
  /// The number of an object in a keyed archive.
  case identifier(UInt64)
  /// Values in order.
  case array([PropertyList])
  /// Values by key, in order.
  case dictionary(Dictionary)
}

extension PropertyList {
  /// A moment, as property lists have it; the module with the coders turns it into a `Date` and back.
  public struct Instant: Hashable, Comparable, Sendable {
    /// The seconds since the beginning of 2001, UTC.
    public var secondsSince2001: Double

    /// Creates a moment.
    /// - Parameter secondsSince2001: The seconds since the beginning of 2001, UTC.
    public init(secondsSince2001: Double) { self.secondsSince2001 = secondsSince2001 }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.secondsSince2001 < right.secondsSince2001
    }
  }

  /// Creates an integer.
  ///
  /// - Parameter value: The integer; nil if it has more than 64 bits.
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
  /// The truth value, nil if this is something else.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The integer, nil if this is not a number, or none that fits.
  public var int: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .largeInteger(let value): Int(exactly: value)
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, rounded if it has to be; nil if this is not a number.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .largeInteger(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The text, nil if this is something else.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The moment, nil if this is something else.
  public var instant: Instant? { if case .date(let value) = self { value } else { nil } }

  /// The bytes, nil if this is something else.
  public var bytes: [UInt8]? { if case .data(let value) = self { value } else { nil } }

  /// The elements, nil if this is something else.
  public var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }

  /// The members, nil if this is something else.
  public var dictionary: Dictionary? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// The value of a key; nil if there is none, or if this is not a dictionary.
  ///
  /// Setting nil removes the member. What is not a dictionary stays as it is.
  public subscript(key: String) -> PropertyList? {
    get { dictionary?[key] }
    set {
      guard case .dictionary(var members) = self else { return }
      // Given up here, so that the members have one owner while they change.
      self = .bool(false)
      members[key] = newValue
      self = .dictionary(members)
    }
  }

  /// The element at an index; nil if there is none, or if this is not an array.
  ///
  /// Setting nil removes the element, and setting the one after the last adds it. What is not an array stays as it is.
  public subscript(index: Int) -> PropertyList? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self else { return }
      self = .bool(false)
      switch newValue {
      case let value? where elements.indices.contains(index): elements[index] = value
      case let value? where elements.count == index: elements.append(value)
      case nil where elements.indices.contains(index): elements.remove(at: index)
      default: break
      }
      self = .array(elements)
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
  /// Creates a dictionary; the last of several members with the same key counts.
  public init(dictionaryLiteral members: (String, PropertyList)...) {
    var dictionary = Dictionary()
    for (key, value) in members { dictionary[key] = value }
    self = .dictionary(dictionary)
  }
}
