internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Passes over the value here, whatever it is, and validates it.
  ///
  /// Iterative: however deeply the value is nested, the call stack does not grow. What is open is kept as one bit a level.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  @inline(never)
  public mutating func skipValue() {
    guard failure == nil else { return }
    let outside = depth
    // The kinds of open containers above `outside`, the innermost in the lowest bit: 1 for objects.
    var kinds = BitStack()
    while true {
      if skipScalarOrOpen(&kinds) {
        // A container was opened and has a first value: go on with that.
        continue
      }
      // A value has ended: go on to the next one, closing what ends with it.
      var hasNext = false
      while failure == nil, depth > outside, !hasNext {
        hasNext = kinds.top ? nextEntry() && skipKey() : nextElement()
        if !hasNext { kinds.pop() }
      }
      if !hasNext { return }
    }
  }

  /// Passes over a scalar, or opens a container.
  /// - Returns: Whether a container was opened that is not empty, so that its first value is here.
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

  /// Passes over the number here if it is written without a fraction and without an exponent.
  ///
  /// - Returns: Whether it was; if not, nothing has changed but that the reader is past blanks.
  package mutating func skipPlainInteger() -> Bool {
    _ = cursor.skipBlanks()
    let scan = NumberScan(at: cursor)
    guard failure == nil, scan.isValid, scan.isInteger else { return false }
    cursor.advance(by: scan.length)
    return true
  }

  /// Passes over minus infinity if it counts as a number; all else is a failure.
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

  /// Passes over infinity or NaN if they count as numbers; all else is a failure.
  @inline(never)
  private mutating func skipUnusualWord() {
    if !skipNonFiniteNumber() { failCharacter(expected: "a value") }
  }

  /// Whether the array or the object that is read ends here.
  internal var isAtBracket: Bool {
    mutating get {
      let byte = cursor.skipBlanks()
      return byte == 0x5D || byte == 0x7D
    }
  }

  /// Passes over the member of an object here, unless the object ends.
  internal mutating func skipEntry() {
    if !isAtBracket, skipKey() { skipValue() }
  }

  /// Passes over what is left of the container that is read, from after a value on.
  internal mutating func skipRest(isObject: Bool) {
    while isObject ? nextEntry() && skipKey() : nextElement() { skipValue() }
  }

  /// Whether only white space is left of the text.
  public var isAtEnd: Bool {
    var cursor = cursor
    _ = cursor.skipBlanks()
    return cursor.isAtEnd
  }

  /// Stops the program if this is not the reader that was made for `text`.
  ///
  /// A reader is valid as long as its bytes. It cannot be copied, but two of them can be exchanged with `swap`, and the one that
  /// lives longer would be left with bytes that are gone. Code that lends a reader to a user's function checks this afterwards.
  func requireSameText(as text: ByteCursor) {
    precondition(
      cursor.isOverSameBytes(as: text), "A reader was exchanged for that of another text")
  }

  /// Checks that nothing but white space follows.
  package mutating func finish() {
    guard failure == nil else { return }
    _ = cursor.skipBlanks()
    if !cursor.isAtEnd { fail(.trailingContent) }
  }
}

/// A stack of bits that allocates only beyond 64 of them.
struct BitStack {
  private var low: UInt64 = 0
  /// The number of bits.
  private(set) var count = 0
  private var spilled: [UInt64] = []

  /// The bit pushed last.
  var top: Bool { low & 1 == 1 }

  mutating func push(_ bit: Bool) {
    if count > 0, count % 64 == 0 { spilled.append(low) }
    low = low << 1 | (bit ? 1 : 0)
    count += 1
  }

  mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    low >>= 1
    if count > 0, count % 64 == 0, let last = spilled.popLast() { low = last }
  }
}

/// White space between members and elements.
///
/// In a text that was laid out by a program, each line is indented by a number of spaces for each level. The reader learns
/// that number from the first lines, and then knows where a line begins before it has looked at the spaces: they are
/// only compared, and nothing waits for the result.
extension JSONReader {
  /// Moves past the white space in front of a key, an element or a bracket.
  ///
  /// - Parameters:
  ///   - cursor: The place, which need not be where the reader is.
  ///   - level: How many containers are open there.
  /// - Returns: The byte that follows, or 0 at the end.
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

  /// The length of white space other than what was expected, from which more may be expected of the next line.
  @inline(never)
  private mutating func skipUnusualLine(_ start: ByteCursor, level: Int) -> Int {
    var cursor = start
    _ = cursor.skipBlanks()
    let length = cursor.distance(from: start)
    if start.peek() == 0x0A, level > 0, lessons > 0 {
      lessons &-= 1
      indentation = (length &- 1) / level
    }
    return length
  }
}
