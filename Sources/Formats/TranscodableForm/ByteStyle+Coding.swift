extension URLEncodedForm.ByteStyle {
  private static let standard = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let digits = Array("0123456789abcdef".utf8)

  func text(of bytes: [UInt8]) -> [UInt8] {
    guard self != .hexadecimal else {
      return bytes.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
    }
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0...group.count {
        text.append(Self.standard[bits >> (18 - 6 * position) & 63])
      }
      if self == .base64 { text += repeatElement(UInt8(ascii: "="), count: 3 - group.count) }
    }
    guard self == .base64URL else { return text }
    return text.map {
      $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0
    }
  }

  /// Returns the bytes that a string represents, or `nil` if it is malformed.
  ///
  /// Both alphabets of Base64 are accepted, with or without padding.
  func bytes(of text: String) -> [UInt8]? {
    self == .hexadecimal ? Self.bytes(hexadecimal: text) : Self.bytes(base64: text)
  }

  private static func bytes(hexadecimal text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for character in text.utf8 {
      guard let digit = character.hexadecimalDigit else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? bytes : nil
  }

  private static func bytes(base64 text: String) -> [UInt8]? {
    var (bytes, bits, count, padding) = ([UInt8](), 0, 0, 0)
    for character in text.utf8 {
      if character == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(ofBase64: character) else { return nil }
      (bits, count) = ((bits << 6 | value) & 0xFF_FFFF, count + 1)
      let unused = [0, 0, 4, 2][count % 4]
      if count % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> unused)) }
    }
    let rest = count % 4
    // The unused bits of the last character must be zeros.
    guard rest != 1, rest == 0 || bits & (rest == 2 ? 15 : 3) == 0,
      padding == 0 || (count + padding) % 4 == 0 && padding < 3
    else { return nil }
    return bytes
  }

  private static func value(ofBase64 character: UInt8) -> Int? {
    switch character {
    case 0x41...0x5A: Int(character) - 0x41
    case 0x61...0x7A: Int(character) - 0x61 + 26
    case 0x30...0x39: Int(character) - 0x30 + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

extension UInt8 {
  var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
