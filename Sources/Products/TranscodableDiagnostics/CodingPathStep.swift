internal import TranscodableCore

/// A step on the way to a value: into a member of an object, or into an element of an array.
public enum CodingPathStep: Hashable, Sendable {
  /// The member with a key.
  case key(String)
  /// The element with a number of elements before it.
  case index(Int)

  /// Creates the step that a coding key stands for.
  ///
  /// - Parameter key: The key. It is the index of an element if it says so in its text, as the
  ///   keys of all coders do.
  public init(_ key: any CodingKey) {
    self = key.elementIndex.map(CodingPathStep.index) ?? .key(key.stringValue)
  }

  /// The key of a member, nil for an element.
  var key: String? {
    if case .key(let key) = self { key } else { nil }
  }

  /// A coding key for the step.
  var codingKey: CodingFieldKey {
    switch self {
    case .key(let key): CodingFieldKey(stringValue: key)
    case .index(let index): CodingFieldKey(index: index)
    }
  }
}

extension Sequence<CodingPathStep> {
  /// The path as people write it, such as `users[3].address["zip code"]`; empty for the document
  /// itself.
  ///
  /// Long keys and long paths are cut in the middle.
  public var readablePath: String { map { $0.codingKey as any CodingKey }.readablePath }
}
