internal import TranscodableBytes
internal import TranscodableCore

// Reading a value of any type. Overload selection chooses the lane at compile time: types that are direct take the first
// of each pair, and the compiler turns to the second one only for types that are not.
extension JSONReader {
  /// Reads a value of a type that reads itself.
  /// - Returns: The value, nil after a failure.
  @inlinable @inline(__always)
  public mutating func read<Value: JSONDecodable>(_ type: Value.Type) -> Value? {
    type.decode(from: &self)
  }

  /// Reads a value of a type that is only `Decodable`, through containers.
  /// - Returns: The value, nil after a failure.
  @_disfavoredOverload
  public mutating func read<Value: Decodable>(_ type: Value.Type) -> Value? {
    if let direct = DirectTypes.of(type) { return readDirect(direct, as: type) }
    if extras != nil, let value = readParts(of: type) { return value }
    return readStandard { document, entry, path in
      try document.value(type, at: entry, path)
    }
  }

  internal mutating func readDirect<Direct: JSONDecodable, Value>(
    _ direct: Direct.Type, as type: Value.Type
  ) -> Value? {
    // Taken out of the optional, and not copied.
    var value = direct.decode(from: &self)
    guard let value = value.take() else { return nil }
    return Self.moveOrUpcast(consume value, to: type)
  }

  /// Reads a value of a type that reads itself, or null.
  /// - Returns: The value, nil for null and after a failure.
  @inlinable @inline(__always)
  public mutating func readOptional<Value: JSONDecodable>(_ type: Value.Type) -> Value? {
    readNull() ? nil : type.decode(from: &self)
  }

  /// Reads a value of a type that is only `Decodable`, or null.
  /// - Returns: The value, nil for null and after a failure.
  @_disfavoredOverload
  public mutating func readOptional<Value: Decodable>(_ type: Value.Type) -> Value? {
    readNull() ? nil : read(type)
  }

  /// Reads a value with a raw value, such as a case of an enumeration.
  /// - Returns: The value, nil after a failure; a raw value that belongs to none is one.
  @inlinable
  public mutating func readRawValue<Value: RawRepresentable>(_ type: Value.Type) -> Value?
  where Value.RawValue: JSONDecodable {
    let start = offset
    guard let raw = Value.RawValue.decode(from: &self), !hasFailed else { return nil }
    if let value = Value(rawValue: raw) { return value }
    failRawValue(raw, type, at: start)
    return nil
  }

  @inline(never)
  @usableFromInline
  internal mutating func failRawValue<Value: RawRepresentable>(
    _ raw: Value.RawValue, _ type: Value.Type, at offset: Int
  ) {
    let alternatives = (type as? any CaseIterable.Type).map { rawValues(of: $0) } ?? []
    failText(
      "\(type)", found: "invalid \(type) value \(raw)", at: offset, alternatives: alternatives)
  }

  /// The raw values of all cases, of which there may be too many to be worth a list.
  private func rawValues<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
    type.allCases.prefix(100).compactMap { value in
      (value as? any RawRepresentable).map { "\($0.rawValue)" }
    }
  }
}

// The scalars that fields have most, read without a detour through an optional value.
extension JSONReader {
  /// Reads an integer or null.
  @inline(never)
  public mutating func readOptional(_ type: Int.Type) -> Int? { readNull() ? nil : read(type) }

  /// Reads a string or null.
  @inline(never)
  public mutating func readOptional(_ type: String.Type) -> String? {
    readNull() ? nil : read(type)
  }

  /// Reads true, false or null.
  @inline(never)
  public mutating func readOptional(_ type: Bool.Type) -> Bool? { readNull() ? nil : read(type) }

  /// Reads a number or null.
  @inline(never)
  public mutating func readOptional(_ type: Double.Type) -> Double? {
    readNull() ? nil : read(type)
  }
}
