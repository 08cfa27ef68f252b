import Foundation
import Testing
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// Damaged documents decode to a value or throw a `DecodingError`; they never crash.
@Suite("Property lists: damaged documents")
struct PropertyListDamageTests {
  /// Decodes several types and a value of any kind.
  private func check(_ data: Data, _ note: String) {
    func attempt<Value: Decodable>(_ type: Value.Type) {
      do {
        _ = try PropertyList.Decoder().decode(type, from: data)
      } catch is DecodingError {
      } catch {
        Issue.record("\(note): \(error)")
      }
    }
    attempt([Synthesized.Optionals].self)
    attempt(Tree.self)
    attempt(PropertyList.self)
  }

  private func documents(_ body: (Data, inout SeededGenerator, String) -> Void) throws {
    for seed in FuzzSettings.firstSeed..<FuzzSettings.firstSeed + 4 {
      var generator = SeededGenerator(seed: seed)
      let value = [Synthesized.Optionals].arbitrary(&generator)
      for format in [PropertyListDecoder.PropertyListFormat.binary, .xml] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        body(try encoder.encode(value), &generator, "\(format), seed \(seed)")
      }
      let openStep = "{ a = (\"b\\n\\101\", <00ff>, { c = 'd'; e; }); /* f */ \"\u{e9}\" = g; }"
      body(Data(openStep.utf8), &generator, "openStep, seed \(seed)")
    }
  }

  @Test func `truncated documents give a value or a DecodingError`() throws {
    try documents { data, _, note in
      for count in stride(from: 0, to: data.count, by: max(1, data.count / 150)) {
        check(data.prefix(count), "\(note), \(count) bytes")
      }
    }
  }

  @Test func `documents with changed bytes give a value or a DecodingError`() throws {
    try documents { data, generator, note in
      for round in 0..<200 {
        var damaged = data
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = Int.random(in: 0..<data.count, using: &generator)
          damaged[index] = UInt8.random(in: 0...255, using: &generator)
        }
        check(damaged, "\(note), round \(round)")
      }
    }
  }

  @Test func `values decoded from damaged documents match Foundation`() throws {
    try documents { data, generator, note in
      for round in 0..<100 {
        var damaged = data
        let index = Int.random(in: 0..<data.count, using: &generator)
        damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        guard let ours = try? PropertyList.Decoder().decode(Tree.self, from: damaged) else {
          continue
        }
        let foundation = try? PropertyListDecoder().decode(Tree.self, from: damaged)
        #expect(
          foundation.map { text(of: $0) } == text(of: ours),
          "\(note), round \(round), byte \(index)")
      }
    }
  }
}
