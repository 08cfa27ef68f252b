internal import TranscodableBytes
internal import TranscodableCore

/// Indexes a binary property list: follows its references from the top object on.
///
/// Every object is checked that can be reached. What several references share is on the tape once for each of them;
/// budgets keep a small document from standing for a large one, and the depth ends what refers to itself.
struct BinaryReader: ~Copyable {
  private let bytes: ByteCursor
  private let trailer: BinaryTrailer
  private let settings: PropertyListReaderSettings
  private(set) var tape: PropertyListTape
  private var current = PropertyListTape.null
  private var depth = 0
  /// How many values may still come.
  private var elementBudget: Int
  /// How many bytes strings and data may still have.
  private var byteBudget: Int

  /// Prepares to index a document.
  ///
  /// - Parameters:
  ///   - bytes: The document from its first byte.
  ///   - settings: The limits.
  /// - Throws: A failure if the trailer or an offset in the table makes no sense.
  init(_ bytes: ByteCursor, _ settings: PropertyListReaderSettings) throws(CodingFailure) {
    let trailer = try BinaryTrailer(bytes)
    try Self.checkOffsets(bytes, trailer)
    self.bytes = bytes
    self.settings = settings
    self.trailer = trailer
    tape = PropertyListTape(capacity: min(trailer.objectCount &* 2, bytes.remaining) &+ 16)
    elementBudget = settings.elementLimit(forSize: bytes.remaining)
    byteBudget = settings.maximumDocumentSize
  }

  private static func checkOffsets(
    _ bytes: ByteCursor, _ trailer: BinaryTrailer
  ) throws(CodingFailure) {
    let size = trailer.offsetSize
    var isGood = true
    var place = trailer.tableOffset
    for _ in 0..<trailer.objectCount {
      let offset = bytes.bigEndian(at: place, size)
      isGood = isGood && offset >= 8 && offset < UInt64(trailer.tableOffset)
      place &+= size
    }
    if !isGood {
      throw CodingFailure(
        .invalidStructure, at: trailer.tableOffset,
        found: "an offset of an object that lies outside of the objects")
    }
  }

  /// Indexes the top object and all that it refers to.
  consuming func index() throws(CodingFailure) -> PropertyListTape {
    try append(object: UInt64(trailer.topObject), isKey: false)
    while current != PropertyListTape.null {
      let state = tape.state(current)
      let count = Int(truncatingIfNeeded: state &>> 32)
      let index = Int(truncatingIfNeeded: state & 0xFFFF_FFFF)
      let isDictionary = tape.kind(current) == .dictionary
      if index == (isDictionary ? count * 2 : count) {
        closeContainer(count)
        continue
      }
      tape.setState(current, state &+ 1)
      // The references to the keys stand before those to the values.
      let place = isDictionary ? (index &>> 1) &+ (index & 1) &* count : index
      let size = trailer.referenceSize
      let reference = bytes.bigEndian(at: tape.offset(current) &+ place &* size, size)
      try append(object: reference, isKey: isDictionary && index & 1 == 0)
    }
    if tape.isFull { throw CodingFailure(.countLimit, at: 0) }
    return tape
  }

  private mutating func closeContainer(_ count: Int) {
    let parent = tape.parent(current)
    tape.close(current, count: count)
    current = parent
    depth &-= 1
  }

