import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

/// Reads a string literal, checks that skipping gives the same outcome, and returns the outcome.
func string(_ literal: some Sequence<UInt8>) -> Outcome<String> {
  let bytes = Array(literal)
  let outcome = TranscodableTestSupport.read(String.self, from: bytes)
  let skipped = skip(bytes)
  #expect(skipped.problem == outcome.problem)
  #expect(skipped.problem?.failure?.offset == outcome.problem?.failure?.offset)
  return outcome
}

@Suite("Reading strings")
struct StringReadingTests {
  @Test(
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"""#, "\""), (#""\\""#, "\\"), (#""\/""#, "/"),
      (#""\b""#, "\u{8}"), (#""\f""#, "\u{c}"), (#""\n""#, "\n"), (#""\r""#, "\r"),
      (#""\t""#, "\t"),
      (#""\u0000""#, "\0"), (#""\u0041""#, "A"), (#""\u00e9""#, "é"), (#""\u00E9""#, "é"),
      (#""\u07ff""#, "\u{7FF}"), (#""\u0800""#, "\u{800}"), (#""\ud7ff""#, "\u{D7FF}"),
      (#""\ue000""#, "\u{E000}"), (#""\uffff""#, "\u{FFFF}"), (#""\uD800\uDC00""#, "\u{10000}"),
      (#""\udbff\udfff""#, "\u{10FFFF}"), (#""\ud83d\uDE00""#, "😀"), (#""é中😀""#, "é中😀"),
      ("\"\u{7f}\u{80}\"", "\u{7f}\u{80}"), (#""\u005c\u0022""#, "\\\""),
      (#""\\u0041""#, "\\u0041"),
    ])
  func `escapes decode to their characters`(_ literal: String, _ text: String) {
    #expect(string(literal.utf8).value == text)
    // After any number of plain characters, so that the escape crosses every block boundary.
    for count in 0...40 {
      let plain = String(repeating: "x", count: count)
      let inside = literal.dropFirst().dropLast()
      #expect(string("\"\(plain)\(inside)\(plain)\"".utf8).value == plain + text + plain)
      #expect(string("\"é\(plain)\(inside)\(plain)\"".utf8).value == "é" + plain + text + plain)
    }
  }

  @Test(
    arguments: [
      #"\ud800"#, #"\udc00"#, #"\udbff"#, #"\udfff"#, #"\ud800x"#, #"\ud800\n"#, #"\ud800\u0041"#,
      #"\ud800\ud800"#, #"\ud800\ue000"#, #"\udc00\ud800"#, #"\ud800\\udc00"#, #"\ud800\udc0"#,
    ])
  func `lone surrogates are rejected`(_ inside: String) {
    for before in 0...40 {
      for after in ["", "z", "\\ud83d\\ude00", String(repeating: "z", count: 20)] {
        let literal = "\"\(String(repeating: "x", count: before))\(inside)\(after)\""
        let failure = string(literal.utf8).problem?.failure
        #expect(failure?.reason == .loneSurrogate)
        #expect(failure?.offset == before + 1)
      }
    }
  }

  @Test(
    arguments: [
      #"\a"#, #"\v"#, #"\0"#, #"\'"#, #"\U0041"#, #"\x41"#, #"\ "#, #"\é"#, "\\\n", "\\\0", #"\u"#,
      #"\u0"#, #"\u00"#, #"\u004"#, #"\u004g"#, #"\u-041"#, #"\u+041"#, #"\u 041"#, #"\u004G"#,
      #"\u00:1"#,
      #"\u００４１"#,
    ])
  func `invalid escapes are rejected`(_ inside: String) {
    for before in 0...40 {
      for after in ["", String(repeating: "z", count: 20)] {
        // More hexadecimal digits would complete the short escapes.
        let literal = "\"\(String(repeating: "x", count: before))\(inside)\(after)\""
        let failure = string(literal.utf8).problem?.failure
        #expect(failure?.reason == .invalidEscape)
        #expect(failure?.offset == before + 1)
      }
    }
  }

  @Test(arguments: UInt8(0)..<32)
  func `unescaped control characters are rejected`(_ character: UInt8) {
    for before in 0...40 {
      for prefix in ["", "é", "\\n"] {
        let start = Array("\"\(prefix)\(String(repeating: "x", count: before))".utf8)
        let failure = string(start + [character] + Array("yy\"".utf8)).problem?.failure
        #expect(failure?.reason == .controlCharacter)
        #expect(failure?.offset == start.count)
      }
    }
  }

  @Test(arguments: 0...40)
  func `a string without a closing quote ends unexpectedly`(_ count: Int) {
    for end in ["", "\\", "\\u", "\\u00", "é", "\\\""] {
      let literal = Array("\"\(String(repeating: "x", count: count))\(end)".utf8)
      let failure = string(literal).problem?.failure
      #expect(failure?.reason == .unexpectedEnd)
      #expect(failure?.offset == literal.count)
    }
  }

  @Test(arguments: [100, 1_000, 65_535, 65_536, 1_000_000])
  func `long strings are read completely`(_ count: Int) {
    for (piece, literal) in [("x", "x"), ("é", "é"), ("\n", "\\n"), ("😀", "\\ud83d\\ude00")] {
      let text = String(repeating: piece, count: count)
      let quoted = "\"\(String(repeating: literal, count: count))\""
      #expect(TranscodableTestSupport.read(String.self, from: quoted).value == text)
    }
  }

  /// Lengths around the limits for decoding on the stack.
  @Test(arguments: Array(240...270) + Array(480...520))
  func `escapes decode the same in long strings`(_ count: Int) {
    let plain = String(repeating: "x", count: count)
    for (literal, text) in [
      (#"\n"#, "\n"), (#"é\""#, "é\""), (#"\u00e9"#, "é"), (#"\t漢\t"#, "\t漢\t"),
    ] {
      #expect(string("\"\(plain)\(literal)\"".utf8).value == plain + text)
      #expect(string("\"\(literal)\(plain)\"".utf8).value == text + plain)
      #expect(string("\"\(literal)\(plain)\(literal)\"".utf8).value == text + plain + text)
      #expect(
        string("\"\(literal)\(plain)\(literal)".utf8).problem?.failure?.reason == .unexpectedEnd)
    }
  }

  @Test(arguments: 0...80)
  func `plain strings of any length are read completely`(_ count: Int) {
    let text = (0..<count).map { "\(UnicodeScalar(UInt8(0x30 + $0 % 40)))" }.joined()
    for end in ["", " ", "        "] {
      #expect(string("\"\(text)\"\(end)".utf8).value == text)
    }
  }

  @Test func `random strings decode as in Foundation`() {
    var generator = SeededGenerator(seed: 0x5712)
    let pieces: [[UInt8]] = [
      Array("a".utf8), Array("plain text".utf8), Array("é".utf8), Array("中".utf8), Array("😀".utf8),
      Array("\\n".utf8), Array("\\\\".utf8), Array("\\\"".utf8), Array("\\u0041".utf8),
      Array("\\ud83d".utf8),
      Array("\\ude00".utf8), Array("\\ud83d\\ude00".utf8), Array("\\u00e".utf8), Array("\\q".utf8),
      [0x00], [0x0A],
      [0x7F], [0xC3], [0xA9], [0xE4, 0xB8], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xFF],
    ]
    let decoder = JSONDecoder()
    for _ in 0..<3_000 {
      // Valid pieces come first and are chosen more often, so that many literals are valid.
      var literal: [UInt8] = [0x22]
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let count = Int.random(in: 0..<8, using: &generator) == 0 ? pieces.count : 9
        literal += pieces[Int.random(in: 0..<count, using: &generator)]
      }
      literal.append(0x22)
      let expected = try? decoder.decode(String.self, from: Data(literal))
      #expect(string(literal).value == expected, "seed 0x5712, \(literal)")
    }
  }
}
