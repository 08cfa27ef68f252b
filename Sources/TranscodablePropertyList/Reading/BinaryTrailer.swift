internal import TranscodableBytes
internal import TranscodableCore

/// The last 32 bytes of a binary property list: where its table of offsets is, and how wide its numbers are.
struct BinaryTrailer {
  static var size: Int { 32 }

  let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  /// Where the table of offsets starts; objects end there.
  let tableOffset: Int

  /// Reads and checks the trailer of a document.
  ///
  /// - Parameter bytes: The document from its first byte.
  /// - Throws: A failure unless the table lies between the objects and the trailer, and the widths suffice.
  init(_ bytes: ByteCursor) throws(CodingFailure) {
    let start = bytes.remaining - Self.size
    let trailer = bytes.at(max(0, start))
    offsetSize = Int(trailer.peek(at: 6))
    referenceSize = Int(trailer.peek(at: 7))
    guard let count = Int(exactly: trailer.bigEndian(at: 8, 8)),
      let top = Int(exactly: trailer.bigEndian(at: 16, 8)),
      let table = Int(exactly: trailer.bigEndian(at: 24, 8))
    else { throw Self.failure(start, "a count or an offset beyond the document") }
    (objectCount, topObject, tableOffset) = (count, top, table)
    guard offsetSize > 0, referenceSize > 0, count > top, table >= 9, table < start else {
      throw Self.failure(start, "a trailer that contradicts itself")
    }
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: offsetSize)
    guard !isTooLarge, size == start - table else {
      throw Self.failure(start, "a table of offsets of another size than the trailer says")
    }
    guard Self.suffices(referenceSize, for: count), Self.suffices(offsetSize, for: table) else {
      throw Self.failure(start, "numbers too narrow for the objects")
    }
  }

  private static func suffices(_ size: Int, for count: Int) -> Bool {
    size >= 8 || 1 << (8 * size) > count
  }

  private static func failure(_ offset: Int, _ found: String) -> CodingFailure {
    CodingFailure(.invalidStructure, at: offset, expected: "the trailer", found: found)
  }
}

extension ByteCursor {
  /// The big-endian number of `size` bytes, `offset` bytes ahead; of more than eight bytes, what the last eight say.
  @inline(__always)
  func bigEndian(at offset: Int, _ size: Int) -> UInt64 {
    var cursor = self
    cursor.advance(by: offset &+ max(0, size &- 8))
    let width = UInt64(truncatingIfNeeded: min(8, size))
    return width == 0 ? 0 : cursor.word().byteSwapped &>> (64 &- width &<< 3)
  }
}
