internal import TranscodableBytes
internal import TranscodableCore

// Overload resolution chooses between the direct path and the container path at compile time. Types
// that support the direct path use the first overload of each pair. All other types use the
// disfavored one.
extension JSONReader {
  /// Reads a value of a type that supports the direct path.
  /// - Returns: The value, or `nil` after a failure.
  @inlinable @inline(__always)
  public mutating func read<Value: JSONDecodable>(_ type: Value.Type) -> Value? {
    type.decode(from: &self)
  }

  /// Reads a value of a type that is only `Decodable`, through containers.
  /// - Returns: The value, or `nil` after a failure.
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
    // Takes the value out of the optional instead of copying it.
    var value = direct.decode(from: &self)
    guard let value = value.take() else { return nil }
    return Self.moveOrUpcast(consume value, to: type)
  }

  /// Reads a value of a type that supports the direct path, or null.
  /// - Returns: The value, or `nil` for null and after a failure.
  @inlinable @inline(__always)
  public mutating func readOptional<Value: JSONDecodable>(_ type: Value.Type) -> Value? {
    readNull() ? nil : type.decode(from: &self)
  }

  /// Reads a value of a type that is only `Decodable`, or null, through containers.
  /// - Returns: The value, or `nil` for null and after a failure.
  @_disfavoredOverload
  public mutating func readOptional<Value: Decodable>(_ type: Value.Type) -> Value? {
    readNull() ? nil : read(type)
  }

  /// Reads a `RawRepresentable` value, such as a case of an enumeration.
  ///
  /// A raw value that matches no value of the type is a failure.
  ///
  /// - Returns: The value, or `nil` after a failure.
  @inlinable
  public mutating func readRawValue<Value: RawRepresentable>(_ type: Value.Type) -> Value?
  where Value.RawValue: JSONDecodable {
    let start = offset
    guard let raw = Value.RawValue.decode(from: &self), !hasFailed else { return nil }
    if let value = Value(rawValue: raw) { return value }
    failRawValue(raw, type, at: start) {
      (type as? any CaseIterable.Type).map { $0.values(of: Value.self) } ?? []
    }
    return nil
  }

  /// Reads a case of an enumeration; for generated code.
  ///
  /// - Parameters:
  ///   - type: The enumeration.
  ///   - known: The cases that a failure lists.
  /// - Returns: The case, or `nil` after a failure.
  @inlinable
  public mutating func __readRawValue<Value: RawRepresentable>(
    _ type: Value.Type, known: @autoclosure () -> [Value]
  ) -> Value?
  where Value.RawValue: JSONDecodable {
    let start = offset
    guard let raw = Value.RawValue.decode(from: &self), !hasFailed else { return nil }
    if let value = Value(rawValue: raw) { return value }
    failRawValue(raw, type, at: start, known)
    return nil
  }

  @inline(never)
  @usableFromInline
  internal mutating func failRawValue<Value: RawRepresentable>(
    _ raw: Value.RawValue, _ type: Value.Type, at offset: Int, _ known: () -> [Value]
  ) {
    // The discarded failures of attempts need no list.
    let known = needsReasons ? known() : []
    failText(
      "\(type)", found: "invalid \(type) value \(raw)", at: offset,
      alternatives: known.prefix(100).map { "\($0.rawValue)" })
  }
}

extension CaseIterable {
  /// The cases as values of a type, which is this one.
  @usableFromInline
  static func values<Value>(of type: Value.Type) -> [Value] {
    allCases.prefix(100).compactMap { $0 as? Value }
  }
}

// Shortcuts for the most frequent scalar types, which need no intermediate optional value.
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
