import Foundation
import Synchronization
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: intended differences from Foundation")
struct DeliberateDifferenceTests {
  private struct Part: Decodable, Equatable { var a: Int }

  /// Only our decoder rejects these, because it also validates values that nothing reads.
  private static let unread = [
    #""\x""#, #""\ud800""#, #""\u12g4""#, "\"\n\"", "\"\u{1}\"", "01", "1.", "-", "1e", ".5e",
    "1.e5", "-01", #"{"\x":1}"#, #"{"a":{"b":["\q"]}}"#, "[00]", "--1", "1e+",
  ]

  @Test(arguments: unread)
  func `values that nothing reads are validated`(_ broken: String) {
    let documents = [
      #"{"a":1,"b":\#(broken)}"#, #"{"b":\#(broken),"a":1}"#, #"{"b":[{"c":\#(broken)}],"a":1}"#,
      #"{"a":1,"a":\#(broken)}"#,
    ]
    for document in documents {
      let (ours, foundation) = decoders { _ in }
      // Foundation accepts most of these documents, but its parser also rejects some of them.
      let theirs = Outcome { try foundation.decode(Part.self, from: document.documentData) }
      #expect(theirs.value == Part(a: 1) || theirs.problem?.isOfFoundationsParser == true)
      let outcome = Outcome { try ours.decode(Part.self, from: document.documentData) }
      #expect(outcome.problem?.kind == "dataCorrupted", "\(document): \(outcome)")
      #expect(Outcome { try ours.decode(Anything.self, from: document.documentData) }.value == nil)
    }
  }

