import Testing
import TranscodableBytes

@Suite("Searching for a byte")
struct ByteSearchTests {
  @Test func `the first occurrence is found at any position`() {
    for count in 0..<150 {
      for position in 0...count {
        var bytes = [UInt8](repeating: 0xE9, count: count)
        for later in stride(from: position, to: count, by: 7) { bytes[later] = 0x0A }
        for start in [0, 1, 15] where start <= position {
          let found = withCursor(over: bytes.span) { $0.at(start).length(to: 0x0A) }
          #expect(found == position - start)
        }
      }
    }
  }

  @Test func `nothing is found past the end`() {
    let bytes = [UInt8](repeating: 1, count: 100)
    for count in 0...100 {
      let lengths = withCursor(over: bytes.span) {
        ($0.prefix(count).length(to: 0), $0.prefix(count).length(to: 2))
      }
      #expect(lengths == (count, count))
    }
  }
}
