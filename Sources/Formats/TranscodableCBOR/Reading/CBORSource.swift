internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Reads values of types with tables.
///
/// Fields with other tags than that of dates, integer keys and indefinite lengths need a tape.
struct CBORSource: BinarySource {
  var position: ByteCursor
  var budget: ContainerBudget

  init(_ document: ByteCursor, _ budget: ContainerBudget) {
    position = document
    self.budget = budget
  }

  /// Reads the argument of a head (RFC 8949, section 3), and moves past it.
  @inline(__always)
  private mutating func readArgument(_ first: UInt8) -> UInt64? {
    let information = first & 31
    position.advance(by: 1)
    return information < 24 ? UInt64(information) : readLongArgument(information)
  }

  @inline(__always)
  private mutating func readLongArgument(_ information: UInt8) -> UInt64? {
    let size = 1 &<< Int(information &- 24)
    guard information < 28, size <= position.remaining else { return nil }
    let argument = position.bigEndian(at: 0, size)
    position.advance(by: size)
    return argument
  }

  @inline(__always)
  private mutating func readArgument(of major: CBORHead.Major) -> UInt64? {
    let first = position.peek()
    // Past the end, the byte is 0, which begins an integer.
    return first &>> 5 == major.rawValue ? readArgument(first) : nil
  }

  @inline(__always)
  mutating func readText() -> (start: ByteCursor, count: Int)? {
    readArgument(of: .text).flatMap { take($0) }
  }

  // MARK: - Values

  @inline(__always)
  mutating func readBool() -> Bool? {
    let first = position.peek()
    guard first == 0xF4 || first == 0xF5 else { return nil }
    position.advance(by: 1)
    return first == 0xF5
  }

  @inline(__always)
  mutating func readInt() -> Int? {
    let first = position.peek()
    guard first < 0x40, !position.isAtEnd, let argument = readArgument(first),
      let value = Int(exactly: argument)
    else { return nil }
    return first < 0x20 ? value : ~value
  }

  @inline(__always)
  mutating func readDouble() -> Double? {
    let first = position.peek()
    switch first {
    case 0xF9: return readArgument(first).map { Double(half: $0) }
    case 0xFA:
      return readArgument(first).map {
        Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))
      }
    case 0xFB: return readArgument(first).map { Double(bitPattern: $0) }
    default: return readInt().map { Double($0) }
    }
  }

  mutating func readInteger() -> LeafScalar? {
    let first = position.peek()
    guard first < 0x40, !position.isAtEnd, let argument = readArgument(first) else { return nil }
    if first < 0x20 { return .unsigned(argument) }
    return Int64(exactly: argument).map { .signed(~$0) }
  }

  /// Reads a date with tag 1, which is stored as the seconds since 1970 (RFC 8949, section 3.4.2).
  mutating func readDate() -> Double? {
    guard position.peek() == 0xC1 else { return nil }
    position.advance(by: 1)
    return readDouble().flatMap { abs($0) <= 0x1p53 ? $0 - secondsFrom1970To2001 : nil }
  }

  @inline(__always)
  mutating func skipNull() -> Bool? {
    let first = position.peek()
    guard first == 0xF6 || first == 0xF7 else { return false }
    position.advance(by: 1)
    return true
  }

  @inline(never)
  mutating func skip() -> Bool {
    var offset = position.offset
    let document = position.at(0)
    var head: CBORHead
    do throws(CodingFailure) {
      repeat { head = try CBORHead(document, &offset) } while head.major == .tag
    } catch {
      return false
    }
    position = document.at(offset)
    if head.isIndefinite { return false }
    switch head.major {
    case .unsigned, .negative, .simple, .tag: return true
    case .bytes, .text:
      guard let (start, count) = take(head.argument) else { return false }
      return head.major == .bytes || start.isUTF8(count)
    case .array: return skipElements(head.argument)
    case .map: return skipElements(head.argument, width: 2)
    }
  }

  // MARK: - Containers

  @inline(__always)
  mutating func beginArray() -> Int? {
    readArgument(of: .array).flatMap { budget.open(count: $0) }
  }

  @inline(__always)
  mutating func beginObject() -> Int? {
    readArgument(of: .map).flatMap { budget.open(count: $0, width: 2) }
  }
}
