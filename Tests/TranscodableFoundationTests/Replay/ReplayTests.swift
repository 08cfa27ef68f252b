import Foundation
import Testing
import TranscodableTestSupport

/// Replays inputs that libFuzzer found worth keeping and inputs that once failed.
///
/// The name of each file starts with the name of its check.
@Suite("Replay of the fuzzing corpus")
struct ReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  @Test(arguments: jsonChecks.keys.sorted())
  func `every check holds for the corpus`(_ name: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasPrefix(name) }
    try #require(!files.isEmpty)
    let check = try #require(jsonChecks[name])
    for file in files.sorted() {
      let bytes = try Data(contentsOf: Self.folder.appending(path: file))
      do { try check(bytes) } catch { Issue.record("\(file): \(error)") }
    }
  }

  @Test(arguments: jsonChecks.keys.sorted())
  func `every check holds for random mutations of the corpus`(_ name: String) throws {
    let check = try #require(jsonChecks[name])
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasPrefix(name) }.sorted()
    let documents = try files.map {
      [UInt8](try Data(contentsOf: Self.folder.appending(path: $0)))
    }
    for number in 0..<100 * FuzzSettings.rounds {
      let seed = FuzzSettings.firstSeed + UInt64(number)
      var generator = SeededGenerator(seed: seed)
      let bytes = Self.changed(documents, &generator)
      do {
        try check(Data(bytes))
      } catch {
        Issue.record("seed \(seed), \(String(decoding: bytes, as: UTF8.self)): \(error)")
        return
      }
    }
  }

  /// Returns a document of the corpus with some bytes replaced, repeated, removed or inserted.
  private static func changed(
    _ documents: [[UInt8]], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let marks = Array("{}[]:,\"\\0123456789.eE+-tfnuI/*' \n\u{e9}".utf8) + [0, 0x80, 0xFF]
    var bytes = documents.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let position = Int.random(in: 0...bytes.count, using: &generator)
      let count = Int.random(in: 0...min(6, bytes.count - position), using: &generator)
      let new = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        marks.randomElement(using: &generator) ?? 0
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
