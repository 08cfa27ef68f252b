import CoderTestSupport
import Testing
import Transcodable

@Suite("Hooks and derived fields")
struct HookTests {
  struct Refusal: Error {}

  @Codable
  struct Span: Equatable {
    var start: Int
    var end: Int

    @CodableHook(.didDecode)
    mutating func putInOrder() {
      if start > end { swap(&start, &end) }
    }
  }

  @Test func `a hook can change the decoded value`() throws {
    expect(#"{"start": 2, "end": 1}"#, is: Span(start: 1, end: 2))
    try expect(Span(start: 2, end: 1), isWrittenAs: #"{"start": 2, "end": 1}"#)
  }

  @Codable
  struct Even: Equatable {
    var number: Int

    @CodableHook(.didDecode)
    func check() throws {
      if number % 2 != 0 { throw Refusal() }
    }

    @CodableHook(.willEncode)
    func checkAgain() throws { try check() }
  }

  @Codable
  struct Holder: Equatable {
    var even: Even
  }

  @Test func `an error thrown by a hook is a failure of its value`() {
    expect(#"{"even": {"number": 2}}"#, is: Holder(even: Even(number: 2)))
    expect(
      #"{"even": {"number": 1}}"#, as: Holder.self, failsWith: Complaint("dataCorrupted", "even"))
  }

  @Test func `an error thrown while encoding has the path of the value`() {
    // Property list encoders wrap every error in one for the whole value, as Foundation's does.
    for coder in Coder.allCases where !coder.isOfPropertyLists {
      let error = #expect(throws: EncodingError.self, "\(coder)") {
        try coder.encode(Holder(even: Even(number: 1)))
      }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == ["even"], "\(coder)")
      #expect(context.debugDescription.contains("Refusal"), "\(coder)")
    }
  }

  @Codable
  final class Log {
    @CodableIgnored var lines: [String] = []
    var text = ""

    init() {}

    @CodableHook(.willDecode) static func refuseNothing() throws {}
    @CodableHook(.didDecode) func first() { lines.append("first") }
    @CodableHook(.didDecode) func second() throws { lines.append("second") }
    @CodableHook(.willEncode) func third() { lines.append("third") }
    @CodableHook(.didEncode) func fourth() { lines.append("fourth") }
  }

  @Test func `hooks run in order before and after coding`() throws {
    for coder in Coder.allCases {
      let log = try coder.decode(Log.self, "{}")
      #expect(log.lines == ["first", "second"], "\(coder)")
      _ = try coder.encode(log)
      #expect(log.lines == ["first", "second", "third", "fourth"], "\(coder)")
    }
  }

  @Codable
  struct Article: Equatable {
    let title: String
    @CodableDerived(from: \Self.words, by: { $0.count }) let count: Int
    @CodableDerived(from: \Self.title, by: { $0.split(separator: " ").map(String.init) })
    let words: [String]
    @CodableDerived(from: \Self.title.count, by: Self.checked) var length = 0

    static func checked(_ length: Int) throws -> Int {
      if length == 0 { throw Refusal() }
      return length
    }
  }

  @Test func `a derived field is computed from others and is not coded`() throws {
    let article = Article(title: "a b", count: 2, words: ["a", "b"], length: 3)
    expect(#"{"title": "a b", "count": 7}"#, is: article)
    try expect(article, isWrittenAs: #"{"title": "a b"}"#)
    expect(#"{"title": ""}"#, as: Article.self, failsWith: Complaint("dataCorrupted"))
  }
}
