package import Foundation

/// The documents in the folder `Corpus` next to a test file.
///
/// The name of each document starts with the name of its check.
package struct ReplayCorpus: Sendable {
  private let folder: URL

  package init(besides file: String = #filePath) {
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Corpus")
  }

  /// Returns the documents of a check, in the order of their names.
  package func documents(of check: String) throws -> [(name: String, bytes: Data)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(check) }.sorted()
      .map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// Returns a document with `edits` ranges of bytes replaced, repeated or inserted.
  ///
  /// The inserted bytes are those that `newByte` returns.
  package static func changed(
    _ document: [UInt8], edits: Int, _ generator: inout SeededGenerator,
    newByte: (inout SeededGenerator) -> UInt8
  ) -> [UInt8] {
    var bytes = document
    for _ in 0..<edits {
      let position = Int.random(in: 0...bytes.count, using: &generator)
      let count = Int.random(in: 0...min(6, bytes.count - position), using: &generator)
      let new = (0..<Int.random(in: 0...2, using: &generator)).map { _ in newByte(&generator) }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.replaceSubrange(position..<position + count, with: new)
      case 1: bytes.insert(contentsOf: bytes[position..<position + count], at: position)
      default: bytes.insert(contentsOf: new, at: position)
      }
    }
    return bytes
  }
}
