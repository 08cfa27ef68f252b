internal import TranscodableBytes

/// Where everything stands in a text that has been validated: an index of its values in the order of the text.
///
/// An *entry* is the number of the first word of a value. Scalars are one word; containers begin with a few
/// words about themselves, followed by their elements, or by keys and values in turn:
///
/// ```
/// scalar, key   kind, flags, offset, length (of strings)
/// array         kind, offset | entry behind it, count | offset behind it
/// object        the same | the search for keys: where it goes on, what it has passed (see `JSONDocument+Keys`)
/// ```
struct JSONTape: ~Copyable {
  /// The entry of a value, or of a key.
  typealias Entry = UInt32

  enum Kind: UInt64 {
    case null, no, yes, number, string, array, object
  }

  private var words: WordBuffer

  /// An entry that is null and stands in no text.
  static var null: Entry { 0 }
  /// The entry of the outermost value.
  static var root: Entry { 1 }

  /// Creates a tape that has to be prepared.
  init() { words = WordBuffer() }

  /// The number of words there is room for.
  var room: Int { words.room }

  /// Removes everything, and makes room for about as many values as `size` bytes of text have.
  mutating func prepare(forSize size: Int) {
    let room = size / 6 + 16
    if words.room < room { words = WordBuffer(capacity: room) } else { words.removeAll() }
    words.append(Kind.null.rawValue)
  }

  /// Whether the text has more values than can be numbered.
  var isFull: Bool { words.isFull }
  /// The entry that comes next.
  var end: Entry { Entry(truncatingIfNeeded: words.count) }

  // MARK: - Writing

  /// Appends a scalar.
  @inline(__always)
  mutating func append(_ kind: Kind, at offset: Int) {
    words.append(kind.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8)
  }

