/// A strategy that tries two strategies in order, and decodes with the first one that succeeds.
///
/// It always encodes with the first strategy.
public struct AnyOfStrategy<First: ValueStrategy, Second: ValueStrategy>: ValueStrategy
where First.Value == Second.Value {
  public typealias Value = First.Value

  package let first: First
  package let second: Second
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
    try decoder.attempting(Self.self) {
      do {
        return try withoutErrorLocations(decoder) {
          try attempt(decoder) { try first.__decode(from: $0) }
        }
      } catch let reason {
        decoder.standard?.document.attemptMemory?.endFailedAlternative()
        do {
          return try withoutErrorLocations(decoder) { try second.__decode(from: decoder) }
        } catch let other {
          let reasons = AttemptErrors.reasons(of: reason) + AttemptErrors.reasons(of: other)
          throw decoder.error(AttemptErrors.failure(of: Value.self, reasons))
        }
      }
    }
  }

  // Only the second strategy drops elements, because no element is lost if the first strategy
  // succeeds.
  public var __lossy: AnyOfStrategy<Self, First.__Lossy> {
    AnyOfStrategy<Self, First.__Lossy>(first: self, second: first.__lossy)
  }
}

extension AnyOfStrategy: EncodingStrategy where First: EncodingStrategy {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try first.encode(value, to: encoder)
  }
}

extension AnyOfStrategy: CodingStrategy where First: CodingStrategy, Second: DecodingStrategy {}
