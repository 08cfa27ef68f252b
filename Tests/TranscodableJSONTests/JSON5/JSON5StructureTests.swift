import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON5 structure")
struct JSON5StructureTests {
  private static let sample = """
    // A configuration.
    {
      name: 'it\\'s', // with a quote
      "size": +0x10, scale: .5,
      /* several
         lines */
      nested: {list: [1, Infinity, 'zwei', ], on: true,},
    }
    """

  @Test func `a whole document decodes`() {
    let expected = Tree.object([
      "name": .string("it's"), "size": .number(16), "scale": .number(0.5),
      "nested": .object([
        "list": .array([.number(1), .number(.infinity), .string("zwei")]), "on": .bool(true),
      ]),
    ])
    #expect(json5(Self.sample) == expected)
    // JSON is valid JSON5.
    #expect(
      json5(#"{"a": [1, 2.5e3, "x\n\u00e9", null, true]}"#) == json5(
        "{a:[1,2.5e3,'x\\n\\xe9',null,true,]}") as Tree?)
  }

  @Test(arguments: [
    ("[1,,2]", CodingFailureReason.unexpectedCharacter, 3), ("[,]", .unexpectedCharacter, 1),
    ("[,1]", .unexpectedCharacter, 1), ("{,}", .unexpectedCharacter, 1),
    ("{a:1,,}", .unexpectedCharacter, 5), ("[1}", .unexpectedCharacter, 2),
    ("{a:1]", .unexpectedCharacter, 4), ("[1]]", .trailingContent, 3), ("{}}", .trailingContent, 2),
    ("[true'a']", .unexpectedCharacter, 5), ("['a''b']", .unexpectedCharacter, 4),
    ("[trueish]", .unexpectedCharacter, 5), ("[true1]", .unexpectedCharacter, 5),
    ("[true.5]", .unexpectedCharacter, 5), ("[null+1]", .unexpectedCharacter, 5),
    ("[tru]", .unexpectedCharacter, 1), ("[True]", .unexpectedCharacter, 1),
    ("[", .unexpectedEnd, 1),
    ("[trueе]", .unexpectedCharacter, 5), ("]", .unexpectedCharacter, 0),
    (":", .unexpectedCharacter, 0),
    ("undefined", .unexpectedCharacter, 0), ("1 undefined", .trailingContent, 2),
    ("'a' b", .trailingContent, 4),
  ])
  func `invalid documents are rejected`(
    _ text: String, _ reason: CodingFailureReason, _ offset: Int
  ) {
    expectRefused(text, reason, at: offset)
  }

  @Test func `the first error is reported`() {
    // The second error is in a token and found while the document is converted.
    expectRefused("['\\v' 2, 0x]", .unexpectedCharacter, at: 6)
    expectRefused("{a 1, b: '\\1'}", .unexpectedCharacter, at: 3)
    expectRefused("1 2 @", .trailingContent, at: 2)
    let nested = String(repeating: "[", count: 600) + "@"
    #expect(skip(nested, grammar: .json5).problem?.failure?.reason == .depthLimit)
    // An error in a token before a structural error.
    expectRefused("[.5, 0x, 1 2]", .invalidNumber, at: 7)
  }

  @Test(arguments: [
    ("// é\n/* a\n b */ [\n  'x',  @]", 4, 9, 27), ("{a: '\\v', b:\n 0x}", 2, 4, 16),
    ("{\n  größe: 'abc\n'}", 2, 14, 17), ("[.5,\n +1,\n '\\x41' 2]", 3, 9, 18),
    ("\u{feff}[/**/x]", 1, 6, 5), ("{a:1,\n/*\n*/ b 2}", 3, 6, 14),
  ])
  func `syntax errors report the location in the source`(
    _ text: String, _ line: Int, _ column: Int, _ byte: Int
  ) throws {
    for problem in [
      skip(text, grammar: .json5).problem, read(Tree.self, from: text, grammar: .json5).problem,
    ] {
      let problem = try #require(problem)
      #expect(
        problem.text.contains("at line \(line), column \(column) (byte \(byte))"), "\(problem)")
    }
  }

  @Test func `decoding errors report the location in the source`() throws {
    let text = """
      { // comment
        first: [+1, .5e1, 0x2],
        'sec\\x6Fnd': [/* é */ 3, 'four'],
      }
      """
    let problem = try #require(read([String: [Int]].self, from: text, grammar: .json5).problem)
    #expect(problem.kind == "typeMismatch Int")
    #expect(problem.path == "second/Index 1")
    #expect(problem.failure?.offset == 67)
    #expect(problem.text == "Expected Int but found a string at line 3, column 28 (byte 67).")
    let missing = read(Record.self, from: "{/**/id: .1e1 /**/}//", grammar: .json5).problem
    #expect(missing?.kind == "keyNotFound identifierOne")
    #expect(missing?.failure?.offset == 18)
    let range = read([Int8].self, from: "[ +.5e1, /**/ -0xFFF ]", grammar: .json5).problem
    #expect(range?.failure?.reason == .numberOutOfRange)
    #expect(range?.failure?.offset == 14)
    #expect(range?.path == "Index 1")
  }

  @Test func `errors in tokens have a coding path`() throws {
    for (text, path) in [
      ("{a: [1, {b: 0x}]}", "a/Index 1/b"), ("[1, '\\1']", "Index 1"), ("{a: {b: c}}", "a/b"),
      ("[[], [.5, 1_0]]", "Index 1/Index 1"),
    ] {
      #expect(skip(text, grammar: .json5).problem?.path == path, "\(text)")
    }
  }

  @Test func `syntax errors take precedence over type mismatches`() {
    let problem = read([Int].self, from: "['a', 1, ", grammar: .json5).problem
    #expect(problem?.failure?.reason == .unexpectedEnd)
    #expect(problem?.failure?.offset == 9)
  }

  @Test func `nesting is limited and doesn't consume stack`() {
    for (open, close) in [("[", "]"), ("{a:", "}")] {
      func nested(_ depth: Int) -> String {
        String(repeating: open, count: depth) + ".5" + String(repeating: close, count: depth)
      }
      #expect(skip(nested(512), grammar: .json5).problem == nil)
      let problem = skip(nested(513), grammar: .json5).problem
      #expect(problem?.failure?.reason == .depthLimit)
      #expect(problem?.failure?.offset == 512 * open.utf8.count + 1)
      #expect(skip(nested(200_000), grammar: .json5, maximumDepth: 200_000).problem == nil)
      #expect(skip(nested(200_000), grammar: .json5).problem?.failure?.reason == .depthLimit)
    }
  }
}
