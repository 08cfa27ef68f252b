internal import TranscodableBytes
public import TranscodableCore

// Direct-path methods for fields with strategies. Overload resolution selects the direct path or
// the container path.
extension JSONReader {
  /// Reads a value using a strategy.
  @_disfavoredOverload
  public mutating func __read<Strategy: DecodingStrategy>(by strategy: Strategy) -> Strategy.Value?
  {
    decodeStandard { try strategy.__decode(from: $0) }
  }

  /// Reads a value using a strategy that supports the direct path.
  @inlinable
  public mutating func __read<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    if !strategy.acceptsNull, failIfNull(insteadOf: Strategy.Value.self) { return nil }
    let start = offset
    let value = strategy.decode(from: &self)
    if value == nil, !hasFailed { failAbsent(Strategy.Value.self, at: start) }
    return value
  }

  /// Reads a value using a strategy, or reads null.
  @_disfavoredOverload
  public mutating func __readIfPresent<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    if readNull() { return nil }
    return decodeStandard { try strategy.__decodeIfPresent(from: $0) } ?? nil
  }

  /// Reads a value using a strategy that supports the direct path, or reads null.
  @inlinable
  public mutating func __readIfPresent<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readNull() ? nil : strategy.decodeIfPresent(from: &self)
  }

  @usableFromInline @inline(never)
  package mutating func failAbsent(_ type: any Any.Type, at start: Int) {
    fail(
      .missingValue, at: start, expected: "\(type)", type: type,
      found: "a value that is treated as missing")
  }
}

// Methods for fields that may be absent or null.
extension JSONReader {
  /// Reads a value using a strategy, or reads null.
  @_disfavoredOverload
  public mutating func __readNullable<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> CodableNullable<Strategy.Value>? {
    if readNull() { return .null }
    return nullable(__readIfPresent(by: strategy))
  }

  /// Reads a value using a strategy that supports the direct path, or reads null.
  public mutating func __readNullable<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> CodableNullable<Strategy.Value>? {
    if readNull() { return .null }
    return nullable(__readIfPresent(by: strategy))
  }

  private func nullable<Value>(_ value: Value?) -> CodableNullable<Value>? {
    hasFailed ? nil : value.map { .value($0) } ?? .absent
  }
}

extension JSONReader {
  /// Reads a value using a strategy, or uses a default after certain failures.
  @_disfavoredOverload
  public mutating func __read<Strategy: DecodingStrategy>(
    by strategy: Strategy, default value: @autoclosure () -> Strategy.Value,
    for failures: RecoverableCodingFailures = [.missing, .null]
  ) -> Strategy.Value? {
    read(for: failures, default: value) {
      failures.contains(.null) ? $0.__readIfPresent(by: strategy) : $0.__read(by: strategy)
    }
  }

  /// Reads a value using a strategy that supports the direct path, or uses a default after certain
  /// failures.
  public mutating func __read<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy, default value: @autoclosure () -> Strategy.Value,
    for failures: RecoverableCodingFailures = [.missing, .null]
  ) -> Strategy.Value? {
    read(for: failures, default: value) {
      failures.contains(.null) ? $0.__readIfPresent(by: strategy) : $0.__read(by: strategy)
    }
  }

  @inline(__always)
  private mutating func read<Value>(
    for failures: RecoverableCodingFailures, default value: () -> Value,
    _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    let point = recoveryPoint
    // Null is recoverable only if `failures` contains `.null`. The `.invalid` option doesn't
    // include null.
    let isNull = !failures.contains(.null) && nextKind == .null
    let isDropped = failures.contains(.invalid) && !isNull
    let result = droppingFailures(if: isDropped, read)
    guard hasFailed else { return result ?? value() }
    guard isDropped, let failure = recover(to: point) else { return nil }
    let value = value()
    record(.defaultedValue, failure, at: point, replacement: phrase(for: value))
    return value
  }

  /// Reads a value using a strategy, and ignores invalid values.
  @_disfavoredOverload
  public mutating func __readIfValid<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readIfValid { $0.__readIfPresent(by: strategy) }
  }

  /// Reads a value using a strategy that supports the direct path, and ignores invalid values.
  public mutating func __readIfValid<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readIfValid { $0.__readIfPresent(by: strategy) }
  }

  @inline(__always)
  mutating func readIfValid<Value>(_ read: (inout JSONReader) -> Value?) -> Value? {
    let point = recoveryPoint
    let value = droppingFailures(read)
    guard hasFailed else { return value }
    if let failure = recover(to: point) {
      record(
        .defaultedValue, failure, at: point, replacement: DecodingEvent.valueForMissingKey)
    }
    return nil
  }
}

