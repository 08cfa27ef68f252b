internal import TranscodableBytes

/// Where everything stands in a property list: an index of its values, whichever format they are in.
///
/// An *entry* is the number of the first word of a value. Containers begin with three words about themselves,
/// followed by their elements, or by keys and values in turn:
///
/// ```
/// scalar, key   kind, flags, offset, length | the length, if it is beyond 16 bits
/// container     kind, flags, offset | entry behind it, count | the search for keys (see `PropertyListDocument+Keys`)
/// ```
struct PropertyListTape: ~Copyable {
  /// The entry of a value, or of a key.
  typealias Entry = UInt32

  enum Kind: UInt64 {
    case null, no, yes, integer, real, string, data, date, uid, set, array, dictionary
  }

  /// What is unusual about a string, or about the keys of a dictionary.
  struct Flags: OptionSet {
    let rawValue: UInt64

    /// The string is not stored as it is: it has escapes; the dictionary has a key that cannot be compared as bytes.
    static let unusual = Flags(rawValue: 0x10)
    /// The string has characters beyond ASCII.
    static let nonASCII = Flags(rawValue: 0x20)
    /// The string is stored as UTF-16.
    static let utf16 = Flags(rawValue: 0x40)
    /// The dictionary has a key that is no string.
    static let badKey = Flags(rawValue: 0x40)
    /// The keys of the dictionary are known to differ.
    static let distinct = Flags(rawValue: 0x80)
  }

  private var words: WordBuffer

  /// An entry that is null and stands in no document.
  static var null: Entry { 0 }
  /// The entry of the outermost value.
  static var root: Entry { 1 }

  /// Creates a tape with room for about `count` words.
  init(capacity: Int = 64) {
    words = WordBuffer(capacity: capacity)
    words.append(Kind.null.rawValue)
  }

  /// Whether there are more values than can be numbered.
  var isFull: Bool { words.isFull }
  /// The entry that comes next.
  @inline(__always)
  var end: Entry { Entry(truncatingIfNeeded: words.count) }

  // MARK: - Writing

  /// Appends a scalar.
  @inline(__always)
  mutating func append(_ kind: Kind, at offset: Int, _ count: Int = 0, _ flags: Flags = []) {
    let place = UInt64(truncatingIfNeeded: offset) &<< 8
    if count < Self.longest {
      words.append(
        kind.rawValue | flags.rawValue | place | UInt64(truncatingIfNeeded: count) &<< 48)
    } else {
      words.append(kind.rawValue | flags.rawValue | place | UInt64(Self.longest) &<< 48)
      words.append(UInt64(count))
    }
  }

  /// Appends the head of a container that lies in `parent`; the third word is free until it is closed.
  @inline(__always)
  mutating func open(_ kind: Kind, at offset: Int, in parent: Entry, _ state: UInt64) -> Entry {
    let entry = end
    words.append(kind.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8)
    words.append(UInt64(parent))
    words.append(state)
    return entry
  }

  /// The third word of a container that is open.
  @inline(__always)
  func state(_ entry: Entry) -> UInt64 { words[Int(entry) + 2] }

  @inline(__always)
  func setState(_ entry: Entry, _ state: UInt64) { words[Int(entry) + 2] = state }

  /// The container around one that is open.
  @inline(__always)
  func parent(_ entry: Entry) -> Entry { Entry(truncatingIfNeeded: words[Int(entry) + 1]) }

  /// Completes the head of a container.
  @inline(__always)
  mutating func close(_ entry: Entry, count: Int) {
    words[Int(entry) + 1] = UInt64(end) &<< 32 | UInt64(UInt32(truncatingIfNeeded: count))
    words[Int(entry) + 2] = 0
  }

  /// Forgets everything from an entry on.
  mutating func removeAll(from entry: Entry) { words.removeLast(words.count - Int(entry)) }

  /// Adds flags to an entry.
  @inline(__always)
  func mark(_ entry: Entry, _ flags: Flags) { words[Int(entry)] |= flags.rawValue }

  // MARK: - Reading

  @inline(__always)
  func kind(_ entry: Entry) -> Kind { Kind(rawValue: words[Int(entry)] & 0xF) ?? .null }

  @inline(__always)
  func flags(_ entry: Entry) -> Flags { Flags(rawValue: words[Int(entry)] & 0xF0) }

  /// Where the value starts: the contents of a scalar, the head of a container.
  @inline(__always)
  func offset(_ entry: Entry) -> Int { Int(words[Int(entry)] &>> 8 & 0xFF_FFFF_FFFF) }

  /// The number of bytes of a scalar.
  @inline(__always)
  func length(_ entry: Entry) -> Int {
    let count = Int(words[Int(entry)] &>> 48)
    return count < Self.longest ? count : Int(words[Int(entry) + 1])
  }

  /// The number of elements or members.
  @inline(__always)
  func count(_ entry: Entry) -> Int { Int(UInt32(truncatingIfNeeded: words[Int(entry) + 1])) }

  /// The entry behind a container and everything in it.
  @inline(__always)
  func end(of entry: Entry) -> Entry { Entry(truncatingIfNeeded: words[Int(entry) + 1] &>> 32) }

  /// The first element of an array, or the first key of a dictionary.
  @inline(__always)
  func first(_ entry: Entry) -> Entry { entry &+ 3 }

  /// The entry behind a value.
  @inline(__always)
  func next(_ entry: Entry) -> Entry {
    let word = words[Int(entry)]
    // Arrays and dictionaries are the two highest kinds.
    if word & 0xF >= Kind.array.rawValue { return end(of: entry) }
    return word &>> 48 < UInt64(Self.longest) ? entry &+ 1 : entry &+ 2
  }

  /// The length from which on a word of its own says it.
  private static var longest: Int { 0xFFFF }
}
