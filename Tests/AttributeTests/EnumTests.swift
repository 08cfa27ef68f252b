import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Enums without raw values, which every coder must treat the same way.

@Codable(keys: .snakeCase)
private enum Shape: Equatable {
  case circle(radius: Double, lineWidth: Int = 1)
  case named(String)
  case pair(Int, Int)
  case maybe(String?)
  case noShape
}

@Suite struct `Externally tagged cases` {
  @Test func `an external tag is the key of the associated values`() throws {
    expect(
      #"{"circle": {"radius": 2, "line_width": 3}}"#, is: Shape.circle(radius: 2, lineWidth: 3))
    try expect(
      Shape.circle(radius: 2.5, lineWidth: 3),
      isWrittenAs: #"{"circle": {"radius": 2.5, "line_width": 3}}"#)
  }

  @Test func `a missing associated value uses its default`() {
    expect(#"{"circle": {"radius": 2}}"#, is: Shape.circle(radius: 2, lineWidth: 1))
  }

  @Test func `a single unlabeled value needs no object`() throws {
    expect(#"{"named": "x"}"#, is: Shape.named("x"))
    try expect(Shape.named("x"), isWrittenAs: #"{"named": "x"}"#)
    expect(#"{"maybe": null}"#, is: Shape.maybe(nil))
    expect(#"{"maybe": "x"}"#, is: Shape.maybe("x"))
  }

  @Test func `unlabeled values have numbered keys`() throws {
    expect(#"{"pair": {"_0": 1, "_1": 2}}"#, is: Shape.pair(1, 2))
    try expect(Shape.pair(1, 2), isWrittenAs: #"{"pair": {"_0": 1, "_1": 2}}"#)
  }

  @Test func `a case without values is a string, or an empty object`() throws {
    expect(#"["no_shape"]"#, is: [Shape.noShape])
    expect(#"{"s": "no_shape"}"#, is: ["s": Shape.noShape])
    expect(#"{"no_shape": {}}"#, is: Shape.noShape)
    try expect([Shape.noShape], isWrittenAs: #"["no_shape"]"#)
  }

  @Test func `unknown keys next to the tag are skipped`() {
    expect(#"{"x": [1], "named": "x", "y": {}}"#, is: Shape.named("x"))
  }

  @Test func `an object with no tag or several tags is rejected`() {
    let refused = Complaint("dataCorrupted", "s")
    for text in [
      #"{"s": {"square": 1}}"#, #"{"s": {}}"#, #"{"s": "square"}"#,
      #"{"s": {"named": "x", "pair": {"_0": 1, "_1": 2}}}"#, #"{"s": 1}"#,
    ] {
      expect(text, as: [String: Shape].self, failsWith: refused)
    }
  }

  @Test func `a tag or value of the wrong kind is rejected`() {
    expect(#"{"s": [1]}"#, as: [String: Shape].self, failsWith: Complaint("typeMismatch", "s"))
    expect(#"{"s": null}"#, as: [String: Shape].self, failsWith: Complaint("valueNotFound", "s"))
    expect(
      #"{"s": "named"}"#, as: [String: Shape].self, failsWith: Complaint("typeMismatch", "s"))
    expect(
      #"{"s": "circle"}"#, as: [String: Shape].self, failsWith: Complaint("typeMismatch", "s"))
  }

  @Test func `failures in associated values have their coding path`() {
    expect(
      #"{"circle": {"line_width": 1}}"#, as: Shape.self,
      failsWith: Complaint("keyNotFound", "circle.radius"))
    expect(
      #"{"circle": {"radius": "x"}}"#, as: Shape.self,
      failsWith: Complaint("typeMismatch", "circle.radius"))
    expect(
      #"{"named": 1}"#, as: Shape.self, failsWith: Complaint("typeMismatch", "named"))
  }
}

@Codable private struct Picture: Equatable {
  let url: String
  var alt: String?
}

@Codable(tagging: .internal("type"))
private enum Block: Equatable {
  @CodingPayload("content") case text(String)
  case image(Picture)
  case video(url: String, seconds: Int?)
  case rule
  case nested(OuterBlock)
}

/// The payload of each type has the tag of the other type.
@Codable(tagging: .internal("type"))
private indirect enum OuterBlock: Equatable {
  case nested(Block)
  case rule
}

@Suite struct `Internally tagged cases` {
  @Test func `associated values share the object of the tag`() throws {
    expect(
      #"{"type": "video", "url": "u", "seconds": 3}"#, is: Block.video(url: "u", seconds: 3))
    try expect(Block.video(url: "u", seconds: nil), isWrittenAs: #"{"type": "video", "url": "u"}"#)
    expect(#"{"type": "rule", "x": 1}"#, is: Block.rule)
    try expect(Block.rule, isWrittenAs: #"{"type": "rule"}"#)
  }

  @Test func `a tag that chooses its own type without end is an error`() {
    for text in [#"{"type": "nested"}"#, #"{"x": 1, "type": "nested", "content": "y"}"#] {
      expect(text, as: Block.self, failsWith: Complaint("dataCorrupted", ""))
    }
  }

  @Test func `the tag may follow the associated values`() {
    expect(
      #"{"x": {"type": "rule"}, "url": "u", "seconds": 3, "type": "video"}"#,
      is: Block.video(url: "u", seconds: 3))
    expect(
      #"{"url": "u", "alt": "a", "type": "image"}"#, is: Block.image(Picture(url: "u", alt: "a")))
  }

  @Test func `a payload may have a separate key`() throws {
    expect(#"{"type": "text", "content": "Hi"}"#, is: Block.text("Hi"))
    try expect(Block.text("Hi"), isWrittenAs: #"{"type": "text", "content": "Hi"}"#)
  }

  @Test func `a payload may share the object of the tag`() throws {
    expect(#"{"type": "image", "url": "u"}"#, is: Block.image(Picture(url: "u")))
    try expect(
      Block.image(Picture(url: "u", alt: "a")),
      isWrittenAs: #"{"type": "image", "url": "u", "alt": "a"}"#)
  }

  @Test func `a missing or unknown tag is rejected`() {
    expect(#"{"url": "u"}"#, as: Block.self, failsWith: Complaint("keyNotFound", "type"))
    expect(#"{"type": "x"}"#, as: Block.self, failsWith: Complaint("dataCorrupted", "type"))
    expect(#"{"type": null}"#, as: Block.self, failsWith: Complaint("valueNotFound", "type"))
    expect(#"{"type": []}"#, as: Block.self, failsWith: Complaint("typeMismatch", "type"))
    expect("[1]", as: Block.self, failsWith: Complaint("typeMismatch"))
  }

  @Test func `failures in the payload have their coding path`() {
    expect(#"{"type": "video"}"#, as: Block.self, failsWith: Complaint("keyNotFound", "url"))
    expect(
      #"{"type": "image", "url": 1}"#, as: Block.self, failsWith: Complaint("typeMismatch", "url"))
  }
}

@Codable(keys: .kebabCase, tagging: .internal("meta.kind"))
private enum Step: Equatable {
  @CodingTag("load", "operation_load", 1, 5...9) case load(fileName: String)
  @CodingTag(true) case confirmed
  @CodingTag(2.5, 3) case half
  @DecodableAlias("store") case saveAll
  case wrapped(Picture)
}

@Suite struct `Tags` {
  @Test func `a case may have several tags of any kind`() throws {
    for tag in [#""load""#, #""operation_load""#, "1", "5", "9", "7.0"] {
      expect(
        #"{"meta": {"kind": \#(tag)}, "file-name": "f"}"#, is: Step.load(fileName: "f"))
    }
    expect(#"{"meta": {"kind": true}}"#, is: Step.confirmed)
    expect(#"{"meta": {"kind": 2.5}}"#, is: Step.half)
    expect(#"{"meta": {"kind": "store"}}"#, is: Step.saveAll)
    expect(#"{"meta": {"kind": "save-all"}}"#, is: Step.saveAll)
    expect(
      #"{"meta": {"kind": 10}}"#, as: Step.self, failsWith: Complaint("dataCorrupted", "meta.kind"))
    expect(#"{"meta": {}}"#, as: Step.self, failsWith: Complaint("keyNotFound", "meta.kind"))
  }

  @Test func `the first tag is written, at the end of its path`() throws {
    try expect(
      Step.load(fileName: "f"), isWrittenAs: #"{"meta": {"kind": "load"}, "file-name": "f"}"#)
    try expect(Step.confirmed, isWrittenAs: #"{"meta": {"kind": true}}"#)
    try expect(Step.half, isWrittenAs: #"{"meta": {"kind": 2.5}}"#)
    try expect(Step.saveAll, isWrittenAs: #"{"meta": {"kind": "save-all"}}"#)
    try expect(
      Step.wrapped(Picture(url: "u")), isWrittenAs: #"{"meta": {"kind": "wrapped"}, "url": "u"}"#)
  }
}

@Codable(tagging: .adjacent("t", "c"))
private enum Message: Equatable {
  case say(text: String, loud: Bool = false)
  case count(Int)
  case ping
}

@Suite struct `Adjacently tagged cases` {
  @Test func `the associated values are under the content key`() throws {
    expect(#"{"t": "say", "c": {"text": "Hi"}}"#, is: Message.say(text: "Hi", loud: false))
    expect(#"{"c": {"text": "Hi"}, "t": "say"}"#, is: Message.say(text: "Hi", loud: false))
    expect(#"{"t": "count", "c": 3}"#, is: Message.count(3))
    expect(#"{"t": "ping"}"#, is: Message.ping)
    try expect(
      Message.say(text: "Hi", loud: true),
      isWrittenAs: #"{"t": "say", "c": {"text": "Hi", "loud": true}}"#)
    try expect(Message.count(3), isWrittenAs: #"{"t": "count", "c": 3}"#)
    try expect(Message.ping, isWrittenAs: #"{"t": "ping"}"#)
  }

  @Test func `missing content or a missing tag is rejected`() {
    expect(#"{"t": "count"}"#, as: Message.self, failsWith: Complaint("keyNotFound", "c"))
    expect(
      #"{"t": "say", "c": {}}"#, as: Message.self, failsWith: Complaint("keyNotFound", "c.text"))
    expect(#"{"c": 1}"#, as: Message.self, failsWith: Complaint("keyNotFound", "t"))
  }
}

@Codable(tagging: .untagged)
private enum Choice: Equatable {
  case auto
  case number(Int)
  case list([Int])
  case tool(name: String, strict: Bool?)
  case picture(Picture)
}

@Suite struct `Untagged cases` {
  @Test func `the first case that matches is decoded`() throws {
    expect(#"["auto"]"#, is: [Choice.auto])
    expect("[1]", is: [Choice.number(1)])
    expect("[[1, 2]]", is: [Choice.list([1, 2])])
    expect(#"{"name": "n"}"#, is: Choice.tool(name: "n", strict: nil))
    expect(#"{"url": "u"}"#, is: Choice.picture(Picture(url: "u")))
  }

  @Test func `an untagged case is written as its values`() throws {
    try expect([Choice.auto], isWrittenAs: #"["auto"]"#)
    try expect([Choice.number(1)], isWrittenAs: "[1]")
    try expect(Choice.tool(name: "n", strict: true), isWrittenAs: #"{"name": "n", "strict": true}"#)
    try expect(Choice.picture(Picture(url: "u")), isWrittenAs: #"{"url": "u"}"#)
  }

  @Test func `a value that matches no case lists the failure of each case`() throws {
    expect(#"{"c": "x"}"#, as: [String: Choice].self, failsWith: Complaint("dataCorrupted", "c"))
    let error = #expect(throws: DecodingError.self) {
      try JSON.decode(Choice.self, from: Data("true".utf8))
    }
    guard case .dataCorrupted(let context)? = error,
      let failure = context.underlyingError as? CodingFailure
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((failure.underlying as? AttemptErrors)?.reasons.count == 5)
  }
}

@Codable(tagging: .internal("type"))
private enum Event: Equatable {
  case opened(by: String)
  @CodableUnknown case other(type: String, JSON)
}

@Codable private enum Level: Equatable {
  case low, high
  @CodableUnknown case other(String)
}

@Codable private enum Status: String, Equatable {
  case open, closed
  @DecodableAlias("wip", "doing") case inProgress = "in_progress"
  @CodableUnknown case unknown
}

@Codable(tagging: .untagged)
private enum Anything: Equatable {
  case number(Int)
  @CodableUnknown case other(JSON)
}

@Codable(tagging: .adjacent("type", "content"))
private enum Letter: Equatable {
  case text(String)
  @CodableUnknown case other(type: String, JSON)
}

@Codable
private enum Command: Equatable {
  case stop
  case move(by: Int)
  @CodableUnknown case other(String, JSON)
}

@Codable(tagging: .internal("meta.type"))
private enum Stored: Equatable {
  case one
  @CodableUnknown case other(JSON)
}

@Codable private enum StoredCommand: Equatable {
  case stop
  @CodableUnknown case other(JSON)
}

@Encodable private enum Output {
  case a
  @CodableUnknown case other(String)
}

@Suite struct `Unknown cases` {
  @Test func `an unknown case can keep the tag and the payload`() throws {
    try expectBoth(
      #"{"type": "merged", "at": 3}"#, Event.other(type: "merged", ["at": 3]))
    try expectBoth(
      #"{"type": "image", "content": {"url": "u"}}"#,
      Letter.other(type: "image", ["url": "u"]))
    try expectBoth(#"{"type": "image"}"#, Letter.other(type: "image", .null))
    try expectBoth(#"[{"turn": {"by": 2}}]"#, [Command.other("turn", ["by": 2])])
    try expectBoth(#"["turn"]"#, [Command.other("turn", .null)])
    expect(
      #"{"turn": 1, "go": 2}"#, as: Command.self, failsWith: Complaint("dataCorrupted"))
  }

  private func expectBoth<Value: Codable & Equatable>(
    _ text: String, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // Other formats can't distinguish the kinds of untyped values.
    expect(text, is: value, by: Coder.typedFormats, sourceLocation: sourceLocation)
    try expect(
      value, isWrittenAs: text, by: Coder.typedFormats, sourceLocation: sourceLocation)
  }

  @Test func `an unknown case with the tag of a known case can't be encoded`() {
    expectRefusal(Event.other(type: "opened", ["by": "me"]))
    expectRefusal(Letter.other(type: "text", "a"))
    expectRefusal([Command.other("stop", .null)])
    expectRefusal([Command.other("move", ["by": 1])])
    expectRefusal([Level.other("low")])
    expectRefusal(Stored.other(["meta": ["type": "one"]]))
    expectRefusal([StoredCommand.other("stop")])
    expectRefusal([StoredCommand.other(["stop": [:]])])
  }

  @Test func `a stored value without a tag can't be encoded`() throws {
    for json: JSON in [["a": 1], "text", [], .null, ["meta": 1], ["meta": [:]]] {
      expectRefusal([Stored.other(json)])
    }
    for json: JSON in [[], [:], .null] { expectRefusal([StoredCommand.other(json)]) }
    try expectBoth(#"[{"meta": {"type": "q"}}]"#, [Stored.other(["meta": ["type": "q"]])])
    try expectBoth(#"["go", {"turn": 1}]"#, [StoredCommand.other("go"), .other(["turn": 1])])
  }

  private func expectRefusal<Value: Encodable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for coder in Coder.allCases {
      #expect(throws: EncodingError.self, "\(coder)", sourceLocation: sourceLocation) {
        try coder.encode(value)
      }
    }
  }

  @Test func `an enum that is only encoded can have an unknown case`() throws {
    #expect(try JSON(encoding: [Output.a, .other("b")]) == ["a", "b"])
  }

  @Test func `an unknown case can keep the whole value and write it back`() throws {
    let text = #"{"type": "merged", "at": {"day": 3}, "tags": ["a"]}"#
    for coder in Coder.allCases where coder.agrees(on: text, as: Event.self) {
      let event = try coder.decode(Event.self, text)
      guard case .other(let type, let body) = event else {
        Issue.record("\(coder): \(event)")
        continue
      }
      #expect(type == "merged")
      #expect(body["at"]?["day"]?.int == 3, "\(coder)")
      let back = try coder.encode(event)
      #expect(back == (try coder.document(text)), "\(coder)")
    }
    expect(#"{"type": "opened", "by": "me"}"#, is: Event.opened(by: "me"))
  }

  @Test func `an unknown case can keep the tag and write it back`() throws {
    expect(#"["medium", "low"]"#, is: [Level.other("medium"), .low])
    expect(#"{"a": "medium", "b": "low"}"#, is: ["a": Level.other("medium"), "b": .low])
    try expect([Level.other("medium"), .high], isWrittenAs: #"["medium", "high"]"#)
  }

  @Test func `an unknown case of an enum with raw values keeps nothing`() throws {
    expect(#"["open", "doing", "x"]"#, is: [Status.open, .inProgress, .unknown])
    try expect([Status.inProgress, .unknown], isWrittenAs: #"["in_progress", "unknown"]"#)
  }

  @Test func `an unknown case may follow untagged cases`() throws {
    expect(#"[1, "x"]"#, is: [Anything.number(1), .other("x")])
    try expect([Anything.other(["a": 1])], isWrittenAs: #"[{"a": 1}]"#)
  }
}

@Codable private enum Partial: Equatable {
  case a(Int)
  @CodableIgnored case secret
}

@Codable(nilEncoding: .null, coercion: .lossless, unknownKeys: .reject, tagging: .internal("t"))
private enum Strict: Equatable {
  case a(n: Int, m: String?)
}

@Codable private enum Either<Left: Equatable, Right: Equatable>: Equatable {
  case left(Left), right(Right)
}

@Codable(tagging: .untagged)
private enum Preference: Equatable {
  case auto, none
  case some(Int)
}

@Suite struct `Attributes of enums` {
  @Test func `an ignored case is rejected`() {
    expect(#"["secret"]"#, as: [Partial].self, failsWith: Complaint("dataCorrupted", "0"))
    for coder in Coder.allCases {
      #expect(throws: EncodingError.self, "\(coder)") { try coder.encode(["a": Partial.secret]) }
    }
  }

  @Test func `the settings of an enum apply to its associated values`() throws {
    expect(#"{"t": "a", "n": "1"}"#, is: Strict.a(n: 1, m: nil))
    let bytes = try JSON.Encoder().encode(Strict.a(n: 1, m: nil))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"t":"a","n":1,"m":null}"#)
    expect(
      #"{"t": "a", "n": 1, "x": 1}"#, as: Strict.self, failsWith: Complaint("dataCorrupted", "x"))
  }

  @Test func `cases may be named like the cases of Optional`() throws {
    try expect([Preference.none, .some(1), .auto], isWrittenAs: #"["none", 1, "auto"]"#)
    expect(#"["none", 1, "auto"]"#, is: [Preference.none, .some(1), .auto])
  }

  @Test func `enums may be generic`() throws {
    expect(#"{"left": 1}"#, is: Either<Int, String>.left(1))
    try expect(Either<Int, String>.right("x"), isWrittenAs: #"{"right": "x"}"#)
  }
}

@Codable(tagging: .untagged)
private enum Limit: Equatable {
  @CodingTag(nil) case none
  case rows(Int)
  case named(String)
}

@Codable
private enum Owner: Equatable {
  case user(String)
  @CodingTag("nobody", nil) case nobody
}

@Suite struct `Cases with a null tag` {
  @Codable
  fileprivate struct Query: Equatable {
    var limit: Limit
    var owners: [Owner] = []
  }

  @Test func `a null tag matches only null`() throws {
    let queries = [Query(limit: .none, owners: []), Query(limit: .rows(3), owners: [])]
    expect(#"[{"limit": null}, {"limit": 3}]"#, is: queries)
    try expect(
      queries, isWrittenAs: #"[{"limit": null, "owners": []}, {"limit": 3, "owners": []}]"#)
    expect(#"[null, 3, "all", null]"#, is: [Limit.none, .rows(3), .named("all"), .none])
    try expect([Limit.none, .rows(3)], isWrittenAs: "[null, 3]")
    expect(
      #"{"limit": []}"#, as: Query.self, failsWith: Complaint("dataCorrupted", "limit"))
  }

  @Test func `a case with a null tag can be written with another tag`() throws {
    expect(
      #"{"limit": 1, "owners": [null, "nobody", {"user": "a"}]}"#,
      is: Query(limit: .rows(1), owners: [.nobody, .nobody, .user("a")]))
    try expect([Owner.nobody, .user("a")], isWrittenAs: #"["nobody", {"user": "a"}]"#)
  }

  @Test func `null is nil if the enum is optional`() {
    expect(#"{"a": null, "b": 1}"#, is: ["a": Limit?.none, "b": .rows(1)])
  }
}
