internal import TranscodableBytes
internal import TranscodableCore

/// The first bytes of a value: its family, and its number, length or count.
enum MessagePackHead {
  case unsigned(UInt64)
  case signed(Int64)
  case single(Float)
  case double(Double)
  case bool(Bool)
  case null
  case string(Range<Int>)
  case bytes(Range<Int>)
  case array(Int)
  case map(Int)
  case ext(Int8, Range<Int>)

  /// Reads a head and the contents of a scalar, and advances `offset` past them.
  @inline(__always)
  init(_ bytes: ByteCursor, _ offset: inout Int) throws(CodingFailure) {
    guard offset < bytes.remaining else { throw CodingFailure(.unexpectedEnd, at: offset) }
    let first = bytes.peek(at: offset)
    let start = offset
    offset &+= 1
    switch first {
    case 0x00...0x7F: self = .unsigned(UInt64(first))
    case 0xE0...0xFF: self = .signed(Int64(Int8(bitPattern: first)))
    case 0xA0...0xBF: self = .string(try bytes.range(of: Int(first & 31), at: &offset))
    case 0x90...0x9F: self = .array(try bytes.count(Int(first & 15), width: 1, offset))
    case 0x80...0x8F: self = .map(try bytes.count(Int(first & 15), width: 2, offset))
    default: self = try Self.long(bytes, first, start, &offset)
    }
  }

  @inline(never)
  private static func long(
    _ bytes: ByteCursor, _ first: UInt8, _ start: Int, _ offset: inout Int
  ) throws(CodingFailure) -> MessagePackHead {
    func number(_ size: Int, _ offset: inout Int) throws(CodingFailure) -> UInt64 {
      let range = try bytes.range(of: size, at: &offset)
      return bytes.bigEndian(at: range.lowerBound, size)
    }
    func length(_ size: Int, _ offset: inout Int) throws(CodingFailure) -> Int {
      Int(truncatingIfNeeded: try number(size, &offset))
    }
    func ext(_ count: Int, _ offset: inout Int) throws(CodingFailure) -> MessagePackHead {
      let type = Int8(truncatingIfNeeded: try number(1, &offset))
      return .ext(type, try bytes.range(of: count, at: &offset))
    }
    switch first {
    case 0xC0: return .null
    case 0xC2, 0xC3: return .bool(first == 0xC3)
    case 0xC4...0xC6:
      let count = try length(1 << Int(first - 0xC4), &offset)
      return .bytes(try bytes.range(of: count, at: &offset))
    case 0xC7...0xC9: return try ext(try length(1 << Int(first - 0xC7), &offset), &offset)
    case 0xCA: return .single(Float(bitPattern: UInt32(try number(4, &offset))))
    case 0xCB: return .double(Double(bitPattern: try number(8, &offset)))
    case 0xCC...0xCF: return .unsigned(try number(1 << Int(first - 0xCC), &offset))
    case 0xD0...0xD3:
      let size = 1 << Int(first - 0xD0)
      let shift = UInt64(64 - 8 * size)
      return .signed(Int64(bitPattern: try number(size, &offset) << shift) >> Int64(shift))
    case 0xD4...0xD8: return try ext(1 << Int(first - 0xD4), &offset)
    case 0xD9...0xDB:
      let count = try length(1 << Int(first - 0xD9), &offset)
      return .string(try bytes.range(of: count, at: &offset))
    case 0xDC, 0xDD:
      let count = try length(2 << Int(first - 0xDC), &offset)
      return .array(try bytes.count(count, width: 1, offset))
    case 0xDE, 0xDF:
      let count = try length(2 << Int(first - 0xDE), &offset)
      return .map(try bytes.count(count, width: 2, offset))
    default:
      throw CodingFailure(.invalidStructure, at: start, found: "the reserved byte C1")
    }
  }
}

extension ByteCursor {
  /// Returns the range of `count` bytes, and advances `offset` past it.
  @inline(__always)
  func range(of count: Int, at offset: inout Int) throws(CodingFailure) -> Range<Int> {
    guard count <= remaining &- offset else { throw CodingFailure(.unexpectedEnd, at: remaining) }
    let start = offset
    offset &+= count
    return start..<offset
  }

  /// Checks that a container can have `count` elements, each of which takes at least `width` bytes.
  @inline(__always)
  func count(_ count: Int, width: Int, _ offset: Int) throws(CodingFailure) -> Int {
    guard count &* width <= remaining &- offset else {
      throw CodingFailure(.unexpectedEnd, at: remaining)
    }
    return count
  }

  func text(in range: Range<Int>) throws(CodingFailure) -> String {
    let text = at(range.lowerBound).prefix(range.count)
    let valid = text.validUTF8Prefix(range.count)
    if valid != range.count { throw CodingFailure(.invalidUTF8, at: range.lowerBound + valid) }
    return text.text(range.count, isASCII: false)
  }
}

extension MessagePack {
  /// A point in time.
  public struct Timestamp: Hashable, Sendable {
    /// The seconds since 1970-01-01T00:00:00Z.
    public var seconds: Int64
    /// The nanoseconds after ``seconds``, from 0 to 999,999,999.
    public var nanoseconds: UInt32

    /// Creates a timestamp.
    public init(seconds: Int64, nanoseconds: UInt32 = 0) {
      (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }
  }
}

extension MessagePack.Timestamp {
  static var type: Int8 { -1 }

  /// Creates a timestamp from the contents of an extension value, or returns `nil` if they aren't a
  /// timestamp.
  init?(_ bytes: ByteCursor, _ range: Range<Int>) {
    let start = range.lowerBound
    switch range.count {
    case 4: self.init(seconds: Int64(bytes.bigEndian(at: start, 4)))
    case 8:
      let bits = bytes.bigEndian(at: start, 8)
      self.init(seconds: Int64(bits & 0x3_FFFF_FFFF), nanoseconds: UInt32(bits >> 34))
    case 12:
      self.init(
        seconds: Int64(bitPattern: bytes.bigEndian(at: start + 4, 8)),
        nanoseconds: UInt32(bytes.bigEndian(at: start, 4)))
    default: return nil
    }
    if nanoseconds > 999_999_999 { return nil }
  }

  /// Creates the timestamp nearest to a number of seconds, or returns `nil` if it is out of range.
  init?(secondsSince1970 value: Double) {
    guard let seconds = Int64(exactly: value.rounded(.down)) else { return nil }
    let nanoseconds = ((value - value.rounded(.down)) * 1e9).rounded()
    self.init(seconds: seconds, nanoseconds: UInt32(min(nanoseconds, 999_999_999)))
  }

  var secondsSince1970: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
