import Testing
import TranscodableCore
import TranscodableDiagnostics
import TranscodableJSON
import TranscodableTestSupport

@Suite struct LayoutTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👍", 2),
    ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("𠀀", 2), ("\u{200D}", 0), ("€", 1),
  ])
  func `display widths match terminal columns`(_ character: Character, _ width: Int) {
    #expect(character.displayWidth == width)
  }

  @Test(arguments: [
    ("\u{0}", "<U+0000>"), ("\u{1B}", "<U+001B>"), ("\u{7F}", "<U+007F>"), ("\u{9B}", "<U+009B>"),
    ("\u{202E}", "<U+202E>"), ("\u{2028}", "<U+2028>"), ("\u{FEFF}", "<U+FEFF>"),
    ("a\u{202E}b", "a<U+202E>b"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("e\u{301}", "e\u{301}"),
    ("\r\n", "<U+000D><U+000A>"),
  ])
  func `invisible characters are shown as code points`(_ text: String, _ expected: String) {
    #expect(text.visible == expected)
  }

  /// A line of characters of all kinds, with the offset of an `x` in it.
  private func randomLine(_ generator: inout some RandomNumberGenerator) -> (String, Int) {
    let parts = ["a", "漢", "\t", "e\u{301}", "👍", "\u{1}", "é", "\u{202E}", "1, "]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
    let before = text(Int.random(in: 0..<200, using: &generator))
    return (before + "x" + text(Int.random(in: 0..<200, using: &generator)), before.utf8.count)
  }

  @Test func `carets are below their location, and lines fit the width`() {
    var generator = SeededGenerator(seed: 0x51)
    for _ in 0..<500 {
      let (text, offset) = randomLine(&generator)
      let width = Int.random(in: 40...120, using: &generator)
      let diagnostic = CodingDiagnostic(
        .unexpectedCharacter, "unexpected",
        position: .init(
          byteRange: offset..<(offset + 1), line: 1, column: 1))
      let report = CodingDiagnosticReport(diagnostics: [diagnostic], source: text)
      let lines = SnippetDiagnosticRenderer(width: width).render(report)
        .split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "seed 0x51: \(text)")
      let caret = lines[4].firstIndex(of: "^") ?? lines[4].startIndex
      let column = String(lines[4][..<caret]).displayWidth
      #expect(at(column, of: lines[3]) == "x", "seed 0x51, width \(width): \(text)")
    }
  }

  private func at(_ column: Int, of line: String) -> Character? {
    var rest = column
    for character in line {
      if rest == 0, character.displayWidth > 0 { return character }
      rest -= character.displayWidth
    }
    return nil
  }

  @Test func `a five-megabyte line gives a short report`() {
    let element = #"{"id": 123456, "text": "some words"}, "#
    let half = String(repeating: element, count: 2_500_000 / element.utf8.count)
    let text = "[\(half)\(element.replacing("123456", with: "\"wrong\""))\(half)0]"
    do {
      _ = try JSON(parsing: text)
      let failure = CodingFailure(
        .typeMismatch, at: half.utf8.count + 8, expected: "Int", found: "a string")
      let report = CodingDiagnosticReport([failure], source: text, name: "large.json")
      let snippet = SnippetDiagnosticRenderer(width: 80).render(report)
      #expect(snippet.utf8.count < 600)
      #expect(snippet.contains("\"wrong\""))
      #expect(PlainDiagnosticRenderer().render(report).utf8.count < 200)
      #expect(JSONDiagnosticRenderer().render(report).utf8.count < 400)
    } catch {
      Issue.record(error)
    }
  }

  @Test func `a five-megabyte key gives a short report`() {
    let key = String(repeating: "k", count: 5_000_000)
    let report = DocumentCheck(.json).check("{\"\(key)\": 1, \"\(key)\": 2, \"\(key)\" 3}")
    #expect(report.diagnostics.count == 3 || report.diagnostics.count == 2)
    #expect(SnippetDiagnosticRenderer(width: 80).render(report).utf8.count < 3000)
    #expect(PlainDiagnosticRenderer().render(report).utf8.count < 1000)
  }

  @Test func `invalid UTF-8 and out-of-range locations are rendered`() {
    var generator = SeededGenerator(seed: 0x52)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let start = Int.random(in: 0...60, using: &generator)
      let failure = CodingFailure(
        .custom, in: start..<(start + Int.random(in: 0...60, using: &generator)))
      let report = CodingDiagnosticReport([failure], source: bytes)
      let text =
        SnippetDiagnosticRenderer(width: 40).render(report)
        + DocumentCheck(.lines).check(bytes)
        .diagnostics.map(\.message).joined()
      #expect(!text.isEmpty, "seed 0x52: \(bytes)")
    }
  }
}
