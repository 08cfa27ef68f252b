import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams

/// The rules of partial values, one test each.
@Suite("Rules of partial values")
struct PartialRuleTests {
  /// Returns the partial value after a prefix, which is fed whole and byte by byte.
  private func shown(
    _ text: String, _ settings: PartialJSONSettings = PartialJSONSettings()
  ) -> String? { shown(Array(text.utf8), settings) }

  private func shown(
    _ text: [UInt8], _ settings: PartialJSONSettings = PartialJSONSettings()
  ) -> String? {
    var whole = JSON.PartialDecoder(settings: settings)
    _ = try? whole.append(text)
    var pieces = JSON.PartialDecoder(settings: settings)
    for byte in text { _ = try? pieces.append([byte]) }
    let (first, second) = (whole.partial, pieces.partial)
    #expect(first == second)
    return first.map { "\($0)" }
  }

  @Test func `a number appears when it is complete unless numbers grow`() {
    #expect(shown("[12") == "[]")
    #expect(shown("[12,") == "[12]")
    #expect(shown("[1, 12 ") == "[1,12]")
    #expect(shown("12") == nil)
    let growing = PartialJSONSettings(numbers: .growing)
    #expect(shown("[12", growing) == "[12]")
    #expect(shown("{\"a\":12", growing) == "{\"a\":12}")
  }

  @Test func `an incomplete number appears without its incomplete suffix if numbers grow`() {
    let growing = PartialJSONSettings(numbers: .growing)
    for (text, number) in [
      ("[12.", "[12]"), ("[12e", "[12]"), ("[1.5e+", "[1.5]"), ("[-", "[]"), ("[-0.", "[-0]"),
    ] {
      #expect(shown(text) == "[]")
      #expect(shown(text, growing) == number)
    }
  }

