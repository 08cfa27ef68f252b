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
    try strategy.__decode(from: try __decoder(forKey: key))
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
    return try strategy.__decodeIfPresent(from: try superDecoder(forKey: key))
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
    for failures: RecoverableFailures = [.missing, .null]
  ) throws -> Strategy.Value {
    guard contains(key) else {
      if failures.contains(.missing) { return try value() }
      return try __decode(strategy, forKey: key)
    }
    let decoder = try superDecoder(forKey: key)
    do {
      if !failures.contains(.null) { return try strategy.__decode(from: decoder) }
      guard failures.contains(.invalid) else {
        return try strategy.__decodeIfPresent(from: decoder) ?? value()
      }
      return try tersely(decoder) { try strategy.__decodeIfPresent(from: decoder) } ?? value()
    } catch {
      guard failures.allows(error, at: decoder) else { throw error }
      let value = try value()
      decoder.report(.defaultedValue, cause: error, replacement: phrase(for: value))
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
    guard contains(key), let decoder = try? superDecoder(forKey: key) else { return nil }
    do {
      return try tersely(decoder) { try strategy.__decodeIfPresent(from: decoder) }
    } catch {
      decoder.report(
        .defaultedValue, cause: error, replacement: DecodingEvent.valueForMissingKey)
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
      (try? superDecoder(forKey: alias))?.report(
        .alias, replacement: isTaken ? nil : DecodingEvent.valueOfOtherKey,
        alternatives: [key.stringValue])
    }
    return taken
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

extension RecoverableFailures {
  /// Whether an error is one of these failures of the value of a decoder.
  func allows(_ error: any Error, at decoder: any Decoder) -> Bool {
    guard case DecodingError.valueNotFound(_, let context) = error,
      context.codingPath.count == decoder.codingPath.count
    else { return contains(.invalid) }
    return contains(.null)
  }
}
