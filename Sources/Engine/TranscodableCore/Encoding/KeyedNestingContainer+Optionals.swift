public import TranscodableBytes

// Optional values. A separate method for each scalar type avoids calls to the generic method.
extension KeyedNestingContainer {
  // The default implementation would look up the optional's type in the runtime and copy the value.
  @inlinable @inline(__always)
  package mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if try !withWrapped(value, { try encode($0, forKey: key) }) { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }

  @inlinable @inline(__always)
  package mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeMissing(key) }
  }
}
