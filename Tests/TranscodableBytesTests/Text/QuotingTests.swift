import Testing
import TranscodableBytes
import TranscodableTestSupport

@Suite struct QuotingTests {
  /// The expected output, computed byte by byte.
  private func expected(_ text: String, escapesSlashes: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "/" where escapesSlashes: result += "\\/"
      case "\u{8}": result += "\\b"
      case "\u{9}": result += "\\t"
      case "\u{A}": result += "\\n"
      case "\u{C}": result += "\\f"
      case "\u{D}": result += "\\r"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\","
  }

  private func check(_ text: String) {
    for escapesSlashes in [true, false] {
      let quoted = written { $0.appendQuoted(text, escapesSlashes: escapesSlashes, then: 0x2C) }
      #expect(quoted == expected(text, escapesSlashes: escapesSlashes))
    }
  }

  @Test func `characters are escaped at every position of a string of any length`() {
    for length in 0...40 {
      check(String(repeating: "a", count: length))
      for position in 0..<length {
        for character in ["\"", "/", "\u{1}"] {
          check(
            String(repeating: "a", count: position) + character
              + String(repeating: "b", count: length - position - 1))
        }
      }
    }
  }

  @Test func `the output has room for a string in which everything is escaped`() {
    for length in 0...70 {
      for character in ["\"", "/", "\n", "\u{1F}"] {
        check(String(repeating: character, count: length))
      }
    }
  }

  @Test func `random strings are quoted as if byte by byte`() {
    var random = SeededGenerator(seed: 17)
    let parts = ["a", "plain", "/", "\"", "\\", "\n", "\u{0}", "\u{7F}", "é", "漢字", "😀"]
    for _ in 0..<2000 {
      check(
        (0..<Int.random(in: 0...30, using: &random))
          .map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined())
    }
  }
}
