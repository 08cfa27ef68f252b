/// How the keys of a dictionary stand in a text.
public protocol DictionaryKeys<Key> {
  /// The type of the keys.
  associatedtype Key: Hashable

  /// The key that a text stands for, nil if it stands for none.
  static func key(_ text: String) -> Key?
  /// The text of a key.
  static func text(_ key: Key) -> String
}

/// Keys that say themselves what they are in a text, as `String` and `Int` do.
public enum RepresentableKeys<Key: CodingKeyRepresentable & Hashable>: DictionaryKeys {
  public static func key(_ text: String) -> Key? { Key(codingKey: FieldKey(text: text)) }
  public static func text(_ key: Key) -> String { key.codingKey.stringValue }
}

/// Keys that stand in a text as their raw values.
public enum RawKeys<Key: RawRepresentable & Hashable>: DictionaryKeys
where Key.RawValue: CodingKeyRepresentable {
  public static func key(_ text: String) -> Key? {
    Key.RawValue(codingKey: FieldKey(text: text)).flatMap { Key(rawValue: $0) }
  }
  public static func text(_ key: Key) -> String { key.rawValue.codingKey.stringValue }
}

extension DictionaryKeys {
  /// The entries with keys of the type; of two texts for one key, the lesser counts.
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
