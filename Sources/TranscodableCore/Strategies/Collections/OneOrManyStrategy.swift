/// Arrays, of which one with a single element may stand in a text as that element.
public struct OneOrManyStrategy<Element: ValueStrategy>: ValueStrategy {
  public typealias Value = [Element.Value]

  package let element: Element
}

extension OneOrManyStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Arrays, of which one with a single element may stand in a text as that element, and is
  /// written so.
  ///
  /// An element that is an array itself makes it ambiguous: then what stands in the text is taken
  /// for many.
  public static func oneOrMany<Element>() -> Self
  where Self == OneOrManyStrategy<PlainStrategy<Element>> {
    OneOrManyStrategy(element: PlainStrategy())
  }

  /// Arrays, each element by a strategy, of which one with a single element may stand in a text as
  /// that element, and is written so.
  ///
  /// - Parameter strategy: The strategy of the elements.
  /// - Returns: The strategy.
  public static func oneOrMany<Element>(_ strategy: Element) -> Self
  where Self == OneOrManyStrategy<Element> {
    OneOrManyStrategy(element: strategy)
  }
}

extension OneOrManyStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    // Only that it is no array makes it one element: what is wrong in an array is an error.
    guard (try? decoder.unkeyedContainer()) == nil else {
      return try [element].decode(from: decoder)
    }
    return [try element.__decode(from: decoder)]
  }
}

extension OneOrManyStrategy: EncodingStrategy where Element: EncodingStrategy {
  public func encode(_ value: [Element.Value], to encoder: any Encoder) throws {
    guard value.count == 1 else { return try [element].encode(value, to: encoder) }
    try element.encode(value[0], to: encoder)
  }
}

extension OneOrManyStrategy: CodingStrategy where Element: CodingStrategy {}
