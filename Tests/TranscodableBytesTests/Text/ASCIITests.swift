import Testing
import TranscodableBytes

@Suite("Finding bytes that aren't ASCII")
struct ASCIITests {
  @Test func `a single byte that isn't ASCII is found at any position`() {
    for count in 0..<70 {
      for rest in [0, 1, 7, 8, 20] {
        for position in 0..<count + rest {
          var bytes = [UInt8](repeating: 0x7F, count: count + rest)
          bytes[position] = 0x80
          for start in 0...min(count, 3) {
            let isASCII = withCursor(over: bytes.span) { $0.at(start).isASCII(count - start) }
            #expect(isASCII == !(start..<count).contains(position), "\(count) \(rest) \(position)")
          }
        }
      }
    }
  }

  @Test func `only bytes before the end are examined`() {
    for count in 0..<40 {
      let bytes = [UInt8](repeating: 0x41, count: count)
      #expect(withCursor(over: bytes.span) { $0.isASCII(count + 9) })
    }
  }
}
