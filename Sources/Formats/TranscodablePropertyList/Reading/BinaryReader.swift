internal import TranscodableBytes
internal import TranscodableCore

/// Indexes a binary property list by following references from the top object.
///
/// Budgets prevent a small document from expanding without bound, and the depth limit stops
/// reference cycles.
struct BinaryReader: ~Copyable {
  private let bytes: ByteCursor
  private let trailer: BinaryTrailer
  private let settings: PropertyListReaderSettings
  private var tape: ValueTape
  private var current = ValueTape.null
  private var depth = 0
  private var elementBudget: Int
  private var byteBudget: Int

  /// Validates the trailer and the offset table, and overwrites the tape.
  init(
    _ bytes: ByteCursor, _ settings: PropertyListReaderSettings, _ tape: consuming ValueTape
  ) throws(CodingFailure) {
    let trailer = try BinaryTrailer(bytes)
    try Self.checkOffsets(bytes, trailer)
    self.bytes = bytes
    self.settings = settings
    self.trailer = trailer
    self.tape = tape
    self.tape.prepare(room: min(trailer.objectCount &* 2, bytes.remaining) &+ 16)
    elementBudget = settings.elementLimit(forSize: bytes.remaining)
    byteBudget = settings.maximumDocumentSize
  }

  private static func checkOffsets(
    _ bytes: ByteCursor, _ trailer: BinaryTrailer
  ) throws(CodingFailure) {
    let size = trailer.offsetSize
    var isGood = true
    var position = trailer.tableOffset
    for _ in 0..<trailer.objectCount {
      let offset = bytes.bigEndian(at: position, size)
      isGood = isGood && offset >= 8 && offset < UInt64(trailer.tableOffset)
      position &+= size
    }
    if !isGood {
      throw CodingFailure(
        .invalidStructure, at: trailer.tableOffset,
        found: "an object offset outside the object area")
    }
  }

  consuming func index() throws(CodingFailure) -> ValueTape {
    try append(object: UInt64(trailer.topObject), isKey: false)
    while current != ValueTape.null {
      let state = tape.scratch(current)
      let count = Int(truncatingIfNeeded: state &>> 32)
      let index = Int(truncatingIfNeeded: state & 0xFFFF_FFFF)
      let isDictionary = tape.isKind(.object, current)
      if index == (isDictionary ? count * 2 : count) {
        closeContainer(count)
        continue
      }
      tape.setScratch(current, state &+ 1)
      // A dictionary lists all of its keys before its values.
      let position = isDictionary ? (index &>> 1) &+ (index & 1) &* count : index
      let size = trailer.referenceSize
      let reference = bytes.bigEndian(at: tape.offset(current) &+ position &* size, size)
      try append(object: reference, isKey: isDictionary && index & 1 == 0)
    }
    if tape.isFull { throw CodingFailure(.countLimit, at: 0) }
    return tape
  }

  private mutating func closeContainer(_ count: Int) {
    let (parent, _) = tape.close(
      current, count: UInt32(truncatingIfNeeded: count), offset: tape.offset(current))
    current = parent
    depth &-= 1
  }

  @inline(__always)
  private mutating func append(object: UInt64, isKey: Bool) throws(CodingFailure) {
    guard object < UInt64(trailer.objectCount) else {
      throw failure(tape.offset(current), "a reference to an object that doesn't exist")
    }
    elementBudget &-= 1
    if elementBudget < 0 {
      throw CodingFailure(
        .countLimit, at: tape.offset(current), found: "too many references to the same objects")
    }
    let size = trailer.offsetSize
    let offset = Int(
      truncatingIfNeeded: bytes.bigEndian(
        at: trailer.tableOffset &+ Int(truncatingIfNeeded: object) &* size, size))
    let marker = bytes.peek(at: offset)
    if isKey, marker & 0xF0 != 0x50 { noteUnusualKey(marker, offset) }
    switch marker &>> 4 {
    case 0x5: try appendText(marker, at: offset, isKey: isKey)
    case 0x1: try appendNumber(.integer, marker, at: offset, maximum: 4)
    case 0xA, 0xD: try open(marker, at: offset)
    default: try appendOther(marker, at: offset)
    }
  }

