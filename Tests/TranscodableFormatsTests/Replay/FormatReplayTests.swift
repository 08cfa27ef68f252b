import Foundation
import Testing
import TranscodableTestSupport

/// Replays inputs that libFuzzer found worth keeping and inputs that once failed.
///
/// The name of each file starts with the name of its check.
@Suite("Replay of the fuzzing corpus for formats")
struct FormatReplayTests {
  private static let corpus = ReplayCorpus()

  @Test(arguments: formatChecks.keys.sorted())
  func `every check holds for the corpus`(_ name: String) throws {
    let check = try #require(formatChecks[name])
    let documents = try Self.corpus.documents(of: name)
    try #require(!documents.isEmpty)
    for (file, bytes) in documents {
      do { try check(bytes) } catch { Issue.record("\(file): \(error)") }
    }
  }

  @Test(arguments: formatChecks.keys.sorted())
  func `every check holds for random mutations of the corpus`(_ name: String) throws {
    let check = try #require(formatChecks[name])
    let documents = try Self.corpus.documents(of: name).map { [UInt8]($0.bytes) }
    for number in 0..<200 * FuzzSettings.rounds {
      let seed = FuzzSettings.firstSeed + UInt64(number)
      var generator = SeededGenerator(seed: seed)
      var document = documents.randomElement(using: &generator) ?? []
      // The first byte is the choice of a type, a setting or an option.
      if !document.isEmpty, Bool.random(using: &generator) {
        document[0] = UInt8.random(in: 0...255, using: &generator)
      }
      let edits = Int.random(in: 0...4, using: &generator)
      let bytes = ReplayCorpus.changed(document, edits: edits, &generator) {
        UInt8.random(in: 0...255, using: &$0)
      }
      do {
        try check(Data(bytes))
      } catch {
        Issue.record("seed \(seed), \(bytes): \(error)")
        return
      }
    }
  }
}
