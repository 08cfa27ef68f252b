public import TranscodableBytes

/// The places of all values in a validated document: an index in the order of the document, whatever its format.
///
/// An *entry* is the number of the first word of a value. A scalar has one word, or two if it is long. A
/// container begins with a few words about itself, followed by its elements, or by keys and values in turn:
///
/// ```
/// scalar, key   kind, flags, offset, length | the length, if it is beyond 16 bits
/// array         kind, offset | entry after it, count | offset after it
/// object        the same | the search for keys: where it goes on, what it has passed (see `StandardDocument+Keys`)
/// ```
///
/// The offset of a scalar is that of its contents: of a string in quotes, the byte after the quote.
@usableFromInline
package struct ValueTape: ~Copyable {
  /// The entry of a value, or of a key.
  @usableFromInline
  package typealias Entry = UInt32

  /// The kinds of values.
  ///
  /// Those with a note are read by this module; the format is asked about others.
  @usableFromInline
  package enum Kind: UInt64, Sendable {
    case null, no, yes
    /// Decimal digits as in JSON, perhaps with a fraction or an exponent.
    case number
    /// Unless it is marked as unusual, a big-endian integer of as many bytes as it is long.
    case integer
    /// Unless it is marked as unusual, a big-endian `Double`.
    case real
    /// Unless it is marked as unusual, UTF-8.
    case string
    case data, date, uid, set
    // The two highest.
    case array, object

    /// The kind as the tape has it.
    ///
    /// Written out: the raw value that the compiler makes is not inlined into other modules.
    @inlinable @inline(__always)
    var code: UInt64 {
      switch self {
      case .null: 0
      case .no: 1
      case .yes: 2
      case .number: 3
      case .integer: 4
      case .real: 5
      case .string: 6
      case .data: 7
      case .date: 8
      case .uid: 9
      case .set: 10
      case .array: 11
      case .object: 12
      }
    }
  }

  /// What has to be known about a value besides its kind.
  ///
  /// Not an option set: other modules would make one of a literal by generic code.
  @usableFromInline
  package struct Flags: Equatable, Sendable {
    @usableFromInline package let rawValue: UInt64

    @inlinable @inline(__always)
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    @inlinable package static var none: Flags { Flags(rawValue: 0) }
    /// Only the format can read the scalar, or the keys of the object cannot be compared as bytes.
    @inlinable package static var unusual: Flags { Flags(rawValue: 0x10) }
    /// The string has characters beyond ASCII.
    @inlinable package static var nonASCII: Flags { Flags(rawValue: 0x20) }
    /// The string is UTF-16.
    @inlinable package static var utf16: Flags { Flags(rawValue: 0x40) }
    /// The object has a key that is not a string.
    @inlinable package static var badKey: Flags { Flags(rawValue: 0x40) }
    /// The keys of the object are known to differ.
    @inlinable package static var distinct: Flags { Flags(rawValue: 0x80) }

    @inlinable package var isEmpty: Bool { rawValue == 0 }

    @inlinable @inline(__always)
    package func contains(_ flag: Flags) -> Bool { rawValue & flag.rawValue != 0 }

    @inlinable @inline(__always)
    package static func | (left: Flags, right: Flags) -> Flags {
      Flags(rawValue: left.rawValue | right.rawValue)
    }
  }

  @usableFromInline var words: WordBuffer

  /// An entry that is null and is not part of any document.
  @inlinable package static var null: Entry { 0 }
  /// The entry of the outermost value.
  @inlinable package static var root: Entry { 1 }

  /// Creates a tape that has to be prepared.
  package init() { words = WordBuffer() }

  /// The number of words there is room for.
  var room: Int { words.room }

  /// Removes everything, and makes room for about `count` words.
  package mutating func prepare(room count: Int) {
    if words.room < count { words = WordBuffer(capacity: count) } else { words.removeAll() }
    words.append(Kind.null.code)
  }

  /// Whether the document has more values than can be numbered.
  package var isFull: Bool { words.isFull }
  /// The entry that comes next.
  @inlinable @inline(__always)
  package var end: Entry { Entry(truncatingIfNeeded: words.count) }

  // MARK: - Writing

  /// Appends a scalar without a length.
  @inlinable @inline(__always)
  package mutating func append(_ kind: Kind, at offset: Int) {
    words.append(kind.code | UInt64(truncatingIfNeeded: offset) &<< 8)
  }

  /// Appends an ASCII string or key without escapes, shorter than ``longest``.
  @inlinable @inline(__always)
  package mutating func append(string count: Int, at offset: Int) {
    words.append(
      Kind.string.code | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: count) &<< 48)
  }

  /// Appends any scalar or key.
  @inlinable @inline(__always)
  package mutating func append(_ kind: Kind, at offset: Int, count: Int, _ flags: Flags = .none) {
    words.append(
      kind.code | flags.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: min(count, Self.longest)) &<< 48)
    if count >= Self.longest { words.append(UInt64(truncatingIfNeeded: count)) }
  }

  /// Appends the head of a container that is in `parent`, of which `count` values have been read.
  @inlinable @inline(__always)
  package mutating func open(
    isObject: Bool, at offset: Int, in parent: Entry = 0, _ count: UInt32 = 0
  ) -> Entry {
    let entry = end
    words.append(
      (isObject ? Kind.object.code : Kind.array.code) | UInt64(truncatingIfNeeded: offset) &<< 8,
      UInt64(parent) &<< 32 | UInt64(count), 0, 0, 0)
    if !isObject { words.removeLast(2) }
    return entry
  }

  /// Completes the head of a container, and returns what `open` was told.
  @discardableResult
  @inlinable @inline(__always)
  package mutating func close(
    _ entry: Entry, count: UInt32, offset: Int
  ) -> (parent: Entry, count: UInt32) {
    let before = words[Int(entry) + 1]
    words[Int(entry) + 1] = UInt64(end) &<< 32 | UInt64(count)
    words[Int(entry) + 2] = UInt64(truncatingIfNeeded: offset)
    return (Entry(truncatingIfNeeded: before &>> 32), UInt32(truncatingIfNeeded: before))
  }

  /// The third word of a container that is open, which is the reader's until it closes the container.
  @inlinable @inline(__always)
  package func scratch(_ entry: Entry) -> UInt64 { words[Int(entry) + 2] }

  @inlinable @inline(__always)
  package func setScratch(_ entry: Entry, _ word: UInt64) { words[Int(entry) + 2] = word }

  /// Adds flags to an entry.
  @inlinable @inline(__always)
  package func mark(_ entry: Entry, _ flags: Flags) { words[Int(entry)] |= flags.rawValue }

  /// Forgets everything from an entry on.
  package mutating func removeAll(from entry: Entry) { words.removeLast(words.count - Int(entry)) }

  // MARK: - Reading

  @inline(__always)
  func kind(_ entry: Entry) -> Kind { Kind(rawValue: words[Int(entry)] & 0xF) ?? .null }

  /// Whether a value is of a kind.
  @inlinable @inline(__always)
  package func isKind(_ kind: Kind, _ entry: Entry) -> Bool {
    words[Int(entry)] & 0xF == kind.code
  }

  @inlinable @inline(__always)
  package func flags(_ entry: Entry) -> Flags { Flags(rawValue: words[Int(entry)] & 0xF0) }

  /// Where the contents of a scalar start, or the head of a container.
  @inlinable @inline(__always)
  package func offset(_ entry: Entry) -> Int { Int(words[Int(entry)] &>> 8 & 0xFF_FFFF_FFFF) }

  /// The number of bytes of a scalar.
  @inlinable @inline(__always)
  package func length(_ entry: Entry) -> Int {
    let count = Int(words[Int(entry)] &>> 48)
    return count < Self.longest ? count : Int(truncatingIfNeeded: words[Int(entry) + 1])
  }

  /// A scalar: its flags, where it starts, and how long it is; ``longest`` if it is not shorter than that.
  @inline(__always)
  func scalar(_ entry: Entry) -> (flags: Flags, offset: Int, length: Int) {
    let word = words[Int(entry)]
    return (
      Flags(rawValue: word & 0xF0), Int(word &>> 8 & 0xFF_FFFF_FFFF), Int(word &>> 48)
    )
  }

  /// The number of elements or members.
  @inlinable @inline(__always)
  package func count(_ entry: Entry) -> Int {
    Int(UInt32(truncatingIfNeeded: words[Int(entry) + 1]))
  }

  /// The entry after a container and everything in it.
  @inlinable @inline(__always)
  package func end(of entry: Entry) -> Entry {
    Entry(truncatingIfNeeded: words[Int(entry) + 1] &>> 32)
  }

  /// The offset after a container.
  package func endOffset(_ entry: Entry) -> Int { Int(truncatingIfNeeded: words[Int(entry) + 2]) }

  /// The first element of an array.
  @inlinable @inline(__always)
  package func firstElement(_ entry: Entry) -> Entry { entry &+ 3 }

  /// The key of the first member of an object.
  @inlinable @inline(__always)
  package func firstMember(_ entry: Entry) -> Entry { entry &+ 5 }

  /// The entry after a value or a key.
  @inlinable @inline(__always)
  package func next(_ entry: Entry) -> Entry {
    let word = words[Int(entry)]
    if word & 0xF >= Kind.array.code { return end(of: entry) }
    return word &>> 48 < UInt64(Self.longest) ? entry &+ 1 : entry &+ 2
  }

  /// The head of an object: whether its keys cannot be compared as bytes, the entry after it, and the search for keys
  /// (see ``search(_:)``).
  @inline(__always)
  func keys(of object: Entry) -> (
    areUnusual: Bool, end: Entry, place: UInt64, passed: UInt64
  ) {
    let (first, second, _, place, passed) = words.five(from: Int(object))
    return (
      first & Flags.unusual.rawValue != 0, Entry(truncatingIfNeeded: second &>> 32), place, passed
    )
  }

  /// Where the search for keys in an object goes on, and what it has passed; set by the search itself.
  @inline(__always)
  func search(_ object: Entry) -> (place: UInt64, passed: UInt64) {
    (words[Int(object) + 3], words[Int(object) + 4])
  }

  @inline(__always)
  func setSearch(_ object: Entry, _ place: UInt64, _ passed: UInt64) {
    words.replace(at: Int(object) + 3, by: place, passed)
  }

  /// The entry of the value that starts at `offset` in a text whose strings are in quotes, nil if none does.
  ///
  /// - Parameters:
  ///   - offset: The offset of the value; of a string, that of its quote.
  ///   - start: An entry that is known not to be after it.
  /// - Returns: The entry, nil if no value starts there.
  /// - Complexity: O(*n*) in the number of entries passed, without those inside of containers that are passed.
  package func entry(at offset: Int, from start: Entry) -> Entry? {
    var entry = start
    while entry < end {
      let kind = kind(entry)
      let place = self.offset(entry) &- (kind == .string ? 1 : 0)
      if place >= offset { return place == offset ? entry : nil }
      switch kind {
      case .array where offset < endOffset(entry): entry = firstElement(entry)
      case .object where offset < endOffset(entry): entry = firstMember(entry)
      default: entry = next(entry)
      }
    }
    return nil
  }

  /// The length from which on a word of its own says it.
  @inlinable package static var longest: Int { 0xFFFF }
}
