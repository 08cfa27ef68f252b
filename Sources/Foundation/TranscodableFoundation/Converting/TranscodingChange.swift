public import TranscodableCore

/// What a value becomes in another format that cannot say it.
///
/// ```swift
/// var changes: [TranscodingChange] = []
/// let json = JSON(nearestTo: settings, changes: &changes)
/// for change in changes { print(change) }  // updated: JSON has no dates; it becomes "2024-02-29T12:30:00Z"
/// ```
public struct TranscodingChange: Sendable {
  /// What the other format lacks.
  public enum Kind: String, Sendable, CaseIterable {
    /// Property lists have no null: a member is left out, any other null becomes the string `$null`.
    case null
    /// The number has more digits than a `Double`; it is rounded.
    case precision
    /// The number is beyond a `Double`; it becomes infinity.
    case magnitude
    /// JSON has neither infinity nor NaN: they become the strings `Infinity`, `-Infinity` and `NaN`.
    case nonFinite
    /// JSON has no dates: they become texts in the form of ISO 8601, or seconds since 2001 where the calendar ends.
    case date
    /// Dates in XML have no fractions of a second, and end with the calendar: the earlier second, or the last one.
    case fraction
    /// JSON has no data: it becomes Base64.
    case data
    /// JSON has no identifiers of keyed archives: they become an object with the member `CF$UID`.
    case identifier
    /// XML has no control characters but tabs and line ends: they become U+FFFD.
    case character
    /// The key is in its object more than once: the first member is kept in JSON, the last in property lists.
    case repeatedKey
  }

  /// What the other format lacks.
  public let kind: Kind
  /// The keys and indices that lead to the value.
  public let codingPath: [any CodingKey]
  /// What the value became, as it is written in JSON; nil if it was left out, or if that is too much to show.
  public let replacement: String?

  /// What is not the same in the other format, as a phrase.
  public var reason: String {
    switch kind {
    case .null: "property lists have no null"
    case .precision: "the number has more digits than a property list keeps"
    case .magnitude: "the number is too large for a property list"
    case .nonFinite: "JSON has neither infinity nor NaN"
    case .date: "JSON has no dates"
    case .fraction: "dates in XML are whole seconds of the calendar"
    case .data: "JSON has no data"
    case .identifier: "JSON has no identifiers of keyed archives"
    case .character: "XML has no control characters"
    case .repeatedKey: "the key stands more than once, and only one of its members is kept"
    }
  }

  /// What became of the value, as a phrase; nil if the reason says it.
  public var outcome: String? {
    if let replacement { return "it becomes \(replacement)" }
    return kind == .null ? "it is left out" : nil
  }

  /// The change as a failure, for those who want no changes.
  public var failure: CodingFailure {
    let key = kind == .repeatedKey ? codingPath.last?.stringValue : nil
    return CodingFailure(
      kind == .repeatedKey ? .duplicateKey : .notRepresentable, in: nil, codingPath: codingPath,
      found: key, message: reason)
  }
}

extension TranscodingChange: CustomStringConvertible {
  /// The way to the value, the reason, and what the value became.
  public var description: String {
    let path = codingPath.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    let place = path.isEmpty ? "" : path.joined(separator: ".") + ": "
    return place + reason + (outcome.map { "; \($0)" } ?? "")
  }
}
