/// The format of a stream of JSON documents.
public enum JSONStreamForm: Sendable, Hashable {
  /// One document per line, each followed by a line feed, as in NDJSON and JSON Lines.
  case lines
  /// A record separator (`0x1E`) before each document and a line feed after it, as in RFC 7464.
  case sequence
  /// A single array with one element per line.
  case array
}
