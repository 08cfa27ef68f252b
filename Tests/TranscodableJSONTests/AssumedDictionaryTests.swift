import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Assumed top-level dictionary")
struct AssumedDictionaryTests {
  private func settings(_ grammar: JSONGrammar) -> JSONReaderSettings {
    JSONReaderSettings(grammar: grammar, assumesTopLevelDictionary: true)
  }

  private func foundation(_ text: String, allowsJSON5: Bool) -> Tree? {
    let decoder = JSONDecoder()
    decoder.assumesTopLevelDictionary = true
    decoder.allowsJSON5 = allowsJSON5
    return try? decoder.decode(Tree.self, from: Data(text.utf8))
  }

  /// No document ends with a number, because Foundation reads past the end of those.
  @Test(arguments: [
    "", " ", "\n\t", #""a":1 "#, #""a":"x""#, #""a":"x","#, #""a":"x", "#, #""a":"x"}"#,
    #"{"a":"x""#, #"{"a":"x"}"#, #" {"a":"x"} "#, #"{"a":"x"} 1 "#, #"{"a":"x"},"#, #"{"a":"x"}}"#,
    "{}", "{", "}", "[1]", "1 ", #""a""#, "null", "true", ",", #""a":"x",,"#, #","a":"x""#,
    #" "a" : [1] , "b":{} "#, #""a":"#, #""a":"x" "b":"y""#, #""a":[1"#, #""a":{"b":"c""#,
    #""a":"x",}"#, "\u{feff}\"a\":\"x\"", "\u{feff}", #""a":true"#, #""a":null,"#, #""a":{}}"#,
    #""a":"x"]"#, #""a":"}""#, #""a":"x","a":"y""#, #""a":"é😀\n""#, #""a":nul"#,
    #""a":"x"} "b":"y""#,
    #""a":"x"} {"b":"y""#, #""a":"x"},{"b":"y""#, #"{"a":"x"} "b":"y""#,
  ])
  func `the braces of the top-level dictionary can be omitted`(_ text: String) {
    let expected = foundation(text, allowsJSON5: false)
    #expect(read(Tree.self, from: text, settings(.foundation)).value == expected, "\(text)")
    #expect((skip(text, settings(.foundation)).problem == nil) == (expected != nil), "\(text)")
    // JSON is valid JSON5.
    #expect(read(Tree.self, from: text, settings(.json5)).value == expected, "\(text)")
    #expect(foundation(text, allowsJSON5: true) == expected, "\(text)")
    // The strict grammar differs only in trailing commas.
    let hasTrailingComma = expected != nil && text.last { $0 != " " } == ","
    let strict = read(Tree.self, from: text, settings(.strict)).value
    #expect(strict == (hasTrailingComma ? nil : expected), "\(text)")
  }

  @Test(arguments: [
    "//", "/**/", "//x\n", "/*x*/ a:'x'", "a:'x'", "a:'x',", "a:'x'}", "{a:'x'", "/**/{a:'x'}",
    "//\n{a:'x'} //", "{a:'x'} 1 ", "a:'x' //c", "a:'x' /*c*/", "a:'x' /*c", "a:'x', //c",
    "a:'x', //}", "a:[1]", "'a'", "a", "a:", "/", "a:'x'\nb:'y'", "a:null", "a:NaN1 ",
    "'a':\"x\",b:true, //\n", "a:'x'b:'y'", "\u{b}", "\u{b}a:'x'\u{c}", "a:{b:'c'},d:[{e:'f'}]",
    "a:'{'", "a:{", "a:]", "{a:{}", "a:{}}", "a:Infinity ", "a:+.5 ", "a b", "1:1 ",
  ])
  func `the braces of the top-level dictionary can be omitted in JSON5`(_ text: String) {
    let expected = foundation(text, allowsJSON5: true)
    #expect(read(Tree.self, from: text, settings(.json5)).value == expected, "\(text)")
    #expect((skip(text, settings(.json5)).problem == nil) == (expected != nil), "\(text)")
  }

  @Test func `documents without braces can end with a number`() {
    for text in [#""a":1"#, #""a":-1.5e3"#, #""b":[2],"a":10"#] {
      for grammar in [JSONGrammar.strict, .foundation, .json5] {
        #expect(
          read(Tree.self, from: text, settings(grammar)) == read(Tree.self, from: "{\(text)}"))
      }
    }
    #expect(read([String: Int].self, from: "a:0x10", settings(.json5)).value == ["a": 16])
    #expect(read([String: Double].self, from: "a:5.", settings(.json5)).value == ["a": 5])
  }

  @Test func `omitted braces are rejected by default`() {
    for grammar in [JSONGrammar.strict, .foundation, .json5] {
      #expect(skip(#""a":"x""#, grammar: grammar).problem != nil)
      #expect(skip("", grammar: grammar).problem != nil)
    }
  }

  @Test func `other encodings are converted`() {
    let text = #""a":"é""#
    let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    for grammar in [JSONGrammar.strict, .foundation, .json5] {
      #expect(read([String: String].self, from: units, settings(grammar)).value == ["a": "é"])
    }
  }

  @Test(arguments: [
    (#""a":x"#, CodingFailureReason.unexpectedCharacter, 4), (#""a":"#, .unexpectedEnd, 4),
    (#""a""#, .unexpectedEnd, 3), (#""a":1,,"#, .unexpectedCharacter, 6),
    ("\"a\":1}", .unexpectedCharacter, 5), ("\"a\":1 } ", .unexpectedCharacter, 6),
    (#""a":{"b":[1"#, .unexpectedEnd, 11), ("[1]", .unexpectedCharacter, 0),
    ("1", .unexpectedCharacter, 0), ("}", .unexpectedCharacter, 0),
    ("{", .unexpectedEnd, 1),
    ("{} 1", .trailingContent, 3), ("\"a", .unexpectedEnd, 2),
    (#""a":"x"#, .unexpectedEnd, 6),
  ])
  func `syntax errors report the location in the source`(
    _ text: String, _ reason: CodingFailureReason, _ offset: Int
  ) {
    for grammar in [JSONGrammar.foundation, .json5] {
      for problem in [
        skip(text, settings(grammar)).problem,
        read(Tree.self, from: text, settings(grammar)).problem,
      ] {
        #expect(problem?.failure?.reason == reason, "\(text): \(problem as Any)")
        #expect(problem?.failure?.offset == offset, "\(text): \(problem as Any)")
        #expect(problem?.text.contains("column \(offset + 1) (byte \(offset))") == true)
      }
    }
  }

  @Test func `decoding errors report the location in the source`() {
    for grammar in [JSONGrammar.foundation, .json5] {
      let wrong = read(Record.self, from: "\n\"id\": \"x\"", settings(grammar)).problem
      #expect(wrong?.kind == "typeMismatch Int")
      #expect(wrong?.path == "id")
      #expect(wrong?.text.contains("line 2, column 7 (byte 7)") == true)
      let missing = read(Record.self, from: "\"id\": 1\n", settings(grammar)).problem
      #expect(missing?.kind == "keyNotFound identifierOne")
      #expect(missing?.path == "")
      #expect(missing?.failure?.offset == 8)
    }
  }
}
