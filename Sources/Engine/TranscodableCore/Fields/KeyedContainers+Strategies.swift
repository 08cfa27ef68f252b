// Support for fields on the container path. Names that start with two underscores are for generated
// code.

extension KeyedDecodingContainer {
  /// Decodes a field with a strategy.
  ///
  /// Throws `keyNotFound` if the key is missing, and `valueNotFound` for null.
  public func __decode<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> Strategy.Value {
    try withDecoder(forKey: key) { try strategy.__decode(from: $0) }
  }

  /// Decodes a field with a strategy.
  ///
  /// Returns `nil` if the key is missing, the value is null, or the strategy treats the value as
  /// missing.
  public func __decodeIfPresent<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> Strategy.Value? {
    // Checks for null first, because some coders have no decoder for null.
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try withDecoder(forKey: key) { try strategy.__decodeIfPresent(from: $0) }
  }

  /// Decodes a field with a strategy and uses a default value after certain failures.
  ///
  /// Unless the failures include `.invalid`, the default only replaces missing keys and null. All
  /// other failures are thrown.
  public func __decode<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key, default value: @autoclosure () throws -> Strategy.Value,
    for failures: RecoverableCodingFailures = [.missing, .null]
  ) throws -> Strategy.Value {
    guard contains(key) else {
      if failures.contains(.missing) { return try value() }
      return try __decode(strategy, forKey: key)
    }
    do {
      if !failures.contains(.null) { return try __decode(strategy, forKey: key) }
      if try decodeNil(forKey: key) { return try value() }
      return try withDecoder(forKey: key) { decoder in
        guard failures.contains(.invalid) else {
          return try strategy.__decodeIfPresent(from: decoder)
        }
        return try withoutErrorLocations(decoder) { try strategy.__decodeIfPresent(from: decoder) }
      } ?? value()
    } catch {
      guard failures.allows(error, at: codingPath.count + 1) else { throw error }
      let value = try value()
      report(.defaultedValue, forKey: key, cause: error, replacement: phrase(for: value))
      return value
    }
  }

  /// Decodes a field with a strategy, or returns `nil` if the value is missing or can't be decoded.
  public func __decodeIfValid<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) -> Strategy.Value? {
    guard contains(key), (try? decodeNil(forKey: key)) != true else { return nil }
    do {
      return try withDecoder(forKey: key) { decoder in
        try withoutErrorLocations(decoder) { try strategy.__decodeIfPresent(from: decoder) }
      }
    } catch {
      report(
        .defaultedValue, forKey: key, cause: error, replacement: DecodingEvent.valueForMissingKey)
      return nil
    }
  }

  /// Returns the main key if the object contains it, and otherwise the first alias that the object
  /// contains.
  public func __key(forKey key: Key, aliases: [Key], in decoder: any Decoder) -> Key {
    let isMain = contains(key)
    guard !isMain || decoder.isReporting else { return key }
    let present = aliases.filter(contains)
    let taken = isMain ? key : present.first ?? key
    for alias in present where decoder.isReporting {
      let isTaken = alias.stringValue == taken.stringValue
      _ = try? withDecoder(forKey: alias) {
        $0.report(
          .alias, replacement: isTaken ? nil : DecodingEvent.valueOfOtherKey,
          alternatives: [key.stringValue])
      }
    }
    return taken
  }

  private func report(
    _ kind: DecodingEvent.Kind, forKey key: Key, cause: any Error, replacement: String?
  ) {
    _ = try? withDecoder(forKey: key) { $0.report(kind, cause: cause, replacement: replacement) }
  }

  package func __decoder(forKey key: Key) throws -> any Decoder {
    if contains(key) { return try superDecoder(forKey: key) }
    // If the key is missing, this call throws the coder's own error, which includes the location.
    _ = try decodeNil(forKey: key)
    throw DecodingError(
      CodingFailure(
        .missingKey, in: nil, codingPath: codingPath, expected: key.stringValue, key: key))
  }
}

extension RecoverableCodingFailures {
  func allows(_ error: any Error, at depth: Int) -> Bool {
    guard case DecodingError.valueNotFound(_, let context) = error,
      context.codingPath.count == depth
    else { return contains(.invalid) }
    return contains(.null)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field with a strategy.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy, forKey key: Key
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy), forKey: key)
  }

  /// Encodes a field with a strategy.
  ///
  /// The coder determines how `nil` is encoded.
  public mutating func __encodeIfPresent<Strategy: EncodingStrategy>(
    _ value: Strategy.Value?, by strategy: Strategy, forKey key: Key
  ) throws {
    let value = value.map { EncodedByStrategy(value: $0, strategy: strategy) }
    try encodeIfPresent(value, forKey: key)
  }
}

// Methods for types whose fields are encoded as array elements on the container path. Names that
// start with two underscores are for generated code.

extension UnkeyedEncodingContainer {
  /// Encodes a field with a strategy.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy))
  }
}

extension SingleValueEncodingContainer {
  /// Encodes a field with a strategy.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy))
  }
}

/// The failures after which a field uses its default.
public struct RecoverableCodingFailures: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The key is missing.
  public static let missing = RecoverableCodingFailures(rawValue: 1)
  /// The value is null, or the strategy treats it as missing.
  public static let null = RecoverableCodingFailures(rawValue: 2)
  /// The value is of the wrong kind, is invalid, or violates a rule.
  ///
  /// Recoveries from these failures are reported.
  public static let invalid = RecoverableCodingFailures(rawValue: 4)
  /// All of these failures.
  public static let anyFailure: RecoverableCodingFailures = [.missing, .null, .invalid]
}

/// How an optional field is encoded when its value is `nil`.
public enum EncodingNilPolicy: Sendable {
  /// Omits the key.
  case omit
  /// Writes the key with a null value.
  case null
}
