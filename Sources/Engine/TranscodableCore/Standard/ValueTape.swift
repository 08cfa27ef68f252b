public import TranscodableBytes

/// An index of all values in a validated document, in document order.
///
/// An *entry* is the index of the first word of a value. The head of a container is followed by its
/// elements, or by alternating keys and values:
///
/// ```
/// scalar, key   kind, flags, offset, length | the length, if it exceeds 16 bits, or the value
/// array         kind, offset | entry after it, count | offset after it
/// object        the same | search state: next position, passed keys (see `StandardDocument+Keys`)
/// ```
///
/// The offset of a quoted string is the offset of the byte after the opening quote.
@usableFromInline
package struct ValueTape: ~Copyable {
  @usableFromInline
  package typealias Entry = UInt32

  @usableFromInline
  package enum Kind: UInt64, Sendable {
    case null, no, yes
    /// Decimal digits as in JSON, with an optional fraction and exponent.
    case number
    /// A big-endian integer with any number of bytes.
    case integer
    case real
    case string
    case data, date, uid, set
    // Containers must have the highest raw values.
    case array, object

    /// The raw value.
    ///
    /// Unlike the synthesized `rawValue`, this property can be inlined into other modules.
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

  /// Additional properties of a value.
  ///
  /// This type isn't an option set, because other modules would use generic code to create its
  /// literals.
  @usableFromInline
  package struct Flags: Equatable, Sendable {
    @usableFromInline package let rawValue: UInt64

    @inlinable @inline(__always)
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    @inlinable package static var none: Flags { Flags(rawValue: 0) }
    /// Marks a scalar that only its format can read, or an object whose keys can't be compared as
    /// bytes.
    @inlinable package static var unusual: Flags { Flags(rawValue: 0x10) }
    @inlinable package static var nonASCII: Flags { Flags(rawValue: 0x20) }
    /// The object has a key that is an integer.
    @inlinable package static var integerKey: Flags { Flags(rawValue: 0x20) }
    @inlinable package static var utf16: Flags { Flags(rawValue: 0x40) }
    /// The object has a key that isn't a string.
    @inlinable package static var badKey: Flags { Flags(rawValue: 0x40) }
    /// The null is an empty text, which is a string for some types.
    @inlinable package static var emptyText: Flags { Flags(rawValue: 0x40) }
    /// The second word of the number or date contains its value.
    @inlinable package static var inline: Flags { Flags(rawValue: 0x40) }
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

  /// The entry of a null value that isn't part of any document.
  @inlinable package static var null: Entry { 0 }
  @inlinable package static var root: Entry { 1 }

  /// Creates a tape.
  ///
  /// Call `prepare(room:)` before you use the tape.
  package init() { words = WordBuffer() }

  var room: Int { words.room }

  package mutating func prepare(room count: Int) {
    if words.room < count { words = WordBuffer(capacity: count) } else { words.removeAll() }
    words.append(Kind.null.code)
  }

  package var isFull: Bool { words.isFull }
  @inlinable @inline(__always)
  package var end: Entry { Entry(truncatingIfNeeded: words.count) }

  // MARK: - Writing

  @inlinable @inline(__always)
  package mutating func append(_ kind: Kind, at offset: Int) {
    words.append(kind.code | UInt64(truncatingIfNeeded: offset) &<< 8)
  }

  /// Appends an ASCII string or key that has no escapes.
  ///
  /// Its length must be less than ``longest``.
  @inlinable @inline(__always)
  package mutating func append(string count: Int, at offset: Int) {
    words.append(
      Kind.string.code | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: count) &<< 48)
  }

  @inlinable @inline(__always)
  package mutating func append(_ kind: Kind, at offset: Int, count: Int, _ flags: Flags = .none) {
    words.append(
      kind.code | flags.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: min(count, Self.longest)) &<< 48)
    if count >= Self.longest { words.append(UInt64(truncatingIfNeeded: count)) }
  }

  /// Appends a scalar whose second word is `word`.
  @inlinable @inline(__always)
  package mutating func append(
    _ kind: Kind, at offset: Int, word: UInt64, _ flags: Flags = .inline
  ) {
    words.append(
      kind.code | flags.rawValue | UInt64(truncatingIfNeeded: offset) &<< 8
        | UInt64(truncatingIfNeeded: Self.longest) &<< 48)
    words.append(word)
  }

  /// Appends the head of a container that is being opened.
  ///
  /// `parent` is the enclosing container. So far, `count` of its values have been read.
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

  /// Completes the head of a container, and returns the arguments of the matching call to `open`.
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

  /// The third word of an open container.
  ///
  /// The reader may use this word until it closes the container.
  @inlinable @inline(__always)
  package func scratch(_ entry: Entry) -> UInt64 { words[Int(entry) + 2] }

  @inlinable @inline(__always)
  package func setScratch(_ entry: Entry, _ word: UInt64) { words[Int(entry) + 2] = word }

  @inlinable @inline(__always)
  package func mark(_ entry: Entry, _ flags: Flags) { words[Int(entry)] |= flags.rawValue }

  /// Appends a copy of adjacent values, and returns the distance from each value to its copy.
  ///
  /// Returns `nil` if the tape has no room for them.
  package mutating func appendCopy(of entries: Range<Entry>) -> Entry? {
    guard words.count + entries.count < Int(Entry.max) else { return nil }
    let distance = end &- entries.lowerBound
    var entry = entries.lowerBound
    while entry < entries.upperBound {
      let isObject = isKind(.object, entry)
      guard isObject || isKind(.array, entry) else {
        let next = next(entry)
        while entry < next {
          words.append(words[Int(entry)])
          entry += 1
        }
        continue
      }
      let (head, size, offset) = words.three(at: Int(entry))
      words.append(head, size &+ UInt64(distance) &<< 32, offset, 0, 0)
      if !isObject { words.removeLast(2) }
      entry = isObject ? firstMember(entry) : firstElement(entry)
    }
    return distance
  }

  package mutating func removeAll(from entry: Entry) { words.removeLast(words.count - Int(entry)) }

  // MARK: - Reading

  @inline(__always)
  func kind(_ entry: Entry) -> Kind { Kind(rawValue: words[Int(entry)] & 0xF) ?? .null }

  @inlinable @inline(__always)
  package func isKind(_ kind: Kind, _ entry: Entry) -> Bool {
    words[Int(entry)] & 0xF == kind.code
  }

  @inlinable @inline(__always)
  package func flags(_ entry: Entry) -> Flags { Flags(rawValue: words[Int(entry)] & 0xF0) }

  @inlinable @inline(__always)
  package func offset(_ entry: Entry) -> Int { Int(words[Int(entry)] &>> 8 & 0xFF_FFFF_FFFF) }

  @inlinable @inline(__always)
  package func length(_ entry: Entry) -> Int {
    let count = Int(words[Int(entry)] &>> 48)
    return count < Self.longest ? count : Int(truncatingIfNeeded: words[Int(entry) + 1])
  }

  /// Returns the second word of a scalar that has one.
  @inlinable @inline(__always)
  package func word(_ entry: Entry) -> UInt64 { words[Int(entry) + 1] }

  /// Returns the flags, offset and length of a scalar.
  ///
  /// The returned length is at most ``longest``.
  @inline(__always)
  func scalar(_ entry: Entry) -> (flags: Flags, offset: Int, length: Int) {
    let word = words[Int(entry)]
    return (
      Flags(rawValue: word & 0xF0), Int(word &>> 8 & 0xFF_FFFF_FFFF), Int(word &>> 48)
    )
  }

  @inlinable @inline(__always)
  package func count(_ entry: Entry) -> Int {
    Int(UInt32(truncatingIfNeeded: words[Int(entry) + 1]))
  }

  @inlinable @inline(__always)
  package func end(of entry: Entry) -> Entry {
    Entry(truncatingIfNeeded: words[Int(entry) + 1] &>> 32)
  }

  package func endOffset(_ entry: Entry) -> Int { Int(truncatingIfNeeded: words[Int(entry) + 2]) }

  @inlinable @inline(__always)
  package func firstElement(_ entry: Entry) -> Entry { entry &+ 3 }

  @inlinable @inline(__always)
  package func firstMember(_ entry: Entry) -> Entry { entry &+ 5 }

  @inlinable @inline(__always)
  package func next(_ entry: Entry) -> Entry {
    let word = words[Int(entry)]
    if word & 0xF >= Kind.array.code { return end(of: entry) }
    return word &>> 48 < UInt64(Self.longest) ? entry &+ 1 : entry &+ 2
  }

  @inline(__always)
  func keys(of object: Entry) -> (
    areUnusual: Bool, end: Entry, position: UInt64, passed: UInt64
  ) {
    let (first, second, _, position, passed) = words.five(from: Int(object))
    return (
      first & Flags.unusual.rawValue != 0, Entry(truncatingIfNeeded: second &>> 32), position,
      passed
    )
  }

  @inline(__always)
  func search(_ object: Entry) -> (position: UInt64, passed: UInt64) {
    (words[Int(object) + 3], words[Int(object) + 4])
  }

  @inline(__always)
  func setSearch(_ object: Entry, _ position: UInt64, _ passed: UInt64) {
    words.replace(at: Int(object) + 3, by: position, passed)
  }

  /// Returns the entry of the value at `offset`.
  ///
  /// For a string, `offset` is the offset of the opening quote. `start` must not be after the
  /// value.
  ///
  /// - Complexity: O(*n*) in the number of entries from `start` to the value.
  package func entry(at offset: Int, from start: Entry) -> Entry? {
    var entry = start
    while entry < end {
      let kind = kind(entry)
      let position = self.offset(entry) &- (kind == .string ? 1 : 0)
      if position >= offset { return position == offset ? entry : nil }
      switch kind {
      case .array where offset < endOffset(entry): entry = firstElement(entry)
      case .object where offset < endOffset(entry): entry = firstMember(entry)
      default: entry = next(entry)
      }
    }
    return nil
  }

  /// The smallest length that doesn't fit into a scalar's first word.
  ///
  /// This length and all greater lengths are stored in a separate word.
  @inlinable package static var longest: Int { 0xFFFF }
}