  @Test func `invalid UTF-8 is rejected anywhere in the document`() {
    for broken: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80]] {
      let text = Data(#"{"a":1,"b":""#.utf8) + Data(broken) + Data(#""}"#.utf8)
      let key = Data(#"{"a":1,"b":{""#.utf8) + Data(broken) + Data(#"":1}}"#.utf8)
      for document in [text, key] {
        let outcome = Outcome { try JSON.Decoder().decode(Part.self, from: document) }
        #expect(outcome.problem?.kind == "dataCorrupted", "\(broken): \(outcome)")
      }
    }
  }

  private func expectOurs<Value: Decodable & Equatable>(
    _ path: String, _ type: Value.Type, _ document: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (ours, foundation) = decoders { _ in }
    let theirs = Outcome { try foundation.decode(type, from: document.documentData) }
    #expect(theirs.problem?.isOfFoundationsParser == true, sourceLocation: sourceLocation)
    let outcome = Outcome { try ours.decode(type, from: document.documentData) }
    #expect(outcome.problem?.kind == "dataCorrupted", sourceLocation: sourceLocation)
    #expect(
      outcome.problem?.steps.pathDescription == path, "\(outcome)", sourceLocation: sourceLocation)
    // The underlying failure has the offset, the expected and the found value.
    #expect(outcome.problem?.failure != nil, "\(outcome)", sourceLocation: sourceLocation)
  }

  private struct Outer: Decodable, Equatable {
    var parts: [Part]
    var bytes: [UInt8]?
    var text: String?
    var number: Double?
    var named: [String: Int8]?
  }

  @Test func `numbers out of range have a coding path`() {
    expectOurs(".parts[1].a", Outer.self, #"{"parts":[{"a":1},{"a":1.5}]}"#)
    expectOurs(".bytes[2]", Outer.self, #"{"parts":[],"bytes":[1,2,256]}"#)
    expectOurs(".number", Outer.self, #"{"parts":[],"number":1e999}"#)
    expectOurs(".named.x", Outer.self, #"{"parts":[],"named":{"x":128}}"#)
    expectOurs(".", Int8.self, "128")
  }

  @Test func `invalid strings have a coding path`() {
    expectOurs(".text", Outer.self, #"{"parts":[],"text":"\x"}"#)
    expectOurs(".text", Outer.self, #"{"parts":[],"text":"\ud800"}"#)
  }

  @Test func `syntax errors have a coding path`() {
    expectOurs(".parts[1]", Outer.self, #"{"parts":[{"a":1},tru]}"#)
    expectOurs(".", Outer.self, "")
  }

  @Test func `members are written in encoding order`() throws {
    struct Many: Encodable {
      var zeta = 1, alpha = 2, mid = [3], beta = "4", omega: Int? = nil, a = 5
    }
    for _ in 0..<3 {
      #expect(
        String(decoding: try JSON.Encoder().encode([Many()]), as: UTF8.self)
          == #"[{"zeta":1,"alpha":2,"mid":[3],"beta":"4","a":5}]"#)
    }
  }

  /// Foundation fails with ``OracleFault/encodingPathsInNestedContainers``.
  @Test func `coding paths of encoding errors include nested containers`() throws {
    struct Place: Encodable {
      static let seen = Mutex<[String]>([])
      func encode(to encoder: any Encoder) throws {
        Self.seen.withLock { $0.append(encoder.codingPath.pathDescription) }
        var container = encoder.singleValueContainer()
        try container.encode(Double.nan)
      }
    }
    struct Outer: Encodable {
      func encode(to encoder: any Encoder) throws {
        var top = encoder.container(keyedBy: AnyKey.self)
        var list = top.nestedUnkeyedContainer(forKey: "list")
        var box = list.nestedContainer(keyedBy: AnyKey.self)
        try box.encode(Place(), forKey: "p")
      }
    }
    let (ours, foundation) = encoders { _ in }
    let problems = [ours, foundation].map { encoder in
      EncodingOutcome { try encoder.encode(["k": Outer()]) }
    }
    guard case .failure(let left) = problems[0], case .failure(let right) = problems[1] else {
      Issue.record("NaN was encoded: \(problems)")
      return
    }
    #expect(right.steps.pathDescription == ".k.p")
    #expect(left.steps.pathDescription == ".k.list[0].p")
    #expect(Place.seen.withLock { $0 } == [".k.list[0].p", ".k.p"])
  }

  @Test func `errors inside a type are DecodingErrors`() {
    // Foundation throws its parser's private errors here.
    struct Catching: Decodable {
      static let kinds = Mutex<[String]>([])
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { _ = try container.decode(Int8.self) } catch is DecodingError {
          Self.kinds.withLock { $0.append("DecodingError") }
        }
      }
    }
    #expect(throws: Never.self) {
      try JSON.Decoder().decode([Catching].self, from: Data("[300]".utf8))
    }
    #expect(Catching.kinds.withLock { $0 } == ["DecodingError"])
  }

  /// Foundation fails with ``OracleFault/integersThroughDouble``.
  @Test func `integers with a fraction are exact`() {
    struct Plain: Decodable, Equatable { var value: Int }
    let (ours, foundation) = decoders { _ in }
    func value(_ text: String, _ decoder: JSONDecoder) -> Int? {
      let document = #"{"value":\#(text)}"#.documentData
      return Outcome { try decoder.decode(Plain.self, from: document).value }.value
    }
    #expect(value("9223372036854775807.0", foundation) == nil)
    #expect(value("9223372036854775807.0", ours) == .max)
    for (text, rounded) in [
      ("1.0000000000000001", 1), ("1e-400", 0), ("4503599627370497.5", 4_503_599_627_370_498),
    ] {
      #expect(value(text, foundation) == rounded)
      #expect(value(text, ours) == nil)
    }
  }

  /// Whether our decoder decodes plain types itself.
  ///
  /// Foundation's decoder would read freed memory below.
  private static var readsPlainTypes: Bool {
    (try? JSON.Decoder().decode(Anything.self, from: Data("[01]".utf8))) == nil
  }

  /// Foundation fails with ``OracleFault/keptByAFailedCall``.
  @Test(.enabled(if: readsPlainTypes))
  func `a container kept by a failed call still works`() throws {
    struct Failing: Decodable {
      static let kept = Mutex<[Kept]>([])
      struct Kept: @unchecked Sendable { let container: KeyedDecodingContainer<AnyKey> }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        Self.kept.withLock { $0.append(Kept(container: container)) }
        _ = try container.decode(Int.self, forKey: "missing")
      }
    }
    do {
      let document = Data((#"{"a":"still here"}"# + String(repeating: " ", count: 4096)).utf8)
      #expect(throws: DecodingError.self) {
        try JSON.Decoder().decode(Failing.self, from: document)
      }
    }
    let kept = try #require(Failing.kept.withLock { $0.first })
    let text = Outcome { try kept.container.decode(String.self, forKey: "a") }
    #expect(text.value == "still here", "\(text)")
  }
}
