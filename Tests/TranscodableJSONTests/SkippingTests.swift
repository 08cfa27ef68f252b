import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Skipping values")
struct SkippingTests {
  private static func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String)
    -> String
  {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  /// Runs `body` with a stack that is too small for one frame per level.
  private func withSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async
    -> Result
  {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test(arguments: [
    ("[", "]", "1"), (#"{"a":"#, "}", "1"), (#"[{"é":[null,"#, "]}]", "{}"),
    ("[[],", ",0]", "\"\""),
  ])
  func `skipping doesn't grow the call stack`(_ open: String, _ close: String, _ inner: String)
    async
  {
    let text = Self.nested(100_000, open, inner, close)
    let problem = await withSmallStack { skip(text, maximumDepth: 1_000_000).problem }
    #expect(problem == nil)
    // Locating an error doesn't grow the call stack either.
    let cut = String(text.dropLast())
    let cutProblem = await withSmallStack { skip(cut, maximumDepth: 1_000_000).problem }
    #expect(cutProblem?.failure?.reason == .unexpectedEnd)
    #expect(cutProblem?.failure?.offset == cut.utf8.count)
  }

  @Test func `nesting is limited to 512 levels`() {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let deep = Self.nested(512, open, "1", close)
      let tooDeep = Self.nested(513, open, "1", close)
      #expect(skip(deep).problem == nil)
      #expect(read(Tree.self, from: deep).problem == nil)
      for problem in [skip(tooDeep).problem, read(Tree.self, from: tooDeep).problem] {
        #expect(problem?.kind == "dataCorrupted")
        #expect(problem?.failure?.reason == .depthLimit)
        #expect(problem?.failure?.category == .limit)
      }
      #expect((try? JSONDecoder().decode(Tree.self, from: Data(deep.utf8))) != nil)
      #expect((try? JSONDecoder().decode(Tree.self, from: Data(tooDeep.utf8))) == nil)
    }
  }

  @Test func `the depth limit can be set`() {
    #expect(skip("[[[]]]", maximumDepth: 3).problem == nil)
    #expect(skip("[[[]]]", maximumDepth: 2).problem?.failure?.reason == .depthLimit)
    #expect(skip("1", maximumDepth: 0).problem == nil)
    #expect(skip("[]", maximumDepth: 0).problem?.failure?.reason == .depthLimit)
    // Only containers that are open at the same time count.
    #expect(skip("[[],[],{},[{}]]", maximumDepth: 3).problem == nil)
    let limited = read([[Int]].self, from: "[[1],[2],[3]]", maximumDepth: 2)
    #expect(limited.value == [[1], [2], [3]])
  }

  @Test(arguments: [63, 64, 65, 127, 128, 129, 200, 512])
  func `kinds of containers are tracked at every depth`(_ depth: Int) {
    var generator = SeededGenerator(seed: 0xB175)
    for _ in 0..<20 {
      let kinds = (0..<depth).map { _ in Bool.random(using: &generator) }
      let opened = kinds.map { $0 ? #"{"a":0,"k":"# : "[0," }.joined()
      let closed = kinds.reversed().map { $0 ? #","z":[]}"# : ",{}]" }.joined()
      #expect(skip("\(opened)0\(closed)", maximumDepth: 1_000).problem == nil)
      // A bracket of the wrong kind at a random position.
      var wrong = Array(closed.utf8)
      let brackets = wrong.indices.filter { index in
        index == wrong.count - 1
          || (wrong[index] == 0x5D || wrong[index] == 0x7D) && wrong[index + 1] == 0x2C
      }
      let position = brackets[Int.random(in: 0..<brackets.count, using: &generator)]
      wrong[position] ^= 0x20
      #expect(
        skip(Array("\(opened)0".utf8) + wrong, maximumDepth: 1_000).problem != nil, "seed 0xB175")
    }
  }

  @Test(
    arguments: [
      "", " ", "[", "]", "{", "}", ",", ":", "[,]", "[1,,2]", "[1 2]", "{,}", "{\"a\"}", "{\"a\":}",
      "{\"a\":1,,}", "{\"a\" 1}",
      "{1:2}", "[1}", "{\"a\":1]", "[]]", "{}}", "1 2", "\"a\"b", "nulll", "truefalse", "[1:2]",
      "/**/1",
      "1//", "'a'", "\u{a0}1", "\u{c}1", "--1", "1e", "[-]", "[1.]", "\u{feff}\u{feff}1",
    ])
  func `invalid JSON is rejected`(_ text: String) throws {
    let problem = try #require(skip(text).problem)
    #expect(problem.kind == "dataCorrupted")
    #expect(0...text.utf8.count ~= (problem.failure?.offset ?? -1))
    #expect(read(Tree.self, from: text).problem?.failure?.offset == problem.failure?.offset)
  }

  @Test func `NUL isn't whitespace`() {
    for (text, offset) in [
      ("\0", 0), ("[\0]", 1), (" 1\0", 2), ("[1\0]", 2), ("{\0}", 1), ("{\"a\"\0:1}", 4),
    ] {
      #expect(skip(text).problem?.failure?.offset == offset)
      #expect(read(Tree.self, from: text).problem?.failure?.offset == offset)
    }
  }

  @Test func `skipValue skips exactly one value`() throws {
    let sum = try JSONReader.read(#"[1, {"x": [2, "]"]}, 3, [[], {}], 4, "5", 6]"#) { reader in
      var sum = 0
      var isEven = false
      var more = reader.beginArray()
      while more {
        if isEven {
          reader.skipValue()
        } else if sum < 4 {
          sum += reader.read(Int.self)
        } else {
          reader.skipValue()
        }
        isEven.toggle()
        more = reader.nextElement()
      }
      return sum
    }
    #expect(sum == 4)
  }
}
