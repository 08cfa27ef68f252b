import Foundation
import Testing
import TranscodableTestSupport

/// Replays inputs that libFuzzer found worth keeping and inputs that once failed.
///
/// The name of each file starts with the name of its check.
@Suite("Replay of the fuzzing corpus for formats")
struct FormatReplayTests {
  private static let documents = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name: name, bytes: $0) }
    }
  }()

  @Test(arguments: formatChecks.keys.sorted())
  func `every check holds for the corpus`(_ name: String) throws {
    let check = try #require(formatChecks[name])
    let documents = Self.documents.filter { $0.name.hasPrefix(name) }
    try #require(!documents.isEmpty)
    for document in documents {
      do { try check(document.bytes) } catch { Issue.record("\(document.name): \(error)") }
    }
  }

  @Test(arguments: formatChecks.keys.sorted())
  func `every check holds for random mutations of the corpus`(_ name: String) throws {
    let check = try #require(formatChecks[name])
    let documents = Self.documents.filter { $0.name.hasPrefix(name) }.map { [UInt8]($0.bytes) }
    for number in 0..<200 * FuzzSettings.rounds {
      let seed = FuzzSettings.firstSeed + UInt64(number)
      var generator = SeededGenerator(seed: seed)
      let bytes = Self.changed(documents, &generator)
      do {
        try check(Data(bytes))
      } catch {
        Issue.record("seed \(seed), \(bytes): \(error)")
        return
      }
    }
  }

  /// Returns a document of the corpus after another choice, with some bytes replaced, repeated,
  /// removed or inserted.
  private static func changed(
    _ documents: [[UInt8]], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = documents.randomElement(using: &generator) ?? []
    if !bytes.isEmpty, Bool.random(using: &generator) {
      bytes[0] = UInt8.random(in: 0...255, using: &generator)
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let position = Int.random(in: 0...bytes.count, using: &generator)
      let count = Int.random(in: 0...min(6, bytes.count - position), using: &generator)
      let new = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.replaceSubrange(position..<position + count, with: new)
      case 1: bytes.insert(contentsOf: bytes[position..<position + count], at: position)
      default: bytes.insert(contentsOf: new, at: position)
      }
    }
    return bytes
  }
}
