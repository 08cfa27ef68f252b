/// Which keys in a document are those of fields.
public enum CodingKeyMatching: Sendable {
  /// Those with the same text.
  case exact
  /// Those whose texts differ in upper and lower case at most, by the default case conversion of Unicode.
  ///
  /// Of several members that mean a field the first counts. The keys of dictionaries are data and keep their case, and so do
  /// the names of cases and tags. Of fields whose keys differ in case alone, only exact keys can tell. A value of a partial
  /// document gets its fields by exact keys until the document is complete.
  case ignoringCase
}

extension CodingKeyMatching {
  /// A key in the form in which keys are compared.
  package func comparable(_ key: String) -> String {
    self == .exact ? key : key.lowercased()
  }

  /// Some keys by their comparable texts, for keys whose own text is not among them; empty if only the same text matches.
  package func similar(to keys: some Sequence<String>) -> [String: String] {
    guard self != .exact else { return [:] }
    return Dictionary(keys.map { (comparable($0), $0) }) { min($0, $1) }
  }

  /// Whether one of a few keys is meant.
  package func contains(_ key: String, in keys: some Sequence<String>) -> Bool {
    first(key, in: keys) != nil
  }

  /// The first of a few keys that is meant, the one with the same text before all others.
  package func first<Key: StringProtocol>(_ key: String, in keys: some Sequence<Key>) -> Key? {
    if let same = keys.first(where: { $0 == key }) { return same }
    guard self != .exact else { return nil }
    let wanted = comparable(key)
    return keys.first { $0.lowercased() == wanted }
  }
}

extension Decoder {
  /// Which keys of the document are those of fields.
  package var keyMatching: CodingKeyMatching {
    if let forwarding = self as? any ForwardingDecoder { return forwarding.base.keyMatching }
    return (self as? StandardDecoder)?.document.keyMatching ?? .exact
  }
}
