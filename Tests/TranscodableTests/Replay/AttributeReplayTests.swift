import Foundation
import Testing
import Transcodable
import TranscodableTestSupport

/// Replays inputs that libFuzzer found worth keeping and inputs that once failed.
///
/// The name of each file starts with the name of its check.
@Suite("Replay of the fuzzing corpus for types with attributes")
struct AttributeReplayTests {
  private static let corpus = ReplayCorpus()

  @Test(arguments: attributeChecks.keys.sorted())
  func `every check holds for the corpus`(_ name: String) throws {
    let documents = try Self.corpus.documents(of: name)
    try #require(!documents.isEmpty)
    let check = try #require(attributeChecks[name])
    for (file, bytes) in documents {
      do { try check(bytes) } catch { Issue.record("\(file): \(error)") }
    }
  }
}
