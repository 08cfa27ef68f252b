import Foundation
import Testing
import TranscodableTestSupport

/// Replays inputs that libFuzzer found worth keeping and inputs that once failed.
///
/// The name of each file starts with the name of its check.
@Suite("Replay of the fuzzing corpus")
struct ReplayTests {
  private static let corpus = ReplayCorpus()
  private static let marks =
    Array("{}[]:,\"\\0123456789.eE+-tfnuI/*' \n\u{e9}".utf8) + [0, 0x80, 0xFF]

  @Test(arguments: jsonChecks.keys.sorted())
  func `every check holds for the corpus`(_ name: String) throws {
    let documents = try Self.corpus.documents(of: name)
    try #require(!documents.isEmpty)
    let check = try #require(jsonChecks[name])
    for (file, bytes) in documents {
      do { try check(bytes) } catch { Issue.record("\(file): \(error)") }
    }
  }

  @Test(arguments: jsonChecks.keys.sorted())
  func `every check holds for random mutations of the corpus`(_ name: String) throws {
    let check = try #require(jsonChecks[name])
    let documents = try Self.corpus.documents(of: name).map { [UInt8]($0.bytes) }
    for number in 0..<100 * FuzzSettings.rounds {
      let seed = FuzzSettings.firstSeed + UInt64(number)
      var generator = SeededGenerator(seed: seed)
      let document = documents.randomElement(using: &generator) ?? []
      let edits = Int.random(in: 1...4, using: &generator)
      let bytes = ReplayCorpus.changed(document, edits: edits, &generator) {
        Self.marks.randomElement(using: &$0) ?? 0
      }
      do {
        try check(Data(bytes))
      } catch {
        Issue.record("seed \(seed), \(String(decoding: bytes, as: UTF8.self)): \(error)")
        return
      }
    }
  }
}