  /// Appends an object to the tape; a container is opened.
  @inline(__always)
  private mutating func append(object: UInt64, isKey: Bool) throws(CodingFailure) {
    guard object < UInt64(trailer.objectCount) else {
      throw failure(tape.offset(current), "a reference to an object that is not there")
    }
    elementBudget &-= 1
    if elementBudget < 0 {
      throw CodingFailure(.countLimit, at: tape.offset(current), found: "references to the same")
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

  /// Notes that the open dictionary has a key that cannot be compared as bytes, or that is no string.
  @inline(never)
  private func noteUnusualKey(_ marker: UInt8, _ offset: Int) {
    tape.mark(current, marker &>> 4 == 0x6 ? .unusual : [.badKey, .unusual])
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
      tape.append(.data, at: start, count)
    case 0x6:
      let (start, count) = try extent(marker, at: offset, width: 2)
      try checkUTF16(start, count)
      tape.append(.string, at: start, count, [.utf16, .nonASCII, .unusual])
    case 0x8: tape.append(.uid, at: offset &+ 1, Int(marker & 0xF) &+ 1)
    case 0xC:
      _ = try extent(marker, at: offset, width: trailer.referenceSize)
      tape.append(.set, at: offset)
    default: throw invalidMarker(offset)
    }
  }

  private mutating func appendNumber(
    _ kind: PropertyListTape.Kind, _ marker: UInt8, at offset: Int, maximum: UInt8
  ) throws(CodingFailure) {
    guard marker & 0xF <= maximum else { throw invalidMarker(offset) }
    let size = 1 &<< Int(marker & 0xF)
    guard offset &+ 1 &+ size <= trailer.tableOffset else { throw cut(offset) }
    tape.append(kind, at: offset &+ 1, size)
  }

  private mutating func appendText(
    _ marker: UInt8, at offset: Int, isKey: Bool
  ) throws(CodingFailure) {
    let (start, count) = try extent(marker, at: offset, width: 1)
    let text = bytes.at(start)
    if count == 5, text.hasPrefix("$null") {
      if isKey { tape.mark(current, [.badKey, .unusual]) }
      return tape.append(.null, at: start)
    }
    guard text.isASCII(count) else {
      throw failure(start, "a string that says it is ASCII, and is not")
    }
    tape.append(.string, at: start, count)
  }

  private func checkUTF16(_ start: Int, _ count: Int) throws(CodingFailure) {
    var place = start
    let end = start &+ count
    while place < end {
      let unit = bytes.bigEndian(at: place, 2)
      place &+= 2
      guard unit & 0xF800 == 0xD800 else { continue }
      guard unit < 0xDC00, place < end, bytes.bigEndian(at: place, 2) & 0xFC00 == 0xDC00 else {
        throw CodingFailure(.loneSurrogate, at: place &- 2)
      }
      place &+= 2
    }
  }

  // MARK: - Containers

  private mutating func open(_ marker: UInt8, at offset: Int) throws(CodingFailure) {
    let isDictionary = marker &>> 4 == 0xD
    let (start, size) = try extent(
      marker, at: offset, width: trailer.referenceSize &* (isDictionary ? 2 : 1))
    let count = size / (trailer.referenceSize * (isDictionary ? 2 : 1))
    // A number of a value has half a word.
    guard count < 1 << 31 else { throw CodingFailure(.countLimit, at: offset) }
    depth &+= 1
    if depth > settings.maximumDepth { throw CodingFailure(.depthLimit, at: offset) }
    current = tape.open(
      isDictionary ? .dictionary : .array, at: start, in: current, UInt64(count) &<< 32)
  }

  /// Where the contents of an object lie: their start, and their size in bytes.
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

  /// The count that stands behind a marker as an integer of its own.
  private func longCount(_ place: inout Int) throws(CodingFailure) -> UInt64 {
    let marker = bytes.peek(at: place)
    let size = 1 &<< Int(marker & 0xF)
    guard place < trailer.tableOffset, marker &>> 4 == 1, marker & 0xF <= 4,
      place &+ 1 &+ size <= trailer.tableOffset
    else { throw cut(place) }
    defer { place &+= 1 &+ size }
    return bytes.bigEndian(at: place &+ 1, size)
  }

  // MARK: - Failures

  private func invalidMarker(_ offset: Int) -> CodingFailure {
    failure(offset, "an object of no known kind")
  }

  private func cut(_ offset: Int) -> CodingFailure {
    failure(offset, "an object that ends beyond the objects")
  }

  private func failure(_ offset: Int, _ found: String) -> CodingFailure {
    CodingFailure(.invalidStructure, at: offset, found: found)
  }
}

extension ByteCursor {
  /// Whether the next `count` bytes are ASCII.
  @inline(__always)
  func isASCII(_ count: Int) -> Bool {
    if count <= 8 {
      // Bytes behind the string do not count.
      let rest = UInt64(truncatingIfNeeded: 8 &- count) &<< 3
      return count == 0 || word() &<< rest & 0x8080_8080_8080_8080 == 0
    }
    var cursor = self
    var left = count
    var seen: UInt64 = 0
    while left > 8 {
      seen |= cursor.word()
      cursor.advance(by: 8)
      left &-= 8
    }
    seen |= cursor.word() &<< (UInt64(truncatingIfNeeded: 8 &- left) &<< 3)
    return seen & 0x8080_8080_8080_8080 == 0
  }
}
