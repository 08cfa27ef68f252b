/// Sets, each element by a strategy.
public struct SetStrategy<Element: ValueStrategy>: ValueStrategy where Element.Value: Hashable {
  public typealias Value = Set<Element.Value>

  package let element: Element
}

extension SetStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Sets, each element by a strategy; the order of elements in the text is left to chance.
  ///
  /// - Parameter strategy: The strategy of the elements.
  /// - Returns: The strategy.
  public static func elements<Element>(_ strategy: Element) -> Self
  where Self == SetStrategy<Element> {
    SetStrategy(element: strategy)
  }
}

extension SetStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> Set<Element.Value> {
    Set(try [element].decode(from: decoder))
  }
}

extension SetStrategy: EncodingStrategy where Element: EncodingStrategy {
  public func encode(_ value: Set<Element.Value>, to encoder: any Encoder) throws {
    try [element].encode(Array(value), to: encoder)
  }
}

extension SetStrategy: CodingStrategy where Element: CodingStrategy {}
