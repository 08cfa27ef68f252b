import Foundation
import Testing
import TranscodableTestSupport

/// Bytes that libFuzzer has found worth keeping, or that were wrong once.
///
/// A file is named after the check that it is for, with a number or a word behind it.
@Suite("Replay of fuzzing")
struct ReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  @Test(arguments: jsonChecks.keys.sorted())
  func `what must hold of any bytes holds of those that are kept`(_ name: String) throws {
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
  func `it holds of them when they are changed at random, too`(_ name: String) throws {
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

  /// One of some documents, with some of its bytes replaced, repeated, left out or put in.
  private static func changed(
    _ documents: [[UInt8]], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let marks = Array("{}[]:,\"\\0123456789.eE+-tfnuI/*' \n\u{e9}".utf8) + [0, 0x80, 0xFF]
    var bytes = documents.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let count = Int.random(in: 0...min(6, bytes.count - place), using: &generator)
      let new = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        marks.randomElement(using: &generator) ?? 0
      }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.replaceSubrange(place..<place + count, with: new)
      case 1: bytes.insert(contentsOf: bytes[place..<place + count], at: place)
      default: bytes.insert(contentsOf: new, at: place)
      }
    }
    return bytes
  }
}
