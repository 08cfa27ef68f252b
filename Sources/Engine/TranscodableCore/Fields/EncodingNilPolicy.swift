/// How an optional field is encoded when its value is `nil`.
public enum EncodingNilPolicy: Sendable {
  /// Omits the key.
  case omit
  /// Writes the key with a null value.
  case null
}
