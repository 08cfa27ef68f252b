internal import TranscodableCore

/// A component of a path to a value: a member of an object, or an element of an array.
public enum CodingPathStep: Hashable, Sendable {
  /// The member with a key.
  case key(String)
  /// The element at an index.
  case index(Int)

  /// Creates the path component for a coding key.
  ///
  /// - Parameter key: The coding key. It is treated as an index if its string has the form that
  ///   coders use for indices.
  public init(_ key: any CodingKey) {
    self = key.elementIndex.map(CodingPathStep.index) ?? .key(key.stringValue)
  }

  var key: String? {
    if case .key(let key) = self { key } else { nil }
  }

  var codingKey: CodingFieldKey {
    switch self {
    case .key(let key): CodingFieldKey(stringValue: key)
    case .index(let index): CodingFieldKey(index: index)
    }
  }
}

extension Sequence<CodingPathStep> {
  /// The path in readable form, such as `users[3].address["zip code"]`.
  ///
  /// The path to the whole document is an empty string.
  ///
  /// If a key or path is too long, its middle is omitted.
  public var readablePath: String { map { $0.codingKey as any CodingKey }.readablePath }
}
