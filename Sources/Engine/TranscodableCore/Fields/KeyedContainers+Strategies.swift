// Fields in the standard lane. The names start with two underscores: they are for the code of the
// macros.

extension KeyedDecodingContainer {
  /// Decodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - strategy: How the value is decoded.
  ///   - key: The key of the field.
  /// - Returns: The value.
  /// - Throws: `keyNotFound`, `valueNotFound` for null, and what the strategy throws.
  public func __decode<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> Strategy.Value {
    try withDecoder(forKey: key) { try strategy.__decode(from: $0) }
  }

  /// Decodes a field by a strategy, if there is a value.
  ///
  /// - Parameters:
  ///   - strategy: How the value is decoded.
  ///   - key: The key of the field.
  /// - Returns: The value; nil if the key is missing, or has null, or a value that counts as none.
  /// - Throws: What the strategy throws.
  public func __decodeIfPresent<Strategy: DecodingStrategy>(
    _ strategy: Strategy, forKey key: Key
  ) throws -> Strategy.Value? {
    // Null is asked for here: not every coder has a decoder for it.
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try withDecoder(forKey: key) { try strategy.__decodeIfPresent(from: $0) }
  }

  /// Decodes a field by a strategy; after some failures it takes a default.
  ///
  /// - Parameters:
  ///   - strategy: How the value is decoded.
  ///   - key: The key of the field.
  ///   - value: The default.
  ///   - failures: For which failures.
  /// - Returns: The value.
  /// - Throws: All other failures.
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

  /// Decodes a field by a strategy, if there is a value that can be decoded.
  ///
  /// - Parameters:
  ///   - strategy: How the value is decoded.
  ///   - key: The key of the field.
  /// - Returns: The value; nil if there is none, or one that cannot be decoded.
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

  /// The first key of several under which there is something, even null; the main one if there is
  /// none.
  ///
  /// - Parameters:
  ///   - key: The main key.
  ///   - aliases: The others, in the order in which they count.
  ///   - decoder: The decoder of the type, which is told of aliases.
  /// - Returns: The key.
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

  /// The decoder of a value that must be there.
  package func __decoder(forKey key: Key) throws -> any Decoder {
    if contains(key) { return try superDecoder(forKey: key) }
    // The coder's own error knows the place.
    _ = try decodeNil(forKey: key)
    throw DecodingError(
      CodingFailure(
        .missingKey, in: nil, codingPath: codingPath, expected: key.stringValue, key: key))
  }
}

extension RecoverableCodingFailures {
  /// Whether an error is one of these failures of the value with a path of this length.
  func allows(_ error: any Error, at depth: Int) -> Bool {
    guard case DecodingError.valueNotFound(_, let context) = error,
      context.codingPath.count == depth
    else { return contains(.invalid) }
    return contains(.null)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  ///   - key: The key of the field.
  /// - Throws: What the strategy throws.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy, forKey key: Key
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy), forKey: key)
  }

  /// Encodes a field by a strategy, or nothing if there is no value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  ///   - key: The key of the field.
  /// - Throws: What the strategy throws.
  public mutating func __encodeIfPresent<Strategy: EncodingStrategy>(
    _ value: Strategy.Value?, by strategy: Strategy, forKey key: Key
  ) throws {
    // Also nil, since it is for the coder to say what becomes of it.
    let value = value.map { EncodedByStrategy(value: $0, strategy: strategy) }
    try encodeIfPresent(value, forKey: key)
  }
}

// Fields without keys in the standard lane. The names start with two underscores: they are for the
// code of the macros.

extension UnkeyedEncodingContainer {
  /// Encodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  /// - Throws: What the strategy throws.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy))
  }
}

extension SingleValueEncodingContainer {
  /// Encodes a field by a strategy.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: How it is encoded.
  /// - Throws: What the strategy throws.
  public mutating func __encode<Strategy: EncodingStrategy>(
    _ value: Strategy.Value, by strategy: Strategy
  ) throws {
    try encode(EncodedByStrategy(value: value, strategy: strategy))
  }
}

/// For which failures a field takes its default.
public struct RecoverableCodingFailures: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The key is not there.
  public static let missing = RecoverableCodingFailures(rawValue: 1)
  /// The value is null, or counts as none.
  public static let null = RecoverableCodingFailures(rawValue: 2)
  /// The value is of the wrong kind, or means nothing, or breaks a rule.
  ///
  /// This is put down in the report of the decoder.
  public static let invalid = RecoverableCodingFailures(rawValue: 4)
  /// All of these.
  public static let anyFailure: RecoverableCodingFailures = [.missing, .null, .invalid]
}
