import Testing
import TranscodableBytes

@Suite("Filling strings")
struct StringFillingTests {
  @Test func `filling a string replaces its contents`() {
    let long = String(repeating: "long ", count: 20)
    var reserved = ""
    reserved.reserveCapacity(100)
    let texts = ["", "a", "fifteen letters", long, String(long.dropLast(50)), reserved, "é", "\0"]
    for old in texts {
      for new in texts {
        var text = old
        text.fill(with: new)
        #expect(text == new)
        text.append("!")
        #expect(text == new + "!")
      }
    }
    // Other copies of the strings are unchanged.
    #expect(texts[3] == String(repeating: "long ", count: 20))
    #expect(texts[5].isEmpty)
  }
}
