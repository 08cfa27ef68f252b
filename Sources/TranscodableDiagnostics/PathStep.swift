internal import TranscodableCore

/// A step on the way to a value: into a member of an object, or into an element of an array.
public enum PathStep: Hashable, Sendable {
  /// The member with a key.
  case key(String)
  /// The element with a number of elements before it.
  case index(Int)

  /// Creates the step that a coding key stands for.
  ///
  /// - Parameter key: The key. It is the index of an element if it says so in its text, as the
  ///   keys of all coders do.
  public init(_ key: any CodingKey) {
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }

  /// The key of a member, nil for an element.
  var key: String? {
    if case .key(let key) = self { key } else { nil }
  }

  /// A coding key for the step.
  var codingKey: FieldKey {
    switch self {
    case .key(let key): FieldKey(stringValue: key)
    case .index(let index): FieldKey(index: index)
    }
  }
}

extension Sequence<PathStep> {
  /// The path as people write it, such as `users[3].address["zip code"]`; empty for the document
  /// itself.
  ///
  /// Long keys and long paths are cut in the middle.
  public var readablePath: String {
    var path = ""
    for step in self {
      switch step {
      case .index(let index): path += "[\(index)]"
      case .key(let key) where key.isIdentifier:
        path += (path.isEmpty ? "" : ".") + key.shortened(60)
      case .key(let key): path += "[\"\(key.shortened(60))\"]"
      }
    }
    return path.shortened(200)
  }
}

extension String {
  /// Whether the text can stand in a path without quotes.
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (first.properties.isXIDStart || first == "_" || first == "$")
      && unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "$" || $0 == "-" }
  }

  /// The text with at most `count` characters, the middle of it left out if there are more.
  func shortened(_ count: Int) -> String {
    // Not to count the characters of megabytes.
    guard utf8.count > count, self.count > count else { return self }
    return prefix(count - count / 3 - 1) + "…" + suffix(count / 3)
  }
}
