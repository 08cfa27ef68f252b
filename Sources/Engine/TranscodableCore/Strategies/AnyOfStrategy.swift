/// A strategy that tries two strategies in order, and decodes with the first one that succeeds.
///
/// It always encodes with the first strategy.
public struct AnyOfStrategy<First: ValueStrategy, Second: ValueStrategy>: ValueStrategy
where First.Value == Second.Value {
  public typealias Value = First.Value

  package let first: First
  package let second: Second
  package var isLossy = false
}

extension AnyOfStrategy: Sendable where First: Sendable, Second: Sendable {}

extension ValueStrategy {
  /// Decodes with the first strategy that succeeds.
  ///
  /// Always encodes with `first`.
  ///
  /// If all strategies fail, the error includes the reason for each of them.
  public static func anyOf<First, Second>(_ first: First, _ second: Second) -> Self
  where Self == AnyOfStrategy<First, Second> {
    AnyOfStrategy(first: first, second: second)
  }

  /// Decodes with the first strategy that succeeds.
  ///
  /// Always encodes with `first`.
  public static func anyOf<First, Second, Third>(
    _ first: First, _ second: Second, _ third: Third
  ) -> Self where Self == AnyOfStrategy<First, AnyOfStrategy<Second, Third>> {
    AnyOfStrategy(first: first, second: .anyOf(second, third))
  }

  /// Decodes with the first strategy that succeeds.
  ///
  /// Always encodes with `first`.
  public static func anyOf<First, Second, Third, Fourth>(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Self
  where Self == AnyOfStrategy<First, AnyOfStrategy<Second, AnyOfStrategy<Third, Fourth>>> {
    AnyOfStrategy(first: first, second: .anyOf(second, third, fourth))
  }
}

extension AnyOfStrategy: DecodingStrategy where First: DecodingStrategy, Second: DecodingStrategy {
  public var acceptsNull: Bool { first.acceptsNull || second.acceptsNull }

  public func decode(from decoder: any Decoder) throws -> Value {
    guard isLossy else {
      return try decoder.decodeEither(Self.self, first.__decode, or: second.__decode)
    }
    return try decoder.decodeEither(
      AnyOfStrategy<Self, First>.self, lossless.__decode, or: first.__lossy.__decode)
  }

  /// Tries both strategies without dropping elements.
  ///
  /// A lossy strategy drops elements only if this strategy fails, because no element is lost if it
  /// succeeds.
  package var lossless: Self { AnyOfStrategy(first: first, second: second) }

  public var __lossy: Self { AnyOfStrategy(first: first, second: second, isLossy: true) }
}

extension Decoder {
  /// Decodes with the first function that succeeds.
  ///
  /// `type` identifies both functions.
  fileprivate func decodeEither<Value>(
    _ type: Any.Type, _ first: (any Decoder) throws -> Value,
    or second: (any Decoder) throws -> Value
  ) throws -> Value {
    try attempting(type) {
      do {
        return try withoutErrorLocations(self) { try attempt(self, first) }
      } catch let reason {
        standard?.document.attemptMemory?.endFailedAlternative()
        do {
          return try withoutErrorLocations(self) { try second(self) }
        } catch let other {
          let reasons = AttemptErrors.reasons(of: reason) + AttemptErrors.reasons(of: other)
          throw error(AttemptErrors.failure(of: Value.self, reasons))
        }
      }
    }
  }
}

extension AnyOfStrategy: EncodingStrategy where First: EncodingStrategy {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try first.encode(value, to: encoder)
  }
}
