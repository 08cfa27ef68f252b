/// How a `nil` optional field is encoded.
public enum EncodingNilPolicy: Sendable {
  /// Omits the key.
  case omit
  /// Writes the key with null.
  case null
}
