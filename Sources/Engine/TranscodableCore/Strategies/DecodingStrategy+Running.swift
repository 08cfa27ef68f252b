extension DecodingStrategy {
  /// Decodes a value, and rejects null unless the strategy accepts null.
  public func __decode(from decoder: any Decoder) throws -> Value {
    if !acceptsNull, try decoder.singleValueContainer().decodeNil() {
      throw DecodingError.missingValue(Value.self, in: decoder)
    }
    return try decode(from: decoder)
  }

  /// Decodes a value.
  ///
  /// Returns `nil` for null, and for values that the strategy treats as missing.
  public func __decodeIfPresent(from decoder: any Decoder) throws -> Value? {
    if try decoder.singleValueContainer().decodeNil() { return nil }
    return try decodeIfPresent(from: decoder)
  }
}

extension UnkeyedDecodingContainer {
  /// Returns the decoder for the next element.
  ///
  /// If the container doesn't advance, this throws an error, because the caller would otherwise
  /// loop forever.
  mutating func nextDecoder() throws -> any Decoder {
    let index = currentIndex
    let decoder = try superDecoder()
    guard currentIndex > index else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "The container doesn't advance past its elements.")
    }
    return decoder
  }
}

struct EncodedByStrategy<Strategy: EncodingStrategy>: Encodable {
  let value: Strategy.Value
  let strategy: Strategy

  func encode(to encoder: any Encoder) throws { try strategy.encode(value, to: encoder) }
}

/// A wrapper that makes a value `Decodable` by decoding it with a strategy.
///
/// The strategy is passed as a task-local value, because a container receives only the type to
/// decode.
struct DecodedByStrategy<Strategy: DecodingStrategy>: Decodable {
  let value: Strategy.Value

  init(from decoder: any Decoder) throws {
    value = try StrategyInUse.current(Strategy.self, in: decoder).__decode(from: decoder)
  }
}

enum StrategyInUse {
  // Unchecked because the strategy is only used during a synchronous call to a decoder. Only the
  // types above read it, and they are decoded during that call.
  private struct Holder: @unchecked Sendable {
    let strategy: Any
  }

  @TaskLocal private static var holder: Holder?

  static func current<Strategy>(_ type: Strategy.Type, in decoder: any Decoder) throws -> Strategy {
    if let strategy = holder?.strategy as? Strategy { return strategy }
    throw DecodingError.invalidValue(
      expected: "a call that decodes with \(type)", found: "another call", in: decoder)
  }

  static func with<Result>(
    _ strategy: some ValueStrategy, _ body: () throws -> Result
  ) rethrows -> Result {
    try $holder.withValue(Holder(strategy: strategy), operation: body)
  }
}
