import Foundation
import Testing
import Transcodable
import TranscodableTestSupport

/// Random documents with keys in mixed case and scalars of various kinds, decoded on both paths.
@Suite("Settings on both paths")
struct CoderSettingLawTests {
  struct Plain: Codable {
    var userName: String
    var id: Int?
    var isActive: Bool
    var tags: [String]?
    var inner: Inner?

    struct Inner: Codable {
      var deepValue: Double
      var counts: [String: Int]?
    }
  }

  @Codable
  struct Direct {
    var userName: String
    var id: Int?
    var isActive: Bool
    var tags: [String]?
    var inner: Inner?

    @Codable
    struct Inner {
      var deepValue: Double
      var counts: [String: Int]?
    }
  }

  /// Generates documents.
  struct Inventor {
    var random: SeededGenerator

    mutating func object(_ members: [(String, (inout Inventor) -> String)]) -> String {
      var texts: [String] = []
      for (key, value) in members where Int.random(in: 0..<10, using: &random) > 0 {
        for _ in 0..<(Int.random(in: 0..<8, using: &random) == 0 ? 2 : 1) {
          texts.append("\"\(cased(key))\": \(value(&self))")
        }
      }
      if Bool.random(using: &random) { texts.append("\"Other\": [1, {\"ID\": 2}]") }
      texts.shuffle(using: &random)
      return "{" + texts.joined(separator: ", ") + "}"
    }

    private mutating func cased(_ key: String) -> String {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: key.uppercased()
      case 1: key.lowercased()
      case 2: String(key.map { Bool.random(using: &random) ? $0 : Character($0.uppercased()) })
      default: key
      }
    }

    mutating func scalar(_ usual: String) -> String {
      let others = [
        "1", "0", "true", "\"true\"", "\"7\"", "\"1.5\"", "2.0", "null", "\"yes\"", "\"\"", "\"x\"",
        "[]",
      ]
      guard Int.random(in: 0..<4, using: &random) == 0 else { return usual }
      return others.randomElement(using: &random) ?? usual
    }

    mutating func document() -> String {
      object([
        ("userName", { $0.scalar("\"Ada\"") }), ("id", { $0.scalar("12") }),
        ("isActive", { $0.scalar("false") }),
        ("tags", { "[" + $0.scalar("\"a\"") + ", " + $0.scalar("\"b\"") + "]" }),
        (
          "inner",
          {
            $0.object([
              ("deepValue", { $0.scalar("0.5") }),
              ("counts", { #"{"A": \#($0.scalar("1")), "a": \#($0.scalar("2"))}"# }),
            ])
          }
        ),
      ])
    }
  }

  @Test(
    arguments: [DecodingCoercionPolicy.none, .lossless, .flexible],
    [CodingKeyMatching.exact, .ignoringCase])
  func `both paths decode random documents to the same values`(
    coercion: DecodingCoercionPolicy, matching: CodingKeyMatching
  ) throws {
    let decoder = JSON.Decoder()
    decoder.settings.coercion = coercion
    decoder.settings.keyMatching = matching
    let encoder = JSON.Encoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nilEncoding = .null
    func outcome<Value: Codable>(_ type: Value.Type, _ text: String) -> String {
      guard let value = try? decoder.decode(type, from: text) else { return "refused" }
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        ?? "not written"
    }
    var taken = 0
    for seed in 0..<1500 as Range<UInt64> {
      var inventor = Inventor(random: SeededGenerator(seed: seed))
      let text = inventor.document()
      let direct = outcome(Direct.self, text)
      #expect(direct == outcome(Plain.self, text), "seed \(seed): \(text)")
      if direct != "refused" { taken += 1 }
    }
    // Guards against comparing only failures.
    #expect(taken > 50)
  }
}
