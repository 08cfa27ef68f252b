internal import TranscodableBytes
internal import TranscodableCore

// The one pass over a text that the standard lane makes before it decodes: everything is validated, and where everything stands
// goes on a tape. Iterative: the call stack does not grow with the depth of the text.
extension JSONReader {
  /// What is open while a tape is written.
  private struct Open {
    /// The innermost container; 0, which is none, at the top.
    var entry: JSONTape.Entry = 0
    /// How many values it has so far.
    var count: UInt32 = 0
    var isObject = false
  }

  private enum Step { case value, ended, done }

  /// Passes over the value here, validates it, and notes on a tape where everything in it stands.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  mutating func index() -> JSONTape {
    var tape = JSONTape(size: cursor.remaining)
    var cursor = self.cursor
    var open = Open()
    var step = Step.value
    while true {
      switch step {
      case .value: step = indexValue(&cursor, &tape, &open)
      case .ended: step = indexNext(&cursor, &tape, &open)
      case .done:
        if failure == nil { self.cursor.move(to: cursor) }
        if tape.isFull { fail(.countLimit, expected: "fewer values") }
        return tape
      }
    }
  }

  /// A value stands here.
  @inline(__always)
  private mutating func indexValue(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape, _ open: inout Open
  ) -> Step {
    let byte = cursor.skipBlanks()
    open.count &+= 1
    switch byte {
    case 0x22:
      return indexString(&cursor, &tape) == nil ? .done : .ended
    case 0x7B:
      return indexObject(&cursor, &tape, &open)
    case 0x5B:
      return indexArray(&cursor, &tape, &open)
    case 0x2D, 0x30...0x39:
      tape.append(.number, at: cursor.offset)
      let length = cursor.validNumberLength()
      guard length > 0 else { return stop(cursor) { $0.skipValue() } }
      cursor.advance(by: length)
      return .ended
    default:
      return indexLiteral(byte, &cursor, &tape)
    }
  }

  @inline(__always)
  private mutating func indexLiteral(
    _ byte: UInt8, _ cursor: inout ByteCursor, _ tape: inout JSONTape
  ) -> Step {
    if byte == 0x6E, cursor.hasPrefix("null") {
      tape.append(.null, at: cursor.offset)
      cursor.advance(by: 4)
    } else if byte == 0x74, cursor.hasPrefix("true") {
      tape.append(.yes, at: cursor.offset)
      cursor.advance(by: 4)
    } else if byte == 0x66, cursor.hasPrefix("false") {
      tape.append(.no, at: cursor.offset)
      cursor.advance(by: 5)
    } else {
      return stop(cursor) { $0.failCharacter(expected: "a value") }
    }
    return .ended
  }

  @inline(__always)
  private mutating func indexArray(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape, _ open: inout Open
  ) -> Step {
    let entry = tape.open(.array, at: cursor.offset, in: open.entry, open.count)
    cursor.advance(by: 1)
    guard self.open() else { return .done }
    open = Open(entry: entry)
    guard cursor.skipBlanks() == 0x5D else { return .value }
    indexClose(&cursor, &tape, &open)
    return .ended
  }

  @inline(__always)
  private mutating func indexObject(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape, _ open: inout Open
  ) -> Step {
    let entry = tape.open(.object, at: cursor.offset, in: open.entry, open.count)
    cursor.advance(by: 1)
    guard self.open() else { return .done }
    open = Open(entry: entry, isObject: true)
    let byte = cursor.skipBlanks()
    if byte == 0x22 { return indexKey(&cursor, &tape, open) }
    guard byte == 0x7D else { return stop(cursor) { $0.failCharacter(expected: "a key") } }
    indexClose(&cursor, &tape, &open)
    return .ended
  }

  /// A value has ended: what comes next, after the containers that end with it.
  @inline(__always)
  private mutating func indexNext(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape, _ open: inout Open
  ) -> Step {
    if open.entry == 0 { return .done }
    var byte = cursor.skipBlanks()
    let closing: UInt8 = open.isObject ? 0x7D : 0x5D
    if byte == 0x2C {
      cursor.advance(by: 1)
      byte = cursor.skipBlanks()
      if open.isObject, byte == 0x22 { return indexKey(&cursor, &tape, open) }
      if byte != closing || !allowsTrailingComma {
        if !open.isObject, byte != closing { return .value }
        let expected = open.isObject ? "a key" : "a value"
        return stop(cursor) { $0.failCharacter(expected: expected) }
      }
    }
    guard byte == closing else {
      let expected = open.isObject ? "',' or '}'" : "',' or ']'"
      return stop(cursor) { $0.failCharacter(expected: expected) }
    }
    indexClose(&cursor, &tape, &open)
    return .ended
  }

  @inline(__always)
  private mutating func indexClose(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape, _ open: inout Open
  ) {
    cursor.advance(by: 1)
    depth &-= 1
    let outer = tape.close(open.entry, count: open.count, offset: cursor.offset)
    open = Open(
      entry: outer.parent, count: outer.count,
      isObject: outer.parent != 0 && tape.kind(outer.parent) == .object)
  }

  @inline(__always)
  private mutating func indexKey(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape, _ open: Open
  ) -> Step {
    guard let isPlain = indexString(&cursor, &tape) else { return .done }
    if !isPlain { tape.markUnusual(open.entry) }
    if cursor.peek() != 0x3A, cursor.skipBlanks() != 0x3A {
      return stop(cursor) { $0.failCharacter(expected: "':'") }
    }
    cursor.advance(by: 1)
    return .value
  }

  /// - Returns: Whether the string is ASCII without escapes; nil after a failure.
  @inline(__always)
  private mutating func indexString(
    _ cursor: inout ByteCursor, _ tape: inout JSONTape
  ) -> Bool? {
    let offset = cursor.offset
    cursor.advance(by: 1)
    let scan = cursor.scanString()
    guard !scan.hasEscape, scan.isClosed, scan.isASCII else {
      return indexUnusualString(&cursor, scan, &tape)
    }
    tape.append(string: scan.count, at: offset)
    cursor.advance(by: scan.count &+ 1)
    return true
  }

  @inline(never)
  private mutating func indexUnusualString(
    _ cursor: inout ByteCursor, _ scan: StringScan, _ tape: inout JSONTape
  ) -> Bool? {
    let offset = cursor.offset - 1
    self.cursor.move(to: cursor.at(offset))
    skipString()
    guard failure == nil else { return nil }
    tape.append(string: scan.count, at: offset, isASCII: scan.isASCII, hasEscape: scan.hasEscape)
    cursor.move(to: self.cursor)
    return false
  }

  /// Stops at `cursor`, where `report` finds the failure.
  @inline(never)
  private mutating func stop(
    _ cursor: ByteCursor, _ report: (inout JSONReader) -> Void
  ) -> Step {
    self.cursor.move(to: cursor)
    report(&self)
    return .done
  }
}
