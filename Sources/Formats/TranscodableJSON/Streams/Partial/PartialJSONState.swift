/// How far a value has come that is still arriving.
public enum PartialJSONState: Sendable, Hashable {
  /// Nothing of it is there.
  case pending
  /// It has begun, and may grow.
  case partial
  /// It is complete, and does not change any more.
  case complete
}
