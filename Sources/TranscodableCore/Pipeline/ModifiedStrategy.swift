/// Values by a strategy, changed by modifiers in turn.
public struct ModifiedStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  package let base: Base
  let modifiers: [ValueModifier<Base.Value>]

  public var acceptsNull: Bool { base.acceptsNull }

  public func decode(from decoder: any Decoder) throws -> Base.Value {
    let value = try base.decode(from: decoder)
    if let value = try modified(value, at: decoder.codingPath) { return value }
    throw DecodingError.missingValue(Value.self, at: decoder.codingPath)
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Base.Value? {
    guard let value = try base.decodeIfPresent(from: decoder) else { return nil }
    return try modified(value, at: decoder.codingPath)
  }

  /// The value after all modifiers, nil if they leave none.
  package func modified(
    _ value: Value, at path: @autoclosure () -> [any CodingKey]
  ) throws -> Value? {
    try modifiers.modified(value, at: path())
  }
}

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
  try modifiers.modified(value, at: [])
}

extension Array {
  /// The value after all modifiers, nil as soon as one leaves none.
  func modified<Value>(_ value: Value, at path: @autoclosure () -> [any CodingKey]) throws -> Value?
  where Element == ValueModifier<Value> {
    var value = value
    for modifier in self {
      do {
        guard let next = try modifier.apply(value) else { return nil }
        value = next
      } catch let error as DecodingError {
        throw error
      } catch {
        throw DecodingError.invalidValue(
          expected: "\(Value.self)", found: "a value that cannot be modified", at: path(),
          message: "\(Value.self) could not be modified: \(error).", underlying: error)
      }
    }
    return value
  }
}
