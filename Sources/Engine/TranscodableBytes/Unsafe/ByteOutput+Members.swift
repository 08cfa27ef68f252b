// Methods that append the parts of an object: keys, values and brackets. Each part is stored in the
// slack, and the capacity is checked only once per member.
extension ByteOutput {
  /// The maximum length of a key that `store(key:)` stores without reserving memory.
  @inlinable internal static var longestKey: Int { 64 }

  @inlinable @inline(__always)
  package mutating func appendMemberKey(_ text: StaticString) {
    store(key: text)
    if unsafe position > limit { grow(by: Self.slack) }
  }

  @inlinable @inline(__always)
  package mutating func append(literal text: StaticString) {
    let count = text.utf8CodeUnitCount
    if count > Self.longestKey { reserve(count) }
    // SAFETY: `count` bytes fit into the free capacity and the slack.
    unsafe Self.copy(text, to: UnsafeMutableRawPointer(position))
    commit(count)
  }

  @inlinable @inline(__always)
  package mutating func appendMember(
    _ key: StaticString, quoted text: borrowing String, escapesSlashes: Bool
  ) {
    store(key: key)
    appendQuoted(text, escapesSlashes: escapesSlashes, then: 0x2C)
  }

  package mutating func appendMember(_ key: StaticString, decimal value: Int) {
    store(key: key)
    storeDigits(UInt64(value.magnitude), isNegative: value < 0, then: 0x2C)
  }

  package mutating func appendMember(_ key: StaticString, decimal value: Double) {
    store(key: key)
    append(decimal: value, then: 0x2C)
  }

  @inlinable @inline(__always)
  package mutating func appendMember(_ key: StaticString, _ value: Bool) {
    store(key: key)
    append(value ? 0x2C_6575_7274 : 0x2C65_736C_6166, count: value ? 5 : 6)
  }

  @inlinable @inline(__always)
  package mutating func close(with bracket: UInt8) {
    // SAFETY: if the last byte is a comma, `position` is after the start. Two bytes fit into the
    // slack.
    if last == 0x2C { unsafe position -= 1 }
    append(UInt64(bracket) | 0x2C00, count: 2)
  }

  /// Stores a quoted literal and a colon, without checking the capacity.
  ///
  /// Afterwards, `position` may exceed `limit` by up to `longestKey` plus three bytes. The caller
  /// must append a short value and then check the capacity.
  @inlinable @inline(__always)
  internal mutating func store(key text: StaticString) {
    let count = text.utf8CodeUnitCount
    if count > Self.longestKey { reserve(count) }
    let target = unsafe UnsafeMutableRawPointer(position)
    // SAFETY: `count` plus three bytes fit into the free capacity and the slack.
    unsafe target.storeBytes(of: 0x22, as: UInt8.self)
    let inside = unsafe target + 1
    unsafe Self.copy(text, to: inside)
    unsafe inside.storeBytes(
      of: (0x3A22 as UInt16).littleEndian, toByteOffset: count, as: UInt16.self)
    unsafe position += count &+ 3
  }

  /// Copies a literal to a target with enough room.
  @inlinable @inline(__always)
  internal static func copy(_ text: StaticString, to target: UnsafeMutableRawPointer) {
    let count = text.utf8CodeUnitCount
    let source = unsafe UnsafeRawPointer(text.utf8Start)
    // SAFETY: if the copied pieces overlap, they still lie within the `count` bytes of both source
    // and target. A literal's bytes are never freed.
    switch count {
    case 8...16: unsafe copy(source, to: target, count, by: UInt64.self)
    case 4..<8: unsafe copy(source, to: target, count, by: UInt32.self)
    case 2..<4: unsafe copy(source, to: target, count, by: UInt16.self)
    case 17...32: unsafe copy(source, to: target, count, by: SIMD16<UInt8>.self)
    default: unsafe target.copyMemory(from: source, byteCount: count)
    }
  }

  /// Copies `count` bytes in two pieces, which may overlap.
  @inlinable @inline(__always)
  internal static func copy<Piece: BitwiseCopyable>(
    _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ count: Int,
    by type: Piece.Type
  ) {
    let second = count &- MemoryLayout<Piece>.size
    // SAFETY: source and target both have `count` bytes. `count` is at least the size of one piece
    // and at most the size of two.
    unsafe target.storeBytes(of: source.loadUnaligned(as: type), as: type)
    unsafe target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: second, as: type), toByteOffset: second, as: type)
  }
}
