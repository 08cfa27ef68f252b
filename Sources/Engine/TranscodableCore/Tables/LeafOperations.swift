public import TranscodableBytes

/// A scalar whose type has no kind of its own in plans.
@usableFromInline
package enum LeafScalar {
  case signed(Int64)
  case unsigned(UInt64)
  case float(Float)
  case date(secondsSince2001: Double)
}

@usableFromInline
package enum LeafKind: Sendable {
  case integer, float, date
}

/// The operations on a scalar whose type has no kind of its own in plans.
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
      case .float, .date: nil
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
