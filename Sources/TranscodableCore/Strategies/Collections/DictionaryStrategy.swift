/// Dictionaries as objects, each value by a strategy.
public struct DictionaryStrategy<Keys: DictionaryKeys, Element: ValueStrategy>: ValueStrategy {
  public typealias Value = [Keys.Key: Element.Value]

  let element: Element
}

extension DictionaryStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Dictionaries as objects, each value by a strategy.
  ///
  /// Key strategies of coders do not touch the keys.
  ///
  /// - Parameter strategy: The strategy of the values.
  /// - Returns: The strategy.
  public static func values<Key: CodingKeyRepresentable, Element>(_ strategy: Element) -> Self
  where Self == DictionaryStrategy<RepresentableKeys<Key>, Element> {
    DictionaryStrategy(element: strategy)
  }

  /// Dictionaries as objects, each key as its raw value and each value by a strategy.
  ///
  /// - Parameter strategy: The strategy of the values.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func values<Key: RawRepresentable, Element>(_ strategy: Element) -> Self
  where Self == DictionaryStrategy<RawKeys<Key>, Element> {
    DictionaryStrategy(element: strategy)
  }
}

extension DictionaryStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> [Keys.Key: Element.Value] {
    let entries = try StrategyInUse.with(element) {
      try decoder.singleValueContainer().decode([String: DecodedByStrategy<Element>].self)
    }
    return try Keys.converted(entries, in: decoder) { $0.value }
  }
}

extension DictionaryStrategy: EncodingStrategy where Element: EncodingStrategy {
  public func encode(_ value: [Keys.Key: Element.Value], to encoder: any Encoder) throws {
    var entries: [String: EncodedByStrategy<Element>] = [:]
    for (key, value) in value {
      entries[Keys.text(key)] = EncodedByStrategy(value: value, strategy: element)
    }
    var container = encoder.singleValueContainer()
    try container.encode(entries)
  }
}

extension DictionaryStrategy: CodingStrategy where Element: CodingStrategy {}
