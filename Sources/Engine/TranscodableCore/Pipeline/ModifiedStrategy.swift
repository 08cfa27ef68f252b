/// A strategy that decodes with another strategy and then applies modifiers in order.
public struct ModifiedStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  @usableFromInline package let base: Base
  @usableFromInline let modifiers: [CodableModifier<Base.Value>]

  @inlinable
  init(base: Base, modifiers: [CodableModifier<Base.Value>]) {
    self.base = base
    self.modifiers = modifiers
  }

  @inlinable public var acceptsNull: Bool { base.acceptsNull }

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

  /// The value after all modifiers, or `nil` if it is then treated as missing.
  @inlinable
  package func modified(_ value: Value) throws(CodingFailure) -> Value? {
    try modifiers.modified(value)
  }
}

extension ModifiedStrategy: Sendable where Base: Sendable {}

extension DecodingStrategy {
  /// Modifies the values that this strategy decodes.
  public func __modified(_ modifiers: CodableModifier<Value>...) -> ModifiedStrategy<Self> {
    __modified(modifiers)
  }

  /// Applies an array of modifiers to the values that this strategy decodes.
  @inlinable
  public func __modified(_ modifiers: [CodableModifier<Value>]) -> ModifiedStrategy<Self> {
    ModifiedStrategy(base: self, modifiers: modifiers)
  }
}

/// Applies modifiers to a value, in order, before it is encoded.
public func __modified<Value>(
  _ value: Value, _ modifiers: CodableModifier<Value>...
) throws -> Value? {
  try modifiers.modified(value)
}

extension Array {
  /// Applies all modifiers in order, or returns `nil` as soon as one of them does.
  @inlinable
  func modified<Value>(_ value: Value) throws(CodingFailure) -> Value?
  where Element == CodableModifier<Value> {
    var value = value
    for modifier in self {
      do {
        guard let next = try modifier.apply(value) else { return nil }
        value = next
      } catch {
        throw CodingFailure(modifying: error)
      }
    }
    return value
  }
}

extension CodingFailure {
  /// The failure of a value for which a modifier throws an error.
  @usableFromInline
  init(modifying error: any Error) {
    if let error = error as? DecodingError {
      self.init(error)
    } else {
      self = CodingFailure(.invalidValue, in: nil, underlying: error)
        .requiring("could not be modified: \(error)")
    }
  }
}

/// A strategy that applies modifiers in order and then encodes with another strategy.
public struct ModifiedEncodingStrategy<Base: EncodingStrategy>: EncodingStrategy {
  public typealias Value = Base.Value

  package let base: Base
  let modifiers: [CodableModifier<Base.Value>]

  public func encode(_ value: Base.Value, to encoder: any Encoder) throws {
    guard let changed = try changed(value, encoder) else {
      var container = encoder.singleValueContainer()
      return try container.encodeNil()
    }
    try base.encode(changed, to: encoder)
  }

  private func changed(_ value: Base.Value, _ encoder: any Encoder) throws -> Base.Value? {
    do throws(CodingFailure) {
      return try modifiers.modified(value)
    } catch {
      throw EncodingError.refusal(error.underlying ?? error, of: value, at: encoder.codingPath)
    }
  }
}

extension ModifiedEncodingStrategy: Sendable where Base: Sendable {}

extension EncodingStrategy {
  /// Modifies the values that this strategy encodes.
  ///
  /// A value that is then treated as missing is encoded as null.
  public func __modifiedForEncoding(
    _ modifiers: CodableModifier<Value>...
  ) -> ModifiedEncodingStrategy<Self> {
    __modifiedForEncoding(modifiers)
  }

  /// Applies an array of modifiers to the values that this strategy encodes.
  public func __modifiedForEncoding(
    _ modifiers: [CodableModifier<Value>]
  ) -> ModifiedEncodingStrategy<Self> {
    ModifiedEncodingStrategy(base: self, modifiers: modifiers)
  }
}

// Entry points for the strategy chains in generated code.

/// Uses the type's own conformance, or the coder's special treatment of the type.
public func __plain<Value>(_ type: Value.Type) -> PlainStrategy<Value> { PlainStrategy() }

/// Infers the strategy's value type from `type`.
public func __by<Strategy: ValueStrategy>(
  _ type: Strategy.Value.Type, _ strategy: Strategy
) -> Strategy { strategy }
