internal import TranscodableBytes
internal import TranscodableCore

/// Writes a draft as a binary property list: the bytes that Foundation writes.
///
/// Scalars that are the same are one object. Objects are numbered as they are met, containers before what is in them, keys
/// before values; numbers are as narrow as they can be.
struct BinaryWriter: ~Copyable {
  private let state: PropertyListEncodingState
  private var output = ByteOutput(capacity: 1 << 14)
  /// What objects are: a container's cell, or the number of a scalar with the highest bit set.
  private var objects: ContiguousArray<UInt32> = []
  /// The object that a scalar is.
  private var scalarObjects: ContiguousArray<UInt32> = []
  /// The object that a container is, by its cell.
  private var containerObjects: ContiguousArray<UInt32> = []
  private var referenceSize = 1

  init(_ state: PropertyListEncodingState) { self.state = state }

  /// The document.
  consuming func write() -> ByteOutput {
    let state = state
    state.draft.bytes.withCursor { cursor in
      let bytes = KeptBytes(cursor: cursor)
      var unique = UniqueObjects(bytes)
      unify(&unique)
      number(scalars: unique.scalars.count)
      writeObjects(unique, bytes)
    }
    return output
  }

  private static var isScalar: UInt32 { 0x8000_0000 }

  // MARK: - Finding out what is the same

  /// Replaces the bits of scalars, and the places of keys, by their numbers; removes members that do not count.
  private mutating func unify(_ unique: inout UniqueObjects) {
    // The dictionary that a key was last met in.
    var owners: ContiguousArray<UInt32> = []
    for cell in 0..<UInt32(truncatingIfNeeded: state.draft.count) {
      let kind = state.draft.kind(cell)
      switch kind {
      case .array: removeDropped(from: cell)
      case .dictionary: unifyKeys(of: cell, &unique, &owners)
      case .empty, .dropped: break
      case .null, .no, .yes:
        // There is one of each in a document.
        let number = unique.number(kind, state.draft.domain(cell), 0)
        state.draft.setBits(cell, UInt64(number))
      default:
        let number = unique.number(kind, state.draft.domain(cell), state.draft.bits(cell))
        state.draft.setBits(cell, UInt64(number))
      }
    }
  }

  private func removeDropped(from container: ValueDraft.Index) {
    var cells: [ValueDraft.Index] = []
    var cell = state.draft.firstChild(container)
    var isComplete = true
    while cell != 0 {
      if state.draft.kind(cell) == .dropped { isComplete = false }
      cell = state.draft.next(cell)
    }
    if isComplete { return }
    cell = state.draft.firstChild(container)
    while cell != 0 {
      if state.draft.kind(cell) != .dropped { cells.append(cell) }
      cell = state.draft.next(cell)
    }
    state.draft.chain(cells.count, in: container) { cells[$0] }
  }

  @inline(__always)
  private func unifyKeys(
    of dictionary: ValueDraft.Index, _ unique: inout UniqueObjects,
    _ owners: inout ContiguousArray<UInt32>
  ) {
    let domain = state.draft.domain(dictionary)
    var member = state.draft.firstChild(dictionary)
    var isClean = true
    while member != 0 {
      if state.draft.kind(member) == .dropped {
        isClean = false
      } else {
        let number = unique.number(.string, domain, UInt64(state.draft.key(member)))
        state.draft.setKey(member, number)
        while owners.count <= Int(number) { owners.append(.max) }
        if owners[Int(number)] == dictionary { isClean = false }
        owners[Int(number)] = dictionary
      }
      member = state.draft.next(member)
    }
    if !isClean { clean(dictionary) }
  }

  /// Removes members that were given up, or whose key comes again: the last one counts, at the place of the first.
  @inline(never)
  private func clean(_ dictionary: ValueDraft.Index) {
    var places: [UInt32: Int] = [:]
    var cells: [ValueDraft.Index] = []
    var member = state.draft.firstChild(dictionary)
    while member != 0 {
      if state.draft.kind(member) != .dropped {
        let key = state.draft.key(member)
        if let place = places[key] {
          cells[place] = member
        } else {
          places[key] = cells.count
          cells.append(member)
        }
      }
      member = state.draft.next(member)
    }
    state.draft.chain(cells.count, in: dictionary) { cells[$0] }
  }

  // MARK: - Numbering

  private mutating func number(scalars: Int) {
    scalarObjects = ContiguousArray(repeating: .max, count: scalars)
    containerObjects = ContiguousArray(repeating: 0, count: state.draft.count)
    // The chains that are being gone along.
    var chains: [ValueDraft.Index] = []
    enter(ValueDraft.root, &chains)
    while let cell = chains.last {
      if cell == 0 {
        chains.removeLast()
      } else {
        chains[chains.count - 1] = state.draft.next(cell)
        enter(cell, &chains)
      }
    }
  }

