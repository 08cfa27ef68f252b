internal import TranscodableBytes
internal import TranscodableCore

// At compile time, overload resolution chooses between the direct path and the container path. The
// first overload of each pair is for types that support the direct path. The disfavored overload is
// for all other types.
extension JSONReader {
  /// Reads a value of a type that supports the direct path.
  /// - Returns: The value, or `nil` after a failure.
  @inlinable @inline(__always)
  public mutating func read<Value: JSONDecodable>(_ type: Value.Type) -> Value? {
    type.decode(from: &self)
  }

  /// Reads a value of a type that is only `Decodable`, using containers.
  /// - Returns: The value, or `nil` after a failure.
  @_disfavoredOverload
  public mutating func read<Value: Decodable>(_ type: Value.Type) -> Value? {
    if let direct = DirectTypes.document(of: type) { return direct.read(from: &self) }
    if extras != nil, let value = readParts(of: type) { return value }
    let tags = tagsOfNextValue
    return readStandard { try $0.value(type, at: $1, $2, alongside: tags) }
  }

  /// Reads an optional value whose type supports the direct path.
  /// - Returns: The value, or `nil` for null and after a failure.
  @inlinable @inline(__always)
  public mutating func readOptional<Value: JSONDecodable>(_ type: Value.Type) -> Value? {
    readNull() ? nil : type.decode(from: &self)
  }

  /// Reads an optional value whose type is only `Decodable`, using containers.
  /// - Returns: The value, or `nil` for null and after a failure.
  @_disfavoredOverload
  public mutating func readOptional<Value: Decodable>(_ type: Value.Type) -> Value? {
    readNull() ? nil : read(type)
  }

  /// Reads a `RawRepresentable` value, such as an enumeration case.
  ///
  /// If no value of the type has this raw value, the reader fails.
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

  /// Reads an enumeration case.
  ///
  /// Only generated code calls this method.
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
    // A failure that will be discarded doesn't need a list of cases.
    let known = needsReasons ? known() : []
    failText(
      "\(type)", found: "invalid \(type) value \(raw)", at: offset,
      alternatives: known.prefix(100).map { "\($0.rawValue)" })
  }
}

extension CaseIterable {
  /// Returns all cases as values of `type`.
  ///
  /// `type` must be `Self`.
  @usableFromInline
  static func values<Value>(of type: Value.Type) -> [Value] {
    allCases.prefix(100).compactMap { $0 as? Value }
  }
}

// Shortcuts for the most common scalar types. They don't create an intermediate optional value.
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
