// Reads a gigabyte of JSON Lines in constant memory and counts requests by status.
//
//     swift run -c release read-lines [FILE]
//
// Without a file, the lines are generated while reading.

import Foundation
import Transcodable
import TranscodableStreams

@Codable
struct Request: Sendable {
  let path: String
  let status: Int
  let milliseconds: Double
}

@main
struct ReadLines {
  static func main() throws {
    var source = try LineSource(CommandLine.arguments.dropFirst().first)
    var counts: [Int: Int] = [:]
    var slowest: (milliseconds: Double, line: Int) = (0, 0)
    // Invalid lines are skipped and counted.
    let settings = JSONStreamSettings(
      failures: .skip(atMost: .max), reader: JSONReaderSettings(maximumDocumentSize: 1 << 20),
      onSkip: { failure in
        FileHandle.standardError.write(Data("line \(failure.line ?? 0): \(failure)\n".utf8))
      })
    var stream = JSONStream(of: Request.self, settings: settings)
    while let request = try stream.next(pulling: { try source.next() }) {
      counts[request.status, default: 0] += 1
      if request.milliseconds > slowest.milliseconds {
        slowest = (request.milliseconds, stream.position.line)
      }
    }
    for (status, count) in counts.sorted(by: { $0.key < $1.key }) { print(status, count) }
    print("slowest: \(slowest.milliseconds) ms, line \(slowest.line)")
    print("skipped: \(stream.skippedCount)")
  }
}

/// The bytes of a file, or a generated gigabyte.
struct LineSource {
  private let file: FileHandle?
  private var remaining = 1 << 30
  private let block: Data

  init(_ name: String?) throws {
    file = try name.map { try FileHandle(forReadingFrom: URL(filePath: $0)) }
    let lines = (0..<1000).map { number in
      let status = number % 97 == 0 ? 500 : number % 11 == 0 ? 404 : 200
      return
        #"{"path": "/items/\#(number)", "status": \#(status), "milliseconds": \#(number % 53).25}"#
    }
    block = Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  mutating func next() throws -> Data? {
    if let file { return try file.read(upToCount: 1 << 16).flatMap { $0.isEmpty ? nil : $0 } }
    guard remaining > 0 else { return nil }
    remaining -= block.count
    return block
  }
}
