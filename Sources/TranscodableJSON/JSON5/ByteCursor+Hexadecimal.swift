internal import TranscodableBytes

extension ByteCursor {
  /// The value of the hexadecimal digit `distance` bytes ahead, nil if there is none.
  private func hexadecimalDigit(at distance: Int) -> UInt8? {
    switch peek(at: distance) {
    case let byte where byte &- 0x30 < 10: byte &- 0x30
    case let byte where (byte | 0x20) &- 0x61 < 6: (byte | 0x20) &- 0x57
    default: nil
    }
  }

  /// The number of hexadecimal digits from `distance` bytes ahead on, at most `limit`.
  func countOfHexadecimalDigits(at distance: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, hexadecimalDigit(at: distance + count) != nil { count += 1 }
    return count
  }

  /// The value of `count` hexadecimal digits, at most four, `distance` bytes ahead; nil if there
  /// are fewer.
  func hexadecimal(_ count: Int, at distance: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<count {
      guard let digit = hexadecimalDigit(at: distance + index) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The value of the next `count` bytes, at most sixteen, which are known to be hexadecimal
  /// digits.
  func hexadecimal(_ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value = value << 4 | UInt64(hexadecimalDigit(at: index) ?? 0) }
    return value
  }
}
