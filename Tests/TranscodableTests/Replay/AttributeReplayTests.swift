import Foundation
import Testing
import Transcodable

/// Replays inputs that libFuzzer found worth keeping and inputs that once failed.
///
/// The name of each file starts with the name of its check.
@Suite("Replay of the fuzzing corpus for types with attributes")
struct AttributeReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  @Test(arguments: attributeChecks.keys.sorted())
  func `every check holds for the corpus`(_ name: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasPrefix(name) }
    try #require(!files.isEmpty)
    let check = try #require(attributeChecks[name])
    for file in files.sorted() {
      let bytes = try Data(contentsOf: Self.folder.appending(path: file))
      do { try check(bytes) } catch { Issue.record("\(file): \(error)") }
    }
  }
}
