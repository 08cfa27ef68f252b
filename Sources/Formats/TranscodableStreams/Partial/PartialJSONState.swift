/// The progress of a value that is still arriving.
public enum PartialJSONState: Sendable, Hashable {
  /// The value hasn't begun.
  case pending
  /// The value has begun and may grow.
  case partial
  /// The value is complete and won't change.
  case complete
}
