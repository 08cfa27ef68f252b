internal import TranscodableBytes
internal import TranscodableCore

/// Writes binary property lists that are identical to Foundation's, byte for byte.
///
/// Equal scalars share one object. Objects are numbered in traversal order: containers before their
/// contents, and keys before values.
struct BinaryWriter: ~Copyable {
  var output = ByteOutput(capacity: 0)
  private var unique = UniqueObjects()
  private var referenceSize = 1

  mutating func write(
    _ draft: borrowing ValueDraft, _ known: borrowing KnownKeys
  ) throws(CodingFailure) {
    output.truncate(to: 0)
    unique.begin(cells: draft.count, knownKeys: known.offsets.count)
    draft.bytes.withCursor { cursor in
      let bytes = ByteArena(cursor: cursor)
      Self.number(draft, bytes, &unique)
      if !unique.isFull { writeObjects(draft, bytes) }
    }
    let isFull = unique.isFull
    unique.end()
    if isFull { throw CodingFailure(.sizeLimit, at: nil) }
  }

  // MARK: - Numbering

  private static func number(
    _ draft: borrowing ValueDraft, _ bytes: ByteArena, _ unique: inout UniqueObjects
  ) {
    // For each open container, the sibling that follows it.
    var outer: ContiguousArray<ValueDraft.Index> = []
    var next = ValueDraft.root
    var isRoot = true
    while true {
      if next == 0, !isRoot {
        guard let cell = outer.popLast() else { return }
        next = cell
        continue
      }
      isRoot = false
      let cell = next
      var entry = draft.entry(cell)
      let number: UniqueObjects.Number
      switch entry.kind {
      case .dropped:
        next = entry.next
        continue
      case .array, .dictionary:
        number = unique.add(container: cell, entry.kind)
        if entry.kind == .array {
          removeDropped(from: cell, draft)
        } else {
          numberKeys(of: cell, entry, bytes, draft, &unique)
        }
        entry = draft.entry(cell)
        draft.setBits(cell, UInt64(entry.firstChild) | UInt64(number) &<< 32)
        outer.append(entry.next)
        next = entry.firstChild
        continue
      case .empty: number = unique.add(container: cell, .empty)
      case .string: number = unique.number(ofText: entry.position, entry.identity, bytes)
      default: number = unique.number(of: entry, in: cell, bytes)
      }
      draft.setBits(cell, UInt64(number) &<< 32)
      next = entry.next
    }
  }

  private static func removeDropped(
    from container: ValueDraft.Index, _ draft: borrowing ValueDraft
  ) {
    var cell = draft.firstChild(container)
    while cell != 0, draft.kind(cell) != .dropped { cell = draft.next(cell) }
    if cell == 0 { return }
    var cells: [ValueDraft.Index] = []
    cell = draft.firstChild(container)
    while cell != 0 {
      if draft.kind(cell) != .dropped { cells.append(cell) }
      cell = draft.next(cell)
    }
    draft.chain(cells.count, in: container) { cells[$0] }
  }

  @inline(__always)
  private static func numberKeys(
    of dictionary: ValueDraft.Index, _ container: ValueDraft.Entry, _ bytes: ByteArena,
    _ draft: borrowing ValueDraft, _ unique: inout UniqueObjects
  ) {
    let domain = container.identity & ~0xFF
    var member = container.firstChild
    var isClean = true
    while member != 0 {
      let entry = draft.entry(member)
      if entry.kind == .dropped {
        isClean = false
      } else {
        let number = unique.number(ofKey: entry.key, domain, bytes)
        draft.setKey(member, number)
        if unique.hasKey(number, dictionary) { isClean = false }
      }
      member = entry.next
    }
    if !isClean { clean(dictionary, draft) }
  }

  /// Removes discarded members and repeated keys.
  ///
  /// A repeated key keeps its first position and its last value.
  @inline(never)
  private static func clean(_ dictionary: ValueDraft.Index, _ draft: borrowing ValueDraft) {
    var positions: [UInt32: Int] = [:]
    var cells: [ValueDraft.Index] = []
    var member = draft.firstChild(dictionary)
    while member != 0 {
      if draft.kind(member) != .dropped {
        let key = draft.key(member)
        if let position = positions[key] {
          cells[position] = member
        } else {
          positions[key] = cells.count
          cells.append(member)
        }
      }
      member = draft.next(member)
    }
    draft.chain(cells.count, in: dictionary) { cells[$0] }
  }

