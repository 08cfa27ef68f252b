/// How the keys of a document are matched with fields.
public enum CodingKeyMatching: Sendable {
  /// Keys must be equal.
  case exact
  /// Keys must be equal except for case, according to Unicode's default case conversion.
  ///
  /// If several members match a field, the first one wins. Dictionary keys are data and keep their
  /// case, as do the names of cases and tags. If the keys of two fields differ only in case, use
  /// exact keys. Partial documents are matched by exact keys until they are complete.
  case ignoringCase
}

extension CodingKeyMatching {
  /// Returns the key in the form used for comparisons.
  package func comparable(_ key: String) -> String {
    self == .exact ? key : key.lowercased()
  }

  /// Returns the keys by their comparable form, or an empty dictionary if keys must be equal.
  package func similar(to keys: some Sequence<String>) -> [String: String] {
    guard self != .exact else { return [:] }
    return Dictionary(keys.map { (comparable($0), $0) }) { min($0, $1) }
  }

  package func contains(_ key: String, in keys: some Sequence<String>) -> Bool {
    first(key, in: keys) != nil
  }

  /// Returns the first of `keys` that matches; an equal key takes precedence.
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
