/// How the texts in a stream are told apart.
public enum JSONFraming: Sendable, Hashable {
  /// One text a line: NDJSON and JSON Lines.
  ///
  /// A line ends at a line feed, or at the end of the stream; a carriage return before it is white
  /// space. No other character ends a line, so that strings may contain `U+2028`.
  case lines
  /// A record separator (`0x1E`) before each text, and a line feed after it: RFC 7464.
  ///
  /// Texts may have several lines. One is complete with the line feed after it, and need not wait
  /// for the next separator. A number or a literal that no white space follows may have been cut
  /// off, and is refused, as the standard demands.
  case sequence
  /// One text after another, with or without white space between them.
  case values
  /// The elements of the array at a pointer; the empty pointer is the whole text.
  ///
  /// The text around the array is checked as it passes and is never kept. If a key on the way to the
  /// array repeats, the first one counts.
  case elements(of: JSON.Pointer)
}

extension JSONFraming {
  /// The elements of an array that is the whole text.
  public static var elements: JSONFraming { .elements(of: []) }

  /// Whether the frame of a bad text tells where the next one begins.
  var recoversFromSyntax: Bool {
    switch self {
    case .lines, .sequence: true
    case .values, .elements: false
    }
  }

  /// Whether a text may be complete with `byte`, so that it is worth looking.
  func mayEndText(_ byte: UInt8) -> Bool {
    switch self {
    case .lines: byte == 0x0A
    case .sequence: byte == 0x0A || byte == 0x1E
    case .values, .elements:
      byte <= 0x20 || byte == 0x22 || byte == 0x2C || byte | 0x26 == 0x7F
    }
  }
}
