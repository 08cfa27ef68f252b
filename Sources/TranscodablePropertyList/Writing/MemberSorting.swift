internal import TranscodableBytes
internal import TranscodableCore

/// Puts the members of dictionaries into the order of their keys, which is that of strings in Swift.
///
/// Of members with the same key the last one counts.
struct MemberSorting {
  /// A member with the first eight bytes of its key, as a number in the order of the bytes.
  private struct Member {
    let start: UInt64
    let cell: ValueDraft.Index
    /// Where the key is.
    let key: UInt32
    /// The number of members before it, before they are sorted.
    let place: UInt32
  }

  private let bytes: KeptBytes
  private var members: ContiguousArray<Member> = []
  private var spare: ContiguousArray<Member> = []
  private var orders = SortedOrders()

  init(_ bytes: KeptBytes) { self.bytes = bytes }

  /// Sorts a dictionary of a draft.
  mutating func sort(_ dictionary: ValueDraft.Index, in draft: borrowing ValueDraft) {
    members.removeAll(keepingCapacity: true)
    var cell = draft.firstChild(dictionary)
    var isASCII = true
    while cell != 0 {
      let entry = draft.entry(cell)
      if entry.kind != .dropped {
        isASCII = isASCII && bytes.isASCII(entry.key)
        members.append(
          Member(
            start: bytes.start(of: entry.key), cell: cell, key: entry.key,
            place: UInt32(truncatingIfNeeded: members.count)))
      }
      cell = entry.next
    }
    if !isASCII {
      sortTexts()
      removeRepeated(isASCII, draft)
    } else if !sortAsBefore() {
      let first = members.first?.start ?? 0
      sortASCII()
      orders.remember(members.count, first) { members[$0].place }
      removeRepeated(isASCII, draft)
    }
    draft.chain(members.count, in: dictionary) { members[$0].cell }
  }

  /// Puts the members in the order that those of another dictionary had; most dictionaries have the keys of others.
  ///
  /// - Returns: Whether they are sorted now, and no key comes twice; otherwise they are as they were.
  private mutating func sortAsBefore() -> Bool {
    guard let first = members.first,
      let order = orders.order(of: members.count, first.start)
    else { return false }
    spare.removeAll(keepingCapacity: true)
    var last = members[orders.place(0, in: order)]
    spare.append(last)
    for number in 1..<members.count {
      let member = members[orders.place(number, in: order)]
      guard
        last.start < member.start
          || last.start == member.start && Self.order(last, member, bytes) < 0
      else { return false }
      spare.append(member)
      last = member
    }
    swap(&members, &spare)
    return true
  }

  private mutating func sortASCII() {
    let bytes = bytes
    guard members.count <= 32 else {
      return members.sort { Self.precedes($0, $1, bytes) }
    }
    // Few members are put in their places one by one.
    var sorted = members.mutableSpan
    for place in sorted.indices {
      let member = sorted[place]
      var free = place
      while free > 0, Self.precedes(member, sorted[free - 1], bytes) {
        sorted[free] = sorted[free - 1]
        free -= 1
      }
      sorted[free] = member
    }
  }

  @inline(__always)
  private static func precedes(
    _ left: Member, _ right: Member, _ bytes: KeptBytes
  ) -> Bool {
    if left.start != right.start { return left.start < right.start }
    let order = order(left, right, bytes)
    return order == 0 ? left.cell < right.cell : order < 0
  }

  private static func order(_ left: Member, _ right: Member, _ bytes: KeptBytes) -> Int {
    order(bytes.bytes(at: left.key), bytes.bytes(at: right.key))
  }

  /// Negative if the first text comes first, zero if they are the same.
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

  private mutating func sortTexts() {
    let bytes = bytes
    let texts = members.map { (text: bytes.text(at: $0.key), member: $0) }
    members = ContiguousArray(
      texts.sorted {
        $0.text == $1.text ? $0.member.cell < $1.member.cell : $0.text < $1.text
      }.map(\.member))
  }

  private mutating func removeRepeated(_ isASCII: Bool, _ draft: borrowing ValueDraft) {
    guard members.count > 1 else { return }
    var repeated: [Int] = []
    for place in 1..<members.count {
      let (key, next) = (draft.key(members[place - 1].cell), members[place].key)
      let isSame =
        isASCII
        ? members[place - 1].start == members[place].start
          && Self.order(bytes.bytes(at: key), bytes.bytes(at: next)) == 0
        : bytes.text(at: key) == bytes.text(at: next)
      guard isSame else { continue }
      repeated.append(place - 1)
      // The key stays as it was written first.
      draft.setKey(members[place].cell, key)
    }
    for place in repeated.reversed() { members.remove(at: place) }
  }
}
