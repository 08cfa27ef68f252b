internal import TranscodableBytes
internal import TranscodableCore

/// The sequences of keys that the objects of a document have had so far, as a tree.
///
/// Objects of one kind have the same keys in the same order, nearly always. Each key leads to the
/// keys that have followed it. So the next key is mostly known before it is read: it is compared
/// with the text it had the last time, byte by byte, without making a string, hashing it, or
/// looking whether it is there already. Objects that end at the same place of the tree share their
/// list of keys.
///
/// Text from elsewhere cannot make the tree grow at will: it is bounded in depth, in branches and
/// as a whole. Objects that do not fit in keep their keys themselves.
///
/// It keeps the bytes of long keys, so that it serves several documents one after the other.
struct KeySequenceTrie: ~Copyable {
  /// A place in the tree: the way from the root to it is a sequence of keys.
  struct Place {
    /// The first eight bytes of the key as it is in the text, with its quotes.
    var word: UInt64
    /// Ones for those of the eight bytes that belong to the key.
    var mask: UInt64
    /// Where the key is among the long ones, with its quotes, if it has more than eight bytes.
    var offset: Int
    /// The number of bytes of the key in the text, with its quotes.
    var length: Int
    /// The place that this key follows.
    var parent: Int
    /// The number of keys from the root to here.
    var depth: Int
    /// A bit for each key from the root to here; all ones if one of them is not ASCII.
    var marks: UInt64 = 0
    /// The number of keys that have followed.
    var branches = 0
    /// The key that followed the last time, 0 if none has.
    var next = 0
    /// Another key that has followed the same parent, 0 if this was the first.
    var sibling = 0
    /// The key that followed most recently for the first time, 0 if none has.
    var newest = 0
  }

  private static let maximumDepth = 128
  private static let maximumBranches = 24
  private static let maximumPlaces = 4096
  private static let maximumLength = 1 << 18

  /// The place before the first key.
  static let root = 0

  private var places = [Place(word: 0, mask: 0, offset: 0, length: 0, parent: 0, depth: 0)]
  /// The long keys as they were in the text.
  private var texts = ByteOutput(capacity: 64)
  /// The key of each place.
  private var names = [""]
  /// What the objects share that end at each place; made when the first one does.
  private var finished: [MemberKeys?] = [nil]
  /// Whether a key found no room.
  private var hasRefused = false

  /// Whether there is room for another document, whose objects may have other keys.
  ///
  /// If not, it does better with a new tree.
  var hasRoom: Bool {
    !hasRefused && places[Self.root].branches <= Self.maximumBranches / 3
      && places.count <= Self.maximumPlaces / 4 && texts.count <= Self.maximumLength / 4
  }

  /// Goes on along the tree if the key that is at `cursor` has followed before.
  ///
  /// - Parameters:
  ///   - place: Where the object is in the tree; moves on.
  ///   - cursor: At the quote of the key; moves past the key.
  /// - Returns: Whether the key was found.
  @inline(__always)
  mutating func follow(_ place: inout Int, at cursor: inout ByteCursor) -> Bool {
    let word = cursor.word()
    let expected = places[place].next
    if expected != 0, isKey(expected, word, at: cursor) {
      cursor.advance(by: places[expected].length)
      place = expected
      return true
    }
    return followOther(&place, word, at: &cursor)
  }

  @inline(never)
  private mutating func followOther(
    _ place: inout Int, _ word: UInt64, at cursor: inout ByteCursor
  ) -> Bool {
    var branch = places[place].newest
    while branch != 0 {
      if isKey(branch, word, at: cursor) {
        cursor.advance(by: places[branch].length)
        places[place].next = branch
        place = branch
        return true
      }
      branch = places[branch].sibling
    }
    return false
  }

  @inline(__always)
  private func isKey(_ place: Int, _ word: UInt64, at cursor: ByteCursor) -> Bool {
    let key = places[place]
    guard word & key.mask == key.word else { return false }
    if key.length <= 8 { return true }
    return texts.withCursor { cursor.hasSameBytes(as: $0.at(key.offset), key.length) }
  }

  /// Adds a key after a place.
  ///
  /// - Parameters:
  ///   - key: The key, which is not on the way to `place`.
  ///   - mark: Its bit.
  ///   - place: Where the object is in the tree; moves on.
  ///   - cursor: At the quote of the key.
  ///   - length: The number of bytes of the key with its quotes.
  /// - Returns: Whether it was added; not if the tree is large enough, or if the key has no quotes, so
  ///   that its bytes do not tell where it ends.
  mutating func add(
    _ key: String, _ mark: UInt64, after place: inout Int, at cursor: ByteCursor, length: Int
  ) -> Bool {
    guard places.count < Self.maximumPlaces, places[place].branches < Self.maximumBranches,
      places[place].depth < Self.maximumDepth, cursor.peek() == 0x22,
      texts.count + length <= Self.maximumLength
    else {
      hasRefused = true
      return false
    }
    let mask: UInt64 = length >= 8 ? .max : 1 &<< UInt64(length * 8) &- 1
    let new = places.count
    let parent = places[place]
    places.append(
      Place(
        word: cursor.word() & mask, mask: mask, offset: texts.count, length: length,
        parent: place, depth: parent.depth + 1,
        marks: parent.marks | mark, sibling: parent.newest))
    if length > 8 { texts.append(cursor.prefix(length)) }
    names.append(key)
    finished.append(nil)
    places[place].branches += 1
    places[place].newest = new
    places[place].next = new
    place = new
    return true
  }

  /// The bit of a key; all bits if it is not ASCII, so that another text may be the same key.
  static func mark(of key: String) -> UInt64 {
    var hash: UInt64 = 0
    for byte in key.utf8 {
      if byte >= 0x80 { return .max }
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }
    return 1 &<< (hash &>> 58)
  }

  /// Whether a key is on the way to a place.
  func has(_ key: String, _ mark: UInt64, before place: Int) -> Bool {
    if places[place].marks & mark == 0 { return false }
    var place = place
    while place != Self.root {
      if names[place] == key { return true }
      place = places[place].parent
    }
    return false
  }

  /// The keys on the way to a place, to be shared.
  @inline(__always)
  mutating func keys(at place: Int) -> MemberKeys {
    finished[place] ?? finish(place)
  }

  @inline(never)
  private mutating func finish(_ place: Int) -> MemberKeys {
    let keys = unsharedKeys(at: place)
    finished[place] = keys
    return keys
  }

  /// The keys on the way to a place.
  func unsharedKeys(at place: Int) -> MemberKeys {
    var way: [String] = []
    var place = place
    while place != Self.root {
      way.append(names[place])
      place = places[place].parent
    }
    return MemberKeys(distinct: way.reversed())
  }
}

extension ByteCursor {
  /// Whether the next `count` bytes here are the same as those at `other`.
  fileprivate func hasSameBytes(as other: ByteCursor, _ count: Int) -> Bool {
    var (here, there, left) = (self, other, count)
    while left >= 8 {
      if here.word() != there.word() { return false }
      here.advance(by: 8)
      there.advance(by: 8)
      left -= 8
    }
    return left == 0 || (here.word() ^ there.word()) &<< UInt64(64 &- left &* 8) == 0
  }
}
