public import TranscodableBytes

/// An index of all values in a validated document of any format, in document order.
///
/// An *entry* is the index of the first word of a value. A scalar has one word, or two if it is
/// long. A container begins with a head of two or three words. Its elements, or alternating keys
/// and values, follow the head:
///
/// ```
/// scalar, key   kind, flags, offset, length | the length, if it exceeds 16 bits
/// array         kind, offset | entry after it, count | offset after it
/// object        the same | search state: next position, passed keys (see `StandardDocument+Keys`)
/// ```
///
/// The offset of a scalar is where its contents start. For a quoted string, this is the byte after
/// the opening quote.
@usableFromInline
package struct ValueTape: ~Copyable {
  /// The index of a value or key.
  @usableFromInline
  package typealias Entry = UInt32

  /// The kinds of values.
  ///
  /// This module only reads the kinds that have a comment below. Formats read the other kinds.
  @usableFromInline
  package enum Kind: UInt64, Sendable {
    case null, no, yes
    /// Decimal digits as in JSON, with an optional fraction and exponent.
    case number
    /// A big-endian integer, unless it is marked as unusual. The length is the number of its bytes.
    case integer
    /// A big-endian `Double`, unless it is marked as unusual.
    case real
    /// A UTF-8 string, unless it is marked as unusual.
    case string
    case data, date, uid, set
    // Containers must have the highest raw values.
    case array, object

    /// The raw value of the kind, as stored in the tape.
    ///
    /// This property exists because the synthesized `rawValue` isn't inlined into other modules.
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
    /// For a scalar: only the format can read it.
    ///
    /// For an object: its keys can't be compared as bytes.
    @inlinable package static var unusual: Flags { Flags(rawValue: 0x10) }
    /// The string contains non-ASCII characters.
    @inlinable package static var nonASCII: Flags { Flags(rawValue: 0x20) }
    /// The string is UTF-16.
    @inlinable package static var utf16: Flags { Flags(rawValue: 0x40) }
    /// The object has a key that isn't a string.
    @inlinable package static var badKey: Flags { Flags(rawValue: 0x40) }
    /// The object's keys are known to be distinct.
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
  /// The entry of the root value.
  @inlinable package static var root: Entry { 1 }

  /// Creates a tape.
  ///
  /// The tape must be prepared before use.
  package init() { words = WordBuffer() }

  var room: Int { words.room }

  /// Empties the tape and reserves capacity for about `count` words.
  package mutating func prepare(room count: Int) {
    if words.room < count { words = WordBuffer(capacity: count) } else { words.removeAll() }
    words.append(Kind.null.code)
  }

  /// Whether the document has more values than entries can represent.
  package var isFull: Bool { words.isFull }
  /// The entry that the next appended value will have.
  @inlinable @inline(__always)
  package var end: Entry { Entry(truncatingIfNeeded: words.count) }

  // MARK: - Writing

  /// Appends a scalar without a length.
  @inlinable @inline(__always)
  package mutating func append(_ kind: Kind, at offset: Int) {
    words.append(kind.code | UInt64(truncatingIfNeeded: offset) &<< 8)
  }

  /// Appends an ASCII string or key that has no escapes and is shorter than ``longest``.
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

  /// Completes the head of a container.
  ///
  /// Returns the arguments of the matching call to `open`.
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

  /// The third word of a container that is still open.
  ///
  /// The reader may use this word until it closes the container.
  @inlinable @inline(__always)
  package func scratch(_ entry: Entry) -> UInt64 { words[Int(entry) + 2] }

  @inlinable @inline(__always)
  package func setScratch(_ entry: Entry, _ word: UInt64) { words[Int(entry) + 2] = word }

  @inlinable @inline(__always)
  package func mark(_ entry: Entry, _ flags: Flags) { words[Int(entry)] |= flags.rawValue }

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

  /// Returns the offset of a scalar's contents, or the offset of a container.
  @inlinable @inline(__always)
  package func offset(_ entry: Entry) -> Int { Int(words[Int(entry)] &>> 8 & 0xFF_FFFF_FFFF) }

  /// The length of a scalar in bytes.
  @inlinable @inline(__always)
  package func length(_ entry: Entry) -> Int {
    let count = Int(words[Int(entry)] &>> 48)
    return count < Self.longest ? count : Int(truncatingIfNeeded: words[Int(entry) + 1])
  }

  /// Returns the flags, offset and length of a scalar.
  ///
  /// If the length exceeds ``longest``, the result is ``longest``.
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

  /// Returns the entry that follows a container and its contents.
  @inlinable @inline(__always)
  package func end(of entry: Entry) -> Entry {
    Entry(truncatingIfNeeded: words[Int(entry) + 1] &>> 32)
  }

  /// Returns the offset of the end of a container.
  package func endOffset(_ entry: Entry) -> Int { Int(truncatingIfNeeded: words[Int(entry) + 2]) }

  @inlinable @inline(__always)
  package func firstElement(_ entry: Entry) -> Entry { entry &+ 3 }

  @inlinable @inline(__always)
  package func firstMember(_ entry: Entry) -> Entry { entry &+ 5 }

  /// Returns the entry that follows a value or key.
  @inlinable @inline(__always)
  package func next(_ entry: Entry) -> Entry {
    let word = words[Int(entry)]
    if word & 0xF >= Kind.array.code { return end(of: entry) }
    return word &>> 48 < UInt64(Self.longest) ? entry &+ 1 : entry &+ 2
  }

  /// Returns the parts of an object's head.
  ///
  /// The first part is whether the keys can't be compared as bytes. The others are the object's end
  /// and the search state.
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

  /// Returns the state of an object's key search.
  ///
  /// Only the code of the search interprets the state.
  @inline(__always)
  func search(_ object: Entry) -> (position: UInt64, passed: UInt64) {
    (words[Int(object) + 3], words[Int(object) + 4])
  }

  @inline(__always)
  func setSearch(_ object: Entry, _ position: UInt64, _ passed: UInt64) {
    words.replace(at: Int(object) + 3, by: position, passed)
  }

  /// Returns the entry of the value that starts at `offset`, or `nil` if no value starts there.
  ///
  /// The format must have quoted strings. For a string, `offset` is the offset of the opening
  /// quote. `start` must be an entry at or before the value. The time is linear in the number of
  /// entries between `start` and the value. A skipped container is a single entry.
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

  /// The smallest length that is stored in a separate word.
  @inlinable package static var longest: Int { 0xFFFF }
}
