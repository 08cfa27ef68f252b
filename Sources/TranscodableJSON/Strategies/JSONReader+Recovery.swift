internal import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Reads a value by a strategy; after some failures it is a default.
  ///
  /// - Parameters:
  ///   - strategy: How the value is read.
  ///   - value: The default. A missing key is the business of the caller.
  ///   - failures: For which failures.
  /// - Returns: The value, nil after all other failures.
  @_disfavoredOverload
  public mutating func __read<Strategy: DecodingStrategy>(
    by strategy: Strategy, default value: @autoclosure () -> Strategy.Value,
    for failures: RecoverableFailures = [.missing, .null]
  ) -> Strategy.Value? {
    read(for: failures, default: value) {
      guard failures.contains(.null) else { return $0.__read(by: strategy) }
      return failures.contains(.invalid)
        ? $0.readTersely(strategy) : $0.__readIfPresent(by: strategy)
    }
  }

  /// Reads a value by a strategy that reads it itself; after some failures it is a default.
  ///
  /// - Parameters:
  ///   - strategy: How the value is read.
  ///   - value: The default. A missing key is the business of the caller.
  ///   - failures: For which failures.
  /// - Returns: The value, nil after all other failures.
  public mutating func __read<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy, default value: @autoclosure () -> Strategy.Value,
    for failures: RecoverableFailures = [.missing, .null]
  ) -> Strategy.Value? {
    read(for: failures, default: value) {
      failures.contains(.null) ? $0.__readIfPresent(by: strategy) : $0.__read(by: strategy)
    }
  }

  @inline(__always)
  private mutating func read<Value>(
    for failures: RecoverableFailures, default value: () -> Value,
    _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    let place = recoveryPlace
    // Null is no invalid value, unless the strategy has a meaning for it.
    let isNull = !failures.contains(.null) && nextKind == .null
    let result = read(&self)
    guard hasFailed else { return result ?? value() }
    guard failures.contains(.invalid), !isNull, let failure = recover(to: place) else { return nil }
    let value = value()
    record(.defaultedValue, failure, at: place, replacement: phrase(for: value))
    return value
  }

  /// Reads a value by a strategy, if there is one that can be read.
  ///
  /// - Returns: The value; nil if it is null, or cannot be decoded. What is no JSON is a failure.
  @_disfavoredOverload
  public mutating func __readIfValid<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readIfValid { $0.readTersely(strategy) }
  }

  /// Reads a value by a strategy that reads it itself, if there is one that can be read.
  ///
  /// - Returns: The value; nil if it is null, or cannot be decoded. What is no JSON is a failure.
  public mutating func __readIfValid<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readIfValid { $0.__readIfPresent(by: strategy) }
  }

  /// Reads a value or null by a strategy whose errors will be dropped.
  private mutating func readTersely<Strategy: DecodingStrategy>(
    _ strategy: Strategy
  ) -> Strategy.Value? {
    if readNull() { return nil }
    return decodeStandard { decoder in
      try tersely(decoder) { try strategy.__decodeIfPresent(from: decoder) }
    } ?? nil
  }

  @inline(__always)
  mutating func readIfValid<Value>(_ read: (inout JSONReader) -> Value?) -> Value? {
    let place = recoveryPlace
    let value = read(&self)
    guard hasFailed else { return value }
    if let failure = recover(to: place) {
      record(
        .defaultedValue, failure, at: place, replacement: DecodingEvent.valueForMissingKey)
    }
    return nil
  }
}

// MARK: - Going on after a failure

extension JSONReader {
  /// Where a value starts, to which the reader can return.
  struct RecoveryPlace {
    let offset: Int
    let depth: Int
  }

  var recoveryPlace: RecoveryPlace { RecoveryPlace(offset: offset, depth: depth) }

  /// Returns to a place, if only the value there was wrong.
  ///
  /// - Returns: Whether the reader stands there again; if not, it has a failure still.
  mutating func rewind(to place: RecoveryPlace) -> Bool {
    guard let failure, failure.category == .data else { return false }
    self.failure = nil
    depth = place.depth
    aids?.log?.forget(from: place.offset)
    if let collector = aids?.collector {
      cursor = collector.place(skipping: place.offset, place.depth)
    }
    cursor.move(to: cursor.at(place.offset))
    return true
  }

  /// Goes on behind the value at a place, if only the value was wrong.
  ///
  /// - Returns: The failure; nil if it was none of data, or if the value is no JSON. Then the reader
  ///   has a failure.
  mutating func recover(to place: RecoveryPlace) -> CodingFailure? {
    guard let failure, skipFailed(at: place.offset, depth: place.depth) else { return nil }
    return failure
  }

  /// Reports that the value at a place was made up for.
  func record(
    _ kind: DecodingEvent.Kind, _ failure: CodingFailure, at place: RecoveryPlace,
    replacement: @autoclosure () -> String? = nil
  ) {
    report(
      kind, at: place.offset, cause: cause(of: failure), replacement: replacement())
  }

  /// What a strategy has thrown, if that is the failure.
  private func cause(of failure: CodingFailure) -> CodingFailure {
    guard failure.reason == .custom, let error = failure.underlying else { return failure }
    return CodingFailure(recoveredFrom: error)
  }
}
