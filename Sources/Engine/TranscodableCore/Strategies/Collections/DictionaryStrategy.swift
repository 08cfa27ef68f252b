/// A strategy that represents dictionaries as objects and applies another strategy to each value.
public struct DictionaryStrategy<Keys: DictionaryKeyStrategy, Element: ValueStrategy>: ValueStrategy
{
  public typealias Value = [Keys.Key: Element.Value]

  @usableFromInline package let element: Element
  @usableFromInline package let isLossy: Bool

  @inlinable
  package init(element: Element, isLossy: Bool = false) {
    self.element = element
    self.isLossy = isLossy
  }
}

extension DictionaryStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Represents dictionaries as objects and applies a strategy to each value.
  ///
  /// The coder's key strategy doesn't change the keys.
  @inlinable
  public static func values<Key: CodingKeyRepresentable, Element>(_ strategy: Element) -> Self
  where Self == DictionaryStrategy<RepresentableKeyStrategy<Key>, Element> {
    DictionaryStrategy(element: strategy)
  }

  /// Represents dictionaries as objects, and applies a strategy to each value.
  ///
  /// The object's keys are the raw values of the dictionary's keys.
  @_disfavoredOverload @inlinable
  public static func values<Key: RawRepresentable, Element>(_ strategy: Element) -> Self
  where Self == DictionaryStrategy<RawKeyStrategy<Key>, Element> {
    DictionaryStrategy(element: strategy)
  }
}

extension DictionaryStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> [Keys.Key: Element.Value] {
    if isLossy { return try decodeLossy(from: decoder) }
    let entries = try StrategyInUse.with(element) {
      try decoder.singleValueContainer().decode([String: DecodedByStrategy<Element>].self)
    }
    return try Keys.converted(entries, in: decoder) { $0.value }
  }

  @inlinable
  public var __lossy: Self { DictionaryStrategy(element: element.__lossy, isLossy: true) }
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

/// A way to convert the keys of a dictionary to and from strings.
public protocol DictionaryKeyStrategy<Key> {
  /// The type of the dictionary's keys.
  associatedtype Key: Hashable

  /// Returns the key that a string represents, or `nil` if the string isn't a valid key.
  static func key(_ text: String) -> Key?
  /// Returns the string that represents a key.
  static func text(_ key: Key) -> String
}

/// A key strategy that uses the `CodingKeyRepresentable` conformance of the key type.
///
/// `String` and `Int` have this conformance.
public enum RepresentableKeyStrategy<Key: CodingKeyRepresentable & Hashable>: DictionaryKeyStrategy
{
  public static func key(_ text: String) -> Key? { Key(codingKey: CodingFieldKey(text: text)) }
  public static func text(_ key: Key) -> String { key.codingKey.stringValue }
}

/// A key strategy that represents keys as their raw values.
public enum RawKeyStrategy<Key: RawRepresentable & Hashable>: DictionaryKeyStrategy
where Key.RawValue: CodingKeyRepresentable {
  public static func key(_ text: String) -> Key? {
    Key.RawValue(codingKey: CodingFieldKey(text: text)).flatMap { Key(rawValue: $0) }
  }
  public static func text(_ key: Key) -> String { key.rawValue.codingKey.stringValue }
}

extension DictionaryKeyStrategy {
  /// If several strings represent the same key, the entry whose string sorts first wins.
  static func converted<Entry, Value>(
    _ entries: [String: Entry], in decoder: any Decoder,
    _ value: (Entry) throws -> Value
  ) throws -> [Key: Value] {
    if Key.self == String.self, let entries = try entries.mapValues(value) as? [Key: Value] {
      return entries
    }
    var result: [Key: Value] = [:]
    for (text, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let key = key(text) else { throw DecodingError.wrongKey(text, Key.self, in: decoder) }
      if result[key] == nil { result[key] = try value(entry) }
    }
    return result
  }
}
