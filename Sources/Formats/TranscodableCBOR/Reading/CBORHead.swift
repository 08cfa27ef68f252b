internal import TranscodableBytes
internal import TranscodableCore

/// The first bytes of a data item: its major type and its argument (RFC 8949, section 3).
struct CBORHead {
  enum Major: UInt8 {
    case unsigned, negative, bytes, text, array, map, tag, simple

    /// Unlike `init(rawValue:)`, this initializer is always inlined.
    @inline(__always)
    init(firstByte: UInt8) {
      self =
        switch firstByte &>> 5 {
        case 0: .unsigned
        case 1: .negative
        case 2: .bytes
        case 3: .text
        case 4: .array
        case 5: .map
        case 6: .tag
        default: .simple
        }
    }
  }

  let major: Major
  /// The low five bits of the first byte.
  let information: UInt8
  let argument: UInt64

  /// Whether the item has an indefinite length, or is a break.
  var isIndefinite: Bool { information == 31 }
  var isBreak: Bool { major == .simple && information == 31 }

  /// Reads a head, and advances `offset` past it.
  @inline(__always)
  init(_ bytes: ByteCursor, _ offset: inout Int) throws(CodingFailure) {
    guard offset < bytes.remaining else { throw CodingFailure(.unexpectedEnd, at: offset) }
    let first = bytes.peek(at: offset)
    major = Major(firstByte: first)
    information = first & 31
    if information < 24 {
      argument = UInt64(information)
      offset &+= 1
    } else {
      argument = try Self.longArgument(bytes, &offset, major, information)
    }
  }

  @inline(never)
  private static func longArgument(
    _ bytes: ByteCursor, _ offset: inout Int, _ major: Major, _ information: UInt8
  ) throws(CodingFailure) -> UInt64 {
    if information > 27 {
      guard information == 31, major != .unsigned, major != .negative, major != .tag else {
        throw CodingFailure(
          .invalidStructure, at: offset, found: "reserved additional information \(information)")
      }
      offset &+= 1
      return 0
    }
    let size = 1 &<< Int(information &- 24)
    guard offset &+ size < bytes.remaining else {
      throw CodingFailure(.unexpectedEnd, at: bytes.remaining)
    }
    let argument = bytes.bigEndian(at: offset &+ 1, size)
    if major == .simple, information == 24, argument < 32 {
      throw CodingFailure(
        .invalidStructure, at: offset, found: "the simple value \(argument) in two bytes")
    }
    offset &+= 1 &+ size
    return argument
  }
}

extension ByteCursor {
  /// Returns the range of a string with `count` bytes, and advances `offset` past it.
  @inline(__always)
  func range(of count: UInt64, at offset: inout Int) throws(CodingFailure) -> Range<Int> {
    guard count <= UInt64(remaining &- offset) else {
      throw CodingFailure(.unexpectedEnd, at: remaining)
    }
    let start = offset
    offset &+= Int(truncatingIfNeeded: count)
    return start..<offset
  }

  /// Returns the contents of a string of indefinite length, and advances `offset` past it.
  ///
  /// `offset` is the offset of its first chunk.
  func chunks(
    of major: CBORHead.Major, at offset: inout Int,
    _ body: (Range<Int>) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    while true {
      let start = offset
      let head = try CBORHead(self, &offset)
      if head.isBreak { return }
      guard head.major == major, !head.isIndefinite else {
        throw CodingFailure(
          .invalidStructure, at: start, found: "a chunk of another kind in a string")
      }
      try body(try range(of: head.argument, at: &offset))
    }
  }

  func textOfChunks(at offset: inout Int) throws(CodingFailure) -> String {
    var text = ""
    try chunks(of: .text, at: &offset) { (range) throws(CodingFailure) in
      text += try self.text(in: range)
    }
    return text
  }

  func bytesOfChunks(at offset: inout Int) throws(CodingFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    try chunks(of: .bytes, at: &offset) { (range) throws(CodingFailure) in
      bytes += at(range.lowerBound).bytes(range.count)
    }
    return bytes
  }

  func text(in range: Range<Int>) throws(CodingFailure) -> String {
    let text = at(range.lowerBound).prefix(range.count)
    let isASCII = text.isASCII(range.count)
    if !isASCII {
      let valid = text.validUTF8Prefix(range.count)
      if valid != range.count {
        throw CodingFailure(.invalidUTF8, at: range.lowerBound + valid)
      }
    }
    return text.text(range.count, isASCII: isASCII)
  }
}

extension Double {
  /// Creates a number from the bits of a floating-point number with 16 bits.
  init(half bits: UInt64) {
    let (exponent, fraction) = (Int(bits >> 10 & 0x1F), bits & 0x3FF)
    let magnitude: Double =
      switch exponent {
      case 0: Double(fraction) * 0x1p-24
      case 31: fraction == 0 ? .infinity : Double(bitPattern: 0x7FF0 << 48 | fraction << 42)
      default: Double(bitPattern: UInt64(exponent + 1008) << 52 | fraction << 42)
      }
    self = bits & 0x8000 == 0 ? magnitude : -magnitude
  }
}
