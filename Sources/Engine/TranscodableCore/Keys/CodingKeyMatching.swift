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
