import Testing

@testable import TranscodableBytes

@Suite(.reliesOnLayouts) struct StringEndingTests {
  @Test(arguments: [1, 16, 100, 10_000])
  func `a string on the heap is reference-counted`(count: Int) {
    let text = String(repeating: "a", count: count)
    #expect(text.isCounted == (count > 15))
    #expect((text + "ä, ö and other letters").isCounted)
  }

  @Test func `literals and small strings aren't reference-counted`() {
    #expect(!"".isCounted)
    #expect(!"avatar_url".isCounted)
    #expect(!"a literal of more than fifteen bytes".isCounted)
    #expect(!"ein Schlüssel, länger als fünfzehn".isCounted)
    #expect(!String("avatar_url".dropLast()).isCounted)
  }

  @Test func `a string stays alive while it is referenced`() {
    for count in [1, 20, 1000] {
      let text = String(repeating: "a", count: count)
      for _ in 0..<100 {
        let copy = text
        copy.releaseFast()
      }
      #expect(text == String(repeating: "a", count: count))
    }
  }
}
