/// The members of a map in a format whose keys can be values of any kind.
///
/// The members have an order, and maps are equal only if their members have the same order. A map
/// from a document may contain a key more than once; then the subscript returns the last value.
public struct FormatMap<Value: Hashable & Sendable>: Sendable {
  /// The keys.
  public private(set) var keys: [Value] = []
  /// The values, in the order of the keys.
  public private(set) var values: [Value] = []

  /// Creates an empty map.
  public init() {}

  /// Creates a map from members.
  public init(_ members: some Sequence<(Value, Value)>) {
    for (key, value) in members { append(value, forKey: key) }
  }

  /// Creates a map from alternating keys and values.
  package init(alternating items: [Value]) {
    keys = stride(from: 0, to: items.count - 1, by: 2).map { items[$0] }
    values = stride(from: 1, to: items.count, by: 2).map { items[$0] }
  }

  /// Adds a member, even if the map already contains its key.
  public mutating func append(_ value: Value, forKey key: Value) {
    keys.append(key)
    values.append(value)
  }

  /// The value for a key.
  ///
  /// Setting a value adds or replaces the member, and setting `nil` removes the member.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(key: Value) -> Value? {
    get { keys.lastIndex(of: key).map { values[$0] } }
    set {
      switch (keys.lastIndex(of: key), newValue) {
      case (let index?, let value?): values[index] = value
      case (nil, let value?): append(value, forKey: key)
      case (let index?, nil):
        keys.remove(at: index)
        values.remove(at: index)
      case (nil, nil): break
      }
    }
  }
}

extension FormatMap: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { keys.count }
  public subscript(position: Int) -> (key: Value, value: Value) {
    (keys[position], values[position])
  }
}

// Maps can be keys of maps. If equality ignored the order of members, comparing nested keys would
// take exponential time.
extension FormatMap: Hashable {}

extension FormatMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Value, Value)...) { self.init(elements) }
}
