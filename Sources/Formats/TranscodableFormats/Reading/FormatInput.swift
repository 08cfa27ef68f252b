package import TranscodableBytes
public import TranscodableCore

/// A document that a format reads: its bytes, and the receiver of the values in them.
///
/// A format reads bytes and calls one method for each value, in document order. The values of an
/// array are between `beginArray` and `end`. Between `beginObject` and `end`, keys and values
/// alternate.
///
/// Each method takes the offset of its value. Errors in a type's `init(from:)` are located there.
public struct FormatInput: ~Copyable {
  package let cursor: ByteCursor
  var tape: ValueTape
  /// The values that the document contains in another form; `nil` until one is added.
  var stored: StoredValues?
  /// Whether an empty text is an empty array, instead of an array with one element, where an array
  /// is required.
  package var emptyTextIsEmptyArray = false
  private(set) var current = ValueTape.null
  private var itemCount: UInt32 = 0
  /// The number of items after which `begin` calls `beginUnusual`.
  private var itemLimit: UInt32
  private var isInObject = false
  private var depth = 0
  private var elementBudget: Int
  private let failureLimit: Int
  /// The failures after which reading continued.
  private(set) var failures: [CodingFailure] = []
  /// The maximum nesting depth of arrays and objects.
  public let maximumDepth: Int
  /// The number of values and keys that can be added before a limit is reached.
  public var remainingElementCount: Int { elementBudget }
  /// The offset of each value, if they are recorded.
  private(set) var starts: [ValueTape.Entry: Int]?

  init(
    _ cursor: ByteCursor, _ settings: FormatSettings, _ tape: consuming ValueTape,
    recordsStarts: Bool = false, failureLimit: Int = 1
  ) {
    self.cursor = cursor
    self.tape = tape
    self.tape.prepare(room: min(cursor.remaining, 1 << 16) &+ 16)
    maximumDepth = settings.maximumDepth
    self.failureLimit = failureLimit
    elementBudget = settings.maximumElementCount
    starts = recordsStarts ? [:] : nil
    itemLimit = recordsStarts ? 0 : 1
  }

  // MARK: - Bytes

  /// The number of bytes in the document.
  public var count: Int { cursor.remaining }

  /// The byte at an offset, or 0 if the offset is outside the document.
  public subscript(offset: Int) -> UInt8 { offset < 0 ? 0 : cursor.peek(at: offset) }

  /// Returns the big-endian number at an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first byte.
  ///   - size: The number of bytes, from 0 to 8. Bytes outside the document are zeros.
  /// - Returns: The number.
  public func bigEndian(at offset: Int, size: Int) -> UInt64 {
    cursor.bigEndian(at: max(0, offset), max(0, min(size, 8)))
  }

