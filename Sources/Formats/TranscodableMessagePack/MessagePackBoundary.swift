internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension MessagePack {
  /// A search for the end of a value among adjacent values.
  public struct Boundary: FormatBoundary {
    /// The offset of the next head, which may be after the bytes that have arrived.
    public private(set) var minimumCount = 0
    private var containers: OpenContainers

    init(maximumDepth: Int) { containers = OpenContainers(maximumDepth: maximumDepth) }

    /// Continues the search.
    public mutating func end(in bytes: RawSpan) throws(CodingFailure) -> Int? {
      try withCursor(over: bytes) { (cursor) throws(CodingFailure) in
        while !containers.areComplete {
          guard minimumCount < cursor.remaining else { return nil }
          let first = cursor.peek(at: minimumCount)
          let size = Self.lengthSize(first)
          guard size < cursor.remaining - minimumCount else { return nil }
          let length = cursor.bigEndian(at: minimumCount + 1, size)
          try take(first, size, Int(truncatingIfNeeded: length))
        }
        return minimumCount <= cursor.remaining ? minimumCount : nil
      }
    }

    /// Returns the size of the length or count that follows the first byte of a value.
    private static func lengthSize(_ first: UInt8) -> Int {
      switch first {
      case 0xC4...0xC6: 1 << Int(first - 0xC4)
      case 0xC7...0xC9: 1 << Int(first - 0xC7)
      case 0xD9...0xDB: 1 << Int(first - 0xD9)
      case 0xDC, 0xDE: 2
      case 0xDD, 0xDF: 4
      default: 0
      }
    }

    private mutating func take(_ first: UInt8, _ size: Int, _ length: Int) throws(CodingFailure) {
      let start = minimumCount
      minimumCount += 1 + size
      switch first {
      case 0x80...0x8F: return try open(2 * Int(first & 15), start)
      case 0x90...0x9F: return try open(Int(first & 15), start)
      case 0xDC, 0xDD: return try open(length, start)
      case 0xDE, 0xDF: return try open(2 * length, start)
      case 0xA0...0xBF: minimumCount += Int(first & 31)
      case 0xC4...0xC6, 0xD9...0xDB: minimumCount += length
      case 0xC7...0xC9: minimumCount += 1 + length
      case 0xCA, 0xCE, 0xD2: minimumCount += 4
      case 0xCB, 0xCF, 0xD3: minimumCount += 8
      case 0xCC, 0xD0: minimumCount += 1
      case 0xCD, 0xD1: minimumCount += 2
      case 0xD4...0xD8: minimumCount += 1 + 1 << Int(first - 0xD4)
      case 0xC1:
        throw CodingFailure(.invalidStructure, at: start, found: "the reserved byte C1")
      default: break
      }
      containers.completeValue()
    }

    private mutating func open(_ count: Int, _ start: Int) throws(CodingFailure) {
      if count == 0 { return containers.completeValue() }
      try containers.open(UInt64(count), at: start)
    }
  }
}

extension MessagePack.Format: StreamableFormat {
  /// Returns a boundary for one value.
  public func makeBoundary(maximumDepth: Int) -> MessagePack.Boundary {
    MessagePack.Boundary(maximumDepth: maximumDepth)
  }
}
