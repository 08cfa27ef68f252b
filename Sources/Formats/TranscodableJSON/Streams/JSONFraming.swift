/// A way of separating the documents in a stream.
public enum JSONFraming: Sendable, Hashable {
  /// One document per line: NDJSON and JSON Lines.
  ///
  /// A line ends at a line feed, or at the end of the stream; a carriage return before it is
  /// whitespace. No other character ends a line, so strings may contain `U+2028`.
  case lines
  /// A record separator (`0x1E`) before each document, and a line feed after it: RFC 7464.
  ///
  /// Documents may span several lines. A document is complete at the line feed after it, before the
  /// next separator arrives. A number or a literal without whitespace after it may have been
  /// truncated and is rejected, as the standard requires.
  case sequence
  /// Documents one after the other, with or without whitespace between them.
  case values
  /// The elements of the array at a pointer; the empty pointer refers to the root value.
  ///
  /// The JSON around the array is validated as it arrives, and isn't buffered. For duplicate keys
  /// on the way to the array, the first one wins.
  case elements(of: JSON.Pointer)
}

extension JSONFraming {
  /// The elements of an array that is the root value.
  public static var elements: JSONFraming { .elements(of: []) }

  /// Whether the next document can be found after a syntax error.
  var recoversFromSyntax: Bool {
    switch self {
    case .lines, .sequence: true
    case .values, .elements: false
    }
  }

  /// Whether a document can end with `byte`, so that a search is worthwhile.
  func mayEndDocument(_ byte: UInt8) -> Bool {
    switch self {
    case .lines: byte == 0x0A
    case .sequence: byte == 0x0A || byte == 0x1E
    case .values, .elements:
      byte <= 0x20 || byte == 0x22 || byte == 0x2C || byte | 0x26 == 0x7F
    }
  }
}
