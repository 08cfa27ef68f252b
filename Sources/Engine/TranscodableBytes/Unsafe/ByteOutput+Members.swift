// What an object is made of, but for the text of its strings: keys, numbers and brackets, each stored into the slack, and
// one look at the room for all of a member.
extension ByteOutput {
  /// The length of a key that is stored with its value before the room is looked at.
  @inlinable internal static var longestKey: Int { 64 }

  /// Appends a literal in quotes, and the colon of a member: `"key":`.
  @inlinable @inline(__always)
  package mutating func appendMemberKey(_ text: StaticString) {
    store(key: text)
    if unsafe position > limit { grow(by: Self.slack) }
  }

  /// Appends a member that is a text: `"key":"text",`.
  @inlinable @inline(__always)
  package mutating func appendMember(
    _ key: StaticString, quoted text: borrowing String, escapesSlashes: Bool
  ) {
    store(key: key)
    appendQuoted(text, escapesSlashes: escapesSlashes, then: 0x2C)
  }

  /// Appends a member that is a number: `"key":12,`.
  package mutating func appendMember(_ key: StaticString, decimal value: Int) {
    store(key: key)
    storeDigits(UInt64(value.magnitude), isNegative: value < 0, then: 0x2C)
  }

  /// Appends a member that is a number: `"key":1.5,`.
  package mutating func appendMember(_ key: StaticString, decimal value: Double) {
    store(key: key)
    append(decimal: value, then: 0x2C)
  }

  /// Appends a member that is true or false: `"key":true,`.
  @inlinable @inline(__always)
  package mutating func appendMember(_ key: StaticString, _ value: Bool) {
    store(key: key)
    append(value ? 0x2C_6575_7274 : 0x2C65_736C_6166, count: value ? 5 : 6)
  }

  /// Ends an object or an array: its bracket, in the place of the comma after the last value if there is one, and a comma.
  @inlinable @inline(__always)
  package mutating func close(with bracket: UInt8) {
    // SAFETY: a comma was written, so the place before `position` is one that was. Two bytes fit into the slack.
    if last == 0x2C { unsafe position -= 1 }
    append(UInt64(bracket) | 0x2C00, count: 2)
  }

  /// Stores a literal in quotes and a colon, which may leave `position` past `limit`: by three bytes, or `longestKey` and three.
  ///
  /// What comes next is short, and looks at the room.
  @inlinable @inline(__always)
  internal mutating func store(key text: StaticString) {
    let count = text.utf8CodeUnitCount
    if count > Self.longestKey { reserve(count) }
    let target = unsafe UnsafeMutableRawPointer(position)
    let source = unsafe UnsafeRawPointer(text.utf8Start)
    // SAFETY: there is room for `count` bytes and three more, in the slack or before it. Both halves of an overlapping copy lie
    // within the `count` bytes that source and target have. A literal's bytes live as long as the program.
    unsafe target.storeBytes(of: 0x22, as: UInt8.self)
    let inside = unsafe target + 1
    switch count {
    case 8...16: unsafe Self.copy(source, to: inside, count, by: UInt64.self)
    case 4..<8: unsafe Self.copy(source, to: inside, count, by: UInt32.self)
    case 2..<4: unsafe Self.copy(source, to: inside, count, by: UInt16.self)
    case 17...32: unsafe Self.copy(source, to: inside, count, by: SIMD16<UInt8>.self)
    default: unsafe inside.copyMemory(from: source, byteCount: count)
    }
    unsafe inside.storeBytes(
      of: (0x3A22 as UInt16).littleEndian, toByteOffset: count, as: UInt16.self)
    unsafe position += count &+ 3
  }

  /// Copies `count` bytes by two pieces of a type, which may overlap.
  @inlinable @inline(__always)
  internal static func copy<Piece: BitwiseCopyable>(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ count: Int,
    by type: Piece.Type
  ) {
    let second = count &- MemoryLayout<Piece>.size
    // SAFETY: the caller has `count` bytes in both places, which are as many as a piece has, or up to twice as many.
    unsafe target.storeBytes(of: source.loadUnaligned(as: type), as: type)
    unsafe target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: second, as: type), toByteOffset: second, as: type)
  }
}
