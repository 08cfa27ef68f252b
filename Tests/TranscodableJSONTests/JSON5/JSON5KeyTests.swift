import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON5 keys")
struct JSON5KeyTests {
  @Test(arguments: [
    "a", "A", "$", "_", "$$", "_1", "a1", "abc_def$9", "é", "größe", "中文", "ª", "Ⅷ", "a\u{301}",
    "a\u{903}", "a٣", "a‿b", "a\u{200c}b", "a\u{200d}b", "𝒜", "a𝟘", "ǅ", "ʰ",
    // Reserved words.
    "true", "false", "null", "Infinity", "NaN", "if", "class", "e1", "x", "nullable",
  ])
  func `identifiers are valid keys`(_ key: String) {
    for text in [
      "{\(key):1}", "{ \(key) : 1 }", "{/**/\(key)/**/:1}", "{'\(key)':1}", "{\"\(key)\":1}",
      "{\u{a0}\(key)\u{2028}:1,}", "{//\n\(key)//\n:1}",
    ] {
      #expect(json5(text) == [key: 1], "\(text)")
      #expect(skip(text, grammar: .json5).problem == nil)
    }
    #expect(json5("{a1: {\(key): [{\(key): 1}]}}") == ["a1": [key: [[key: 1]]]])
    #expect(json5("{z9: 0, \(key): 1, }") == ["z9": 0, key: 1])
  }

  @Test(arguments: [
    (#"\u0061b"#, "ab"), (#"a\u0062"#, "ab"), (#"a\u0062c\u0064"#, "abcd"), (#"\u00e9"#, "é"),
    (#"a\u0030"#, "a0"), (#"\u0030a"#, "0a"), (#"a\u200c"#, "a\u{200c}"), (#"\x61b"#, "ab"),
    (#"é\u00E9"#, "éé"), (#"\u0024"#, "$"),
  ])
  func `escapes in identifiers are unescaped`(_ key: String, _ expected: String) {
    #expect(json5("{\(key):1}") == [expected: 1])
    #expect(json5("{ \(key) : {\(key): 1}}") == [expected: [expected: 1]])
  }

  @Test(arguments: [
    ("{1a:1}", CodingFailureReason.unexpectedCharacter, 1), ("{1:1}", .unexpectedCharacter, 1),
    ("{a-b:1}", .unexpectedCharacter, 2), ("{-a:1}", .unexpectedCharacter, 1),
    ("{a.b:1}", .unexpectedCharacter, 2), ("{a b:1}", .unexpectedCharacter, 3),
    ("{#a:1}", .unexpectedCharacter, 1), ("{@:1}", .unexpectedCharacter, 1),
    ("{[a]:1}", .unexpectedCharacter, 1), ("{{}:1}", .unexpectedCharacter, 1),
    ("{😀:1}", .unexpectedCharacter, 1), ("{a😀:1}", .unexpectedCharacter, 2),
    ("{\u{301}a:1}", .unexpectedCharacter, 1), ("{\u{200c}a:1}", .unexpectedCharacter, 1),
    ("{٣a:1}", .unexpectedCharacter, 1), ("{‿a:1}", .unexpectedCharacter, 1),
    ("{€:1}", .unexpectedCharacter, 1), ("{a\u{ad}b:1}", .unexpectedCharacter, 2),
    ("{a\u{7f}:1}", .unexpectedCharacter, 2), ("{a\u{1}:1}", .unexpectedCharacter, 2),
    (#"{\u0020a:1}"#, .invalidEscape, 1), (#"{a\u0020:1}"#, .invalidEscape, 2),
    (#"{\u20ac:1}"#, .invalidEscape, 1), (#"{a\u0000:1}"#, .invalidEscape, 2),
    (#"{\ud83d\ude00:1}"#, .invalidEscape, 1), (#"{a\n:1}"#, .invalidEscape, 2),
    (#"{a\:1}"#, .invalidEscape, 2), (#"{a\u00"#, .unexpectedEnd, 6), (#"{\"#, .unexpectedEnd, 2),
    ("{a", .unexpectedEnd, 2), ("{a:", .unexpectedEnd, 3), ("{a}", .unexpectedCharacter, 2),
    ("{a 1}", .unexpectedCharacter, 3), ("{a,b}", .unexpectedCharacter, 2),
    ("{a:b}", .unexpectedCharacter, 3), ("[a]", .unexpectedCharacter, 1),
    ("a", .unexpectedCharacter, 0), ("{a:1 b:2}", .unexpectedCharacter, 5),
    ("{'a' 'b'}", .unexpectedCharacter, 5), ("{,a:1}", .unexpectedCharacter, 1),
    ("{a::1}", .unexpectedCharacter, 3), ("[{a:1},b:1]", .unexpectedCharacter, 7),
    ("{a:[b:1]}", .unexpectedCharacter, 4), ("{true 1}", .unexpectedCharacter, 6),
  ])
  func `invalid keys are rejected`(_ text: String, _ reason: CodingFailureReason, _ offset: Int) {
    expectRefused(text, reason, at: offset)
  }

  @Test func `fields are found under quoted, unquoted and escaped keys`() {
    for text in [
      "{id: 1, identifierOne: 'a', 'identifierTwo': 'b', café: true, other: {id: 2}}",
      #"{i\u0064: 1, identifierOne: 'a', "identifierTw\u006f": 'b', caf\u00e9: true}"#,
      "{id: 0x1, id: 2, identifierOne: 'a', /**/identifierTwo: 'b', cafe\u{301}: true}",
    ] {
      let expected = Record(id: 1, identifierOne: "a", identifierTwo: "b", café: true)
      #expect(json5(text) == expected, "\(text)")
    }
  }

  @Test func `invalid UTF-8 in keys is rejected`() {
    let bytes: [UInt8] = [0x7B, 0x61, 0xFF, 0x3A, 0x31, 0x7D]
    let failure = skip(bytes, grammar: .json5).problem?.failure
    #expect(failure?.reason == .unexpectedCharacter)
    #expect(failure?.offset == 2)
  }
}