extension JSONReader {
  /// Whether the next value is an object.
  ///
  /// A value of any other kind is skipped.
  ///
  /// Generated code calls this method for types in which every field has a default for all
  /// failures.
  public mutating func __isObject() -> Bool {
    if hasFailed || nextKind == .object { return true }
    if !readNull() { _ = readIfValid { $0.beginDictionary() } }
    return false
  }
}

// MARK: - Recovery

extension JSONReader {
  /// Calls `read` without adding locations to failures.
  ///
  /// The caller must recover from each failure.
  @inline(__always)
  mutating func droppingFailures<Result>(
    if isRecoverable: Bool = true, _ read: (inout JSONReader) -> Result
  ) -> Result {
    let dropsAlready = dropsFailures
    dropsFailures = dropsAlready || isRecoverable
    defer { dropsFailures = dropsAlready }
    return read(&self)
  }

  var needsReasons: Bool { !dropsFailures || isReporting || extras?.collector != nil }

  struct RecoveryPoint {
    let offset: Int
    let depth: Int
  }

  var recoveryPoint: RecoveryPoint { RecoveryPoint(offset: offset, depth: depth) }

  /// Rewinds to a point and clears the failure.
  ///
  /// If the failure affects more than this value, the reader keeps it, and the result is `false`.
  mutating func rewind(to point: RecoveryPoint) -> Bool {
    guard let failure, failure.category == .data else { return false }
    self.failure = nil
    depth = point.depth
    extras?.log?.forget(from: point.offset)
    if let collector = extras?.collector {
      cursor = collector.position(discarding: point.offset, point.depth)
    }
    cursor.move(to: cursor.at(point.offset))
    return true
  }

  /// Skips the value at this position and returns its failure.
  ///
  /// The result is `nil` if the value isn't valid JSON, or if the failure affects more than this
  /// value. In both cases, the reader keeps the failure.
  mutating func recover(to point: RecoveryPoint) -> CodingFailure? {
    guard let failure, skipFailed(at: point.offset, depth: point.depth) else { return nil }
    return failure
  }

  func record(
    _ kind: DecodingEvent.Kind, _ failure: CodingFailure, at point: RecoveryPoint,
    replacement: @autoclosure () -> String? = nil
  ) {
    report(
      kind, at: point.offset, cause: cause(of: failure), replacement: replacement())
  }

  private func cause(of failure: CodingFailure) -> CodingFailure {
    guard failure.reason == .custom, let error = failure.underlying else { return failure }
    return CodingFailure(recoveredFrom: error)
  }
}

// Methods for fields with several keys. The key with the highest rank wins, regardless of its
// position in the object.
extension JSONReader {
  /// Reads a member whose key is an alias, and advances to the next member.
  ///
  /// Most objects have only one of the keys, so the value is read immediately. If a key with a
  /// higher rank follows, its value replaces the value of the alias, even if the alias has an
  /// invalid value.
  @inline(never)
  public mutating func __readAlias(
    _ seen: UInt64, _ names: StaticString, _ read: (inout JSONReader) -> Void
  ) -> UInt64 {
    let point = recoveryPoint
    let keys = names.description.split(separator: "\0").map(String.init)
    // Look for a later key only if a report is requested, because the report must not mention a
    // value that will be replaced.
    if seen != 0 || (isReporting && hasMember(after: point, in: keys.dropLast())) {
      noteAlias(keys, at: point, isTaken: false)
      skipValue()
      return nextMember()
    }
    noteAlias(keys, at: point, isTaken: true)
    read(&self)
    if hasFailed, failure?.category == .data, hasMember(after: point, in: keys.dropLast()) {
      _ = recover(to: point)
    }
    return nextMember()
  }

  private func hasMember(after point: RecoveryPoint, in keys: ArraySlice<String>) -> Bool {
    var reader = JSONReader(cursor.at(point.offset), settings: settings, context: context)
    reader.depth = point.depth
    reader.skipValue()
    while reader.nextEntry() {
      var key: String = reader.read(String.self)
      if let context { key = context.fieldKey(for: key) { codingPath(to: point) } }
      if keyMatching.contains(key, in: keys) { return !reader.hasFailed }
      guard reader.takeColon() else { return false }
      reader.skipValue()
    }
    return false
  }

  private func codingPath(to point: RecoveryPoint) -> [any CodingKey] {
    if let document {
      return document.json.codingPath(onDirectPath: point.offset, in: document).dropLast()
    }
    let locator = JSONFailureLocator(cursor.at(0), settings: settings, keys: convertedKeys)
    return locator.path(to: point.offset).dropLast()
  }

  private func noteAlias(_ keys: [String], at point: RecoveryPoint, isTaken: Bool) {
    guard let main = keys.first else { return }
    // The winning key depends on other members, so the event contains only the main key.
    report(
      .alias, at: point.offset,
      replacement: isTaken ? nil : DecodingEvent.valueOfOtherKey, alternatives: [main])
  }
}
