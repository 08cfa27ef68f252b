internal import TranscodableBytes

/// A quoted key that can be compared with input bytes without creating a string.
package struct ExpectedKey: Sendable {
  /// The first eight bytes of the key, in little-endian order.
  private let first: UInt64
  private let mask: UInt64
  private let rest: [UInt64]
  private let lastMask: UInt64
  /// The number of bytes in the key, including both quotes.
  fileprivate let length: Int

  /// Creates a key from text without quotes.
  ///
  /// If the text contains characters that JSON must escape, the key never matches.
  package init(_ key: String) {
    let isPlain = key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    let bytes = [0x22] + Array(key.utf8) + [isPlain ? 0x22 : 0]
    var words = Array(repeating: UInt64(0), count: (bytes.count + 7) / 8)
    for (index, byte) in bytes.enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    length = bytes.count
    let last: UInt64 = length % 8 == 0 ? .max : 1 << UInt64(length % 8 * 8) - 1
    (first, mask) = (isPlain ? words[0] : 0, words.count == 1 ? last : .max)
    (rest, lastMask) = (Array(words.dropFirst()), last)
  }

  @inline(__always)
  fileprivate func isHere(_ cursor: ByteCursor) -> Bool {
    guard cursor.word() & mask == first else { return false }
    return length <= 8 || isRestHere(cursor)
  }

  private func isRestHere(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    let last = rest.count &- 1
    for index in 0..<last {
      cursor.advance(by: 8)
      if cursor.word() != rest[index] { return false }
    }
    cursor.advance(by: 8)
    return cursor.word() & lastMask == rest[last]
  }
}

extension JSONReader {
  /// Reads a member's key and colon if the key is written exactly as expected.
  ///
  /// Otherwise, the reader doesn't move. If the colon is missing, the result is `true` and the
  /// reader has failed.
  package mutating func takeKey(_ key: ExpectedKey) -> Bool {
    guard key.isHere(cursor) else { return false }
    cursor.advance(by: key.length)
    if cursor.peek() == 0x3A {
      cursor.advance(by: 1)
    } else {
      _ = takeColon()
    }
    return true
  }
}
