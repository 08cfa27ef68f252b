internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Reads values of types with tables.
struct MessagePackSource: BinarySource {
  var position: ByteCursor
  var budget: ContainerBudget

  init(_ document: ByteCursor, _ budget: ContainerBudget) {
    position = document
    self.budget = budget
  }

  /// Moves past the first byte of a value and a number of `size` bytes.
  @inline(__always)
  private mutating func readNumber(_ size: Int) -> UInt64? {
    guard size < position.remaining else { return nil }
    let number = position.bigEndian(at: 1, size)
    position.advance(by: 1 &+ size)
    return number
  }

  /// Reads the length or count of a value.
  ///
  /// The first byte of a short value contains it in the bits that aren't in `mask`. A longer one is
  /// in the 1, 2 or 4 bytes after a first byte from `long`.
  @inline(__always)
  private mutating func readCount(
    _ short: UInt8, mask: UInt8, long: ClosedRange<UInt8>, smallest: Int
  ) -> UInt64? {
    let first = position.peek()
    if first & mask == short {
      position.advance(by: 1)
      return UInt64(first & ~mask)
    }
    guard long.contains(first) else { return nil }
    return readNumber(smallest &<< Int(first &- long.lowerBound))
  }

  @inline(__always)
  mutating func readText() -> (start: ByteCursor, count: Int)? {
    readCount(0xA0, mask: 0xE0, long: 0xD9...0xDB, smallest: 1).flatMap { take($0) }
  }

  // MARK: - Values

  @inline(__always)
  mutating func readBool() -> Bool? {
    let first = position.peek()
    guard first == 0xC2 || first == 0xC3 else { return nil }
    position.advance(by: 1)
    return first == 0xC3
  }

  @inline(__always)
  mutating func readInt() -> Int? {
    let first = position.peek()
    // Past the end, the byte is 0, which is an integer.
    if first < 0x80 || first >= 0xE0, !position.isAtEnd {
      position.advance(by: 1)
      return Int(Int8(bitPattern: first))
    }
    return readLongInt(first)
  }

  @inline(__always)
  private mutating func readLongInt(_ first: UInt8) -> Int? {
    guard 0xCC...0xD3 ~= first else { return nil }
    let size = 1 &<< Int(first & 3)
    guard let number = readNumber(size) else { return nil }
    if first < 0xD0 { return Int(exactly: number) }
    let shift = 64 &- size &<< 3
    return Int(truncatingIfNeeded: Int64(bitPattern: number &<< UInt64(shift)) &>> Int64(shift))
  }

  @inline(__always)
  mutating func readDouble() -> Double? {
    switch position.peek() {
    case 0xCA:
      readNumber(4).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case 0xCB: readNumber(8).map { Double(bitPattern: $0) }
    default: readInt().map { Double($0) }
    }
  }

  mutating func readInteger() -> LeafScalar? {
    if position.peek() == 0xCF { return readNumber(8).map { .unsigned($0) } }
    return readInt().map { .signed(Int64($0)) }
  }

  mutating func readDate() -> Double? {
    var offset = position.offset
    let document = position.at(0)
    let head = try? MessagePackHead(document, &offset)
    guard case .ext(MessagePack.Timestamp.type, let range)? = head else { return nil }
    position = document.at(offset)
    let timestamp = MessagePack.Timestamp(document, range)
    return timestamp.map { $0.secondsSince1970 - secondsFrom1970To2001 }
  }

  @inline(__always)
  mutating func skipNull() -> Bool? {
    guard position.peek() == 0xC0 else { return false }
    position.advance(by: 1)
    return true
  }

  @inline(never)
  mutating func skip() -> Bool {
    var offset = position.offset
    let document = position.at(0)
    guard let head = try? MessagePackHead(document, &offset) else { return false }
    position = document.at(offset)
    switch head {
    case .unsigned, .signed, .single, .double, .bool, .null, .bytes: return true
    case .string(let range): return document.at(range.lowerBound).isUTF8(range.count)
    case .ext(MessagePack.Timestamp.type, let range):
      return MessagePack.Timestamp(document, range) != nil
    case .ext: return true
    case .array(let count): return skipElements(UInt64(count))
    case .map(let count): return skipElements(UInt64(count), width: 2)
    }
  }

  // MARK: - Containers

  @inline(__always)
  mutating func beginArray() -> Int? {
    readCount(0x90, mask: 0xF0, long: 0xDC...0xDD, smallest: 2).flatMap { budget.open(count: $0) }
  }

  @inline(__always)
  mutating func beginObject() -> Int? {
    readCount(0x80, mask: 0xF0, long: 0xDE...0xDF, smallest: 2)
      .flatMap { budget.open(count: $0, width: 2) }
  }
}
