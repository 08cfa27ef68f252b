internal import TranscodableBytes

extension ByteOutput {
  /// Appends a key, with quotes if it needs them.
  mutating func append(tomlKey key: ByteCursor) {
    if key.remaining > 0, key.isBareKey { return append(short: key) }
    append(tomlBasic: key)
  }

  /// Appends a string on a single line.
  mutating func append(tomlString string: ByteCursor) {
    if string.isPlain {
      append(Byte.quote)
      append(short: string)
      append(Byte.quote)
    } else if string.isLiteral {
      append(Byte.apostrophe)
      append(string)
      append(Byte.apostrophe)
    } else {
      append(tomlBasic: string)
    }
  }

  private mutating func append(tomlBasic string: ByteCursor) {
    append(Byte.quote)
    var rest = string
    while !rest.isAtEnd {
      append(tomlEscaping: rest.peek())
      rest.advance(by: 1)
    }
    append(Byte.quote)
  }

  /// Appends a byte of a basic string.
  mutating func append(tomlEscaping byte: UInt8) {
    switch byte {
    case 0x08: append(escape: 0x62)
    case 0x09: append(escape: 0x74)
    case 0x0A: append(escape: 0x6E)
    case 0x0C: append(escape: 0x66)
    case 0x0D: append(escape: 0x72)
    case Byte.quote, Byte.backslash: append(escape: byte)
    case 0x00..<0x20, 0x7F:
      let low = byte & 15
      append(escape: 0x75)
      append(0x3030, count: 2)
      append(Byte.zero + byte >> 4)
      append(low < 10 ? Byte.zero + low : UInt8(ascii: "A") + low - 10)
    default: append(byte)
    }
  }

  private mutating func append(escape byte: UInt8) {
    append(Byte.backslash)
    append(byte)
  }
}

extension ByteCursor {
  /// Whether a basic string needs no escapes.
  fileprivate var isPlain: Bool {
    var rest = self
    while rest.remaining > 16 {
      if !rest.block().special.isEmpty { return false }
      rest.advance(by: 16)
    }
    // The last block is padded with zeros.
    let special = rest.block().special
    return special.isEmpty || special.first >= rest.remaining
  }

  /// Whether a string can be written between apostrophes.
  fileprivate var isLiteral: Bool {
    var rest = self
    while !rest.isAtEnd {
      let byte = rest.peek()
      if byte < 0x20 || byte == 0x7F || byte == Byte.apostrophe { return false }
      rest.advance(by: 1)
    }
    return true
  }

  fileprivate var isBareKey: Bool {
    var rest = self
    while !rest.isAtEnd {
      if !Byte.isBare(rest.peek()) { return false }
      rest.advance(by: 1)
    }
    return true
  }
}

extension SIMD16<UInt8> {
  /// The quotes, backslashes and control characters.
  @inline(__always)
  fileprivate var special: LaneMask {
    let quote: BlockMask = self .== Self(repeating: Byte.quote)
    let backslash: BlockMask = self .== Self(repeating: Byte.backslash)
    let control: BlockMask = self .< Self(repeating: 0x20)
    let delete: BlockMask = self .== Self(repeating: 0x7F)
    return LaneMask((quote .| backslash) .| (control .| delete))
  }
}