  @Test func `a literal appears when it is complete`() {
    for text in ["[t", "[tru", "[nul", "[fals"] { #expect(shown(text) == "[]") }
    #expect(shown("[true") == "[true]")
    #expect(shown("[null") == "[null]")
  }

  @Test func `an incomplete string appears up to its last character`() {
    #expect(shown("[\"ab") == "[\"ab\"]")
    #expect(shown("[\"") == "[\"\"]")
    #expect(shown("\"ab") == "\"ab\"")
  }

  @Test func `an incomplete escape doesn't appear`() {
    #expect(shown("[\"a\\") == "[\"a\"]")
    #expect(shown("[\"a\\u12") == "[\"a\"]")
    #expect(shown("[\"a\\n\\u0041") == "[\"a\\nA\"]")
  }

  @Test func `an incomplete surrogate pair doesn't appear`() {
    for text in ["\\ud83d", "\\ud83d\\", "\\ud83d\\ude0"] {
      #expect(shown("[\"a\(text)") == "[\"a\"]")
    }
    #expect(shown("[\"a\\ud83d\\ude00") == "[\"a😀\"]")
    var decoder = JSON.PartialDecoder()
    #expect(throws: DecodingError.self) { try decoder.append("[\"a\\ud83dx") }
    #expect(decoder.partial == ["a"])
  }

  @Test func `an incomplete UTF-8 character doesn't appear`() {
    let bytes = Array("[\"aé😀".utf8)
    #expect(shown(Array(bytes.dropLast(4))) == "[\"aé\"]")
    for count in 1...3 { #expect(shown(Array(bytes.dropLast(count))) == "[\"aé\"]") }
    var decoder = JSON.PartialDecoder()
    #expect(throws: DecodingError.self) { try decoder.append([0x5B, 0x22, 0x61, 0xFF]) }
    #expect(decoder.partial == ["a"])
  }

  @Test func `incomplete grapheme clusters appear`() {
    #expect(shown("[\"e") == "[\"e\"]")
    #expect(shown("[\"e\u{301}") == "[\"e\u{301}\"]")
  }

  @Test func `a key appears with its value`() {
    for text in ["{\"na", "{\"name\"", "{\"name\":", "{\"name\": "] { #expect(shown(text) == "{}") }
    #expect(shown("{\"name\": \"") == "{\"name\":\"\"}")
    #expect(shown("{\"name\": {") == "{\"name\":{}}")
  }

  @Test func `completeCount excludes an incomplete last element`() throws {
    var decoder = JSON.PartialDecoder()
    try decoder.append("{\"a\": [{\"b\": 1}, {\"c\": \"x")
    #expect(decoder.partial == ["a": [["b": 1], ["c": "x"]]])
    #expect(decoder.completeCount(of: ["a"]) == 1)
    try decoder.append("\"}")
    #expect(decoder.completeCount(of: ["a"]) == 2)
    #expect(decoder.completeCount(of: ["b"]) == 0)
  }

  @Test func `the state of a value is pending, partial or complete`() throws {
    var decoder = JSON.PartialDecoder()
    try decoder.append("{\"a\": null, \"b\": {\"c\": \"x")
    #expect(decoder.state(of: ["a"]) == .complete)
    #expect(decoder.state(of: ["b"]) == .partial)
    #expect(decoder.state(of: ["b", "c"]) == .partial)
    #expect(decoder.state(of: ["d"]) == .pending)
    #expect(decoder.state(of: []) == .partial)
    try decoder.append("\"}")
    #expect(decoder.state(of: ["b", "c"]) == .complete)
    #expect(decoder.state(of: ["b"]) == .complete)
    #expect(decoder.isComplete == false)
    try decoder.append("}")
    #expect(decoder.state(of: []) == .complete)
    #expect(decoder.isComplete == true)
  }

  @Test func `the first of duplicate keys wins`() throws {
    let text = #"{"a": 1, "a": {"a": [2]}, "a": "x", "b": {"c": 3, "c": 4}}"#
    #expect(shown(text) == #"{"a":1,"b":{"c":3}}"#)
    var decoder = JSON.PartialDecoder()
    try decoder.append(text)
    #expect(try decoder.finish() == JSON(parsing: text))
  }

  @Test func `after invalid JSON the partial value is kept and every call fails`() throws {
    var decoder = JSON.PartialDecoder()
    try decoder.append("{\"a\": 1, ")
    let first = #expect(throws: DecodingError.self) { try decoder.append("x") }
    let second = #expect(throws: DecodingError.self) { try decoder.append("\"b\": 2}") }
    let third = #expect(throws: DecodingError.self) { try decoder.finish() }
    for error in [first, second, third] {
      let failure = try #require(error.map { CodingFailure($0) })
      #expect(failure.reason == .unexpectedCharacter)
      #expect(failure.column == 10)
    }
    #expect(decoder.partial == ["a": 1])
  }

  @Test func `content after the end is rejected unless trailing text is allowed`() throws {
    var decoder = JSON.PartialDecoder()
    try decoder.append("{} ")
    #expect(throws: DecodingError.self) { try decoder.append("x") }
    var trailing = JSON.PartialDecoder(settings: PartialJSONSettings(surroundings: .trailingText))
    try trailing.append("{\"a\": 1} That")
    try trailing.append(" is all.")
    #expect(try trailing.finish() == ["a": 1])
  }

  @Test func `prose and code fences around the document are skipped if allowed`() throws {
    let settings = PartialJSONSettings(surroundings: .prose)
    let text = "Here it is:\n```json\n{\"a\": [1, \"}\"]}\n```\nAnything else?"
    #expect(shown(text, settings) == "{\"a\":[1,\"}\"]}")
    var decoder = JSON.PartialDecoder(settings: settings)
    for byte in text.utf8 { try decoder.append([byte]) }
    #expect(try decoder.finish() == ["a": [1, "}"]])
    var none = JSON.PartialDecoder(settings: settings)
    try none.append("I cannot do that.")
    #expect(none.partial == nil)
    #expect(throws: DecodingError.self) { try none.finish() }
  }

  @Test func `the final value matches decoding the whole document`() throws {
    for text in ["12", " [1, 2.50]", "\"\\u00e9\"", "[1", "{\"a\":}", "", "[1,]", "nul"] {
      var decoder = JSON.PartialDecoder()
      _ = try? decoder.append(text)
      let expected = Result { try JSON(parsing: text) }
      switch expected {
      case .success(let value): #expect(try "\(decoder.finish())" == "\(value)")
      case .failure(let error):
        let thrown = #expect(throws: (any Error).self) { try decoder.finish() }
        #expect(thrown.map { StreamRun.describe($0) } == StreamRun.describe(error))
      }
    }
  }

  @Test func `changes are empty exactly if the snapshot is unchanged`() throws {
    var decoder = JSON.PartialDecoder()
    for piece in ["{", "\"a\": ", "1", "2", ", \"b\"", ":", "tr", "ue", " ", "}"] {
      let before = decoder.partial
      let changes = try decoder.append(piece)
      let after = decoder.partial
      #expect(changes.pointers.isEmpty == (before == after), "\(piece)")
    }
  }

  @Test func `changes list added, appended and completed values`() throws {
    var decoder = JSON.PartialDecoder()
    func changes(_ text: String) throws -> [PartialJSONChanges.Change] {
      Array(try decoder.append(text))
    }
    #expect(try changes("{\"a\": [1, ") == [.added([])])
    #expect(try changes("2, {\"x\": \"y") == [.added(["a", "1"]), .added(["a", "2"])])
    #expect(try changes("z\\n") == [.appended(["a", "2", "x"], "z\n")])
    #expect(try changes("\\") == [])
    #expect(
      try changes("\"q\", \"t/u\": null") == [
        .appended(["a", "2", "x"], "\"q"), .completed(["a", "2", "x"]), .added(["a", "2", "t/u"]),
      ])
    #expect(try changes("}") == [.completed(["a", "2"])])
    #expect(try changes("]}") == [.completed(["a"]), .completed([])])
  }

  @Test func `changes list growing numbers`() throws {
    var decoder = JSON.PartialDecoder(settings: PartialJSONSettings(numbers: .growing))
    try decoder.append("[ ")
    #expect(Array(try decoder.append("1")) == [.added(["0"])])
    #expect(decoder.state(of: ["0"]) == .partial)
    #expect(Array(try decoder.append("2")) == [.added(["0"])])
    #expect(Array(try decoder.append(".")) == [])
    #expect(Array(try decoder.append("5,")) == [.added(["0"]), .completed(["0"])])
    #expect(decoder.partial == [12.5])
    #expect(Array(try decoder.append("7")) == [.added(["1"])])
    #expect(Array(try decoder.append("]")) == [.completed(["1"]), .completed([])])
    #expect(try decoder.finish() == [12.5, 7])
  }

  @Test func `depth and size limits apply`() throws {
    var deep = JSON.PartialDecoder(
      settings: PartialJSONSettings(reader: JSONReaderSettings(maximumDepth: 3)))
    #expect(throws: DecodingError.self) { try deep.append("[[[[") }
    #expect(deep.partial == [[[]]])
    var long = JSON.PartialDecoder(
      settings: PartialJSONSettings(reader: JSONReaderSettings(maximumDocumentSize: 10)))
    try long.append("[\"1234567")
    let error = #expect(throws: DecodingError.self) { try long.append("89\"]") }
    #expect(error.map { CodingFailure($0) }?.reason == .sizeLimit)
  }
}
