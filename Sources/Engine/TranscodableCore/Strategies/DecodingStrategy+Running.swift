extension DecodingStrategy {
  /// Decodes the value, which must not be null unless the strategy accepts it.
  public func __decode(from decoder: any Decoder) throws -> Value {
    if !acceptsNull, try decoder.singleValueContainer().decodeNil() {
      throw DecodingError.missingValue(Value.self, in: decoder)
    }
    return try decode(from: decoder)
  }

  /// Decodes the value if there is one: neither null nor something that counts as none.
  public func __decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    if try decoder.singleValueContainer().decodeNil() { return nil }
    return try decodeIfPresent(from: decoder)
  }
}

extension UnkeyedDecodingContainer {
  /// The decoder of the next element, after which the container is then.
  ///
  /// A container that does not move on would have its reader wait forever.
  mutating func nextDecoder() throws -> any Decoder {
    let index = currentIndex
    let decoder = try superDecoder()
    guard currentIndex > index else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "The container does not pass over its elements.")
    }
    return decoder
  }
}

/// A value that is encoded by a strategy, wherever a value of an `Encodable` type can be.
struct EncodedByStrategy<Strategy: EncodingStrategy>: Encodable {
  let value: Strategy.Value
  let strategy: Strategy

  func encode(to encoder: any Encoder) throws { try strategy.encode(value, to: encoder) }
}

/// A value that is decoded by a strategy, wherever a value of a `Decodable` type can be.
///
/// The strategy comes from the task, since decoders pass on types and no values. Coders treat
/// dictionaries specially: only a dictionary of values of a type gets that treatment.
struct DecodedByStrategy<Strategy: DecodingStrategy>: Decodable {
  let value: Strategy.Value

  init(from decoder: any Decoder) throws {
    guard let strategy = StrategyInUse.strategy as? Strategy else {
      throw DecodingError.invalidValue(
        expected: "a call of \(Strategy.self)", found: "none", in: decoder)
    }
    value = try strategy.__decode(from: decoder)
  }
}

/// The strategy by which the innermost dictionary decodes its values.
enum StrategyInUse {
  // Unchecked: a call of a decoder is over before the strategy goes elsewhere, and only the types above look at it,
  // which are decoded where the call was made.
  private struct Holder: @unchecked Sendable {
    let strategy: Any
  }

  @TaskLocal private static var holder: Holder?

  static var strategy: Any? { holder?.strategy }

  static func with<Result>(
    _ strategy: some ValueStrategy, _ body: () throws -> Result
  ) rethrows -> Result {
    try $holder.withValue(Holder(strategy: strategy), operation: body)
  }
}
