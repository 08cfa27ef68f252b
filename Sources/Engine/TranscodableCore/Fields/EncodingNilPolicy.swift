/// What is written for an optional that is nil.
public enum EncodingNilPolicy: Sendable {
  /// Nothing: the key is left out.
  case omit
  /// The key and null.
  case null
}
