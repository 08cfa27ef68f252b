/// Values by a strategy, changed by modifiers in turn.
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

  /// The value after all modifiers, nil if they leave none.
  @inlinable
  package func modified(_ value: Value) throws(CodingFailure) -> Value? {
    try modifiers.modified(value)
  }
}

extension ModifiedStrategy: Sendable where Base: Sendable {}

extension DecodingStrategy {
  /// Decodes by this strategy, and changes the values then.
  public func __modified(_ modifiers: CodableModifier<Value>...) -> ModifiedStrategy<Self> {
    __modified(modifiers)
  }

  /// Decodes by this strategy, and changes the values then by modifiers that are made already.
  @inlinable
  public func __modified(_ modifiers: [CodableModifier<Value>]) -> ModifiedStrategy<Self> {
    ModifiedStrategy(base: self, modifiers: modifiers)
  }
}

/// Changes a value by modifiers in turn, before it is encoded.
public func __modified<Value>(
  _ value: Value, _ modifiers: CodableModifier<Value>...
) throws -> Value? {
  try modifiers.modified(value)
}

extension Array {
  /// The value after all modifiers, nil as soon as one leaves none.
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
  /// The failure of a value that a modifier throws an error for.
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

/// Values that are changed by modifiers in turn, and encoded by a strategy then.
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
  /// Changes values, and encodes them by this strategy then.
  ///
  /// What counts as none is null.
  public func __modifiedForEncoding(
    _ modifiers: CodableModifier<Value>...
  ) -> ModifiedEncodingStrategy<Self> {
    __modifiedForEncoding(modifiers)
  }

  /// Changes values by modifiers that are made already, and encodes them by this strategy then.
  public func __modifiedForEncoding(
    _ modifiers: [CodableModifier<Value>]
  ) -> ModifiedEncodingStrategy<Self> {
    ModifiedEncodingStrategy(base: self, modifiers: modifiers)
  }
}

// What the code of the macros starts a chain with.

/// Values as their type says itself, or as the coder says of the type.
public func __plain<Value>(_ type: Value.Type) -> PlainStrategy<Value> { PlainStrategy() }

/// Values of a type by a strategy: the type chooses the strategy where its name leaves it open.
public func __by<Strategy: ValueStrategy>(
  _ type: Strategy.Value.Type, _ strategy: Strategy
) -> Strategy { strategy }