  @inline(never)
  private func noteUnusualKey(_ marker: UInt8, _ offset: Int) {
    tape.mark(current, marker &>> 4 == 0x6 ? .unusual : .badKey | .unusual)
  }

  // MARK: - Scalars

  private mutating func appendOther(_ marker: UInt8, at offset: Int) throws(CodingFailure) {
    switch marker &>> 4 {
    case 0x0:
      switch marker {
      case 0x00: tape.append(.null, at: offset)
      case 0x08: tape.append(.no, at: offset)
      case 0x09: tape.append(.yes, at: offset)
      default: throw invalidMarker(offset)
      }
    case 0x2:
      guard marker == 0x22 || marker == 0x23 else { throw invalidMarker(offset) }
      try appendNumber(.real, marker, at: offset, maximum: 3)
    case 0x3:
      guard marker == 0x33 else { throw invalidMarker(offset) }
      try appendNumber(.date, marker, at: offset, maximum: 3)
    case 0x4:
      let (start, count) = try extent(marker, at: offset, width: 1)
      tape.append(.data, at: start, count: count)
    case 0x6:
      let (start, count) = try extent(marker, at: offset, width: 2)
      try checkUTF16(start, count)
      tape.append(.string, at: start, count: count, .utf16 | .nonASCII | .unusual)
    case 0x8: tape.append(.uid, at: offset &+ 1, count: Int(marker & 0xF) &+ 1)
    case 0xC:
      _ = try extent(marker, at: offset, width: trailer.referenceSize)
      tape.append(.set, at: offset)
    default: throw invalidMarker(offset)
    }
  }

  private mutating func appendNumber(
    _ kind: ValueTape.Kind, _ marker: UInt8, at offset: Int, maximum: UInt8
  ) throws(CodingFailure) {
    guard marker & 0xF <= maximum else { throw invalidMarker(offset) }
    let size = 1 &<< Int(marker & 0xF)
    guard offset &+ 1 &+ size <= trailer.tableOffset else { throw cut(offset) }
    let isUnusual = kind == .integer ? size > 8 : kind == .real && size < 8
    tape.append(kind, at: offset &+ 1, count: size, isUnusual ? .unusual : .none)
  }

  private mutating func appendText(
    _ marker: UInt8, at offset: Int, isKey: Bool
  ) throws(CodingFailure) {
    let (start, count) = try extent(marker, at: offset, width: 1)
    let text = bytes.at(start)
    if count == 5, text.hasPrefix("$null") {
      if isKey { tape.mark(current, .badKey | .unusual) }
      return tape.append(.null, at: start)
    }
    guard text.isASCII(count) else {
      throw failure(start, "an ASCII string with non-ASCII bytes")
    }
    tape.append(.string, at: start, count: count)
  }

  private func checkUTF16(_ start: Int, _ count: Int) throws(CodingFailure) {
    var position = start
    let end = start &+ count
    while position < end {
      let unit = bytes.bigEndian(at: position, 2)
      position &+= 2
      guard unit & 0xF800 == 0xD800 else { continue }
      guard unit < 0xDC00, position < end, bytes.bigEndian(at: position, 2) & 0xFC00 == 0xDC00
      else {
        throw CodingFailure(.loneSurrogate, at: position &- 2)
      }
      position &+= 2
    }
  }

  // MARK: - Containers

