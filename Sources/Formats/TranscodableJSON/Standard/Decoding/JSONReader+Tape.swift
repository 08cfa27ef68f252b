internal import TranscodableBytes
internal import TranscodableCore

// The single pass that the container path makes over a document before decoding. It validates the
// whole document and records all values on a tape. The method is iterative, so deep nesting doesn't
// use up the call stack. The open containers are recorded on the tape itself.
extension JSONReader {
  mutating func index(on tape: consuming ValueTape) -> ValueTape {
    // A failure collector indexes many parts of a document separately, so the initial size is
    // limited.
    let size = extras?.collector == nil ? cursor.remaining : min(cursor.remaining, 4096)
    tape.prepare(room: size / 6 + 16)
    let result = index(tape)
    if failure == nil, result.isFull { fail(.countLimit, expected: "fewer values") }
    return result
  }

  private mutating func index(_ tape: consuming ValueTape) -> ValueTape {
    var cursor = self.cursor
    // The innermost open container, or 0 at the top level.
    var container: ValueTape.Entry = 0
    var count: UInt32 = 0
    // The byte that closes the innermost container.
    var closing: UInt8 = 0
    var byte = cursor.skipBlanks()
    while true {
      // `byte` is the first byte of a key if the container is an object, and otherwise of a value.
      if closing == 0x7D {
        guard byte == 0x22 else { return stop(cursor, tape, expecting: "a key") }
        switch noteString(&cursor, &tape) {
        case .plain: break
        case .unusual: tape.mark(container, .unusual)
        case .failed: return tape
        }
        let isColon = cursor.peek() == 0x3A || cursor.skipBlanks() == 0x3A
        guard isColon else { return stop(cursor, tape, expecting: "':'") }
        cursor.advance(by: 1)
        byte = cursor.skipBlanks()
      }
      count &+= 1
      switch byte {
      case 0x22:
        if noteString(&cursor, &tape) == .failed { return tape }
      case 0x5B, 0x7B:
        container = tape.open(
          isObject: byte == 0x7B, at: cursor.offset, in: container, count)
        closing = byte &+ 2
        count = 0
        cursor.advance(by: 1)
        depth &+= 1
        guard depth <= maximumDepth else { return stop(cursor, tape) { $0.failDepth() } }
        byte = skipLine(&cursor, level: depth)
        guard byte == closing else { continue }
        (container, count, closing) = close(&cursor, &tape, container, count)
      case 0x2D, 0x30...0x39:
        guard noteNumber(cursor.numberLength(), &cursor, &tape) else { return tape }
      default:
        if !Self.noteLiteral(byte, &cursor, &tape), !noteNumber(0, &cursor, &tape) { return tape }
      }
      // A value has ended. Its enclosing containers may end here too.
      while container != 0 {
        byte = skipLine(&cursor, level: depth &- 1)
        if byte == 0x2C {
          cursor.advance(by: 1)
          byte = skipLine(&cursor, level: depth)
          if byte != closing || !allowsTrailingComma { break }
        }
        guard byte == closing else {
          return stop(cursor, tape) { $0.failSeparator(isObject: closing == 0x7D) }
        }
        (container, count, closing) = close(&cursor, &tape, container, count)
      }
      if container == 0 { break }
    }
    self.cursor.move(to: cursor)
    return tape
  }

  @inline(__always)
  private mutating func close(
    _ cursor: inout ByteCursor, _ tape: inout ValueTape, _ container: ValueTape.Entry,
    _ count: UInt32
  ) -> (ValueTape.Entry, UInt32, UInt8) {
    cursor.advance(by: 1)
    depth &-= 1
    let outer = tape.close(container, count: count, offset: cursor.offset)
    return (outer.parent, outer.count, tape.isKind(.object, outer.parent) ? 0x7D : 0x5D)
  }

  private enum StringOutcome {
    case plain, unusual, failed
  }

  /// Records a string.
  ///
  /// The slow path takes its arguments by value, so that the cursor and the tape can stay in
  /// registers.
  @inline(__always)
  private mutating func noteString(
    _ cursor: inout ByteCursor, _ tape: inout ValueTape
  ) -> StringOutcome {
    var inside = cursor
    inside.advance(by: 1)
    let end = inside.plainEnd()
    let length = end.distance(from: inside)
    if end.peek() == 0x22, length < ValueTape.longest {
      tape.append(string: length, at: inside.offset)
      cursor.move(to: end)
      cursor.advance(by: 1)
      return .plain
    }
    guard let string = unusualString(inside, from: end) else { return .failed }
    let flags: ValueTape.Flags =
      (string.isASCII ? .none : .nonASCII) | (string.hasEscape ? .unusual : .none)
    tape.append(.string, at: inside.offset, count: string.count, flags)
    cursor.move(to: self.cursor)
    return flags.isEmpty ? .plain : .unusual
  }

  @inline(never)
  private mutating func unusualString(
    _ inside: ByteCursor, from special: ByteCursor
  ) -> StringScan? {
    let scan = special.scanString(from: inside)
    pass(scan, inside: inside)
    return failure == nil ? scan : nil
  }

  @inline(__always)
  private static func noteLiteral(
    _ byte: UInt8, _ cursor: inout ByteCursor, _ tape: inout ValueTape
  ) -> Bool {
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
      return false
    }
    return true
  }

  @inline(__always)
  private mutating func noteNumber(
    _ length: Int, _ cursor: inout ByteCursor, _ tape: inout ValueTape
  ) -> Bool {
    tape.append(.number, at: cursor.offset)
    if length > 0 {
      cursor.advance(by: length)
      return true
    }
    guard skipUnusualNumber(at: cursor) else { return false }
    cursor.move(to: self.cursor)
    return true
  }

  @inline(never)
  private mutating func skipUnusualNumber(at cursor: ByteCursor) -> Bool {
    self.cursor.move(to: cursor)
    skipValue()
    return failure == nil
  }

  @inline(never)
  private mutating func stop(
    _ cursor: ByteCursor, _ tape: consuming ValueTape, expecting expected: String
  ) -> ValueTape {
    stop(cursor, tape) { $0.failCharacter(expected: expected) }
  }

  @inline(never)
  private mutating func stop(
    _ cursor: ByteCursor, _ tape: consuming ValueTape, _ report: (inout JSONReader) -> Void
  ) -> ValueTape {
    self.cursor.move(to: cursor)
    report(&self)
    return tape
  }
}
