public import TranscodableCore

/// A change to a value that the target format can't represent.
///
/// ```swift
/// var changes: [TranscodingChange] = []
/// let json = JSON(nearestTo: settings, changes: &changes)
/// for change in changes { print(change) }
/// // updated: JSON has no dates; it becomes "2024-02-29T12:30:00Z"
/// ```
public struct TranscodingChange: Sendable {
  /// The limitation of the target format that causes a change.
  public enum Kind: String, Sendable, CaseIterable {
    /// Property lists have no null. A null member is omitted, and null anywhere else becomes the
    /// string `$null`.
    case null
    /// The number has more digits than a `Double` can hold, and is rounded.
    case precision
    /// The number is beyond the range of `Double`, and becomes infinity.
    case magnitude
    /// JSON has neither infinity nor NaN. They become the strings `Infinity`, `-Infinity` and
    /// `NaN`.
    case nonFinite
    /// JSON has no dates. They become ISO 8601 strings, or seconds since 2001 if they are outside
    /// the range of the calendar.
    case date
    /// XML dates are whole seconds in a limited range of years. Fractions are removed, and dates
    /// outside the range are clamped to it.
    case fraction
    /// JSON has no binary type. Data becomes a Base64 string.
    case data
    /// JSON has no identifiers for objects in keyed archives. An identifier becomes an object with
    /// a `CF$UID` member.
    case identifier
    /// XML allows no control characters except tabs and line endings. All others become U+FFFD.
    case character
    /// The key is repeated in its object. JSON keeps the first member with the key, and a property
    /// list keeps the last one.
    case repeatedKey
  }

  /// The limitation of the target format that caused the change.
  public let kind: Kind
  /// The keys and indices that lead to the value.
  public let codingPath: [any CodingKey]
  /// The replacement as JSON, or `nil` if the value was omitted or is too long to show.
  public let replacement: String?

  /// The reason for the change, as a phrase.
  public var reason: String {
    switch kind {
    case .null: "property lists have no null"
    case .precision: "the number has more digits than a Double can hold"
    case .magnitude: "the number is beyond the range of Double"
    case .nonFinite: "JSON has neither infinity nor NaN"
    case .date: "JSON has no dates"
    case .fraction: "XML property lists limit dates to whole seconds and a range of years"
    case .data: "JSON has no binary data"
    case .identifier: "JSON can't represent UIDs from keyed archives"
    case .character: "XML has no control characters"
    case .repeatedKey: "the key is repeated; only one of its members is kept"
    }
  }

  /// The result of the change, as a phrase, or `nil` if the reason implies it.
  public var outcome: String? {
    if let replacement { return "it becomes \(replacement)" }
    return kind == .null ? "it is omitted" : nil
  }

  /// The failure that a lossless conversion reports instead of making the change.
  public var failure: CodingFailure {
    let key = kind == .repeatedKey ? codingPath.last?.stringValue : nil
    return CodingFailure(
      kind == .repeatedKey ? .duplicateKey : .notRepresentable, in: nil, codingPath: codingPath,
      found: key, message: reason)
  }
}

extension TranscodingChange: CustomStringConvertible {
  /// The path of the value, the reason, and the replacement.
  public var description: String {
    let path = codingPath.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    let position = path.isEmpty ? "" : path.joined(separator: ".") + ": "
    return position + reason + (outcome.map { "; \($0)" } ?? "")
  }
}