  // MARK: - Writing

  private mutating func writeObjects(_ draft: borrowing ValueDraft, _ bytes: ByteArena) {
    let count = unique.count
    referenceSize = Self.width(of: count)
    output.append(0x3030_7473_696C_7062, count: 8)
    for number in 0..<count {
      unique.setOffset(number, output.count)
      let (kind, bits) = unique.object(number)
      switch kind {
      case .array, .dictionary, .empty: writeContainer(UInt32(truncatingIfNeeded: bits), draft)
      default: output.appendObject(kind, bits, bytes)
      }
    }
    let table = output.count
    let offsetSize = Self.width(of: table)
    for number in 0..<count { output.append(bigEndian: unique.offset(number), offsetSize) }
    output.append(0, count: 6)
    output.append(UInt8(offsetSize))
    output.append(UInt8(referenceSize))
    output.append(bigEndian: UInt64(count), 8)
    output.append(0, count: 8)
    output.append(bigEndian: UInt64(table), 8)
  }

  private mutating func writeContainer(
    _ cell: ValueDraft.Index, _ draft: borrowing ValueDraft
  ) {
    let container = draft.entry(cell)
    let count = container.kind == .empty ? 0 : container.childCount
    output.append(marker: container.kind == .array ? 0xA0 : 0xD0, count: count)
    if count == 0 { return }
    var child = container.firstChild
    if container.kind == .dictionary {
      while child != 0 {
        let entry = draft.entry(child)
        append(reference: entry.key)
        child = entry.next
      }
      child = container.firstChild
    }
    while child != 0 {
      let entry = draft.entry(child)
      append(reference: UInt32(truncatingIfNeeded: entry.bits &>> 32))
      child = entry.next
    }
  }

  @inline(__always)
  private mutating func append(reference: UInt32) {
    output.append(bigEndian: UInt64(reference), referenceSize)
  }

  private static func width(of number: Int) -> Int { 8 - number.leadingZeroBitCount / 8 }
}

extension ByteOutput {
  /// Appends the lowest `size` bytes of the number.
  ///
  /// The size is at most 8.
  @inline(__always)
  mutating func append(bigEndian number: UInt64, _ size: Int) {
    append(number.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- size &<< 3), count: size)
  }

  @inline(__always)
  mutating func append(marker: UInt8, count: Int) {
    if count < 15 {
      append(marker | UInt8(truncatingIfNeeded: count))
    } else {
      append(marker | 0xF)
      append(integer: UInt64(count))
    }
  }

  mutating func append(integer: UInt64) {
    let power = integer <= 0xFF ? 0 : integer <= 0xFFFF ? 1 : integer <= 0xFFFF_FFFF ? 2 : 3
    append(0x10 | UInt8(power))
    append(bigEndian: integer, 1 << power)
  }

  fileprivate mutating func appendObject(
    _ kind: ValueDraft.Kind, _ bits: UInt64, _ bytes: ByteArena
  ) {
    switch kind {
    case .no: append(0x08)
    case .yes: append(0x09)
    case .signed: append(integer: bits)
    case .unsigned:
      append(0x14)
      append(0, count: 8)
      append(bigEndian: bits, 8)
    case .single:
      append(0x22)
      append(bigEndian: bits, 4)
    case .double, .date:
      append(kind == .date ? 0x33 : 0x23)
      append(bigEndian: bits, 8)
    case .string: appendText(UInt32(truncatingIfNeeded: bits), bytes)
    case .identifier:
      let size = max(1, 8 - bits.leadingZeroBitCount / 8)
      append(0x80 | UInt8(size - 1))
      append(bigEndian: bits, size)
    case .data:
      let content = bytes.bytes(at: UInt32(truncatingIfNeeded: bits))
      append(marker: 0x40, count: content.remaining)
      append(content)
    default:
      append(0x55)
      append(0x6C_6C75_6E24, count: 5)
    }
  }

  private mutating func appendText(_ position: UInt32, _ bytes: ByteArena) {
    if bytes.isASCII(position) {
      var (cursor, left) = bytes.extent(at: position)
      append(marker: 0x50, count: left)
      if left > 128 { return append(cursor.prefix(left)) }
      while left > 0 {
        append(cursor.block(), count: min(left, 16))
        cursor.advance(by: 16)
        left &-= 16
      }
      return
    }
    let content = bytes.bytes(at: position)
    append(marker: 0x60, count: content.utf16Count)
    append(bigEndianUTF16: content)
  }
}
