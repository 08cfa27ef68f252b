extension DecodingEvent {
  /// What is used in place of a value that counts as none.
  package static var valueForMissingKey: String { "the value for a missing key" }

  /// What is used in place of the value of an alias, if a key of higher rank is there, too.
  package static var valueOfOtherKey: String { "the value of a key of higher rank" }
}

/// A value in a sentence, as far as it is short: strings in quotes.
package func phrase<Value>(for value: Value) -> String {
  if let text = value as? String { return text.quoted }
  // Of an optional, what is in it.
  if let optional = value as? any OptionalPhrase { return optional.wrappedPhrase }
  return String("\(value)".prefix(80))
}

/// An optional, whatever it wraps.
private protocol OptionalPhrase {
  var wrappedPhrase: String { get }
}

extension Optional: OptionalPhrase {
  fileprivate var wrappedPhrase: String { map { phrase(for: $0) } ?? "nil" }
}
