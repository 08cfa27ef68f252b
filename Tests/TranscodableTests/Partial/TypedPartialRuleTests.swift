import Testing
import Transcodable
import TranscodableStreams

/// The semantic rules of typed partial values, one test for each.
@Suite("Rules of typed partial values")
struct TypedPartialRuleTests {
  /// The partial value after some input, which is appended both as a whole and byte by byte.
  private func shown<Value: PartiallyDecodable>(
    _ type: Value.Type, _ text: String, _ settings: PartialJSONSettings = PartialJSONSettings()
  ) -> Value.Partial? where Value.Partial: Equatable {
    var whole = PartialDecoder(Value.self, settings: settings)
    _ = try? whole.append(text)
    var pieces = PartialDecoder(Value.self, settings: settings)
    for byte in text.utf8 { _ = try? pieces.append([byte]) }
    let (first, second) = (whole.partial, pieces.partial)
    #expect(first == second)
    return first
  }

  @Test func `a number is shown after its last digit, or while it grows`() {
    #expect(shown(Arriving.Required.self, #"{"id": 12"#)?.id == nil)
    #expect(shown(Arriving.Required.self, #"{"id": 12,"#)?.id == 12)
    let growing = PartialJSONSettings(numbers: .growing)
    #expect(shown(Arriving.Defaults.self, #"{"count": 12"#, growing)?.count == 12)
    #expect(shown([Double].self, "[1, 12.5", growing) == [1, 12.5])
  }

  @Test func `a truncated number shows its valid prefix while it grows`() {
    let growing = PartialJSONSettings(numbers: .growing)
    for (text, number) in [("[12.", 12), ("[12e", 12), ("[1.5e+", 1.5)] {
      #expect(shown([Double].self, text) == [])
      #expect(shown([Double].self, text, growing) == [number])
    }
    #expect(shown([Double].self, "[-", growing) == [])
  }

  @Test func `a literal is shown when it is complete`() {
    #expect(shown([Bool].self, "[tru") == [])
    #expect(shown([Bool].self, "[true") == [true])
  }

  @Test func `a string is shown from its opening quote`() {
    #expect(shown(Arriving.Word.self, #"{"text": "ab"#)?.text == "ab")
    #expect(shown(Arriving.Word.self, #"{"text": ""#)?.text == "")
  }

  @Test func `a string does not show an incomplete escape`() {
    #expect(shown(Arriving.Word.self, #"{"text": "a\"#)?.text == "a")
    #expect(shown(Arriving.Word.self, #"{"text": "a\u12"#)?.text == "a")
  }

  @Test func `a string does not show half of a surrogate pair`() {
    #expect(shown(Arriving.Word.self, #"{"text": "a\ud83d"#)?.text == "a")
    #expect(shown(Arriving.Word.self, #"{"text": "a\ud83d\ude00"#)?.text == "a😀")
  }

  @Test func `a field is pending until its value starts`() {
    for text in [#"{"te"#, #"{"text""#, #"{"text":"#] {
      let word = shown(Arriving.Word.self, text)
      #expect(word != nil)
      #expect(word?.text == nil)
      #expect(word?.state(of: \.text) == .pending)
    }
  }

  @Test func `an enum is shown when its raw value is complete`() {
    let start = #"{"plain": {"name": "a"}, "color": "re"#
    #expect(partial(Arriving.Members.self, start)?.color == nil)
    #expect(partial(Arriving.Members.self, start + "d\"")?.color == .red)
  }

  @Test func `an enum with integer raw values waits for the end of the number`() {
    let growing = PartialJSONSettings(numbers: .growing)
    #expect(partial(Arriving.Members.self, #"{"level": 1"#, growing)?.level == nil)
    #expect(partial(Arriving.Members.self, #"{"level": 12,"#)?.level == .high)
  }

