/// Values that are changed by modifiers in turn, and encoded by a strategy then.
public struct ModifiedEncodingStrategy<Base: EncodingStrategy>: EncodingStrategy {
  public typealias Value = Base.Value

  let base: Base
  let modifiers: [ValueModifier<Base.Value>]

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
    _ modifiers: ValueModifier<Value>...
  ) -> ModifiedEncodingStrategy<Self> {
    ModifiedEncodingStrategy(base: self, modifiers: modifiers)
  }
}
