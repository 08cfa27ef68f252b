/// What kind of thing went wrong: the closed list on which a program can decide what to do.
public enum FailureCategory: String, Sendable, CaseIterable {
  /// The text breaks the rules of its format.
  case syntax
  /// The text is well-formed but does not fit the type.
  case data
  /// The text stops too early.
  case endOfInput
  /// A setting that protects the program, such as the depth limit, was exceeded.
  case limit
}
