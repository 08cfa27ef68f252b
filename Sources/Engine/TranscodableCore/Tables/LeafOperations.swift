public import TranscodableBytes

/// A scalar of another type than `Bool`, `Int`, `Double` and `String`.
@usableFromInline
package enum LeafScalar {
  case signed(Int64)
  case unsigned(UInt64)
  case float(Float)
  case date(secondsSince2001: Double)
  case text(String)
}

@usableFromInline
package enum LeafKind: Sendable {
  case integer, float, date, text
}

/// The operations on the type of a ``LeafScalar``.
@usableFromInline
package protocol LeafOperations {
  static var leafKind: LeafKind { get }
  static func leaf(in memory: ValueMemory) -> LeafScalar
  /// Initializes the memory, or returns `false` if the type can't represent the scalar.
  static func initialize(_ memory: ValueMemory, to scalar: LeafScalar) -> Bool
}

/// Returns the operations on a type, or `nil` if it isn't the type of a leaf.
func leafOperations(of type: any Any.Type) -> (any LeafOperations.Type)? {
  switch type {
  case is Int8.Type: IntegerOperations<Int8>.self
  case is Int16.Type: IntegerOperations<Int16>.self
  case is Int32.Type: IntegerOperations<Int32>.self
  case is Int64.Type: IntegerOperations<Int64>.self
  case is UInt.Type: IntegerOperations<UInt>.self
  case is UInt8.Type: IntegerOperations<UInt8>.self
  case is UInt16.Type: IntegerOperations<UInt16>.self
  case is UInt32.Type: IntegerOperations<UInt32>.self
  case is UInt64.Type: IntegerOperations<UInt64>.self
  case is Float.Type: FloatOperations.self
  default: (type as? any FoundationDate.Type)?.leafOperations
  }
}

private enum IntegerOperations<Value: FixedWidthInteger>: LeafOperations {
  static var leafKind: LeafKind { .integer }

  static func leaf(in memory: ValueMemory) -> LeafScalar {
    let value = memory.value(as: Value.self)
    return Value.isSigned
      ? .signed(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value))
  }

  static func initialize(_ memory: ValueMemory, to scalar: LeafScalar) -> Bool {
    let value: Value? =
      switch scalar {
      case .signed(let value): Value(exactly: value)
      case .unsigned(let value): Value(exactly: value)
      case .float, .date, .text: nil
      }
    guard let value else { return false }
    memory.initialize(to: value)
    return true
  }
}

private enum FloatOperations: LeafOperations {
  static var leafKind: LeafKind { .float }

  static func leaf(in memory: ValueMemory) -> LeafScalar { .float(memory.value(as: Float.self)) }

  static func initialize(_ memory: ValueMemory, to scalar: LeafScalar) -> Bool {
    guard case .float(let value) = scalar else { return false }
    memory.initialize(to: value)
    return true
  }
}

private enum DateOperations<Date: FoundationDate>: LeafOperations {
  static var leafKind: LeafKind { .date }

  static func leaf(in memory: ValueMemory) -> LeafScalar {
    .date(secondsSince2001: memory.value(as: Date.self).secondsSince2001)
  }

  static func initialize(_ memory: ValueMemory, to scalar: LeafScalar) -> Bool {
    guard case .date(let seconds) = scalar else { return false }
    memory.initialize(to: Date(secondsSince2001: seconds))
    return true
  }
}

extension FoundationDate {
  fileprivate static var leafOperations: any LeafOperations.Type { DateOperations<Self>.self }
}

extension RawRepresentable where Self: Decodable {
  /// The operations that decode the raw value, or `nil` unless it is a string or an `Int`.
  static var rawValueOperations: (any LeafOperations.Type)? {
    if RawValue.self == String.self { return TextualOperations<Self>.self }
    return RawValue.self == Int.self ? NumberedOperations<Self>.self : nil
  }
}

private enum TextualOperations<Value: Decodable>: RawValueOperations {
  static var leafKind: LeafKind { .text }
}

private enum NumberedOperations<Value: Decodable>: RawValueOperations {
  static var leafKind: LeafKind { .integer }
}

/// The operations on a type that is decoded from its raw value.
private protocol RawValueOperations: LeafOperations {
  associatedtype Value: Decodable
}

extension RawValueOperations {
  static func leaf(in memory: ValueMemory) -> LeafScalar {
    preconditionFailure("Raw values are encoded by containers.")
  }

  static func initialize(_ memory: ValueMemory, to scalar: LeafScalar) -> Bool {
    let decoder = LeafDecoder(scalar)
    guard let value = try? Value(from: decoder), decoder.isSufficient else { return false }
    memory.initialize(to: value)
    return true
  }
}

/// Decodes a type from a string or an integer, unless the type requests anything else.
private final class LeafDecoder: Decoder, SingleValueDecodingContainer {
  private let scalar: LeafScalar
  /// Whether the type has requested only the scalar.
  private(set) var isSufficient = true

  init(_ scalar: LeafScalar) { self.scalar = scalar }

  private func refuse() -> any Error {
    isSufficient = false
    return DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "The value isn't a scalar."))
  }

  var codingPath: [any CodingKey] {
    isSufficient = false
    return []
  }

  var userInfo: [CodingUserInfoKey: Any] {
    isSufficient = false
    return [:]
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw refuse()
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refuse() }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if case .text(let text) = scalar, type == String.self { return castToSameType(text, as: type) }
    guard type == Int.self else { throw refuse() }
    switch scalar {
    case .signed(let number):
      if let number = Int(exactly: number) { return castToSameType(number, as: type) }
    case .unsigned(let number):
      if let number = Int(exactly: number) { return castToSameType(number, as: type) }
    case .float, .date, .text: break
    }
    throw refuse()
  }
}