  @Test func `a tagged case is shown when its tag is complete`() {
    let start = #"{"content": "some words", "more": [1], "ty"#
    #expect(shown(Arriving.Block.self, start) == nil)
    #expect(shown(Arriving.Block.self, start + #"pe": "tex"#) == nil)
    guard case .text(let fields) = shown(Arriving.Block.self, start + #"pe": "text""#) else {
      Issue.record("The case is known.")
      return
    }
    #expect(fields.content == "some words")
    guard case .text(let fields) = shown(Arriving.Block.self, #"{"type":"text","content":"ab"#)
    else {
      Issue.record("The case is known.")
      return
    }
    #expect(fields.content == "ab")
    #expect(fields.state(of: \.content) == .partial)
  }

  @Test func `an untagged case is shown when its value is complete`() {
    #expect(shown(Arriving.Choices.self, #"{"choice": {"text": "a""#)?.choice == nil)
    #expect(
      shown(Arriving.Choices.self, #"{"choice": {"text": "a"}"#)?.choice
        == .word(Arriving.Word(text: "a")))
  }

  @Test func `a missing field is nil, and gets its default only in the final value`() throws {
    var decoder = PartialDecoder(Arriving.Defaults.self)
    try decoder.append("{")
    #expect(decoder.partial?.count == nil)
    #expect(decoder.partial?.list == nil)
    try decoder.append("}")
    #expect(decoder.partial?.count == nil)
    #expect(decoder.partial?.isComplete == true)
    let value = try decoder.finish()
    #expect(value.count == 3)
  }

  @Test func `an explicit null completes the field`() {
    let value = shown(Arriving.Optionals.self, #"{"int": null, "#)
    #expect(value?.int == nil)
    #expect(value?.state(of: \.int) == .complete)
    #expect(value?.state(of: \.text) == .pending)
  }

  @Test func `the last element of an array is incomplete while it is open`() throws {
    var decoder = PartialDecoder(Arriving.Lists.self)
    try decoder.append(#"{"words": [{"text": "a"}, {"text": "b"#)
    #expect(decoder.partial?.words?.map(\.text) == ["a", "b"])
    #expect(decoder.partial?.words?.map(\.isComplete) == [true, false])
    let pointer = decoder.openPointer
    #expect(pointer == ["words", "1", "text"])
    let pointers: [JSON.Pointer] = [["words"], ["words", "1"], ["words", "0"]]
    let areOpen = pointers.map { decoder.isOpen($0) }
    #expect(areOpen == [true, true, false])
  }

  @Test func `elements of a type without partial values are shown when they are complete`() {
    let start = #"{"plains": [{"name": "a"}, {"name": "b""#
    #expect(partial(Arriving.Members.self, start)?.plains?.map(\.name) == ["a"])
    #expect(partial(Arriving.Members.self, start + "}")?.plains?.map(\.name) == ["a", "b"])
  }

  @Test func `a value is shown after its required fields`() {
    #expect(shown(Arriving.Required.self, #"{"text": "ab", "i"#) == nil)
    #expect(shown(Arriving.Required.self, #"{"text": "ab", "id": 1,"#)?.text == "ab")
    #expect(shown(Arriving.Requiring.self, #"{"list": [{"text": "ab""#)?.list == [])
    #expect(shown(Arriving.Requiring.self, #"{"list": [{"id": 3, "text": "ab"#)?.list?.count == 1)
  }

  @Test func `a whole field is shown when it is complete`() {
    let start = #"{"text": "ab", "word": {"text": "a"#
    #expect(shown(Arriving.Whole.self, start)?.text == "ab")
    #expect(shown(Arriving.Whole.self, start)?.word == nil)
    #expect(shown(Arriving.Whole.self, start)?.state(of: \.word) == .partial)
    #expect(shown(Arriving.Whole.self, start + #""}"#)?.word == Arriving.Word(text: "a"))
    #expect(shown(Arriving.Dates.self, #"{"name": " ab"#)?.name == nil)
    #expect(shown(Arriving.Dates.self, #"{"name": " ab ""#)?.name == "ab")
  }

  @Test func `each field has a state`() {
    let value = shown(Arriving.Paths.self, #"{"meta": {"author": {"name": "A", "mail": "b"#)
    #expect(value?.state(of: \.author) == .complete)
    #expect(value?.state(of: \.mail) == .partial)
    #expect(value?.state(of: \.title) == .pending)
  }

  @Test func `a complete value is validated and its failure is recorded`() throws {
    var decoder = PartialDecoder(Arriving.Checked.self)
    try decoder.append(#"{"text": "a", "word": "A"#)
    #expect(decoder.partial?.word == nil)
    try decoder.append(#"", "#)
    #expect(decoder.failures.count == 1)
    #expect(decoder.failures.first?.codingPath.map(\.stringValue) == ["word"])
    #expect(decoder.partial?.text == "a")
    try decoder.append(#""x": 1}"#)
    #expect(throws: DecodingError.self) { try decoder.finish() }
  }

  @Test func `dictionaries show their last value while it is open`() {
    let value = shown(Arriving.Lists.self, #"{"byName": {"a": {"text": "x"}, "b": {"text": "y"#)
    #expect(value?.byName?.mapValues(\.text) == ["a": "x", "b": "y"])
  }

  @Test func `the first of duplicate keys wins`() throws {
    var decoder = PartialDecoder(Arriving.Word.self)
    try decoder.append(#"{"text": "a", "text": "b"}"#)
    #expect(decoder.partial?.text == "a")
    let value = try decoder.finish()
    #expect(value.text == "a")
  }

  @Test func `unknown members are skipped unless the type rejects them`() throws {
    #expect(shown(Arriving.Word.self, #"{"x": {"text": "b"}, "text": "a"#)?.text == "a")
    var decoder = PartialDecoder(Arriving.Strict.self)
    try decoder.append(#"{"name": "a", "nam": 1, "#)
    #expect(decoder.failures.map(\.reason) == [.unknownKey])
    try decoder.append(#""nam2": 1}"#)
    #expect(throws: DecodingError.self) { try decoder.finish() }
  }

  @Test func `a syntax error ends the stream and keeps the partial value`() {
    var decoder = PartialDecoder(Arriving.Word.self)
    #expect(throws: DecodingError.self) { try decoder.append(#"{"text": "a" x"#) }
    #expect(throws: DecodingError.self) { try decoder.append("}") }
    #expect(decoder.partial?.text == "a")
    #expect(throws: DecodingError.self) { try decoder.finish() }
  }

  @Test func `text after the document is rejected unless the settings allow it`() throws {
    var decoder = PartialDecoder(Arriving.Word.self)
    #expect(throws: DecodingError.self) { try decoder.append(#"{"text": "a"} x"#) }
    for surroundings in [PartialJSONSettings.Surroundings.trailingText, .prose] {
      var decoder = PartialDecoder(
        Arriving.Word.self, settings: PartialJSONSettings(surroundings: surroundings))
      let before = surroundings == .prose ? "Here it is:\n```json\n" : ""
      for byte in (before + #"{"text": "a"}"# + "\n```").utf8 { try decoder.append([byte]) }
      #expect(try decoder.finish() == Arriving.Word(text: "a"))
    }
  }

  @Test func `finishing fails if the document is incomplete or invalid`() throws {
    var decoder = PartialDecoder([Arriving.Word].self)
    try decoder.append(#"[{"text": "a"}, {}"#)
    #expect(throws: DecodingError.self) { try decoder.finish() }
  }

  @Test func `input that changes nothing reports no changes`() throws {
    var decoder = PartialDecoder(Arriving.Word.self)
    for (piece, changes) in [("{ ", 1), ("\"te", 0), ("xt\": ", 0), ("\"", 1), ("\\u00", 0)] {
      let count = try decoder.append(piece).count
      #expect(count == changes)
    }
  }

  @Test func `changes name what was added, appended and completed`() throws {
    var decoder = PartialDecoder(Arriving.Lists.self)
    var changes = try decoder.append(#"{"words": [{"text": "a"#)
    #expect(Array(changes) == [.added([])])
    changes = try decoder.append(#"b"}, {"#)
    #expect(
      Array(changes) == [
        .appended(["words", "0", "text"], "b"), .completed(["words", "0", "text"]),
        .completed(["words", "0"]), .added(["words", "1"]),
      ])
  }

  @Test func `cancelling the task ends the sequence`() async throws {
    let pieces = AsyncStream<String> { continuation in
      continuation.yield(#"{"text": "a"}"#)
      continuation.finish()
    }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      for try await _ in pieces.partials(of: Arriving.Word.self) { return true }
      return false
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `values can be appended at pointers`() throws {
    var decoder = PartialDecoder(Arriving.Lists.self)
    try decoder.append(at: ["words", "0", "text"], "a\"", willContinue: true)
    let changes = try decoder.append(at: ["words", "0", "text"], "b")
    #expect(Array(changes).first == .appended(["words", "0", "text"], "b"))
    try decoder.append(at: ["words", "1"], ["text": "c"])
    try decoder.append(at: ["nested"], [["d"]])
    try decoder.append(at: ["byName", "x", "text"], "e")
    #expect(throws: DecodingError.self) { try decoder.append(at: ["words", "2", "text"], "f") }
    try decoder.append(at: ["lists"], [:])
    let value = try decoder.finish()
    #expect(value.words == [Arriving.Word(text: "a\"b"), Arriving.Word(text: "c")])
    #expect(value.byName == ["x": Arriving.Word(text: "e")])
  }

  // Characters are buffered until `partial` is read, which must not affect changes or values.
  @Test func `reading the partial value rarely or often gives the same results`() throws {
    let pieces = [
      #"{"words": [{"text": ""#, "a", "é", "\\n", "b", "\\u00", "e9", "c c c c c c c c", "\"",
      "}, {\"te",
      "xt\": \"", "d", #"e"}], "nested": [["f"#, "g", #""]], "byName": {}, "lists": {"a": [1, 2"#,
      "3]}}",
    ]
    for looks in 0..<8 {
      var seldom = PartialDecoder(Arriving.Lists.self)
      var often = PartialDecoder(Arriving.Lists.self)
      for (number, piece) in pieces.enumerated() {
        let changes = try (seldom.append(piece), often.append(piece))
        #expect(changes.0 == changes.1)
        let shown = often.partial
        if number % 8 != looks { continue }
        let other = seldom.partial
        #expect(other == shown)
      }
      let ends = try (seldom.finish(), often.finish())
      #expect(ends.0 == ends.1)
      #expect(seldom.partial?.words?.first?.text == "aé\nbéc c c c c c c c")
    }
  }

  @Test func `an asynchronous sequence yields a snapshot for each piece`() async throws {
    let pieces = AsyncStream<String> { continuation in
      for piece in [#"{"te"#, #"xt": "a"#, "b", #""}"#] { continuation.yield(piece) }
      continuation.finish()
    }
    var texts: [String?] = []
    var value: Arriving.Word?
    for try await snapshot in pieces.partials(of: Arriving.Word.self) {
      texts.append(snapshot.partial?.text)
      if snapshot.isComplete { value = snapshot.value }
      #expect(snapshot.state(of: \.text) != .pending || snapshot.partial?.text == nil)
    }
    #expect(texts == [nil, "a", "ab", "ab", "ab"])
    #expect(value == Arriving.Word(text: "ab"))
  }

  @Test func `snapshots are limited to one per interval`() async throws {
    let pieces = AsyncStream<String> { continuation in
      for piece in [#"{"text": "a"#, "b", "c", #""}"#] { continuation.yield(piece) }
      continuation.finish()
    }
    var texts: [String?] = []
    for try await snapshot in pieces.partials(of: Arriving.Word.self, every: .seconds(60)) {
      texts.append(snapshot.partial?.text)
    }
    #expect(texts == ["a", "abc"])
  }

  private func partial<Value: PartiallyDecodable>(
    _ type: Value.Type, _ text: String, _ settings: PartialJSONSettings = PartialJSONSettings()
  ) -> Value.Partial? {
    var decoder = PartialDecoder(Value.self, settings: settings)
    _ = try? decoder.append(text)
    return decoder.partial
  }
}
