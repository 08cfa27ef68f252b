internal import TranscodableCore

extension TOML {
  /// The members of a table, in the order in which they were added or parsed.
  ///
  /// Keys are unique. Like strings, they are compared by canonical equivalence: `é` is the same key
  /// whether it is precomposed or decomposed. Tables are equal if they have the same keys with equal
  /// values, in any order.
  public struct Table: Sendable {
    private var memberKeys = MemberKeys()
    private var memberValues: [TOML] = []

    /// Creates an empty table.
    public init() {}

    /// Creates a table from members.
    ///
    /// If a key is repeated, its last value is used.
    public init(_ members: some Sequence<(key: String, value: TOML)>) {
      for (key, value) in members { self[key] = value }
    }

    /// The keys, in order.
    public var keys: [String] { memberKeys.names }

    /// The values, in the order of their keys.
    public var values: [TOML] { memberValues }

    /// The value for a key.
    ///
    /// Setting `nil` removes the member. A new key is appended, and an existing key keeps its
    /// position.
    ///
    /// - Complexity: O(1) on average to look up, change or add a member, and O(*n*) to remove one.
    public subscript(key: String) -> TOML? {
      get { memberKeys.position(of: key).map { memberValues[$0] } }
      set {
        switch (memberKeys.position(of: key), newValue) {
        case (let position?, let value?): memberValues[position] = value
        case (nil, let value?):
          memberKeys.append(key)
          memberValues.append(value)
        case (let position?, nil):
          memberKeys.remove(at: position)
          memberValues.remove(at: position)
        case (nil, nil): break
        }
      }
    }
  }
}

extension TOML.Table: RandomAccessCollection {
  /// A key and its value.
  public typealias Element = (key: String, value: TOML)

  public var startIndex: Int { 0 }
  public var endIndex: Int { memberValues.count }

  /// The member at a position.
  public subscript(position: Int) -> (key: String, value: TOML) {
    (memberKeys.names[position], memberValues[position])
  }
}

extension TOML.Table: Hashable {
  public static func == (left: TOML.Table, right: TOML.Table) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(unordered: self) { $0.hash(into: &$1) }
  }
}

extension TOML.Table: ExpressibleByDictionaryLiteral {
  /// Creates a table.
  ///
  /// If a key is repeated, its last value is used.
  public init(dictionaryLiteral members: (String, TOML)...) {
    self.init(members.map { (key: $0.0, value: $0.1) })
  }
}
