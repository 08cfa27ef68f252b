/// What counts as JSON.
public enum JSONGrammar: Sendable {
  /// What `Foundation.JSONDecoder` accepts: RFC 8259, and a comma after the last member or element.
  case foundation
  /// RFC 8259 exactly.
  case strict
}
