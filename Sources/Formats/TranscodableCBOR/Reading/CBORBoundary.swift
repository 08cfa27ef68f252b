internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension CBOR {
  /// A search for the end of a data item in a CBOR sequence (RFC 8742).
  public struct Boundary: FormatBoundary {
    /// The offset of the next head, which may be after the bytes that have arrived.
    public private(set) var minimumCount = 0
    private var containers: OpenContainers

    init(maximumDepth: Int) { containers = OpenContainers(maximumDepth: maximumDepth) }

    /// Continues the search.
    public mutating func end(in bytes: RawSpan) throws(CodingFailure) -> Int? {
      try withCursor(over: bytes) { (cursor) throws(CodingFailure) in
        while !containers.areComplete {
          guard Self.hasHead(cursor, minimumCount) else { return nil }
          try take(cursor)
        }
        return minimumCount <= cursor.remaining ? minimumCount : nil
      }
    }

    private static func hasHead(_ bytes: ByteCursor, _ offset: Int) -> Bool {
      guard offset < bytes.remaining else { return false }
      let information = bytes.peek(at: offset) & 31
      return !(24...27 ~= information) || 1 << Int(information - 24) < bytes.remaining - offset
    }

    private mutating func take(_ bytes: ByteCursor) throws(CodingFailure) {
      let start = minimumCount
      let head = try CBORHead(bytes, &minimumCount)
      if head.isBreak {
        guard containers.endsWithMark else {
          throw CodingFailure(
            .invalidStructure, at: start, found: "a break where a value is expected")
        }
        containers.close()
        return containers.completeValue()
      }
      switch head.major {
      case .tag: return
      case .bytes, .text, .array, .map:
        if head.isIndefinite { return try containers.open(OpenContainers.unlimited, at: start) }
      case .unsigned, .negative, .simple: return containers.completeValue()
      }
      let isString = head.major == .bytes || head.major == .text
      let width: UInt64 = head.major == .map ? 2 : 1
      // Each item takes at least one byte.
      let (count, isTooLarge) = head.argument.multipliedReportingOverflow(by: width)
      guard !isTooLarge, count <= UInt64(Int.max - minimumCount) else {
        throw CodingFailure(.unexpectedEnd, at: start)
      }
      if isString { minimumCount += Int(count) }
      if isString || count == 0 { return containers.completeValue() }
      try containers.open(count, at: start)
    }
  }
}

extension CBOR.Format: StreamableFormat {
  /// Returns a boundary for one data item.
  public func makeBoundary(maximumDepth: Int) -> CBOR.Boundary {
    CBOR.Boundary(maximumDepth: maximumDepth)
  }
}
