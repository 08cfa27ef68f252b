import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON5 whitespace and comments")
struct JSON5BlankTests {
  @Test(arguments: [
    "", " ", "\t", "\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{a0}", "\u{feff}", "\u{feff}\u{feff}",
    "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}",
    "\u{2007}", "\u{2008}", "\u{2009}", "\u{200a}", "\u{202f}", "\u{205f}", "\u{3000}", "\u{2028}",
    "\u{2029}", " \u{b}\t\u{a0}\n\u{3000}\r\u{2028} ",
    // Comments.
    "/**/", "/***/", "/****/", "/* * / */", "/*\n*/", "/* // */", "/* 'a\" */", "/* é😀 */", "//\n",
    "//\r", "//\r\n", "// a /* \n", "//'\n", "// é😀\n", "//\u{2028}", "// x\u{2029}", "//*\n",
    "//\\\n", "/* \\*/", "/**//**/", "/*/ */", "/**///\n/**/", " /**/ //\n\u{b}",
  ])
  func `whitespace and comments are allowed between tokens`(_ b: String) {
    #expect(
      json5("\(b)[\(b)1\(b),\(b)true\(b),\(b)'x'\(b),\(b)]\(b)")
        == Tree.array([.number(1), .bool(true), .string("x")]))
    #expect(
      json5("\(b){\(b)a\(b):\(b)null\(b),\(b)'b'\(b):\(b)[\(b)]\(b)}\(b)")
        == Tree.object(["a": .null, "b": .array([])]))
    #expect(json5("\(b).5\(b)") == 0.5)
  }

  @Test func `a comment can end the document`() {
    for text in ["1//", "1 //x", "1/**/", "//\n1//", "[1]//\u{2028}"] {
      #expect(skip(text, grammar: .json5).problem == nil, "\(text)")
    }
  }

  @Test func `the content of comments isn't validated`() {
    // Like Foundation, not even as UTF-8.
    for comment: [UInt8] in [[0x2F, 0x2A, 0xFF, 0x2A, 0x2F], [0x2F, 0x2F, 0xE2, 0x80, 0x0A]] {
      #expect(json5([0x5B] + comment + [0x31, 0x5D]) == [1])
    }
  }

  @Test(arguments: [
    "\u{0}", "\u{1}", "\u{8}", "\u{e}", "\u{1c}", "\u{1f}", "\u{7f}", "\u{85}", "\u{180e}",
    "\u{200b}",
    "\u{2060}", "#", "/", "\\", "\u{301}",
  ])
  func `other characters aren't whitespace`(_ character: String) {
    expectRefused("[\(character)1]", .unexpectedCharacter, at: 1)
    expectRefused("\(character)[1]", .unexpectedCharacter, at: 0)
    expectRefused("[1 \(character)]", .unexpectedCharacter, at: 3)
    expectRefused("1 \(character)", .trailingContent, at: 2)
  }

  @Test(arguments: [
    ("", CodingFailureReason.unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("//", .unexpectedEnd, 2),
    ("/**/", .unexpectedEnd, 4), ("/*", .unexpectedEnd, 2), ("/*/", .unexpectedEnd, 3),
    ("[1/*", .unexpectedEnd, 4), ("[1/* ]", .unexpectedEnd, 6), ("[1//]", .unexpectedEnd, 5),
    ("[1, //\n2 /* * ]", .unexpectedEnd, 15), ("/*/**/*/1", .unexpectedCharacter, 6),
    ("[tr/**/ue]", .unexpectedCharacter, 1), ("<!--x\n1", .unexpectedCharacter, 0),
  ])
  func `unfinished documents are rejected`(
    _ text: String, _ reason: CodingFailureReason, _ offset: Int
  ) {
    expectRefused(text, reason, at: offset)
  }

  @Test func `other encodings are converted`() {
    let text = "\u{feff}{größe: .5, /* é */ 'x': '\\v'}"
    let expected = Tree.object(["größe": .number(0.5), "x": .string("\u{b}")])
    let units = text.utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
    #expect(json5(units) == expected)
    #expect(json5(text) == expected)
    let wide = text.unicodeScalars.flatMap { s in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: s.value >> $0) }
    }
    #expect(json5(wide) == expected)
  }
}
