internal import TranscodableBytes
internal import TranscodableCore

/// Sorts the members of dictionaries by key, comparing keys as Swift strings.
///
/// Known keys are ranked once. A dictionary that has only known keys is sorted without comparisons,
/// using one bit per key.
struct MemberSorting: ~Copyable {
  private struct Member {
    let start: UInt64
    let cell: ValueDraft.Index
    let key: UInt32
  }

  private var ranks: ContiguousArray<UInt32> = [0]
  /// One bit per rank.
  ///
  /// All bits are 0 before and after a dictionary is sorted.
  private var bits = WordBuffer(zeros: 1)
  private var cells = WordBuffer(zeros: 1)
  private var order = WordBuffer(capacity: 64)
  private var members: ContiguousArray<Member> = []

  mutating func prepare(_ known: borrowing KnownKeys, _ bytes: ByteArena) {
    let count = known.offsets.count
    if count == ranks.count { return }
    members = []
    for number in 1..<count {
      let position = known.offsets[number]
      members.append(
        Member(start: bytes.start(of: position), cell: UInt32(number), key: position))
    }
    sortASCII(bytes)
    ranks = ContiguousArray(repeating: 0, count: count)
    var rank: UInt32 = 0
    for position in 1..<members.count {
      if !bytes.isSame(members[position - 1].key, members[position].key) { rank += 1 }
      ranks[Int(members[position].cell)] = rank
    }
    bits.reset(zeros: count / 64 + 1)
    cells.reset(zeros: count)
  }

  mutating func sort(
    _ dictionary: ValueDraft.Index, _ first: ValueDraft.Index, _ bytes: ByteArena,
    _ draft: borrowing ValueDraft
  ) {
    var (lowest, highest) = (bits.count, -1)
    var isSorted = true
    var next = 0
    var cell = first
    while cell != 0 {
      let entry = draft.entry(cell)
      if entry.kind != .dropped {
        let number = bytes.number(at: entry.key)
        if number == 0 {
          clearBits(lowest, highest)
          return sortOthers(dictionary, bytes, draft)
        }
        let rank = Int(ranks[number])
        let word = rank &>> 6
        bits[word] |= 1 &<< UInt64(truncatingIfNeeded: rank)
        cells[rank] = UInt64(cell)
        if rank < next { isSorted = false }
        next = rank &+ 1
        lowest = min(lowest, word)
        highest = max(highest, word)
      }
      cell = entry.next
    }
    if isSorted { return clearBits(lowest, highest) }
    order.removeAll()
    var word = lowest
    while word <= highest {
      var left = bits[word]
      bits[word] = 0
      while left != 0 {
        order.append(cells[word &<< 6 &+ left.trailingZeroBitCount])
        left &= left &- 1
      }
      word &+= 1
    }
    draft.chain(order.count, in: dictionary) { UInt32(truncatingIfNeeded: order[$0]) }
  }

  @inline(__always)
  private func clearBits(_ lowest: Int, _ highest: Int) {
    var word = lowest
    while word <= highest {
      bits[word] = 0
      word &+= 1
    }
  }

  // MARK: - Other keys

  private mutating func sortOthers(
    _ dictionary: ValueDraft.Index, _ bytes: ByteArena, _ draft: borrowing ValueDraft
  ) {
    members.removeAll(keepingCapacity: true)
    var cell = draft.firstChild(dictionary)
    var isASCII = true
    while cell != 0 {
      let entry = draft.entry(cell)
      if entry.kind != .dropped {
        isASCII = isASCII && bytes.isASCII(entry.key)
        members.append(Member(start: bytes.start(of: entry.key), cell: cell, key: entry.key))
      }
      cell = entry.next
    }
    if isASCII { sortASCII(bytes) } else { sortTexts(bytes) }
    removeRepeated(isASCII, bytes, draft)
    draft.chain(members.count, in: dictionary) { members[$0].cell }
    if members.count > 1 << 12 { members = [] }
  }

  private mutating func sortASCII(_ bytes: ByteArena) {
    guard members.count <= 32 else {
      return members.sort { Self.precedes($0, $1, bytes) }
    }
    // Use an insertion sort, because there are few members.
    var sorted = members.mutableSpan
    for position in sorted.indices {
      let member = sorted[position]
      var free = position
      while free > 0, Self.precedes(member, sorted[free - 1], bytes) {
        sorted[free] = sorted[free - 1]
        free -= 1
      }
      sorted[free] = member
    }
  }

  /// Equal keys keep the order in which they were encoded.
  @inline(__always)
  private static func precedes(_ left: Member, _ right: Member, _ bytes: ByteArena) -> Bool {
    if left.start != right.start { return left.start < right.start }
    let order = order(bytes.bytes(at: left.key), bytes.bytes(at: right.key))
    return order == 0 ? left.cell < right.cell : order < 0
  }

  private static func order(_ left: ByteCursor, _ right: ByteCursor) -> Int {
    var (left, right) = (left, right)
    while true {
      let (first, second) = (left.word().byteSwapped, right.word().byteSwapped)
      if first != second { return first < second ? -1 : 1 }
      if left.remaining <= 8 || right.remaining <= 8 { return left.remaining - right.remaining }
      left.advance(by: 8)
      right.advance(by: 8)
    }
  }

  private mutating func sortTexts(_ bytes: ByteArena) {
    let texts = members.map { (text: bytes.text(at: $0.key), member: $0) }
    members = ContiguousArray(
      texts.sorted {
        $0.text == $1.text ? $0.member.cell < $1.member.cell : $0.text < $1.text
      }.map(\.member))
  }

  private mutating func removeRepeated(
    _ isASCII: Bool, _ bytes: ByteArena, _ draft: borrowing ValueDraft
  ) {
    guard members.count > 1 else { return }
    var repeated: [Int] = []
    for position in 1..<members.count {
      let (key, next) = (draft.key(members[position - 1].cell), members[position].key)
      let isSame =
        isASCII
        ? members[position - 1].start == members[position].start && bytes.isSame(key, next)
        : bytes.text(at: key) == bytes.text(at: next)
      guard isSame else { continue }
      repeated.append(position - 1)
      // Keep the spelling of the first key.
      draft.setKey(members[position].cell, key)
    }
    for position in repeated.reversed() { members.remove(at: position) }
  }
}
