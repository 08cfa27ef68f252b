internal import Foundation

/// A file, or standard input if it is called `-`, that is read in chunks.
struct ChunkedFile {
  private let file: FileHandle
  private var progress: Progress

  init(_ name: String) throws {
    if name == "-" {
      file = .standardInput
      progress = Progress("<standard input>", size: nil)
    } else {
      file = try FileHandle(forReadingFrom: URL(filePath: name))
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      progress = Progress(name, size: attributes[.size] as? Int)
    }
  }

  /// The next bytes, nil at the end.
  mutating func next() throws -> Data? {
    guard let chunk = try file.read(upToCount: 1 << 20), !chunk.isEmpty else {
      progress.end()
      return nil
    }
    progress.add(chunk.count)
    return chunk
  }
}