  /// Returns a copy of the bytes in a range, without the part outside the document.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    cursor.at(range.lowerBound).bytes(range.count)
  }

  // MARK: - Scalars

  /// Adds a null.
  public mutating func null(at offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    tape.append(.null, at: offset)
  }

  /// Adds a Boolean.
  public mutating func bool(_ value: Bool, at offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    tape.append(value ? .yes : .no, at: offset)
  }

  /// Adds an integer.
  ///
  /// In the position of a key, it is an integer key.
  public mutating func integer(_ value: Int64, at offset: Int) throws(CodingFailure) {
    try begin(offset)
    if isAtKey {
      tape.mark(current, .unusual | .integerKey)
      tape.append(.integer, at: offset, word: UInt64(bitPattern: value), .inline | .unusual)
    } else {
      tape.append(.integer, at: offset, word: UInt64(bitPattern: value))
    }
  }

  /// Adds an integer that isn't negative.
  public mutating func integer(_ value: UInt64, at offset: Int) throws(CodingFailure) {
    if let value = Int64(exactly: value) { return try integer(value, at: offset) }
    try begin(offset)
    if isAtKey { tape.mark(current, .unusual | .integerKey) }
    tape.append(.integer, at: offset, word: value, .inline | .unusual | FormatScalar.stored)
  }

  /// Adds an integer of any size: `magnitude`, or `-1 - magnitude` if it is negative.
  ///
  /// - Parameters:
  ///   - isNegative: Whether the integer is negative.
  ///   - range: The big-endian magnitude in the document.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if a limit is exceeded.
  public mutating func integer(
    isNegative: Bool, magnitudeIn range: Range<Int>, at offset: Int
  ) throws(CodingFailure) {
    try check(range, offset)
    try beginNonKey(offset)
    tape.append(
      .integer, at: range.lowerBound, count: range.count,
      isNegative ? .unusual | FormatScalar.negative : .unusual)
  }

  /// Adds an integer of any size: `magnitude`, or `-1 - magnitude` if it is negative.
  ///
  /// - Parameters:
  ///   - isNegative: Whether the integer is negative.
  ///   - magnitude: The big-endian magnitude.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if a limit is exceeded.
  public mutating func integer(
    isNegative: Bool, magnitude: [UInt8], at offset: Int
  ) throws(CodingFailure) {
    try beginNonKey(offset)
    let flags = ValueTape.Flags.unusual | FormatScalar.stored
    tape.append(
      .integer, at: offset, word: stored.update { $0.add(magnitude) },
      isNegative ? flags | FormatScalar.negative : flags)
  }

  /// Adds a number with a fraction or exponent.
  public mutating func double(_ value: Double, at offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    tape.append(
      .real, at: offset, word: value.bitPattern, isAtKey ? .inline | .unusual : .inline)
  }

  /// Adds a number in JSON's notation.
  ///
  /// The number keeps all of its digits.
  ///
  /// - Parameters:
  ///   - range: The number in the document.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if the bytes aren't a number.
  public mutating func number(in range: Range<Int>, at offset: Int) throws(CodingFailure) {
    try check(range, offset)
    guard !range.isEmpty,
      cursor.at(range.lowerBound).prefix(range.count).validNumberLength() == range.count
    else { throw CodingFailure(.invalidNumber, at: range.lowerBound) }
    try beginNonKey(offset)
    tape.append(.number, at: range.lowerBound, count: range.count)
  }

  /// Adds a number in JSON's notation that isn't in the document in this form.
  ///
  /// The number keeps all of its digits.
  ///
  /// - Parameters:
  ///   - text: The number.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if the string isn't a number.
  public mutating func number(_ text: String, at offset: Int) throws(CodingFailure) {
    let isNumber = withCursor(over: Array(text.utf8)) { bytes in
      bytes.remaining > 0 && bytes.validNumberLength() == bytes.remaining
    }
    guard isNumber else { throw Self.failure(.invalidNumber, at: offset) }
    try beginNonKey(offset)
    tape.append(
      .real, at: offset, word: stored.update { $0.add(text) }, .unusual | FormatScalar.stored)
  }

  /// Adds a date.
  ///
  /// - Parameters:
  ///   - seconds: The seconds since 1970-01-01T00:00:00Z.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if a limit is exceeded.
  public mutating func date(secondsSince1970 seconds: Double, at offset: Int)
    throws(CodingFailure)
  {
    try beginNonKey(offset)
    tape.append(.date, at: offset, word: seconds.bitPattern, .inline | .unusual)
  }

  /// Adds a date or a time that the document contains as text.
  ///
  /// Foundation's `Date` and its strategies decode a date with an offset from UTC. Strategies for
  /// strings, such as `.dateFormat("yyyy-MM-dd")`, decode the text.
  ///
  /// - Parameters:
  ///   - text: The date in the notation of RFC 3339. The offset, the time or the date may be missing.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if a limit is exceeded.
  public mutating func date(_ text: String, at offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    tape.append(
      .date, at: offset, word: stored.update { $0.add(text) }, .unusual | FormatScalar.stored)
  }

  /// Adds a value that no Codable type can represent.
  ///
  /// A type that requires the value fails. Types that ignore the value aren't affected.
  public mutating func unrepresentable(at offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    tape.append(.uid, at: offset)
  }

  // MARK: - Containers

  /// Begins an array.
  public mutating func beginArray(at offset: Int) throws(CodingFailure) {
    try open(isObject: false, offset)
  }

  /// Begins an object, in which keys and values alternate.
  public mutating func beginObject(at offset: Int) throws(CodingFailure) {
    try open(isObject: true, offset)
  }

  /// Ends the current array or object.
  ///
  /// - Parameter offset: The offset after the container.
  /// - Throws: A `CodingFailure` if no container is open, or if the last key has no value.
  public mutating func end(at offset: Int) throws(CodingFailure) {
    guard current != ValueTape.null, !isInObject || itemCount & 1 == 0 else {
      throw Self.disorder(offset, "the end of a container")
    }
    let count = isInObject ? itemCount / 2 : itemCount
    let (parent, items) = tape.close(current, count: count, offset: offset)
    current = parent
    itemCount = items
    isInObject = current != ValueTape.null && tape.isKind(.object, current)
    if current == ValueTape.null, itemLimit > 0 { itemLimit = 1 }
    depth &-= 1
  }

  /// Whether the next value is the key of a member.
  public var expectsKey: Bool { isInObject && itemCount & 1 == 0 }

  /// Whether the next value belongs to a key.
  public var expectsMemberValue: Bool { isInObject && itemCount & 1 == 1 }

  /// Whether the value that was counted last is a key.
  @inline(__always)
  var isAtKey: Bool { expectsMemberValue }

  // MARK: - Checks

  /// Counts a value before it is added.
  @inline(__always)
  mutating func begin(_ offset: Int) throws(CodingFailure) {
    elementBudget &-= 1
    itemCount &+= 1
    // The tape stores offsets in 40 bits and counts in 31.
    if elementBudget < 0 || itemCount > itemLimit || UInt(bitPattern: offset) >= 1 << 40 {
      try beginUnusual(offset)
    }
  }

  @inline(never)
  private mutating func beginUnusual(_ offset: Int) throws(CodingFailure) {
    if elementBudget < 0 { throw Self.failure(.countLimit, at: offset) }
    guard offset >= 0, offset < 1 << 40, itemCount < 1 << 31,
      current != ValueTape.null || itemCount == 1
    else { throw Self.disorder(offset, "a second value") }
    starts?[tape.end] = offset
  }

  /// Counts a value that a document may contain only where no key is expected.
  @inline(__always)
  mutating func beginNonKey(_ offset: Int) throws(CodingFailure) {
    try begin(offset)
    if isAtKey { noteBadKey() }
  }

  private mutating func open(isObject: Bool, _ offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    depth &+= 1
    if depth > maximumDepth {
      throw CodingFailure(
        .depthLimit, at: offset, expected: "at most \(maximumDepth) levels")
    }
    current = tape.open(isObject: isObject, at: offset, in: current, itemCount)
    itemCount = 0
    isInObject = isObject
    if itemLimit > 0 { itemLimit = 1 << 31 - 1 }
  }

  func check(_ range: Range<Int>, _ offset: Int) throws(CodingFailure) {
    guard range.lowerBound >= 0, range.upperBound <= cursor.remaining else {
      throw Self.failure(.unexpectedEnd, at: offset)
    }
  }

  @inline(never)
  private func noteBadKey() { tape.mark(current, .badKey | .unusual) }

  @inline(never)
  private static func disorder(_ offset: Int, _ found: String) -> CodingFailure {
    failure(.invalidStructure, at: offset, found: found)
  }

  /// Returns a failure at an offset that the format passed, which may be negative.
  private static func failure(
    _ reason: CodingFailureReason, at offset: Int, found: String? = nil
  ) -> CodingFailure {
    CodingFailure(reason, at: max(0, offset), found: found)
  }

  // MARK: - Failures

  /// Records a failure if all failures in a document are collected, and throws it otherwise.
  ///
  /// A format that can continue after a mistake in a document calls this method, and continues if it
  /// returns. After that, the document is rejected, so its values don't matter.
  ///
  /// - Throws: The failure, unless more failures are to be found.
  public mutating func recover(from failure: CodingFailure) throws(CodingFailure) {
    guard failures.count < failureLimit - 1, failure.category != .limit else { throw failure }
    failures.append(failure)
  }

  /// The number of failures that can be recorded before one is thrown.
  ///
  /// Unless all failures are collected, it is 0.
  public var remainingFailureCount: Int { max(0, failureLimit - 1 - failures.count) }

  // MARK: - The end

  /// Throws unless the document is complete.
  borrowing func finish() throws(CodingFailure) {
    guard current == ValueTape.null, itemCount == 1 else {
      throw Self.disorder(cursor.remaining, "an incomplete document")
    }
    if tape.isFull { throw CodingFailure(.countLimit, at: 0) }
  }

  mutating func takeTape() -> ValueTape {
    var tape = ValueTape()
    swap(&tape, &self.tape)
    return tape
  }
}
