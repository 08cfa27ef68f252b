import Testing
import TranscodableBytes

@Suite("Strings that are filled")
struct StringFillingTests {
  @Test
  func aStringBecomesWhatItIsFilledWith() {
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
    // Whoever had them has them still.
    #expect(texts[3] == String(repeating: "long ", count: 20))
    #expect(texts[5].isEmpty)
  }
}
