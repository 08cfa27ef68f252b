internal import TranscodableBytes

extension PropertyList {
  /// The formats of property lists.
  public enum Format: String, Sendable, CaseIterable {
    /// Elements in angle brackets, encoded as UTF-8.
    case xml
    /// A table of objects that refer to each other by number.
    case binary
    /// Braces, parentheses and semicolons: the format of old configuration files and of strings files. It is only read.
    case openStep
  }
}

extension PropertyList.Format {
  /// The format of a document in UTF-8 or binary, as its first bytes tell it.
  static func detect(_ bytes: ByteCursor) -> PropertyList.Format {
    if isBinary(bytes) { return .binary }
    var cursor = bytes
    while cursor.peek().isBlank { cursor.advance(by: 1) }
    return cursor.peek() == 0x3C ? .xml : .openStep
  }

  /// Whether a document is binary: long enough for one, and with its first seven bytes.
  static func isBinary(_ bytes: ByteCursor) -> Bool {
    bytes.remaining >= BinaryTrailer.size + 9 && bytes.hasPrefix("bplist0")
  }
}

extension UInt8 {
  /// Whether this is a space, a tab, or a line break.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
