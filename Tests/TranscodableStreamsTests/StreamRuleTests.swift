import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams

/// The rules of streams, one test each.
///
/// Each stream is also read in chunks of every size.
@Suite("Rules of streams")
struct StreamRuleTests {
  static let sequence = JSONStreamSettings(framing: .sequence)
  static let values = JSONStreamSettings(framing: .values)
  static let elements = JSONStreamSettings(framing: .elements)

  /// Checks the outcome of a stream for every chunk size.
  func expect(
    _ text: String, _ settings: JSONStreamSettings = JSONStreamSettings(), gives values: [String],
    skipped: [String] = [], failure: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(text.utf8)
    let whole = StreamRun(bytes, settings)
    #expect(whole.values == values, sourceLocation: sourceLocation)
    #expect(whole.failure == failure, sourceLocation: sourceLocation)
    for size in 1...max(1, bytes.count) {
      let pieces = StreamRun(bytes, pieces: size, settings)
      #expect(pieces.values == values, "pieces of \(size)", sourceLocation: sourceLocation)
      #expect(
        pieces.positions == whole.positions, "pieces of \(size)", sourceLocation: sourceLocation)
      #expect(pieces.failure == failure, "pieces of \(size)", sourceLocation: sourceLocation)
      #expect(pieces.skipped == skipped, "pieces of \(size)", sourceLocation: sourceLocation)
    }
  }

  @Test func `LF and CR LF end a line`() {
    expect("1\r\n2\n3", gives: ["1", "2", "3"])
    expect("\"a\u{2028}b\u{85}c\"\n2", gives: ["\"a\u{2028}b\u{85}c\"", "2"])
    expect("1\r2\n", gives: [], failure: "trailing-content 1 1:3 2 ")
  }

  @Test func `blank lines are ignored unless they are refused`() {
    expect("\n1\n \t\r\n2\n\n", gives: ["1", "2"])
    expect("\n\n x\n", gives: [], failure: "unexpected-character 1 3:2 3 ")
    var settings = JSONStreamSettings(blankLines: .refused)
    expect("1\n\n2\n", settings, gives: ["1"], failure: "unexpected-character 2 2:1 2 ")
    settings.failures = .skip(atMost: 9)
    expect(
      "1\n\n2\n", settings, gives: ["1", "2"], skipped: ["unexpected-character 2 2:1 2 "])
  }

  @Test func `a byte order mark is allowed only at the start`() {
    for settings in [JSONStreamSettings(), Self.values] {
      expect("\u{FEFF}1\n2\n", settings, gives: ["1", "2"])
    }
    expect("\u{FEFF}[1,2]", Self.elements, gives: ["1", "2"])
    expect("\u{FEFF}\u{1E}1\n", Self.sequence, gives: ["1"])
    expect("1\n\u{FEFF}2\n", gives: ["1"], failure: "unexpected-character 2 2:1 2 ")
    expect("\u{FEFF}x\n", gives: [], failure: "unexpected-character 1 1:1 0 ")
  }

  @Test func `with line framing, each line holds exactly one document`() {
    expect("1 2\n3\n", gives: [], failure: "trailing-content 1 1:3 2 ")
    expect(
      "[1,\n2]\n3", JSONStreamSettings().skipping, gives: ["3"],
      skipped: ["unexpected-end 1 1:4 3 /1", "trailing-content 2 2:2 5 "])
    expect("1 2\n[3,\n4]\n", Self.values, gives: ["1", "2", "[3,4]"])
    expect(
      "{}[]\"a\"12\"b\"true[]", Self.values,
      gives: ["{}", "[]", "\"a\"", "12", "\"b\"", "true", "[]"])
  }

  @Test func `commas are allowed only between elements`() {
    expect("1,\n2\n", gives: [], failure: "trailing-content 1 1:2 1 ")
    expect("1,2", Self.values, gives: ["1"], failure: "unexpected-character 2 1:2 1 ")
    expect("[1,2]", Self.elements, gives: ["1", "2"])
    expect("[1,2,]", Self.elements, gives: ["1", "2"])
    var strict = Self.elements
    strict.reader.grammar = .strict
    expect("[1,2,]", strict, gives: ["1", "2"], failure: "unexpected-character 3 1:6 5 ")
    expect("[1 2]", Self.elements, gives: ["1"], failure: "unexpected-character 2 1:4 3 ")
    expect("[1,,2]", Self.elements, gives: ["1"], failure: "unexpected-character 2 1:4 3 ")
  }

  @Test func `a document of the wrong type is skipped with every framing`() throws {
    let texts: [(String, JSONFraming)] = [
      ("1\n\"x\"\n3", .lines), ("\u{1E}1\n\u{1E}\"x\"\n\u{1E}3\n", .sequence),
      ("1 \"x\" 3", .values),
      ("[1,\"x\",3]", .elements),
    ]
    for (text, framing) in texts {
      var stream = JSONStream(
        of: Int.self, settings: JSONStreamSettings(framing: framing).skipping)
      stream.append(text)
      stream.finish()
      #expect(try stream.next() == 1)
      #expect(try stream.next() == 3)
      #expect(try stream.next() == nil)
      #expect(stream.skipped.map(\.reason) == [.typeMismatch])
      #expect(stream.skipped.map(\.textNumber) == [2])
      let offset = Array(text.utf8).firstIndex(of: 0x22)
      #expect(stream.skipped.map(\.offset) == [offset])

      var stopping = JSONStream(of: Int.self, settings: JSONStreamSettings(framing: framing))
      stopping.append(text)
      #expect(try stopping.next() == 1)
      #expect(throws: DecodingError.self) { try stopping.next() }
      #expect(throws: DecodingError.self) { try stopping.next() }
    }
  }

  @Test func `invalid JSON is skipped only with line and sequence framing`() {
    expect(
      "1\n{]\n3", JSONStreamSettings().skipping, gives: ["1", "3"],
      skipped: ["unexpected-character 2 2:2 3 "])
    expect(
      "\u{1E}1\n\u{1E}{]\n\u{1E}3\n", Self.sequence.skipping, gives: ["1", "3"],
      skipped: ["unexpected-character 2 2:3 5 "])
    expect(
      "1 {] 3", Self.values.skipping, gives: ["1"],
      failure: "unexpected-character 2 1:4 3 ")
    expect(
      "[1,{],3]", Self.elements.skipping, gives: ["1"],
      failure: "unexpected-character 2 1:5 4 ")
  }

  @Test func `a number or literal at the end of a chunk waits for the next chunk`() throws {
    var stream = JSONStream(of: JSON.self, settings: Self.values)
    stream.append("12")
    #expect(try stream.next() == nil)
    stream.append("3 tr")
    #expect(try stream.next() == 123)
    #expect(try stream.next() == nil)
    stream.append("ue\"")
    #expect(try stream.next() == true)
    for (framing, text, end) in [
      (JSONFraming.lines, "12", "\n"), (.sequence, "\u{1E}12", "\n"), (.elements, "[12", ","),
    ] {
      var stream = JSONStream(of: Int.self, settings: JSONStreamSettings(framing: framing))
      stream.append(text)
      #expect(try stream.next() == nil)
      stream.append(end)
      #expect(try stream.next() == 12)
    }
  }

  @Test func `only line and value framing complete a number or literal at the end of input`() {
    expect("1\n12", gives: ["1", "12"])
    expect("1 true", Self.values, gives: ["1", "true"])
    expect(
      "\u{1E}1\n\u{1E}12", Self.sequence, gives: ["1"], failure: "unexpected-end 2 2:4 6 ")
    expect(
      "\u{1E}12\u{1E}true\u{1E}3\n", Self.sequence.skipping, gives: ["3"],
      skipped: ["unexpected-end 1 1:4 3 ", "unexpected-end 2 1:9 8 "])
    expect("\u{1E}12 ", Self.sequence, gives: ["12"])
    expect("\u{1E}\"a\"\u{1E}[]\u{1E}{}", Self.sequence, gives: ["\"a\"", "[]", "{}"])
    expect("[1, 2", Self.elements, gives: ["1"], failure: "unexpected-end 2 1:6 5 ")
  }

  @Test func `a truncated last document is a failure`() {
    expect("1\n[2", gives: ["1"], failure: "unexpected-end 2 2:3 4 /0")
    expect("1 [2", Self.values, gives: ["1"], failure: "unexpected-end 2 1:5 4 /0")
    expect("1 \"ab", Self.values, gives: ["1"], failure: "unexpected-end 2 1:6 5 ")
    expect("[1, [2", Self.elements, gives: ["1"], failure: "unexpected-end 2 1:7 6 /0")
    expect("[1", Self.elements, gives: [], failure: "unexpected-end 1 1:3 2 ")
    expect("[{}", Self.elements, gives: ["{}"], failure: "unexpected-end 2 1:4 3 ")
    expect("\u{1E}1\n\u{1E}[2", Self.sequence, gives: ["1"], failure: "unexpected-end 2 2:4 6 /0")
    expect("", Self.elements, gives: [], failure: "unexpected-end 1 1:1 0 ")
    for settings in [JSONStreamSettings(), Self.values, Self.sequence] {
      expect("", settings, gives: [])
    }
  }

  @Test func `a failure is thrown again by later calls`() throws {
    var stream = JSONStream(of: JSON.self)
    stream.append("x\n1\n")
    for _ in 0..<3 {
      let error = #expect(throws: DecodingError.self) { try stream.next() }
      #expect(error.map { CodingFailure($0) }?.reason == .unexpectedCharacter)
    }
  }

  @Test func `a failure has its location in the stream`() throws {
    var stream = JSONStream(of: [String: Int].self)
    stream.append("\n{\"ä\": 1}\n  {\"a\": 1, \"é\": \"x\"}\n")
    stream.finish()
    #expect(try stream.next() == ["ä": 1])
    let position = StreamRun("\n{\"ä\": 1}\n").positions.first
    #expect(stream.position == position)
    let error = try #require(#expect(throws: DecodingError.self) { try stream.next() })
    let failure = CodingFailure(error)
    #expect(failure.textNumber == 2)
    #expect(failure.line == 3)
    #expect(failure.column == 17)
    #expect(failure.offset == 28)
    #expect(failure.codingPath.map(\.stringValue) == ["é"])
    #expect("\(error)".contains("at line 3, column 17 (byte 28)."))
  }

  @Test func `limits apply to each document`() {
    var settings = JSONStreamSettings(reader: JSONReaderSettings(maximumDocumentSize: 4))
    expect("1234\n12345\n3\n", settings, gives: ["1234"], failure: "size-limit 2 2:1 5 ")
    expect(
      "123456789\n12345678901234567890\n3\n", settings.skipping, gives: ["3"],
      skipped: ["size-limit 1 1:1 0 ", "size-limit 2 2:1 10 "])
    for (framing, text) in [
      (JSONFraming.values, "[1] [1,2] 3"), (.elements, "[[1],[1,2],3]"),
      (.sequence, "\u{1E}[1]\n\u{1E}[1,2]\n\u{1E}3\n"),
    ] {
      settings.framing = framing
      let offset = Array(text.utf8).firstIndex(of: 0x32).map { $0 - 3 } ?? 0
      let position = framing == .sequence ? "2:2" : "1:\(offset + 1)"
      expect(
        text, settings.skipping, gives: ["[1]", "3"],
        skipped: ["size-limit 2 \(position) \(offset) "])
    }
    expect(
      "[[[]]]\n3", JSONStreamSettings(reader: JSONReaderSettings(maximumDepth: 2)).skipping,
      gives: ["3"], skipped: ["depth-limit 1 1:4 3 /0/0"])
    expect(
      "1\n2\n3", JSONStreamSettings(maximumTextCount: 2), gives: ["1", "2"],
      failure: "count-limit 3 3:1 4 ")
    expect(
      "1\n2\n3\n", JSONStreamSettings(maximumStreamSize: 4), gives: ["1", "2"],
      failure: "size-limit 3 3:1 4 ")
    expect(
      "1\n2\n", JSONStreamSettings(maximumTextCount: 2, maximumStreamSize: 4), gives: ["1", "2"])
    expect(
      "x\ny\nz\n", JSONStreamSettings(failures: .skip(atMost: 2)), gives: [],
      skipped: ["unexpected-character 1 1:1 0 ", "unexpected-character 2 2:1 2 "],
      failure: "unexpected-character 3 3:1 4 ")
  }

  @Test func `a line beyond the limit isn't buffered`() throws {
    let settings = JSONStreamSettings(
      failures: .skip(atMost: 1), reader: JSONReaderSettings(maximumDocumentSize: 100))
    for framing in [JSONFraming.lines, .values, .elements, .sequence] {
      var settings = settings
      settings.framing = framing
      var stream = JSONTextStream(settings: settings)
      stream.append(framing == .elements ? "[\"" : framing == .sequence ? "\u{1E}\"" : "\"")
      let chunk = [UInt8](repeating: 0x61, count: 1000)
      for _ in 0..<1000 {
        stream.append(chunk)
        #expect(try stream.nextText() == nil)
        #expect(stream.bufferedByteCount <= 1101)
      }
      stream.append(
        framing == .elements ? "\",1]" : framing == .sequence ? "\"\n\u{1E}1\n" : "\"\n1\n")
      #expect(try stream.nextText() == [0x31])
      #expect(stream.skippedCount == 1)
    }
  }

  // Input isn't scanned twice; otherwise, a long line in small chunks would take some thousand
  // times as long.
  @Test func `the time for a long line doesn't depend on the size of chunks`() throws {
    let line = Array(("\"" + String(repeating: "some words ", count: 400_000) + "\"\n").utf8)
    func time(chunk: Int) throws -> Duration {
      try ContinuousClock().measure {
        var stream = JSONTextStream()
        for start in stride(from: 0, to: line.count, by: chunk) {
          stream.append(line[start..<min(start + chunk, line.count)])
          let isLast = start + chunk >= line.count
          let hasText = try stream.next { $0.byteCount } != nil
          #expect(hasText == isLast)
        }
      }
    }
    let (one, many) = (try time(chunk: line.count), try time(chunk: 1024))
    #expect(many < one * 100 + .seconds(1))
  }

  @Test func `UTF-16 and UTF-32 streams are rejected`() {
    for bytes in [
      [0x31, 0, 0x0A, 0], [0, 0x31, 0, 0x0A], [0xFE, 0xFF, 0, 0x31], [0xFF, 0xFE, 0x31, 0],
      [0, 0, 0, 0x31], [0x31, 0, 0, 0],
    ] as [[UInt8]] {
      for settings in [JSONStreamSettings(), Self.values, Self.elements, Self.sequence] {
        #expect(StreamRun(bytes, settings).failure == "unknown-encoding 0 1:1 0 ")
        #expect(StreamRun(bytes, pieces: 1, settings).failure == "unknown-encoding 0 1:1 0 ")
      }
    }
    // Later documents are read as UTF-8 regardless of their first bytes.
    let bytes: [UInt8] = [0x31, 0x0A, 0x32, 0, 0x33, 0, 0x0A]
    #expect(StreamRun(bytes).failure == "trailing-content 2 2:2 3 ")
  }

  @Test func `content before the first record separator is a failure`() {
    expect(" \n\u{1E}1\n", Self.sequence, gives: ["1"])
    expect(
      "1\n\u{1E}2\n x\u{1E}\u{1E}\u{1E}3\n", Self.sequence.skipping, gives: ["2", "3"],
      skipped: ["unexpected-character 1 1:1 0 ", "unexpected-character 3 3:2 6 "])
  }

  @Test func `records can span several lines`() {
    expect(
      "\u{1E}{\n \"a\": 1\n}\n\u{1E}\n2\n", Self.sequence, gives: ["{\"a\":1}", "2"])
    expect(
      "\u{1E}1 2\n3\u{1E}4\n", Self.sequence.skipping, gives: ["4"],
      skipped: ["trailing-content 1 1:4 3 "])
    expect(
      "\u{1E}{} x\n{}\n\u{1E}4\n", Self.sequence.skipping, gives: ["4"],
      skipped: ["trailing-content 1 1:5 4 "])
  }

  @Test func `a pointer selects the array whose elements are read`() throws {
    func settings(_ pointer: String) throws -> JSONStreamSettings {
      JSONStreamSettings(framing: .elements(of: try JSON.Pointer(pointer)))
    }
    let text =
      #"{"meta": {"a": [0]}, "a\u002Fb": [[], {"items": [1, "x]", {"a": "\""}, [], null]}], "z": 1} "#
    expect(
      text, try settings("/a~1b/1/items"), gives: ["1", "\"x]\"", "{\"a\":\"\\\"\"}", "[]", "null"])
    expect(text, try settings("/a~1b/0"), gives: [])
    expect(text, try settings("/meta/a"), gives: ["0"])
    expect(text, try settings("/meta"), gives: [], failure: "type-mismatch 1 1:10 9 /meta")
    expect(text, try settings("/z/0"), gives: [], failure: "type-mismatch 1 1:90 89 /z")
    expect(text, try settings("/meta/b"), gives: [], failure: "missing-key 1 1:19 18 /meta")
    expect(text, try settings("/a~1b/2"), gives: [], failure: "missing-key 1 1:82 81 /a/b")
    expect("[1] x", try settings(""), gives: ["1"], failure: "trailing-content 2 1:5 4 ")
    expect(
      #"{"a": [1], "b": tru}"#, try settings("/a"), gives: ["1"],
      failure: "unexpected-character 2 1:20 19 ")
    expect(#"{"a": [1], "a": [2]}"#, try settings("/a"), gives: ["1"])
    expect(#"{"x": [1}"#, try settings("/a"), gives: [], failure: "unexpected-character 1 1:9 8 ")
  }

  @Test func `streams of values and elements don't support JSON5`() {
    for framing in [JSONFraming.values, .elements] {
      let settings = JSONStreamSettings(
        framing: framing, reader: JSONReaderSettings(grammar: .json5))
      #expect(StreamRun("[1]", settings).failure?.hasPrefix("custom") == true)
    }
    expect(
      "{a: 1} // x\n\u{A0}'b'\n", JSONStreamSettings(reader: JSONReaderSettings(grammar: .json5)),
      gives: ["{\"a\":1}", "\"b\""])
  }
}
