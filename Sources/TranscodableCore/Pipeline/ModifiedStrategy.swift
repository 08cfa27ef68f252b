/// Values by a strategy, changed by modifiers in turn.
public struct ModifiedStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  package let base: Base
  let modifiers: [ValueModifier<Base.Value>]

  public var acceptsNull: Bool { base.acceptsNull }

  public func decode(from decoder: any Decoder) throws -> Base.Value {
    if let value = try modified(try base.decode(from: decoder), in: decoder) { return value }
    throw DecodingError.missingValue(Value.self, in: decoder)
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Base.Value? {
    guard let value = try base.decodeIfPresent(from: decoder) else { return nil }
    return try modified(value, in: decoder)
  }

  private func modified(_ value: Value, in decoder: any Decoder) throws -> Value? {
    do throws(CodingFailure) {
      return try modified(value)
    } catch {
      throw decoder.error(error)
    }
  }

  /// The value after all modifiers, nil if they leave none.
  package func modified(_ value: Value) throws(CodingFailure) -> Value? {
    try modifiers.modified(value)
  }
}

extension ModifiedStrategy: Sendable where Base: Sendable {}

extension DecodingStrategy {
  /// Decodes by this strategy, and changes the values then.
  public func __modified(_ modifiers: ValueModifier<Value>...) -> ModifiedStrategy<Self> {
    ModifiedStrategy(base: self, modifiers: modifiers)
  }
}

/// Changes a value by modifiers in turn, before it is encoded.
public func __modified<Value>(
  _ value: Value, _ modifiers: ValueModifier<Value>...
) throws -> Value? {
  try modifiers.modified(value)
}

extension Array {
  /// The value after all modifiers, nil as soon as one leaves none.
  func modified<Value>(_ value: Value) throws(CodingFailure) -> Value?
  where Element == ValueModifier<Value> {
    var value = value
    for modifier in self {
      do {
        guard let next = try modifier.apply(value) else { return nil }
        value = next
      } catch let error as DecodingError {
        throw CodingFailure(error)
      } catch {
        throw CodingFailure(
          .invalidValue, in: nil, expected: "\(Value.self)",
          found: "a value that cannot be modified",
          message: "\(Value.self) could not be modified: \(error).", underlying: error)
      }
    }
    return value
  }
}
