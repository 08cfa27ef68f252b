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

  /// Applies all modifiers, and returns `nil` if the value should be treated as missing.
  @inlinable
  package func modified(_ value: Value) throws(CodingFailure) -> Value? {
    try modifiers.modified(value)
  }
}

extension ModifiedStrategy: Sendable where Base: Sendable {}

extension DecodingStrategy {
  /// Returns a strategy that also modifies the decoded values.
  public func __modified(_ modifiers: CodableModifier<Value>...) -> ModifiedStrategy<Self> {
    __modified(modifiers)
  }

  /// Returns a strategy that also applies an array of modifiers to the decoded values.
  @inlinable
  public func __modified(_ modifiers: [CodableModifier<Value>]) -> ModifiedStrategy<Self> {
    ModifiedStrategy(base: self, modifiers: modifiers)
  }
}

/// Applies modifiers, in order, to a value that is about to be encoded.
public func __modified<Value>(
  _ value: Value, _ modifiers: CodableModifier<Value>...
) throws -> Value? {
  try modifiers.modified(value)
}

extension Array {
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
  /// Returns a strategy that modifies values before it encodes them.
  ///
  /// If a modifier treats a value as missing, the value is encoded as null.
  public func __modifiedForEncoding(
    _ modifiers: CodableModifier<Value>...
  ) -> ModifiedEncodingStrategy<Self> {
    __modifiedForEncoding(modifiers)
  }

  /// Returns a strategy that applies an array of modifiers to values before it encodes them.
  public func __modifiedForEncoding(
    _ modifiers: [CodableModifier<Value>]
  ) -> ModifiedEncodingStrategy<Self> {
    ModifiedEncodingStrategy(base: self, modifiers: modifiers)
  }
}

// Generated code uses these functions to start a chain of strategies.

/// Returns a strategy that uses the type's own conformance, or the coder's special support for the
/// type.
public func __plain<Value>(_ type: Value.Type) -> PlainStrategy<Value> { PlainStrategy() }

/// Returns `strategy`.
///
/// The compiler uses the `type` parameter to infer the strategy's value type.
public func __by<Strategy: ValueStrategy>(
  _ type: Strategy.Value.Type, _ strategy: Strategy
) -> Strategy { strategy }
