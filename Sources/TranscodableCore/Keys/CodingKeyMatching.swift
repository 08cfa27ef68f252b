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

  /// Whether one of some keys is meant.
  package func contains(_ key: String, in keys: some Sequence<String>) -> Bool {
    first(key, in: keys) != nil
  }

  /// The first of some keys that is meant, the one with the same text before all others.
  package func first<Key: StringProtocol>(_ key: String, in keys: some Sequence<Key>) -> Key? {
    var similar: Key?
    let wanted = comparable(key)
    for other in keys {
      if other == key { return other }
      if self != .exact, similar == nil, other.lowercased() == wanted { similar = other }
    }
    return similar
  }
}

extension Decoder {
  /// Which keys of the document are those of fields.
  package var keyMatching: CodingKeyMatching {
    if let forwarding = self as? any ForwardingDecoder { return forwarding.base.keyMatching }
    return (self as? StandardDecoder)?.document.keyMatching ?? .exact
  }
}
