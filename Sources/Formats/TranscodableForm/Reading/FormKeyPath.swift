internal import TranscodableBytes

/// One key of a nested name.
enum FormKey: Equatable {
  /// The range of a key in the name.
  case key(Range<Int>)
  /// Empty brackets, which add an element.
  case append
}

extension URLEncodedForm.NestingStyle {
  /// Returns the keys of a name, or `nil` if the name is a single key.
  ///
  /// A name with unbalanced brackets, empty keys or characters between brackets is a single key.
  func keys(of name: ByteCursor, limit: Int) -> [FormKey]? {
    guard self != .none else { return nil }
    var keys: [FormKey] = []
    var cursor = name
    let start = name.offset
    let first = length(of: cursor)
    guard 0 < first, first < cursor.remaining else { return nil }
    keys.append(.key(0..<first))
    cursor.advance(by: first)
    while !cursor.isAtEnd, keys.count <= limit {
      let isBracket = cursor.peek() == UInt8(ascii: "[")
      cursor.advance(by: 1)
      let lower = cursor.offset - start
      let count = isBracket ? cursor.length(to: UInt8(ascii: "]")) : length(of: cursor)
      guard isBracket ? count < cursor.remaining : count > 0 else { return nil }
      keys.append(count == 0 ? .append : .key(lower..<lower + count))
      cursor.advance(by: count + (isBracket ? 1 : 0))
      guard cursor.isAtEnd || isSeparator(cursor.peek()) else { return nil }
    }
    return keys
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || self == .dots && byte == UInt8(ascii: ".")
  }

  /// Returns the length of a key without brackets.
  private func length(of rest: ByteCursor) -> Int {
    let bracket = min(rest.length(to: UInt8(ascii: "[")), rest.remaining)
    guard self == .dots else { return bracket }
    return min(rest.prefix(bracket).length(to: UInt8(ascii: ".")), bracket)
  }

  /// Whether a key is a single key again after it has been written, possibly with keys around it.
  func canWrite(_ key: ByteCursor, isFirst: Bool, isNested: Bool) -> Bool {
    guard self != .none, isNested || !isFirst else {
      return keys(of: key, limit: 1) == nil
    }
    if key.isAtEnd { return false }
    let hasBracket = key.length(to: UInt8(ascii: "[")) < key.remaining
    if self == .dots { return !hasBracket && length(of: key) == key.remaining }
    return isFirst ? !hasBracket : key.length(to: UInt8(ascii: "]")) >= key.remaining
  }
}

extension ByteCursor {
  /// The value of a decimal number without leading zeros, unless it is too large for an index.
  var elementIndex: Int? {
    guard 1...18 ~= remaining, remaining == 1 || peek() != UInt8(ascii: "0") else { return nil }
    var (cursor, index) = (self, 0)
    while !cursor.isAtEnd {
      guard 0x30...0x39 ~= cursor.peek() else { return nil }
      index = index * 10 + Int(cursor.peek() - 0x30)
      cursor.advance(by: 1)
    }
    return index
  }
}
