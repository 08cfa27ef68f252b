import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableTestSupport

/// The examples of RFC 8949, appendix F, under the names of their groups.
struct IllFormedCBORTests {
  private func expectRefusal(_ examples: String, _ reason: CodingFailureReason...) throws {
    for hex in examples.split(separator: ",") {
      let bytes = [UInt8](hex: String(hex))
      let error = #expect(throws: DecodingError.self) { try CBOR(parsing: bytes) }
      let failure = error.map { CodingFailure($0) }
      #expect(failure.map { reason.contains($0.reason) } == true, "\(hex): \(failure as Any)")
      #expect(failure?.offset != nil)
      let other = #expect(throws: DecodingError.self) {
        try CBOR.Decoder().decode(Ignored.self, from: bytes)
      }
      #expect(other.map { CodingFailure($0).reason } == failure?.reason, "\(hex)")
    }
  }

  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  @Test func `end of input in a head`() throws {
    try expectRefusal(
      """
      18, 19, 1a, 1b, 19 01, 1a 01 02, 1b 01 02 03 04 05 06 07, 38, 58, 78, 98, 9a 01 ff 00, b8,
      d8, f8, f9 00, fa 00 00, fb 00 00 00
      """, .unexpectedEnd)
  }

  @Test func `definite-length strings with short data`() throws {
    try expectRefusal(
      """
      41, 61, 5a ff ff ff ff 00, 5b ff ff ff ff ff ff ff ff 01 02 03, 7a ff ff ff ff 00,
      7b 7f ff ff ff ff ff ff ff 01 02 03
      """, .unexpectedEnd)
  }

  @Test func `definite-length maps and arrays with too few items`() throws {
    try expectRefusal(
      """
      81, 81 81 81 81 81 81 81 81 81, 82 00, a1, a2 01 02, a1 00, a2 00 00 00,
      9b ff ff ff ff ff ff ff ff, bb ff ff ff ff ff ff ff ff, 9a ff ff ff ff 00
      """, .unexpectedEnd)
  }

  @Test func `a tag without content`() throws {
    try expectRefusal("c0, d8 20, c1 c2", .unexpectedEnd)
  }

  @Test func `unclosed indefinite-length strings`() throws {
    try expectRefusal("5f 41 00, 7f 61 00", .unexpectedEnd)
  }

  @Test func `unclosed indefinite-length maps and arrays`() throws {
    try expectRefusal(
      """
      9f, 9f 01 02, bf, bf 01 02 01 02, 81 9f, 9f 80 00, 9f 9f 9f 9f 9f ff ff ff ff,
      9f 81 9f 81 9f 9f ff ff ff
      """, .unexpectedEnd)
  }

  @Test func `reserved additional information values`() throws {
    try expectRefusal(
      """
      1c, 1d, 1e, 3c, 3d, 3e, 5c, 5d, 5e, 7c, 7d, 7e, 9c, 9d, 9e, bc, bd, be, dc, dd, de, fc, fd, fe
      """, .invalidStructure)
  }

  @Test func `reserved two-byte encodings of simple values`() throws {
    try expectRefusal("f8 00, f8 01, f8 18, f8 1f", .invalidStructure)
  }

  @Test func `indefinite-length string chunks of another type`() throws {
    try expectRefusal(
      """
      5f 00 ff, 5f 21 ff, 5f 61 00 ff, 5f 80 ff, 5f a0 ff, 5f c0 00 ff, 5f e0 ff, 7f 41 00 ff
      """, .invalidStructure)
  }

  @Test func `indefinite-length string chunks without a definite length`() throws {
    try expectRefusal("5f 5f 41 00 ff ff, 7f 7f 61 00 ff ff", .invalidStructure)
  }

  @Test func `a break outside an indefinite-length item`() throws {
    try expectRefusal("ff", .invalidStructure)
  }

  @Test func `a break in a definite-length array, map or tag`() throws {
    try expectRefusal(
      """
      81 ff, 82 00 ff, a1 ff, a1 ff 00, a1 00 ff, a2 00 00 ff, 9f 81 ff, 9f 82 9f 81 9f 9f ff ff ff
      ff, c1 ff
      """, .invalidStructure, .unexpectedEnd)
  }

  @Test func `a break in an indefinite-length map after a key`() throws {
    try expectRefusal("bf 00 ff, bf 00 00 00 ff", .invalidStructure)
  }

  @Test func `an indefinite length of integers and tags`() throws {
    try expectRefusal("1f, 3f, df", .invalidStructure)
  }

  @Test func `text that isn't UTF-8`() throws {
    try expectRefusal("61 80, 62 c3 28, 7f 61 c3 61 a9 ff, 63 ed a0 80", .invalidUTF8)
  }

  @Test func `bytes after the item`() throws { try expectRefusal("00 00, 80 ff", .trailingContent) }

  @Test func `too many levels`() throws {
    try expectRefusal(String(repeating: "81", count: 600) + "00", .depthLimit)
  }

  @Test func `an empty document`() throws {
    #expect(throws: DecodingError.self) { try CBOR(parsing: [UInt8]()) }
    #expect(throws: DecodingError.self) { try CBOR.Decoder().decode(Int.self, from: [UInt8]()) }
  }
}
