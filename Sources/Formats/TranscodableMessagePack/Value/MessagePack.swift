public import TranscodableFormats

/// A MessagePack value of any kind, and the namespace for everything related to MessagePack.
///
/// Use this type for values without a Swift type:
///
/// ```swift
/// let value = try MessagePack(parsing: bytes)
/// value["tags"]?[0]?.string       // "a"
/// ```
///
/// Unlike other types, this type preserves extension types and keys of any kind. Maps are equal only
/// if their members have the same order. As a namespace, the type contains ``MessagePack/Decoder``
/// and ``MessagePack/Encoder``.
public enum MessagePack: Sendable {
  /// The members of a map.
  public typealias Map = FormatMap<MessagePack>

  /// `nil`.
  case null
  /// `false` or `true`.
  case bool(Bool)
  /// An integer that isn't negative.
  case unsigned(UInt64)
  /// A negative integer.
  ///
  /// An integer that isn't negative is written as ``unsigned(_:)``, and both are equal.
  case signed(Int64)
  /// A floating-point number of 32 bits.
  case float(Float)
  /// A floating-point number of 64 bits.
  case double(Double)
  /// A string.
  case string(String)
  /// Bytes.
  case bytes([UInt8])
  /// An array of values.
  case array([MessagePack])
  /// A map, whose members have an order.
  case map(Map)
  /// A value of an extension type.
  case ext(Int8, [UInt8])
  /// A point in time.
  case timestamp(Timestamp)
}

extension MessagePack {
  /// Creates an integer, or returns `nil` if it has more than 64 bits.
  public init?(_ value: some BinaryInteger) {
    if let value = UInt64(exactly: value) {
      self = .unsigned(value)
    } else if let value = Int64(exactly: value) {
      self = .signed(value)
    } else {
      return nil
    }
  }

  /// The integer, or `nil` if the value isn't an integer.
  public var integer: Int128? {
    switch self {
    case .unsigned(let value): Int128(value)
    case .signed(let value): Int128(value)
    default: nil
    }
  }

  /// The integer as an `Int`, or `nil` if the value isn't an integer that an `Int` can represent.
  public var int: Int? { integer.flatMap { Int(exactly: $0) } }

  /// The number, or `nil` if the value isn't a number.
  public var number: Double? {
    switch self {
    case .float(let value): Double(value)
    case .double(let value): value
    default: integer.map { Double($0) }
    }
  }

  /// The Boolean, or `nil` if the value isn't a Boolean.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The string, or `nil` if the value isn't a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The bytes, or `nil` if the value isn't bytes.
  public var bytes: [UInt8]? {
    if case .bytes(let value) = self { value } else { nil }
  }

  /// The elements, or `nil` if the value isn't an array.
  public var array: [MessagePack]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, or `nil` if the value isn't a map.
  public var map: Map? {
    if case .map(let value) = self { value } else { nil }
  }

  /// The value for a key, or `nil` if this value isn't a map or has no such key.
  public subscript(key: MessagePack) -> MessagePack? { map?[key] }

  /// The element at an index, or `nil` if this value isn't an array or the index is out of range.
  ///
  /// For a map, it is the value for an integer key.
  public subscript(index: Int) -> MessagePack? {
    if case .array(let elements) = self {
      // A conditional expression would convert `nil` to a value.
      guard elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    return MessagePack(index).flatMap { map?[$0] }
  }
}

extension MessagePack: Hashable {
  public static func == (left: MessagePack, right: MessagePack) -> Bool {
    if let integer = left.integer { return integer == right.integer }
    return switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.float(let left), .float(let right)): left.comparableBits == right.comparableBits
    case (.double(let left), .double(let right)): left.comparableBits == right.comparableBits
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.bytes(let left), .bytes(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.map(let left), .map(let right)): left == right
    case (.ext(let type, let left), .ext(let other, let right)): type == other && left == right
    case (.timestamp(let left), .timestamp(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .unsigned, .signed: hasher.combine(integer)
    case .float(let value): hasher.combine(value.comparableBits)
    case .double(let value): hasher.combine(value.comparableBits)
    case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .bytes(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .map(let value): hasher.combine(value)
    case .ext(let type, let value):
      hasher.combine(type)
      hasher.combine(value)
    case .timestamp(let value): hasher.combine(value)
    }
  }
}

extension BinaryFloatingPoint {
  /// All values that aren't a number are equal, and zeros with different signs aren't.
  fileprivate var comparableBits: UInt64 {
    isNaN ? Double.nan.bitPattern : Double(self).bitPattern
  }
}

extension MessagePack: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(integerLiteral value: Int) {
    self = value < 0 ? .signed(Int64(value)) : .unsigned(UInt64(value))
  }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: MessagePack...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (MessagePack, MessagePack)...) {
    self = .map(Map(elements))
  }
}
