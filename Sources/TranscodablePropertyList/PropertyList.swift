/// A property list of any kind, and the namespace of everything about property lists.
public enum PropertyList: Sendable {
  /// True or false.
  case bool(Bool)
}