  /// Appends an ASCII string or key without escapes, shorter than ``longest``; `offset` is that of its quote.
  @inline(__always)
  mutating func append(string count: Int, at offset: Int) {
    words.append(
      Kind.string.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: count) &<< 48)
  }

  /// Appends any string or key.
  @inline(__always)
  mutating func append(_ string: StringScan, at offset: Int) {
    let flags = (string.isASCII ? 0 : Self.nonASCII) | (string.hasEscape ? Self.escaped : 0)
    words.append(
      Kind.string.rawValue | flags | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: min(string.count, Self.longest)) &<< 48)
  }

  /// Appends the head of a container that lies in `parent`, of which `count` values have been read.
  @inline(__always)
  mutating func open(_ kind: Kind, at offset: Int, in parent: Entry, _ count: UInt32) -> Entry {
    let entry = end
    words.append(
      kind.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8,
      UInt64(parent) &<< 32 | UInt64(count), 0, 0, 0)
    if kind == .array { words.removeLast(2) }
    return entry
  }

  /// Completes the head of a container, and returns what `open` was told.
  @inline(__always)
  mutating func close(_ entry: Entry, count: UInt32, offset: Int) -> (parent: Entry, count: UInt32)
  {
    let before = words[Int(entry) + 1]
    words[Int(entry) + 1] = UInt64(end) &<< 32 | UInt64(count)
    words[Int(entry) + 2] = UInt64(truncatingIfNeeded: offset)
    return (Entry(truncatingIfNeeded: before &>> 32), UInt32(truncatingIfNeeded: before))
  }

  /// Notes that the keys of an object cannot be compared byte by byte.
  func markUnusual(_ entry: Entry) { words[Int(entry)] |= Self.escaped }

  /// Notes that no two keys of an object are the same.
  func markDistinct(_ entry: Entry) { words[Int(entry)] |= Self.distinct }

  // MARK: - Reading

  @inline(__always)
  func kind(_ entry: Entry) -> Kind { Kind(rawValue: words[Int(entry)] & 0xF) ?? .null }

  /// Whether a string has escapes.
  @inline(__always)
  func hasEscape(_ entry: Entry) -> Bool { words[Int(entry)] & Self.escaped != 0 }

  /// Whether a string is ASCII.
  @inline(__always)
  func isASCII(_ entry: Entry) -> Bool { words[Int(entry)] & Self.nonASCII == 0 }

  /// Whether the keys of an object are known to differ.
  @inline(__always)
  func isDistinct(_ entry: Entry) -> Bool { words[Int(entry)] & Self.distinct != 0 }

  /// Where the value starts in the text.
  @inline(__always)
  func offset(_ entry: Entry) -> Int { Int(words[Int(entry)] &>> 8 & 0xFF_FFFF_FFFF) }

  /// The number of bytes between the quotes of a string, or ``longest`` if it is not less than that.
  @inline(__always)
  func length(_ entry: Entry) -> Int { Int(words[Int(entry)] &>> 48) }

  /// The number of elements or members.
  @inline(__always)
  func count(_ entry: Entry) -> Int { Int(UInt32(truncatingIfNeeded: words[Int(entry) + 1])) }

  /// The entry behind a container and everything in it.
  @inline(__always)
  func end(of entry: Entry) -> Entry { Entry(truncatingIfNeeded: words[Int(entry) + 1] &>> 32) }

  /// Where a container ends in the text.
  func endOffset(_ entry: Entry) -> Int { Int(words[Int(entry) + 2]) }

  /// The first element of an array.
  @inline(__always)
  func firstElement(_ entry: Entry) -> Entry { entry &+ 3 }

  /// The key of the first member of an object.
  @inline(__always)
  func firstMember(_ entry: Entry) -> Entry { entry &+ 5 }

  /// The entry behind a value.
  @inline(__always)
  func next(_ entry: Entry) -> Entry {
    // Arrays and objects are the two highest kinds.
    words[Int(entry)] & 0xF < Kind.array.rawValue ? entry &+ 1 : end(of: entry)
  }

  /// What stands at the head of an object: whether it has a key with escapes or beyond ASCII, the entry behind it, and the search
  /// for keys (see ``search(_:)``).
  @inline(__always)
  func keys(of object: Entry) -> (
    areUnusual: Bool, end: Entry, place: UInt64, passed: UInt64
  ) {
    let (first, second, _, place, passed) = words.five(from: Int(object))
    return (
      first & Self.escaped != 0, Entry(truncatingIfNeeded: second &>> 32), place, passed
    )
  }

  /// Where the search for keys in an object goes on, and what it has passed; set by whoever searches.
  @inline(__always)
  func search(_ object: Entry) -> (place: UInt64, passed: UInt64) {
    (words[Int(object) + 3], words[Int(object) + 4])
  }

  @inline(__always)
  func setSearch(_ object: Entry, _ place: UInt64, _ passed: UInt64) {
    words.replace(at: Int(object) + 3, by: place, passed)
  }

  /// The entry of the value that starts at `offset`, nil if none does.
  ///
  /// - Parameters:
  ///   - offset: The offset of the value.
  ///   - start: An entry that is known not to lie behind it.
  /// - Returns: The entry, nil if no value starts there.
  /// - Complexity: O(*n*) in the number of entries passed, without those inside of containers that are passed.
  func entry(at offset: Int, from start: Entry) -> Entry? {
    var entry = start
    while entry < end {
      if self.offset(entry) >= offset { return self.offset(entry) == offset ? entry : nil }
      switch kind(entry) {
      case .array where offset < endOffset(entry): entry = firstElement(entry)
      case .object where offset < endOffset(entry): entry = firstMember(entry)
      default: entry = next(entry)
      }
    }
    return nil
  }

  private static var escaped: UInt64 { 0x10 }
  private static var nonASCII: UInt64 { 0x20 }
  private static var distinct: UInt64 { 0x40 }
  /// The length that stands for itself and all greater ones.
  static var longest: Int { 0xFFFF }
}
