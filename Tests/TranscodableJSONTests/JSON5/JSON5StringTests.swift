import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON5 strings")
struct JSON5StringTests {
  @Test(arguments: [
    // Quotes.
    (#"'a'"#, "a"), (#""a""#, "a"), (#"''"#, ""), (#"'"'"#, "\""), (#""'""#, "'"),
    (#"'\''"#, "'"), (#""\'""#, "'"), (#"'\"'"#, "\""), (#"'a"b"c'"#, "a\"b\"c"),
    (#"'\\'"#, "\\"), (#"'\\\''"#, "\\'"),
    // Escapes of JSON.
    (#"'\b\f\n\r\t\/\\'"#, "\u{8}\u{c}\n\r\t/\\"), (#"'\u0041\u00e9\uD83D\ude00'"#, "Aé😀"),
    // Escapes of JSON5.
    (#"'\v'"#, "\u{b}"), (#"'\0'"#, "\0"), (#"'\0a'"#, "\0a"), (#"'\x41\xe9\x00'"#, "Aé\0"),
    (#"'\u0000'"#, "\0"), (#"'\a\q\$\é\😀\ \;'"#, "aq$é😀 ;"), (#"'\A\U\N'"#, "AUN"),
    // Unescaped characters except line breaks.
    ("'a\tb\u{b}\u{c}\u{0}\u{1f}\u{7f}'", "a\tb\u{b}\u{c}\u{0}\u{1f}\u{7f}"),
    ("'\u{2028}\u{2029}\u{85}\u{a0}\u{feff}'", "\u{2028}\u{2029}\u{85}\u{a0}\u{feff}"),
    ("'é中😀e\u{301}'", "é中😀e\u{301}"), ("\"a\tb\"", "a\tb"),
    // Comments aren't recognized in strings.
    ("'// /* */'", "// /* */"), ("'{[,:]}'", "{[,:]}"),
  ])
  func `JSON5 strings decode`(_ text: String, _ expected: String) {
    #expect(json5(text) == expected)
    #expect(json5("[\(text),\(text)]") == [expected, expected])
    #expect(json5("{\(text): \(text)}") == [expected: expected])
    #expect(skip(" \(text) ", grammar: .json5).problem == nil)
  }

  @Test(arguments: [
    ("'a\\\nb'", "a\nb"), ("'a\\\rb'", "a\rb"), ("'a\\\r\nb'", "a\r\nb"), ("'\\\n\\\n'", "\n\n"),
    ("'a\\\u{2028}b'", "a\u{2028}b"), ("'a\\\u{2029}b'", "a\u{2029}b"), ("'\\\n'", "\n"),
    ("'\\\r\\\n'", "\r\n"),
  ])
  func `an escaped line break stays in the string`(_ text: String, _ expected: String) {
    #expect(json5(text) == expected)
    #expect(json5("{\(text): 1}") == [expected: 1])
  }

  @Test(arguments: [
    (#"['a"#, CodingFailureReason.unexpectedEnd, 3), (#"["a'"#, .unexpectedEnd, 4),
    (#"['a"]"#, .unexpectedEnd, 5), (#"['a\"#, .unexpectedEnd, 4), (#"['\x"#, .unexpectedEnd, 4),
    (#"['\u12"#, .unexpectedEnd, 6), (#"['\ud83d"#, .unexpectedEnd, 8),
    ("['a\nb']", .controlCharacter, 3), ("['a\rb']", .controlCharacter, 3),
    ("[\"a\nb\"]", .controlCharacter, 3), ("{'a\nb':1}", .controlCharacter, 3),
    (#"['\1']"#, .invalidEscape, 2), (#"['ab\9']"#, .invalidEscape, 4),
    (#"['\00']"#, .invalidEscape, 2), (#"['\01']"#, .invalidEscape, 2),
    (#"['\x4']"#, .invalidEscape, 2), (#"['\xg0']"#, .invalidEscape, 2),
    (#"['\u00g0']"#, .invalidEscape, 2), (#"['\u{41}']"#, .invalidEscape, 2),
    (#"['\v\ud83d']"#, .loneSurrogate, 4), (#"['\v\ude00']"#, .loneSurrogate, 4),
    (#"['\ud83d\x41']"#, .loneSurrogate, 2), (#"{'\v\ud83d':1}"#, .loneSurrogate, 4),
  ])
  func `invalid strings are rejected`(_ text: String, _ reason: CodingFailureReason, _ offset: Int)
  {
    expectRefused(text, reason, at: offset)
  }

  @Test func `invalid UTF-8 in strings is rejected`() {
    for bytes: [UInt8] in [
      [0x27, 0x5C, 0x76, 0xFF, 0x27], [0x27, 0x5C, 0xFF, 0x61, 0x27], [0x22, 0x09, 0xC3, 0x22],
    ] {
      let failure = skip(bytes, grammar: .json5).problem?.failure
      #expect(failure?.reason == .invalidUTF8)
      #expect(failure?.offset == bytes.firstIndex { $0 >= 0x80 })
      #expect(
        read(String.self, from: bytes, grammar: .json5).problem?.failure?.reason == .invalidUTF8)
    }
  }
}
