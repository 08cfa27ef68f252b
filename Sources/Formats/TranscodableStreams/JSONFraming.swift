public import TranscodableJSON

/// A way to separate the documents in a stream.
public enum JSONFraming: Sendable, Hashable {
  /// One document per line, as in NDJSON and JSON Lines.
  ///
  /// A line ends with a line feed or at the end of the stream. A carriage return before a line feed
  /// is whitespace. No other character ends a line, so strings may contain `U+2028`.
  case lines
  /// A record separator (`0x1E`) before each document and a line feed after it, as in RFC 7464.
  ///
  /// Documents may span several lines. A document is complete as soon as its line feed arrives,
  /// even if the next separator hasn't arrived yet. A number or a literal that isn't followed by
  /// whitespace may have been truncated, so it is rejected, as the standard requires.
  case sequence
  /// One document after another, with or without whitespace between them.
  case values
  /// The elements of the array at a pointer. The empty pointer refers to the root value.
  ///
  /// The JSON before and after the array is validated as it arrives, and isn't buffered. If a key
  /// on the way to the array is repeated, the first member wins.
  case elements(of: JSON.Pointer)
}

extension JSONFraming {
  /// The elements of the root value, which must be an array.
  public static var elements: JSONFraming { .elements(of: []) }

  var recoversFromSyntax: Bool {
    switch self {
    case .lines, .sequence: true
    case .values, .elements: false
    }
  }

  func mayEndDocument(_ byte: UInt8) -> Bool {
    switch self {
    case .lines: byte == 0x0A
    case .sequence: byte == 0x0A || byte == 0x1E
    case .values, .elements:
      byte <= 0x20 || byte == 0x22 || byte == 0x2C || byte | 0x26 == 0x7F
    }
  }
}