  @inline(__always)
  private mutating func enter(
    _ cell: ValueDraft.Index, _ chains: inout [ValueDraft.Index]
  ) {
    let kind = state.draft.kind(cell)
    switch kind {
    case .array, .dictionary, .empty:
      containerObjects[Int(cell)] = UInt32(truncatingIfNeeded: objects.count)
      objects.append(cell)
      if kind == .empty { return }
      let first = state.draft.firstChild(cell)
      if kind == .dictionary {
        var member = first
        while member != 0 {
          numberScalar(state.draft.key(member))
          member = state.draft.next(member)
        }
      }
      chains.append(first)
    case .dropped: break
    default: numberScalar(UInt32(truncatingIfNeeded: state.draft.bits(cell)))
    }
  }

  @inline(__always)
  private mutating func numberScalar(_ number: UInt32) {
    if scalarObjects[Int(number)] == .max {
      scalarObjects[Int(number)] = UInt32(truncatingIfNeeded: objects.count)
      objects.append(number | Self.isScalar)
    }
  }

  // MARK: - Writing

  private mutating func writeObjects(_ unique: borrowing UniqueObjects, _ bytes: KeptBytes) {
    referenceSize = Self.width(of: objects.count)
    output.append(0x3030_7473_696C_7062, count: 8)
    var offsets: ContiguousArray<Int> = []
    offsets.reserveCapacity(objects.count)
    for object in objects {
      offsets.append(output.count)
      if object & Self.isScalar != 0 {
        let scalar = unique.scalars[Int(object & ~Self.isScalar)]
        output.appendObject(scalar.kind, scalar.bits, bytes)
      } else {
        writeContainer(object)
      }
    }
    let table = output.count
    let offsetSize = Self.width(of: table)
    for offset in offsets { output.append(bigEndian: UInt64(offset), offsetSize) }
    output.append(0, count: 6)
    output.append(UInt8(offsetSize))
    output.append(UInt8(referenceSize))
    output.append(bigEndian: UInt64(objects.count), 8)
    output.append(0, count: 8)
    output.append(bigEndian: UInt64(table), 8)
  }

  private mutating func writeContainer(_ cell: ValueDraft.Index) {
    let kind = state.draft.kind(cell)
    let count = kind == .empty ? 0 : state.draft.childCount(cell)
    output.append(marker: kind == .array ? 0xA0 : 0xD0, count: count)
    if count == 0 { return }
    let first = state.draft.firstChild(cell)
    var child = first
    if kind == .dictionary {
      while child != 0 {
        append(reference: scalarObjects[Int(state.draft.key(child))])
        child = state.draft.next(child)
      }
      child = first
    }
    while child != 0 {
      switch state.draft.kind(child) {
      case .array, .dictionary, .empty: append(reference: containerObjects[Int(child)])
      case .dropped: break
      default:
        let number = UInt32(truncatingIfNeeded: state.draft.bits(child))
        append(reference: scalarObjects[Int(number)])
      }
      child = state.draft.next(child)
    }
  }

  @inline(__always)
  private mutating func append(reference: UInt32) {
    output.append(bigEndian: UInt64(reference), referenceSize)
  }

  /// The number of bytes that a number takes.
  private static func width(of number: Int) -> Int { 8 - number.leadingZeroBitCount / 8 }
}

extension ByteOutput {
  /// Appends the lowest `size` bytes of a number, the highest first; at most eight.
  @inline(__always)
  mutating func append(bigEndian number: UInt64, _ size: Int) {
    append(number.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- size &<< 3), count: size)
  }

  /// Appends the marker of an object, and its count: as part of the marker if it is small.
  @inline(__always)
  mutating func append(marker: UInt8, count: Int) {
    if count < 15 {
      append(marker | UInt8(truncatingIfNeeded: count))
    } else {
      append(marker | 0xF)
      append(integer: UInt64(count))
    }
  }

  /// Appends an integer in 1, 2, 4 or 8 bytes, by its value without sign.
  mutating func append(integer: UInt64) {
    let power = integer <= 0xFF ? 0 : integer <= 0xFFFF ? 1 : integer <= 0xFFFF_FFFF ? 2 : 3
    append(0x10 | UInt8(power))
    append(bigEndian: integer, 1 << power)
  }

  /// Appends a scalar.
  fileprivate mutating func appendObject(
    _ kind: ValueDraft.Kind, _ bits: UInt64, _ bytes: KeptBytes
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

  private mutating func appendText(_ place: UInt32, _ bytes: KeptBytes) {
    let content = bytes.bytes(at: place)
    if bytes.isASCII(place) {
      append(marker: 0x50, count: content.remaining)
      return append(content)
    }
    append(marker: 0x60, count: content.utf16Count)
    append(bigEndianUTF16: content)
  }
}
