internal import TranscodableBytes
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
  @inlinable
  public mutating func __readIfPresent<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readNull() ? nil : strategy.decodeIfPresent(from: &self)
  }

  /// Reports that what is at `start` counts as no value where one is needed.
  @usableFromInline @inline(never)
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
  ) -> CodableNullable<Strategy.Value>? {
    if readNull() { return .null }
    return nullable(__readIfPresent(by: strategy))
  }

  /// Reads a value by a strategy that reads it itself, or null.
  ///
  /// - Returns: The value; absent if it counts as none, nil after a failure.
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
    for failures: RecoverableCodingFailures = [.missing, .null]
  ) -> Strategy.Value? {
    read(for: failures, default: value) {
      failures.contains(.null) ? $0.__readIfPresent(by: strategy) : $0.__read(by: strategy)
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
    let place = recoveryPlace
    // Null is not an invalid value, unless the strategy has a meaning for it.
    let isNull = !failures.contains(.null) && nextKind == .null
    let isDropped = failures.contains(.invalid) && !isNull
    let result = isDropped ? droppingFailures(read) : read(&self)
    guard hasFailed else { return result ?? value() }
    guard isDropped, let failure = recover(to: place) else { return nil }
    let value = value()
    record(.defaultedValue, failure, at: place, replacement: phrase(for: value))
    return value
  }

  /// Reads a value by a strategy, if there is one that can be read.
  ///
  /// - Returns: The value; nil if it is null, or cannot be decoded. What is not JSON is a failure.
  @_disfavoredOverload
  public mutating func __readIfValid<Strategy: DecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readIfValid { $0.__readIfPresent(by: strategy) }
  }

  /// Reads a value by a strategy that reads it itself, if there is one that can be read.
  ///
  /// - Returns: The value; nil if it is null, or cannot be decoded. What is not JSON is a failure.
  public mutating func __readIfValid<Strategy: JSONDecodingStrategy>(
    by strategy: Strategy
  ) -> Strategy.Value? {
    readIfValid { $0.__readIfPresent(by: strategy) }
  }

  @inline(__always)
  mutating func readIfValid<Value>(_ read: (inout JSONReader) -> Value?) -> Value? {
    let place = recoveryPlace
    let value = droppingFailures(read)
    guard hasFailed else { return value }
    if let failure = recover(to: place) {
      record(
        .defaultedValue, failure, at: place, replacement: DecodingEvent.valueForMissingKey)
    }
    return nil
  }
}

extension JSONReader {
  /// Whether an object is here, whose fields all have a value for any failure: what is none is passed over.
  public mutating func __isObject() -> Bool {
    if hasFailed || nextKind == .object { return true }
    if !readNull() { _ = readIfValid { $0.beginDictionary() } }
    return false
  }
}

// MARK: - Going on after a failure

extension JSONReader {
  /// Reads something of which every failure will be made up for.
  @inline(__always)
  mutating func droppingFailures<Result>(_ read: (inout JSONReader) -> Result) -> Result {
    let dropsAlready = dropsFailures
    dropsFailures = true
    defer { dropsFailures = dropsAlready }
    return read(&self)
  }

  /// Whether it will be reported why several attempts have failed.
  var needsReasons: Bool { !dropsFailures || isReporting || extras?.collector != nil }

  /// Where a value starts, to which the reader can return.
  struct RecoveryPlace {
    let offset: Int
    let depth: Int
  }

  var recoveryPlace: RecoveryPlace { RecoveryPlace(offset: offset, depth: depth) }

  /// Returns to a place, if only the value there was wrong.
  ///
  /// - Returns: Whether the reader is there again; if not, it has a failure still.
  mutating func rewind(to place: RecoveryPlace) -> Bool {
    guard let failure, failure.category == .data else { return false }
    self.failure = nil
    depth = place.depth
    extras?.log?.forget(from: place.offset)
    if let collector = extras?.collector {
      cursor = collector.place(skipping: place.offset, place.depth)
    }
    cursor.move(to: cursor.at(place.offset))
    return true
  }

  /// Goes on after the value at a place, if only the value was wrong.
  ///
  /// - Returns: The failure; nil if it was none of data, or if the value is not JSON. Then the reader
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

// Fields with several keys, of which the first in an order of rank counts that is there, wherever it is in the object.
extension JSONReader {
  /// Reads the value of a member whose key is another name for that of a field, and goes on to the next member.
  ///
  /// Most objects have one of the keys: its value is read where it is. If a key of higher rank comes later, its
  /// value will take the place of this one, whatever was wrong with this one.
  ///
  /// - Parameters:
  ///   - seen: A bit for each key of higher rank that has been taken; then the value here does not count.
  ///   - names: The keys of the field by rank, separated by NUL; the last one is that of this member.
  ///   - read: Reads the value.
  /// - Returns: The key word of the next member, or 0 if the object is closed.
  @inline(never)
  public mutating func __readAlias(
    _ seen: UInt64, _ names: StaticString, _ read: (inout JSONReader) -> Void
  ) -> UInt64 {
    let place = recoveryPlace
    let keys = names.description.split(separator: "\0").map(String.init)
    // Asked before only for a report, in which nothing may be of a value that does not count.
    if seen != 0 || (isReporting && hasMember(after: place, in: keys.dropLast())) {
      noteAlias(keys, at: place, isTaken: false)
      skipValue()
      return nextMember()
    }
    noteAlias(keys, at: place, isTaken: true)
    read(&self)
    if hasFailed, failure?.category == .data, hasMember(after: place, in: keys.dropLast()) {
      _ = recover(to: place)
    }
    return nextMember()
  }

  /// Whether one of the members after the value at a place has one of the keys.
  private func hasMember(after place: RecoveryPlace, in keys: ArraySlice<String>) -> Bool {
    var reader = JSONReader(cursor.at(place.offset), settings: settings, context: context)
    reader.depth = place.depth
    reader.skipValue()
    while reader.nextEntry() {
      var key: String = reader.read(String.self)
      if let context { key = context.fieldKey(for: key) { codingPath(to: place) } }
      if keyMatching.contains(key, in: keys) { return !reader.hasFailed }
      guard reader.takeColon() else { return false }
      reader.skipValue()
    }
    return false
  }

  private func codingPath(to place: RecoveryPlace) -> [any CodingKey] {
    if let document {
      return document.json.codingPath(inDirectLane: place.offset, in: document).dropLast()
    }
    let locator = JSONFailureLocator(cursor.at(0), settings: settings)
    return locator.path(to: place.offset).dropLast()
  }

  private func noteAlias(_ keys: [String], at place: RecoveryPlace, isTaken: Bool) {
    guard let main = keys.first else { return }
    // Which of the others it is that counts, the members before or after say.
    report(
      .alias, at: place.offset,
      replacement: isTaken ? nil : DecodingEvent.valueOfOtherKey, alternatives: [main])
  }
}
