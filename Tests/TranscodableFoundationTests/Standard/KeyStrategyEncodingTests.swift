import Foundation
import Synchronization
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: key encoding strategies")
struct KeyStrategyEncodingTests {
  /// A plain type with a single member whose key is set by the test.
  private struct Member: Encodable {
    var key: String
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(1, forKey: AnyKey(key))
    }
  }

  /// Fields and their encoded keys.
  ///
  /// The conversion looks for capitals after the first letter, so it treats the first letter
  /// differently.
  private static let toSnake: [(String, String)] = [
    ("", ""), ("_", "_"), ("__", "__"), ("a", "a"), ("A", "a"), ("alpha", "alpha"),
    ("Alpha", "alpha"), ("alphaBeta", "alpha_beta"), ("AlphaBeta", "alpha_beta"),
    ("alphaBetaGamma", "alpha_beta_gamma"), ("aB", "a_b"), ("aBC", "a_bc"), ("aBCd", "a_b_cd"),
    ("ABc", "a_bc"), ("ALPHA", "a_lpha"), ("alphaBETA", "alpha_beta"),
    ("alphaBETAGamma", "alpha_beta_gamma"), ("alphaBETAgammaDELTA", "alpha_bet_agamma_delta"),
    ("URLSession", "u_rl_session"), ("myURL", "my_url"), ("myURLString", "my_url_string"),
    ("alphaX", "alpha_x"), ("xAlpha", "x_alpha"), ("alpha2Beta", "alpha2_beta"),
    ("alpha2beta", "alpha2beta"), ("alphaBeta2", "alpha_beta2"), ("_alphaBeta", "_alpha_beta"),
    ("alphaBeta_", "alpha_beta_"), ("__alphaBeta__", "__alpha_beta__"),
    ("alpha_beta", "alpha_beta"), ("alpha_Beta", "alpha__beta"), ("_Alpha", "__alpha"),
    ("élanÉté", "élan_été"), ("straßeNß", "straße_nß"), ("alphaǅx", "alpha_ǆx"),
    ("日本語Abc", "日本語_abc"), ("a😀B", "a😀_b"), ("alpha-Beta", "alpha-_beta"),
    ("alpha Beta", "alpha _beta"), ("iPhone", "i_phone"), ("z\u{335}Y\u{336}", "z\u{335}_y\u{336}"),
    ("aÉ", "a_é"), ("1A", "1_a"), ("A1", "a1"), ("aA1B", "a_a1b"),
  ]

  @Test func `keys convert to snake case as in Foundation`() throws {
    let (ours, foundation) = encoders { $0.keyEncodingStrategy = .convertToSnakeCase }
    for (field, key) in Self.toSnake {
      let theirs = String(decoding: try foundation.encode(Member(key: field)), as: UTF8.self)
      #expect(theirs == "{\"\(key)\":1}", "\(field), Foundation")
      #expect(
        String(decoding: try ours.encode(Member(key: field)), as: UTF8.self) == theirs, "\(field)")
    }
  }

  @Test func `random keys convert as in Foundation`() throws {
    let letters = Array("aabbccABCDEßéÉ__12-' İǆǅ😀\u{301}")
    let (ours, foundation) = encoders { $0.keyEncodingStrategy = .convertToSnakeCase }
    var generator = SeededGenerator(seed: 0x5AFF)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let key = String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
      #expect(
        try ours.encode(Member(key: key)) == foundation.encode(Member(key: key)),
        "seed 0x5AFF, \(key)")
    }
  }

  private struct Model: Codable, Equatable {
    var outerList: [Inner]
    var namedOnes: [String: Inner]
    var numberedOnes: [Int: Inner]
    var oneMore: Inner?
    struct Inner: Codable, Equatable { var someValue: Int }
  }

  private let model = Model(
    outerList: [.init(someValue: 1), .init(someValue: 2)],
    namedOnes: ["firstKey": .init(someValue: 3)], numberedOnes: [7: .init(someValue: 4)],
    oneMore: .init(someValue: 5))

  @Test func `keys of dictionaries aren't converted, but their values are`() throws {
    let (ours, foundation) = encoders { $0.keyEncodingStrategy = .convertToSnakeCase }
    let text = String(decoding: try foundation.encode(model), as: UTF8.self)
    #expect(text.contains(#""named_ones":{"firstKey":{"some_value":3}}"#))
    #expect(String(decoding: try ours.encode(model), as: UTF8.self) == text)
    expectRoundTrip(model, decoder: { $0.keyDecodingStrategy = .convertFromSnakeCase }) {
      $0.keyEncodingStrategy = .convertToSnakeCase
    }
    expectRoundTrip(
      ["someKey": [model]], decoder: { $0.keyDecodingStrategy = .convertFromSnakeCase }
    ) { $0.keyEncodingStrategy = .convertToSnakeCase }
  }

  /// Nested containers and a super encoder.
  private struct Deep: Encodable {
    func encode(to encoder: any Encoder) throws {
      var top = encoder.container(keyedBy: AnyKey.self)
      var first = top.nestedContainer(keyedBy: AnyKey.self, forKey: "firstBox")
      try first.encode(1, forKey: "innerKey")
      var list = first.nestedUnkeyedContainer(forKey: "innerList")
      try list.encode(Member(key: "lastKey"))
      var box = list.nestedContainer(keyedBy: AnyKey.self)
      try box.encode(Member(key: "lastKey"), forKey: "boxKey")
      try Member(key: "baseKey").encode(to: top.superEncoder())
      try Member(key: "baseKey").encode(to: top.superEncoder(forKey: "otherBase"))
      try Member(key: "slotKey").encode(to: list.superEncoder())
    }
  }

  @Test func `a custom strategy receives the whole coding path`() throws {
    // In dictionaries and nested containers, Foundation's coding paths are incomplete:
    // `OracleFault.encodingPathsInNestedContainers`.
    var model = model
    model.namedOnes = [:]
    var calls: [[String]] = []
    var texts: [String] = []
    for index in 0..<2 {
      let seen = Mutex<Set<String>>([])
      let pair = encoders {
        $0.keyEncodingStrategy = .custom { path in
          seen.withLock { _ = $0.insert(path.pathDescription) }
          return AnyKey("\(path.count)" + (path.last?.stringValue.uppercased() ?? ""))
        }
      }
      let encoder = index == 0 ? pair.0 : pair.1
      texts.append(String(decoding: try encoder.encode([model]), as: UTF8.self))
      calls.append(seen.withLock { $0.sorted() })
    }
    // The strategy may be called again for a key when a container closes.
    #expect(calls[0] == calls[1])
    #expect(texts[0] == texts[1])
    #expect(calls[1].contains("[0].outerList[1].someValue"))
  }

  @Test func `keys of nested containers are converted at every level`() throws {
    for strategy: JSONEncoder.KeyEncodingStrategy in [.useDefaultKeys, .convertToSnakeCase] {
      let (ours, foundation) = encoders { $0.keyEncodingStrategy = strategy }
      #expect(
        String(decoding: try ours.encode([Deep()]), as: UTF8.self)
          == String(decoding: try foundation.encode([Deep()]), as: UTF8.self))
    }
  }
}
