internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Reads a document and passes its values to an input.
///
/// The reader doesn't use the call stack for nested values.
struct CBORReader {
  private let bytes: ByteCursor
  private var offset = 0
  /// The number of items that follow in the current container, or in the document at depth 0.
  ///
  /// If the length of the container is indefinite, the number is negative.
  private var count = 1
  private var depth = 0
  /// The numbers for the containers around the current one, without the document.
  private var outerCounts: ContiguousArray<Int> = []
  /// The innermost tag of the current item.
  private var tag: UInt64?

  init(_ bytes: ByteCursor) { self.bytes = bytes }

  mutating func read(into input: inout FormatInput) throws(CodingFailure) {
    while true {
      if count > 0 {
        count &-= 1
      } else if count == 0 {
        if depth == 0 { break }
        try closeContainer(&input)
        continue
      } else if bytes.peek(at: offset) == 0xFF, offset < bytes.remaining {
        guard !input.expectsMemberValue else { throw unexpectedBreak }
        offset &+= 1
        try closeContainer(&input)
        continue
      }
      try readItem(into: &input)
    }
    if offset < bytes.remaining { throw CodingFailure(.trailingContent, at: offset) }
  }

  private mutating func closeContainer(_ input: inout FormatInput) throws(CodingFailure) {
    depth &-= 1
    count = outerCounts.popLast() ?? 0
    try input.end(at: offset)
  }

  private var unexpectedBreak: CodingFailure {
    CodingFailure(.invalidStructure, at: offset, found: "a break where a value is expected")
  }

  @inline(__always)
  private mutating func readItem(into input: inout FormatInput) throws(CodingFailure) {
    let start = offset
    var head = try CBORHead(bytes, &offset)
    tag = nil
    while head.major == .tag {
      tag = head.argument
      head = try CBORHead(bytes, &offset)
    }
    switch head.major {
    case .unsigned:
      if tag == 1 {
        try input.date(secondsSince1970: Double(head.argument), at: start)
      } else {
        try input.integer(head.argument, at: start)
      }
    case .text where !head.isIndefinite:
      try input.string(inDocument: try bytes.range(of: head.argument, at: &offset), at: start)
    case .array, .map: try open(head, start, &input)
    case .negative: try readNegative(head.argument, start, &input)
    case .bytes: try readBytes(head, start, &input)
    case .text: try input.string(try bytes.textOfChunks(at: &offset), at: start)
    case .simple, .tag: try readSimple(head, start, &input)
    }
  }

  private func readNegative(
    _ argument: UInt64, _ start: Int, _ input: inout FormatInput
  ) throws(CodingFailure) {
    if tag == 1 { return try input.date(secondsSince1970: -1 - Double(argument), at: start) }
    if argument <= UInt64(Int64.max) {
      return try input.integer(-1 - Int64(argument), at: start)
    }
    try input.integer(isNegative: true, magnitudeIn: offset - 8..<offset, at: start)
  }

  private mutating func readBytes(
    _ head: CBORHead, _ start: Int, _ input: inout FormatInput
  ) throws(CodingFailure) {
    let isNumber = tag == 2 || tag == 3
    if head.isIndefinite {
      let contents = try bytes.bytesOfChunks(at: &offset)
      if isNumber {
        try input.integer(isNegative: tag == 3, magnitude: contents, at: start)
      } else {
        try input.bytes(contents, at: start)
      }
      return
    }
    let range = try bytes.range(of: head.argument, at: &offset)
    if isNumber {
      try input.integer(isNegative: tag == 3, magnitudeIn: range, at: start)
    } else {
      try input.bytes(in: range, at: start)
    }
  }

  private mutating func readSimple(
    _ head: CBORHead, _ start: Int, _ input: inout FormatInput
  ) throws(CodingFailure) {
    let number: Double
    switch head.information {
    case 20: return try input.bool(false, at: start)
    case 21: return try input.bool(true, at: start)
    case 22, 23: return try input.null(at: start)
    case 25: number = Double(half: head.argument)
    case 26: number = Double(Float(bitPattern: UInt32(truncatingIfNeeded: head.argument)))
    case 27: number = Double(bitPattern: head.argument)
    case 31:
      offset = start
      throw unexpectedBreak
    default: return try input.unrepresentable(at: start)
    }
    if tag == 1, number.isFinite {
      try input.date(secondsSince1970: number, at: start)
    } else {
      try input.double(number, at: start)
    }
  }

  // MARK: - Containers

  private mutating func open(
    _ head: CBORHead, _ start: Int, _ input: inout FormatInput
  ) throws(CodingFailure) {
    if tag == 4, let fraction = decimalFraction(head) {
      return try input.number(fraction, at: start)
    }
    var items = head.argument
    if head.major == .map {
      // Each item takes at least one byte.
      let (doubled, isTooLarge) = items.multipliedReportingOverflow(by: 2)
      items = isTooLarge ? .max : doubled
      try input.beginObject(at: start)
    } else {
      try input.beginArray(at: start)
    }
    guard items <= UInt64(bytes.remaining &- offset) else {
      throw CodingFailure(.unexpectedEnd, at: bytes.remaining)
    }
    // Most documents are one container, for which the array needs no memory.
    if depth > 0 { outerCounts.append(count) }
    depth &+= 1
    count = head.isIndefinite ? -1 : Int(items)
  }

  /// Reads the rest of a decimal fraction (RFC 8949, section 3.4.4), or returns `nil` if the array
  /// isn't one.
  private mutating func decimalFraction(_ head: CBORHead) -> String? {
    var end = offset
    guard head.major == .array, head.argument == 2, !head.isIndefinite,
      let exponent = integer(&end), let mantissa = integer(&end)
    else { return nil }
    offset = end
    return "\(mantissa)e\(exponent)"
  }

  /// Reads an integer of up to 128 bits, and returns its digits.
  private func integer(_ end: inout Int) -> String? {
    guard let head = try? CBORHead(bytes, &end) else { return nil }
    switch head.major {
    case .unsigned: return "\(head.argument)"
    case .negative: return "\(-1 - Int128(head.argument))"
    case .tag:
      guard head.argument == 2 || head.argument == 3, let content = try? CBORHead(bytes, &end),
        content.major == .bytes, content.argument <= 16,
        let range = try? bytes.range(of: content.argument, at: &end)
      else { return nil }
      let magnitude = range.reduce(0) { $0 << 8 | UInt128(bytes.peek(at: $1)) }
      if head.argument == 2 { return "\(magnitude)" }
      return magnitude < .max ? "-\(magnitude + 1)" : nil
    default: return nil
    }
  }
}
