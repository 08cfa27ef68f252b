public import TranscodableCore

// Fields in the direct lane. As everywhere in it, overload selection chooses the lane.
extension JSONReader {
  /// Reads a value by a strategy.
  ///
  /// - Returns: The value, nil after a failure. Null is one, and so is what counts as no value.
  @_disfavoredOverload
  public mutating func __read<Strategy: DecodingStrategy>(by strategy: Strategy) -> Strategy.Value?
  {
    decodeStandard { try strategy.__decode(from: $0) }
  }

  /// Reads a value by a strategy that reads it itself.
  public mutating func __read<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    if !strategy.acceptsNull, failIfNull(insteadOf: Strategy.Value.self) { return nil }
    let start = offset
    let value = strategy.decode(from: &self)
    if value == nil, failure == nil { failAbsent(Strategy.Value.self, at: start) }
    return value
  }

  /// Reads a value by a strategy, or null.
  ///
  /// - Returns: The value; nil after a failure, for null, and for what counts as no value.
  @_disfavoredOverload
  public mutating func __readIfPresent<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    if readNull() { return nil }
    return decodeStandard { try strategy.__decodeIfPresent(from: $0) } ?? nil
  }

  /// Reads a value by a strategy that reads it itself, or null.
  public mutating func __readIfPresent<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readNull() ? nil : strategy.decodeIfPresent(from: &self)
  }

  /// Reports that what stands at `start` counts as no value where one is needed.
  @inline(never)
  package mutating func failAbsent(_ type: any Any.Type, at start: Int) {
    fail(.missingValue, at: start, expected: "\(type)", type: type, found: "a value that is none")
  }
}

// Fields that may be absent or null.
extension JSONReader {
  /// Reads a value by a strategy, or null.
  ///
  /// - Returns: The value; absent if it counts as none, nil after a failure.
  @_disfavoredOverload
  public mutating func __readNullable<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> Nullable<Strategy.Value>? {
    if readNull() { return .null }
    return nullable(__readIfPresent(by: strategy))
  }

  /// Reads a value by a strategy that reads it itself, or null.
  ///
  /// - Returns: The value; absent if it counts as none, nil after a failure.
  public mutating func __readNullable<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Nullable<Strategy.Value>? {
    if readNull() { return .null }
    return nullable(__readIfPresent(by: strategy))
  }

  private func nullable<Value>(_ value: Value?) -> Nullable<Value>? {
    hasFailed ? nil : value.map { .value($0) } ?? .absent
  }
}
