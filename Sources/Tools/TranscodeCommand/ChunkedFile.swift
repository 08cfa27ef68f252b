internal import Foundation
internal import TranscodableChecking

/// A file that is read in chunks, or standard input if its name is `-`.
struct ChunkedFile {
  private let name: String
  private let file: FileHandle
  private var progress: Progress

  init(_ name: String) throws {
    self.name = name
    if name == "-" {
      file = .standardInput
      progress = Progress("<standard input>", size: nil)
    } else {
      let (opened, attributes) = try FileFailure.naming(name) {
        try FileProblem.check(name)
        let attributes = try FileManager.default.attributesOfItem(atPath: name)
        return (try FileHandle(forReadingFrom: URL(filePath: name)), attributes)
      }
      file = opened
      progress = Progress(name, size: attributes[.size] as? Int)
    }
  }

  mutating func next() throws -> Data? {
    let chunk = try FileFailure.naming(name) { try file.read(upToCount: 1 << 20) }
    guard let chunk, !chunk.isEmpty else {
      progress.end()
      return nil
    }
    progress.add(chunk.count)
    return chunk
  }
}

struct FileFailure: LocalizedError {
  let name: String
  let cause: any Error

  var errorDescription: String? { cause.localizedDescription }

  static func naming<Value>(_ name: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw FileFailure(name: name, cause: error)
    }
  }
}
