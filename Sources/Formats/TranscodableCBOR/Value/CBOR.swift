public import TranscodableFormats

/// A CBOR data item of any kind (RFC 8949), and the namespace for everything related to CBOR.
///
/// Use this type for data items without a Swift type:
///
/// ```swift
/// let item = try CBOR(parsing: bytes)
/// item["tags"]?[0]?.string       // "a"
/// print(item)                    // {"tags": ["a", "b"], 1: h'00ff'}
/// ```
///
/// Unlike other types, this type preserves tags, undefined, simple values and keys of any kind. Two
/// items are equal if their deterministic encodings are equal: numbers don't depend on their width,
/// and maps don't depend on the order of their members.
///
/// As a namespace, the type contains ``CBOR/Decoder`` and ``CBOR/Encoder``.
public enum CBOR: Sendable {
  /// The members of a map.
  public typealias Map = FormatMap<CBOR>

  /// An integer that isn't negative.
  case unsigned(UInt64)
  /// The integer -1 minus the associated value.
  case negative(UInt64)
  /// A byte string.
  case bytes([UInt8])
  /// A text string.
  case text(String)
  /// An array of items.
  case array([CBOR])
  /// A map, whose members have an order.
  case map(Map)
  /// An item with a tag.
  indirect case tagged(UInt64, CBOR)
  /// A simple value other than false, true, null and undefined.
  case simple(UInt8)
  /// `false` or `true`.
  case bool(Bool)
  /// `null`.
  case null
  /// `undefined`.
  case undefined
  /// A floating-point number.
  case float(Double)
}

extension CBOR {
  /// Creates an integer.
  public init(_ value: some BinaryInteger) {
    self.init(isNegative: value < 0, magnitude: value.magnitude)
  }

  init(isNegative: Bool, magnitude: some BinaryInteger) {
    var argument = magnitude
    let isNegative = isNegative && magnitude > 0
    if isNegative { argument -= 1 }
    if let argument = UInt64(exactly: argument) {
      self = isNegative ? .negative(argument) : .unsigned(argument)
      return
    }
    var digits: [UInt8] = []
    while argument > 0 {
      digits.append(UInt8(truncatingIfNeeded: argument))
      argument >>= 8
    }
    self = .tagged(isNegative ? 3 : 2, .bytes(digits.reversed()))
  }

  /// The integer, or `nil` if the item isn't an integer of up to 128 bits.
  public var integer: Int128? {
    switch self {
    case .unsigned(let value): return Int128(value)
    case .negative(let value): return -1 - Int128(value)
    case .tagged(let tag, .bytes(let digits)) where tag == 2 || tag == 3:
      let digits = digits.drop { $0 == 0 }
      guard digits.count < 16 || digits.count == 16 && digits[digits.startIndex] < 0x80 else {
        return nil
      }
      let magnitude = digits.reduce(0) { $0 << 8 | Int128($1) }
      return tag == 2 ? magnitude : -1 - magnitude
    default: return nil
    }
  }

  /// The integer as an `Int`, or `nil` if the item isn't an integer that an `Int` can represent.
  public var int: Int? { integer.flatMap { Int(exactly: $0) } }

  /// The number, or `nil` if the item isn't a number.
  public var double: Double? {
    if case .float(let value) = self { return value }
    return integer.map { Double($0) }
  }

  /// The Boolean, or `nil` if the item isn't a Boolean.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The string, or `nil` if the item isn't a string.
  public var string: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// The bytes, or `nil` if the item isn't a byte string.
  public var bytes: [UInt8]? {
    if case .bytes(let value) = self { value } else { nil }
  }

  /// The elements, or `nil` if the item isn't an array.
  public var array: [CBOR]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, or `nil` if the item isn't a map.
  public var map: Map? {
    if case .map(let value) = self { value } else { nil }
  }

  /// The item without its tags.
  public var untagged: CBOR {
    var item = self
    while case .tagged(_, let content) = item { item = content }
    return item
  }

  /// The value for a key, or `nil` if the item isn't a map or has no such key.
  public subscript(key: CBOR) -> CBOR? { map?[key] }

  /// The element at an index, or `nil` if the item isn't an array or the index is out of range.
  ///
  /// For a map, it is the value for an integer key.
  public subscript(index: Int) -> CBOR? {
    if case .array(let elements) = self {
      // A conditional expression would convert `nil` to a value.
      guard elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    return map?[CBOR(index)]
  }
}

extension CBOR: Hashable {
  public static func == (left: CBOR, right: CBOR) -> Bool {
    if left.isIdentical(to: right) { return true }
    // The deterministic encoding doesn't depend on the order of members. Comparing it takes linear
    // time, even if the keys of maps are maps.
    guard left.hasMembers, right.hasMembers else { return false }
    return left.serialized(keyOrder: .bytewise) == right.serialized(keyOrder: .bytewise)
  }

  /// Whether the item may be equal to an item whose members have another order.
  private var hasMembers: Bool {
    switch self {
    case .array, .map, .tagged: true
    default: false
    }
  }

  private static func areIdentical(_ left: [CBOR], _ right: [CBOR]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isIdentical(to: $1) }
  }

  private func isIdentical(to other: CBOR) -> Bool {
    switch (self, other) {
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.negative(let left), .negative(let right)): left == right
    case (.bytes(let left), .bytes(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): Self.areIdentical(left, right)
    case (.map(let left), .map(let right)):
      Self.areIdentical(left.keys, right.keys) && Self.areIdentical(left.values, right.values)
    case (.tagged(let tag, let left), .tagged(let other, let right)):
      tag == other && left.isIdentical(to: right)
    case (.simple(let left), .simple(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null), (.undefined, .undefined): true
    case (.float(let left), .float(let right)): left.comparableBits == right.comparableBits
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .unsigned(let value): hasher.combine(value)
    case .negative(let value): hasher.combine(~value)
    case .bytes(let value): hasher.combine(value)
    case .text(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .array, .map, .tagged: hasher.combine(serialized(keyOrder: .bytewise))
    case .simple(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .null: hasher.combine(22)
    case .undefined: hasher.combine(23)
    case .float(let value): hasher.combine(value.comparableBits)
    }
  }
}

extension Double {
  /// All values that aren't a number are equal, and zeros with different signs aren't.
  fileprivate var comparableBits: UInt64 { isNaN ? Double.nan.bitPattern : bitPattern }
}

extension CBOR: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self = .float(value) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: CBOR...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (CBOR, CBOR)...) { self = .map(Map(elements)) }
}