  private mutating func open(_ marker: UInt8, at offset: Int) throws(CodingFailure) {
    let isDictionary = marker &>> 4 == 0xD
    let (start, size) = try extent(
      marker, at: offset, width: trailer.referenceSize &* (isDictionary ? 2 : 1))
    let count = size / (trailer.referenceSize * (isDictionary ? 2 : 1))
    // The tape stores a count in 31 bits.
    guard count < 1 << 31 else { throw CodingFailure(.countLimit, at: offset) }
    depth &+= 1
    if depth > settings.maximumDepth { throw CodingFailure(.depthLimit, at: offset) }
    current = tape.open(isObject: isDictionary, at: start, in: current)
    tape.setScratch(current, UInt64(count) &<< 32)
  }

  @inline(__always)
  private mutating func extent(
    _ marker: UInt8, at offset: Int, width: Int
  ) throws(CodingFailure) -> (start: Int, size: Int) {
    var start = offset &+ 1
    var count = UInt64(marker & 0xF)
    if count == 0xF { count = try longCount(&start) }
    let (size, isTooLarge) = Int(truncatingIfNeeded: min(count, 1 << 48))
      .multipliedReportingOverflow(by: width)
    guard !isTooLarge, trailer.tableOffset &- start >= size else { throw cut(offset) }
    byteBudget &-= size
    if byteBudget < 0 { throw CodingFailure(.sizeLimit, at: offset) }
    return (start, size)
  }

  /// A large count is stored as an integer after the marker.
  private func longCount(_ position: inout Int) throws(CodingFailure) -> UInt64 {
    let marker = bytes.peek(at: position)
    let size = 1 &<< Int(marker & 0xF)
    guard position < trailer.tableOffset, marker &>> 4 == 1, marker & 0xF <= 4,
      position &+ 1 &+ size <= trailer.tableOffset
    else { throw cut(position) }
    defer { position &+= 1 &+ size }
    return bytes.bigEndian(at: position &+ 1, size)
  }

  // MARK: - Failures

  private func invalidMarker(_ offset: Int) -> CodingFailure {
    failure(offset, "an object of an unknown kind")
  }

  private func cut(_ offset: Int) -> CodingFailure {
    failure(offset, "an object that extends beyond the object area")
  }

  private func failure(_ offset: Int, _ found: String) -> CodingFailure {
    CodingFailure(.invalidStructure, at: offset, found: found)
  }
}

/// The last 32 bytes of a document, which locate the offset table and specify integer sizes.
struct BinaryTrailer {
  static var size: Int { 32 }

  let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  let tableOffset: Int

  /// Throws unless the offset table ends at the trailer and the integer sizes are large enough.
  init(_ bytes: ByteCursor) throws(CodingFailure) {
    let start = bytes.remaining - Self.size
    let trailer = bytes.at(max(0, start))
    offsetSize = Int(trailer.peek(at: 6))
    referenceSize = Int(trailer.peek(at: 7))
    guard let count = Int(exactly: trailer.bigEndian(at: 8, 8)),
      let top = Int(exactly: trailer.bigEndian(at: 16, 8)),
      let table = Int(exactly: trailer.bigEndian(at: 24, 8))
    else { throw Self.failure(start, "a count or an offset out of bounds") }
    (objectCount, topObject, tableOffset) = (count, top, table)
    guard offsetSize > 0, referenceSize > 0, count > top, table >= 9, table < start else {
      throw Self.failure(start, "inconsistent values")
    }
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: offsetSize)
    guard !isTooLarge, size == start - table else {
      throw Self.failure(start, "an offset table of a different size")
    }
    guard Self.suffices(referenceSize, for: count), Self.suffices(offsetSize, for: table) else {
      throw Self.failure(start, "integer sizes too small for the number of objects")
    }
  }

  private static func suffices(_ size: Int, for count: Int) -> Bool {
    size >= 8 || 1 << (8 * size) > count
  }

  private static func failure(_ offset: Int, _ found: String) -> CodingFailure {
    CodingFailure(.invalidStructure, at: offset, expected: "a valid trailer", found: found)
  }
}
