/// A coding key that consists of a string or an index, used by generated conformances and coding
/// paths.
///
/// Sharing one key type takes less code and fewer conformance lookups than declaring an enumeration
/// for each model. Models that declare their own `CodingKeys` use those keys instead.
public struct CodingFieldKey: CodingKey, Hashable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline
  enum Form: Sendable {
    // Generated code uses literals, because creating strings would take up most of its compile
    // time.
    case literal(StaticString)
    case text(String)
    // The number isn't stored, so that keys fit into `any CodingKey` without an allocation.
    case number(text: String)
    // The text is only created on demand. Creating it takes longer than throwing an error.
    case index(Int)
  }

  @usableFromInline let form: Form

  /// The key as a string.
  public var stringValue: String {
    switch form {
    case .literal(let text): text.description
    case .text(let text), .number(let text): text
    case .index(let index): "Index \(index)"
    }
  }

  /// The integer value of a numeric key, or the index of an array element.
  public var intValue: Int? {
    switch form {
    case .number(let text): Int(text)
    case .index(let index): index
    case .literal, .text: nil
    }
  }

  /// Creates the key of a member.
  ///
  /// - Parameter stringValue: The key as a string.
  public init(stringValue: String) {
    form = .text(stringValue)
  }

  /// Creates the key for a member of an object or a dictionary.
  ///
  /// If the string is a number, ``intValue`` is that number. The standard library's dictionary keys
  /// behave the same way.
  ///
  /// - Parameter text: The key as a string.
  public init(text: String) {
    form = Int(text) == nil ? .text(text) : .number(text: text)
  }

  /// Creates a numeric key for a member.
  ///
  /// - Parameter intValue: The key as a number.
  public init(intValue: Int) {
    form = .number(text: String(intValue))
  }

  /// Creates the coding path component for an array element.
  ///
  /// - Parameter index: The index of the element.
  public init(index: Int) {
    form = .index(index)
  }

  /// Creates the key of a member from a literal.
  ///
  /// - Parameter value: The key as a string.
  @inlinable
  public init(stringLiteral value: StaticString) {
    form = .literal(value)
  }

  /// The key as a string, or an array element's index in brackets.
  public var description: String { elementIndex.map { "[\($0)]" } ?? stringValue }

  /// The key in quotes, or an array element's index.
  ///
  /// For example, a path prints as `["users", 3, "name"]`.
  public var debugDescription: String {
    elementIndex.map { "\($0)" } ?? stringValue.debugDescription
  }

  public static func == (left: CodingFieldKey, right: CodingFieldKey) -> Bool {
    left.intValue == right.intValue && left.stringValue == right.stringValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stringValue)
  }
}

/// How a decoder matches the keys in a document to fields.
public enum CodingKeyMatching: Sendable {
  /// The key must equal the key of a field.
  case exact
  /// Uppercase and lowercase letters are equivalent, according to Unicode's default case
  /// conversion.
  ///
  /// If several members match a field, the first member wins. Dictionary keys, case names and tags
  /// are always compared exactly. If the keys of two fields differ only in case, use `exact`.
  /// Partial documents are matched exactly until they are complete.
  case ignoringCase
}

extension CodingKeyMatching {
  package func comparable(_ key: String) -> String {
    self == .exact ? key : key.lowercased()
  }

  package func similar(to keys: some Sequence<String>) -> [String: String] {
    guard self != .exact else { return [:] }
    return Dictionary(keys.map { (comparable($0), $0) }) { min($0, $1) }
  }

  package func contains(_ key: String, in keys: some Sequence<String>) -> Bool {
    first(key, in: keys) != nil
  }

  /// Returns an exact match for `key` if there is one, and otherwise the first match in `keys`.
  package func first<Key: StringProtocol>(_ key: String, in keys: some Sequence<Key>) -> Key? {
    if let same = keys.first(where: { $0 == key }) { return same }
    guard self != .exact else { return nil }
    let wanted = comparable(key)
    return keys.first { $0.lowercased() == wanted }
  }
}

extension Decoder {
  package var keyMatching: CodingKeyMatching {
    if let forwarding = self as? any ForwardingDecoder { return forwarding.base.keyMatching }
    return (self as? StandardDecoder)?.document.keyMatching ?? .exact
  }
}
