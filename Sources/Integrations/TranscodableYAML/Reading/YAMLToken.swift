#if YAML
  internal import TranscodableBytes

  /// The range of a scalar, for the locations of failures.
  enum YAMLToken {
    static func range(at offset: Int, in document: RawSpan) -> Range<Int> {
      withCursor(over: document) { bytes in
        let before = offset > 0 ? bytes.peek(at: offset - 1) : 0
        let isInside = before == 0x22 || before == 0x27
        let start = isInside ? offset - 1 : offset
        let quote = bytes.peek(at: start)
        var end = start + 1
        if quote == 0x22 || quote == 0x27 {
          while end < bytes.remaining, bytes.peek(at: end) != quote {
            end += bytes.peek(at: end) == 0x5C && quote == 0x22 ? 2 : 1
          }
          return start..<min(end + 1, bytes.remaining)
        }
        while end < bytes.remaining, !endsPlain(bytes, at: end) { end += 1 }
        while end > start + 1, bytes.peek(at: end - 1) == 0x20 { end -= 1 }
        return start..<end
      }
    }

    private static func endsPlain(_ bytes: ByteCursor, at offset: Int) -> Bool {
      let byte = bytes.peek(at: offset)
      let next = offset + 1 < bytes.remaining ? bytes.peek(at: offset + 1) : 0x0A
      return switch byte {
      case 0x0A, 0x0D, 0x2C, 0x5D, 0x7D: true
      case 0x3A: next == 0x20 || next == 0x0A || next == 0x0D
      case 0x23: bytes.peek(at: offset - 1) == 0x20
      default: false
      }
    }
  }
#endif
