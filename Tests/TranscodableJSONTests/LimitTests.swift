import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Limits")
struct LimitTests {
  private static let grammars: [JSONGrammar] = [.strict, .foundation, .json5]

  private func problems(_ text: some ByteSource, _ settings: JSONReaderSettings)
    -> [DecodingProblem?]
  {
    [skip(text, settings).problem, read(Tree.self, from: text, settings).problem]
  }

  private func expectLimit(
    _ text: String, _ settings: JSONReaderSettings, _ reason: CodingFailureReason, at offset: Int,
    path: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for grammar in Self.grammars {
      var settings = settings
      settings.grammar = grammar
      for problem in problems(text, settings) {
        #expect(problem?.kind == "dataCorrupted", "\(text)", sourceLocation: sourceLocation)
        #expect(problem?.failure?.reason == reason, "\(text)", sourceLocation: sourceLocation)
        #expect(problem?.failure?.category == .limit, sourceLocation: sourceLocation)
        #expect(
          problem?.failure?.offset == offset, "\(text), \(grammar): \(problem as Any)",
          sourceLocation: sourceLocation)
        #expect(problem?.path == path, "\(text), \(grammar)", sourceLocation: sourceLocation)
      }
    }
  }

  private func expectFine(
    _ text: String, _ settings: JSONReaderSettings,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for grammar in Self.grammars {
      var settings = settings
      settings.grammar = grammar
      for problem in problems(text, settings) {
        #expect(problem == nil, "\(text), \(grammar)", sourceLocation: sourceLocation)
      }
    }
  }

  // MARK: - Size

  @Test func `the size of a document is limited`() {
    for size in [2, 9, 10, 11, 100] {
      let text = "[" + String(repeating: " ", count: size - 2) + "]"
      let settings = JSONReaderSettings(maximumDocumentSize: 10)
      if size <= 10 {
        expectFine(text, settings)
      } else {
        expectLimit(text, settings, .sizeLimit, at: 0)
      }
    }
    // Byte order marks, comments and the bytes of other encodings all count.
    expectLimit("\u{feff}[1]", JSONReaderSettings(maximumDocumentSize: 5), .sizeLimit, at: 0)
    expectFine("\u{feff}[1]", JSONReaderSettings(maximumDocumentSize: 6))
    let units: [UInt8] = [0x5B, 0, 0x31, 0, 0x5D, 0]
    for (limit, isFine) in [(5, false), (6, true)] {
      let settings = JSONReaderSettings(maximumDocumentSize: limit)
      #expect(problems(units, settings).allSatisfy { ($0 == nil) == isFine })
    }
    let problem = skip("[1]//", JSONReaderSettings(grammar: .json5, maximumDocumentSize: 4)).problem
    #expect(problem?.failure?.reason == .sizeLimit)
    #expect(
      problem?.text.contains("The document is too large: 5 bytes; at most 4 bytes are allowed.")
        == true)
    // The limit applies before the document is parsed.
    #expect(
      skip("@@@@@", JSONReaderSettings(maximumDocumentSize: 4)).problem?.failure?.reason
        == .sizeLimit)
    #expect(
      skip("", JSONReaderSettings(maximumDocumentSize: 0)).problem?.failure?.reason
        == .unexpectedEnd)
    expectLimit("1", JSONReaderSettings(maximumDocumentSize: -1), .sizeLimit, at: 0)
  }

  // MARK: - Strings

  @Test(arguments: [
    (#""abcd""#, 0, ""), (#"["abc", "abcd"]"#, 8, "Index 1"), (#"{"a": "abcd"}"#, 6, "a"),
    (#"{"abcd": 1}"#, 1, ""), (#"[[], {"a": {"abcd": 1}}]"#, 12, "Index 1/a"),
    (#"{"a": ["abc", {"b": "abcd"}]}"#, 20, "a/Index 1/b"), (#"["éé"]"#, 1, "Index 0"),
    (#"["\n\n"]"#, 1, "Index 0"), (#"["\"\""]"#, 1, "Index 0"), (#"["\\\\"]"#, 1, "Index 0"),
    (#"["\u00e9"]"#, 1, "Index 0"),
  ])
  func `the length of strings and keys is limited`(_ text: String, _ offset: Int, _ path: String) {
    expectLimit(
      text, JSONReaderSettings(maximumStringLength: 3), .stringLimit, at: offset, path: path)
    expectFine(text, JSONReaderSettings(maximumStringLength: 6))
    expectLimit(
      "{} \(text)", JSONReaderSettings(maximumStringLength: 3), .stringLimit, at: offset + 3,
      path: path)
  }

  @Test func `strings up to the limit are accepted`() {
    let settings = JSONReaderSettings(maximumStringLength: 3)
    expectFine(#"{"abc": ["xyz", "", "é", "\n", 12345678, true, {"é1": false}]}"#, settings)
    expectFine(#"[""]"#, JSONReaderSettings(maximumStringLength: 0))
    expectLimit(
      #"["", "1"]"#, JSONReaderSettings(maximumStringLength: 0), .stringLimit, at: 5,
      path: "Index 1")
  }

  @Test func `the limit applies to JSON5 strings as they are spelled`() {
    let settings = JSONReaderSettings(grammar: .json5, maximumStringLength: 4)
    // All of these are longer after conversion to JSON.
    for text in [
      #"['\v\v']"#, "['\u{1}\u{1}\u{1}\u{1}']", "['\"\"\"\"']", "{abcd: 1}", #"['\x41']"#,
    ] {
      #expect(problems(text, settings).allSatisfy { $0 == nil }, "\(text)")
    }
    for (text, offset) in [
      (#"[.5, '\v\v\v']"#, 5), ("{.5: 1}", -1), ("{a: .5, abcde: 1}", 8),
      ("{a: .5, 'abcde': 1}", 8),
      (#"{\u0061: 1}"#, 1),
    ] where offset >= 0 {
      for problem in problems(text, settings) {
        #expect(problem?.failure?.reason == .stringLimit, "\(text)")
        #expect(problem?.failure?.offset == offset, "\(text)")
      }
    }
  }

  // MARK: - Elements

  @Test(arguments: [
    ("[1,2,3,4]", 7, "Index 3"), ("[ [ ] , 2 , \"x\" , { } ]", 18, "Index 3"),
    (#"{"a":1,"b":2,"c":3,"d":4}"#, 19, ""), ("[[1,2,3],[1,2,3,4]]", 16, "Index 1/Index 3"),
    (#"[{"a":{"b":[0,0,0,0]}}]"#, 18, "Index 0/a/b/Index 3"),
    (#"{"x":[],"y":{"a":1,"b":[1,2,3],"c":3,"d":4}}"#, 37, "y"), ("[1,2,3,[4]]", 7, "Index 3"),
    ("[\"],\",\"[\",\"{\",0]", 14, "Index 3"),
  ])
  func `the number of elements and members is limited`(
    _ text: String, _ offset: Int, _ path: String
  ) {
    expectLimit(
      text, JSONReaderSettings(maximumElementCount: 3), .countLimit, at: offset, path: path)
    expectFine(text, JSONReaderSettings(maximumElementCount: 4))
  }

  @Test func `elements and members up to the limit are accepted`() {
    let settings = JSONReaderSettings(maximumElementCount: 3)
    expectFine(#"{"a":[1,[2,2,2],[3,3,{"x":1,"y":2,"z":3}]],"b":[],"c":{}}"#, settings)
    expectFine("[[],{},[[],[]]]", settings)
    expectFine("[]", JSONReaderSettings(maximumElementCount: 0))
    expectLimit(
      "[1]", JSONReaderSettings(maximumElementCount: 0), .countLimit, at: 1, path: "Index 0")
    for text in ["[1,2,3,]", #"{"a":1,"b":2,"c":3,}"#] {
      #expect(skip(text, settings).problem == nil)
    }
    var json5 = settings
    json5.grammar = .json5
    for (text, offset) in [("[/**/.5, 'a', +1, /**/ 0x1]", 23), ("{a:.5, 'b':2, c:3, d:4}", 19)] {
      for problem in problems(text, json5) {
        #expect(problem?.failure?.reason == .countLimit)
        #expect(problem?.failure?.offset == offset)
      }
    }
  }

  @Test func `the limit applies to the members of an assumed dictionary`() {
    let text = #""a":1,"b":2,"c":3"#
    for grammar in Self.grammars {
      var settings = JSONReaderSettings(grammar: grammar, assumesTopLevelDictionary: true)
      settings.maximumElementCount = 2
      for problem in problems(text, settings) {
        #expect(problem?.failure?.reason == .countLimit)
        #expect(problem?.failure?.offset == 12)
      }
      settings.maximumElementCount = 3
      #expect(problems(text, settings).allSatisfy { $0 == nil })
    }
  }

  // MARK: - All limits

  @Test func `limits apply wherever a value is read`() {
    let strings = JSONReaderSettings(maximumStringLength: 13)
    let counts = JSONReaderSettings(maximumElementCount: 3)
    let long = "\"12345678901234\""
    func reason<Value: JSONDecodable>(
      _ type: Value.Type, _ text: String, _ settings: JSONReaderSettings
    ) -> CodingFailureReason? {
      read(type, from: text, settings).problem?.failure?.reason
    }
    let record = #""id": 1, "identifierOne": "a", "identifierTwo": "b""#
    for member in [
      #""note": \#(long)"#, #""unknown": \#(long)"#, "\(long): 1", #""x": [{"y": \#(long)}]"#,
    ] {
      #expect(reason(Record.self, "{\(record), \(member)}", strings) == .stringLimit, "\(member)")
    }
    #expect(reason([String].self, "[\(long)]", strings) == .stringLimit)
    #expect(reason(Set<String>.self, "[\(long)]", strings) == .stringLimit)
    #expect(reason([String: Int].self, "{\(long): 1}", strings) == .stringLimit)
    #expect(reason(String?.self, long, strings) == .stringLimit)
    #expect(reason([Int].self, "[1,2,3,4]", counts) == .countLimit)
    #expect(reason(Set<Int>.self, "[1,1,1,1]", counts) == .countLimit)
    #expect(reason([String: Int].self, #"{"a":1,"a":1,"a":1,"a":1}"#, counts) == .countLimit)
    #expect(reason([[Int]].self, "[[],[1,2,3,4]]", counts) == .countLimit)
    #expect(reason(Record.self, "{\(record), \"x\": 1}", counts) == .countLimit)
    // Like a syntax error, an exceeded limit takes precedence over a type mismatch.
    #expect(reason([Int].self, "[\"a\", 2, 3, 4]", counts) == .countLimit)
  }

  @Test func `invalid documents are rejected with and without limits`() {
    let settings = JSONReaderSettings(maximumStringLength: 3, maximumElementCount: 3)
    var generator = SeededGenerator(seed: 0x117)
    let bytes = Array("[]{},:\"\\ 1a\n".utf8)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in bytes[Int.random(in: 0..<bytes.count, using: &generator)] }
      let limited = skip(text, settings).problem
      let free = skip(text).problem
      // A limit never makes an invalid document valid.
      if free != nil, limited == nil { Issue.record("seed 0x117: \(text)") }
      if free == nil, let limited, limited.failure?.category != .limit {
        Issue.record("seed 0x117: \(text): \(limited)")
      }
      let isInside = limited?.failure.map { 0...count ~= ($0.offset ?? -1) } ?? true
      #expect(isInside, "seed 0x117: \(text)")
    }
  }

  @Test func `extreme limits don't trap`() {
    for limit in [Int.min, -1, 0, Int.max / 2, Int.max / 2 + 1, Int.max] {
      let settings = JSONReaderSettings(
        maximumDocumentSize: .max, maximumStringLength: limit, maximumElementCount: limit)
      #expect((skip(#"["a"]"#, settings).problem == nil) == (limit > 0))
      #expect((skip("1", settings).problem == nil) == true)
    }
  }

  @Test func `the default limits match the documentation`() {
    let settings = JSONReaderSettings()
    #expect(settings.grammar == .foundation)
    #expect(!settings.assumesTopLevelDictionary)
    #expect(settings.maximumDepth == 512)
    #expect(settings.maximumDocumentSize == 1_073_741_824)
    #expect(settings.maximumStringLength == 268_435_456)
    #expect(settings.maximumElementCount == 67_108_864)
  }
}
