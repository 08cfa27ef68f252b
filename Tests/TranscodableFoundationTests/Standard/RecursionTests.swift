import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: recursive types and deep documents")
struct RecursionTests {
  private struct Folder: Codable, Equatable {
    var name: String
    var folders: [Folder]?
    var index: [String: Folder]?
  }

  private indirect enum Chain: Codable, Equatable {
    case end
    case link(Int, Chain)

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      if container.isAtEnd {
        self = .end
      } else {
        self = .link(try container.decode(Int.self), try container.decode(Chain.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      if case .link(let value, let rest) = self {
        try container.encode(value)
        try container.encode(rest)
      }
    }
  }

  private final class Node: Codable, Equatable {
    var value: Int
    var next: Node?
    init(_ value: Int, _ next: Node?) { (self.value, self.next) = (value, next) }
    static func == (left: Node, right: Node) -> Bool {
      left.value == right.value && left.next == right.next
    }
  }

  @Test func `recursive types round-trip`() {
    let leaf = Folder(name: "leaf", folders: [], index: [:])
    expectRoundTrip(Folder(name: "top", folders: [leaf, leaf], index: ["a b": leaf, "é": leaf]))
    expectRoundTrip(Chain.link(1, .link(2, .end)))
    expectRoundTrip(Node(1, Node(2, nil)))
    expectProblem(
      "typeMismatch String at .folders[1].index.x.name", Folder.self,
      #"{"name":"a","folders":[{"name":"b"},{"name":"c","index":{"x":{"name":5}}}]}"#)
  }

  @Test func `values nested 500 levels deep can be coded`() throws {
    let chain = (0..<500).reduce(Chain.end) { Chain.link($1, $0) }
    let node = (0..<499).reduce(Node(-1, nil)) { Node($1, $0) }
    let (ours, foundation) = encoders { _ in }
    let texts = try [ours, foundation].map { try ($0.encode(chain), $0.encode(node)) }
    #expect(texts[0] == texts[1])
    expectValue(chain, texts[1].0)
    expectValue(node, texts[1].1)
    #expect(try JSONDecoder().decode(Chain.self, from: texts[0].0) == chain)
  }

  @Test func `an error at a deep level has its whole coding path`() {
    let deep = String(repeating: #"{"value":1,"next":"#, count: 400) + #"{"value":"x"}"#
    let document = deep + String(repeating: "}", count: 400)
    let path = String(repeating: ".next", count: 400) + ".value"
    expectProblem("typeMismatch Int at \(path)", Node.self, document)
  }

  @Test func `both encoders reject values that are nested too deeply`() throws {
    // Foundation refuses to encode what no decoder accepts. Its errors have the coding path of the
    // whole document.
    let chain = (0..<600).reduce(Chain.end) { Chain.link($1, $0) }
    let (ours, foundation) = encoders { _ in }
    let outcomes = [ours, foundation].map { encoder in EncodingOutcome { try encoder.encode(chain) }
    }
    for outcome in outcomes {
      guard case .failure(let problem) = outcome else {
        Issue.record("600 levels were encoded")
        continue
      }
      #expect(problem.kind.hasPrefix("invalidValue"))
    }
    let text = (0..<600).map { "[\($0)," }.joined() + "[]" + String(repeating: "]", count: 600)
    expectProblem("dataCorrupted at .", Chain.self, text)
  }
}
