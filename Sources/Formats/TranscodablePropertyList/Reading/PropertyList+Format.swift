internal import TranscodableBytes

extension PropertyList {
  /// A property-list format.
  public enum Format: String, Sendable, CaseIterable {
    /// XML, encoded as UTF-8.
    case xml
    /// A binary table of objects that reference each other.
    case binary
    /// The OpenStep format of old configuration files and strings files, which can be parsed but
    /// not written.
    case openStep
  }
}

extension PropertyList.Format {
  static func detect(_ bytes: ByteCursor) -> PropertyList.Format {
    if isBinary(bytes) { return .binary }
    var cursor = bytes
    while cursor.peek().isBlank { cursor.advance(by: 1) }
    return cursor.peek() == 0x3C ? .xml : .openStep
  }

  static func isBinary(_ bytes: ByteCursor) -> Bool {
    bytes.remaining >= BinaryTrailer.size + 9 && bytes.hasPrefix("bplist0")
  }
}

extension UInt8 {
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
