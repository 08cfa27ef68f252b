/// How the texts of a stream are written one after the other.
public enum JSONStreamForm: Sendable, Hashable {
  /// One text a line, each followed by a line feed: NDJSON and JSON Lines.
  case lines
  /// A record separator (`0x1E`) before each text, and a line feed after it: RFC 7464.
  case sequence
  /// One array, with an element a line.
  case array
}
