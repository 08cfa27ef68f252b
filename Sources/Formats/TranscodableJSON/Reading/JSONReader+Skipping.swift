package import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Skips and validates the value at the reader's position.
  ///
  /// The method isn't recursive, so deep nesting can't overflow the call stack. It needs one bit
  /// for each open container.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  @inline(never)
  public mutating func skipValue() {
    guard failure == nil else { return }
    let outside = depth
    // The kinds of all containers that this call has opened, with the innermost container in the
    // lowest bit. A set bit represents an object.
    var kinds = BitStack()
    while true {
      if skipScalarOrOpen(&kinds) {
        // A container was opened. Its first value is next.
        continue
      }
      // A value has ended. Advances to the next value, and closes all containers that end here.
      var hasNext = false
      while failure == nil, depth > outside, !hasNext {
        hasNext = kinds.top ? nextEntry() && skipKey() : nextElement()
        if !hasNext { kinds.pop() }
      }
      if !hasNext { return }
    }
  }

  private mutating func skipScalarOrOpen(_ kinds: inout BitStack) -> Bool {
    switch cursor.skipBlanks() {
    case 0x22:
      skipString()
      return false
    case 0x7B:
      guard beginDictionary() else { return false }
      kinds.push(true)
      return skipKey()
    case 0x5B:
      guard beginArray() else { return false }
      kinds.push(false)
      return true
    case 0x2D, 0x30...0x39:
      skipNumber()
      return false
    default:
      skipLiteral()
      return false
    }
  }

  private mutating func skipKey() -> Bool {
    skipString()
    return failure == nil && takeColon()
  }

  private mutating func skipNumber() {
    let length = cursor.numberLength()
    guard length > 0 else { return skipBadNumber(NumberScan(at: cursor).length) }
    cursor.advance(by: length)
  }

  /// Skips an integer that has no fraction or exponent.
  ///
  /// If the result is `false`, the reader has skipped only whitespace.
  package mutating func skipPlainInteger() -> Bool {
    _ = cursor.skipBlanks()
    let scan = NumberScan(at: cursor)
    guard failure == nil, scan.isValid, scan.isInteger else { return false }
    cursor.advance(by: scan.length)
    return true
  }

  @inline(never)
  private mutating func skipBadNumber(_ length: Int) {
    if skipNonFiniteNumber() { return }
    let bad = cursor.offset + length
    cursor.advance(by: length)
    if cursor.isAtEnd { fail(.unexpectedEnd) } else { fail(.invalidNumber, at: bad) }
  }

  private mutating func skipLiteral() {
    if cursor.hasPrefix("true") || cursor.hasPrefix("null") {
      cursor.advance(by: 4)
    } else if cursor.hasPrefix("false") {
      cursor.advance(by: 5)
    } else {
      skipUnusualWord()
    }
  }

  @inline(never)
  private mutating func skipUnusualWord() {
    if !skipNonFiniteNumber() { failCharacter(expected: "a value") }
  }

  internal var isAtBracket: Bool {
    mutating get {
      let byte = cursor.skipBlanks()
      return byte == 0x5D || byte == 0x7D
    }
  }

  internal mutating func skipEntry() {
    if !isAtBracket, skipKey() { skipValue() }
  }

  internal mutating func skipRest(isObject: Bool) {
    while isObject ? nextEntry() && skipKey() : nextElement() { skipValue() }
  }

  /// Whether the rest of the input is only whitespace.
  public var isAtEnd: Bool {
    var cursor = cursor
    _ = cursor.skipBlanks()
    return cursor.isAtEnd
  }

  /// Stops the program if this reader wasn't created for `text`.
  ///
  /// A reader must not outlive its bytes. Readers can't be copied, but a function could call `swap`
  /// to exchange two readers, and one of them would then outlive its bytes. This check runs after a
  /// reader has been passed to a caller's function.
  package func requireSameText(as text: ByteCursor) {
    precondition(
      cursor.isOverSameBytes(as: text), "A JSONReader was swapped with a reader of other input")
  }

  package mutating func finish() {
    guard failure == nil else { return }
    _ = cursor.skipBlanks()
    if !cursor.isAtEnd { fail(.trailingContent) }
  }
}

/// A stack of bits that only allocates memory if it contains more than 64 bits.
@usableFromInline
package struct BitStack: Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline package var count = 0
  @usableFromInline var spilled: [UInt64] = []

  @inlinable package init() {}

  @inlinable package var top: Bool { low & 1 == 1 }

  @inlinable
  package mutating func push(_ bit: Bool) {
    if count > 0, count % 64 == 0 { spilled.append(low) }
    low = low << 1 | (bit ? 1 : 0)
    count += 1
  }

  @inlinable
  package mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    low >>= 1
    if count > 0, count % 64 == 0, let last = spilled.popLast() { low = last }
  }
}

/// Methods that skip whitespace between members and elements.
///
/// The reader predicts the indentation of each line from earlier lines, because verifying that the
/// bytes are spaces is faster than searching for the end of the spaces.
extension JSONReader {
  @inline(__always)
  internal mutating func skipLine(_ cursor: inout ByteCursor, level: Int) -> UInt8 {
    let byte = cursor.peek()
    if byte > 0x20 { return byte }
    let next = cursor.skipLineBreak(spaces: level &* indentation)
    if next != 0 { return next }
    let length = skipUnusualLine(cursor, level: level)
    cursor.advance(by: length)
    return cursor.peek()
  }

  @inline(never)
  private mutating func skipUnusualLine(_ start: ByteCursor, level: Int) -> Int {
    var cursor = start
    _ = cursor.skipBlanks()
    let length = cursor.distance(from: start)
    if start.peek() == 0x0A, level > 0, indentationSamplesLeft > 0 {
      indentationSamplesLeft &-= 1
      indentation = (length &- 1) / level
    }
    return length
  }
}
