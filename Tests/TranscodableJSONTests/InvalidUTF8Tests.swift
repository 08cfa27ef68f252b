import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Invalid UTF-8 in strings")
struct InvalidUTF8Tests {
  private static let sequences: [[UInt8]] = {
    var sequences: [[UInt8]] = [
      // Overlong encodings.
      [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      // Surrogates.
      [0xED, 0xA0, 0x80], [0xED, 0xAF, 0xBF], [0xED, 0xB0, 0x80], [0xED, 0xBF, 0xBF],
      [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
      // Above U+10FFFF.
      [0xF4, 0x90, 0x80, 0x80], [0xF4, 0xBF, 0xBF, 0xBF], [0xF5, 0x80, 0x80, 0x80],
      [0xF7, 0xBF, 0xBF, 0xBF],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      // Continuation bytes without a lead byte.
      [0x80], [0xBF], [0x80, 0x80],
      // Sequences in which another byte replaces a continuation byte.
      [0xE4, 0x41, 0xAD], [0xE4, 0xB8, 0x41], [0xF0, 0x41, 0x98, 0x80], [0xF0, 0x9F, 0x41, 0x80],
      [0xF0, 0x9F, 0x98, 0x41], [0xC3, 0xC3, 0xA9], [0xE4, 0xB8, 0xC3],
    ]
    // Characters truncated at every length.
    for character in ["é", "߿", "ࠀ", "中", "\u{D7FF}", "\u{FFFF}", "😀", "\u{10FFFF}"] {
      let bytes = Array(character.utf8)
      for count in 1..<bytes.count { sequences.append(Array(bytes.prefix(count))) }
    }
    return sequences
  }()

  @Test(arguments: sequences)
  func `invalid UTF-8 is rejected at every position`(_ sequence: [UInt8]) {
    #expect(String(validating: sequence, as: UTF8.self) == nil)
    for before in 0...40 {
      for prefix in ["", "é", "\\n"] {
        for after in [0, 1, 20] {
          let start = Array("\"\(prefix)\(String(repeating: "x", count: before))".utf8)
          let end = Array((String(repeating: "y", count: after) + "\"").utf8)
          let failure = string(start + sequence + end).problem?.failure
          #expect(failure?.reason == .invalidUTF8)
          #expect(failure?.offset == start.count)
        }
      }
    }
  }

  @Test func `the bounds of the Unicode ranges are valid`() {
    for value: UInt32 in [
      0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 0x10000,
      0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
    ] {
      guard let scalar = UnicodeScalar(value) else { continue }
      for before in 0...40 {
        let text = String(repeating: "x", count: before) + String(Character(scalar))
        #expect(string("\"\(text)\"".utf8).value == text)
        #expect(string("\"\(text)yyyyyyyyyyyyyyyyy\"".utf8).value == text + "yyyyyyyyyyyyyyyyy")
      }
    }
  }

  @Test func `random bytes are valid exactly if the standard library accepts them`() {
    var generator = SeededGenerator(seed: 0x07F8)
    let leads: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF,
      0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let bytes = (0..<count).map { _ in leads[Int.random(in: 0..<leads.count, using: &generator)] }
      let expected = String(validating: bytes, as: UTF8.self)
      #expect(string([0x22] + bytes + [0x22]).value == expected, "seed 0x07F8, \(bytes)")
    }
  }

  @Test func `invalid UTF-8 in keys is rejected`() {
    for text: [UInt8] in [Array("{\"a".utf8) + [0xFF] + Array("\": 1}".utf8)] {
      #expect(skip(text).problem?.failure?.reason == .invalidUTF8)
      #expect(read([String: Int].self, from: text).problem?.failure?.reason == .invalidUTF8)
      #expect(read(Prefixes.self, from: text).problem?.failure?.reason == .invalidUTF8)
    }
  }
}
