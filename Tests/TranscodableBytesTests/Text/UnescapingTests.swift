import Testing
import TranscodableBytes
import TranscodableTestSupport

@Suite("Unescaping")
struct UnescapingTests {
  /// Contents of valid and invalid strings, with the closing quote and what follows it.
  private func insides() -> [[UInt8]] {
    let parts: [[UInt8]] = [
      Array("a".utf8), Array("plain text".utf8), Array("é漢字😀".utf8), Array("漢字かな交じり文".utf8),
      Array(#"\n"#.utf8), Array(#"\""#.utf8), Array(#"\/\\\b\f\r\t"#.utf8), Array(#"\u00e9"#.utf8),
      Array(#"\u0041"#.utf8), Array(#"\ud83d\ude00"#.utf8), Array(#"\ud83d"#.utf8),
      Array(#"\u12"#.utf8), Array(#"\x"#.utf8), [0x80], [0xE3, 0x81], [0xED, 0xA0, 0x80],
      [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x01], [0x7F],
    ]
    var random = SeededGenerator(seed: 31)
    return (0..<4000).map { _ in
      let good = 10
      let bad = Int.random(in: 0..<3, using: &random) == 0
      let text = (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in
        parts[Int.random(in: 0..<(bad ? parts.count : good), using: &random)]
      }
      return text + Array("\"".utf8) + (Bool.random(using: &random) ? Array(", \"next\"".utf8) : [])
    }
  }

  /// The string, or `nil` if it is invalid.
  private func onePass(_ bytes: [UInt8]) -> [UInt8]? {
    withCursor(over: bytes.span) { start in
      var output = ByteOutput()
      guard let (count, isASCII) = start.unescapeGood(into: &output) else { return nil }
      let text = output.bytes()
      #expect(start.peek(at: count) == 0x22)
      if isASCII { #expect(text.allSatisfy { $0 < 0x80 }, "\(bytes)") }
      return text
    }
  }

  private func carefully(_ bytes: [UInt8]) -> [UInt8]? {
    withCursor(over: bytes.span) { start in
      let scan = start.scanString()
      guard scan.isClosed else { return nil }
      var output = ByteOutput()
      let problem = start.unescape(scan.count, isASCII: scan.isASCII, into: &output)
      return problem == nil ? output.bytes() : nil
    }
  }

  @Test func `unescaping in one pass matches unescaping in two`() {
    var good = 0
    for bytes in insides() {
      let quick = onePass(bytes)
      #expect(quick == carefully(bytes), "\(bytes)")
      if quick != nil { good += 1 }
    }
    #expect(good > 1000)
  }

  @Test func `runs of East Asian characters are validated as in the standard library`() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes += [
          .random(in: 0xDF...0xF0, using: &random), .random(in: 0x7F...0xC0, using: &random),
          .random(in: 0x7F...0xC0, using: &random),
        ]
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let count = bytes.count
      bytes.append(0x22)
      withCursor(over: bytes.span) { cursor in
        #expect((cursor.validUTF8Prefix(count) == count) == isValid, "\(bytes)")
      }
    }
  }
}
