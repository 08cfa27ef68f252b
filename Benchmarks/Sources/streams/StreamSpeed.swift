import BenchmarkModels
import Foundation
import Transcodable
import TranscodableFullFoundation
import TranscodableStreams

/// The speed of lines, compared with one array of the same values.
enum StreamSpeed {
  static func print(files: [String]) async throws {
    Swift.print("values", "contender", "MB/s", "of array", separator: "\t")
    let entries = LogEntry.texts(50_000)
    try await compare("log entries", LogEntry.self, entries)
    for file in files {
      let data = try Data(contentsOf: URL(filePath: file))
      let statuses = try JSON(parsing: data)["statuses"]?.array ?? []
      let texts = (0..<30).flatMap { _ in statuses.map { "\($0)" } }
      try await compare("statuses", Status.self, texts)
    }
  }

  private static func compare<Value: Decodable & Sendable>(
    _ name: String, _ type: Value.Type, _ texts: [String]
  ) async throws where Value: JSONDecodable {
    let lines = Data((texts.joined(separator: "\n") + "\n").utf8)
    let array = Data(("[" + texts.joined(separator: ",") + "]").utf8)
    let file = FileManager.default.temporaryDirectory.appending(path: "streams-\(UUID()).ndjson")
    try lines.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let foundation = Foundation.JSONDecoder()
    // In turns, so that a slowdown affects all of them; the best of several times is reported.
    var best: [String: Duration] = [:]
    let names = [
      "array", "lines", "lines, one by one", "elements", "width 1", "width 2", "file",
      "foundation, split", "foundation, lines of a file",
    ]
    for _ in 0..<7 {
      for contender in names {
        let clock = ContinuousClock()
        let start = clock.now
        var count = 0
        // Keeps the values until the time is measured, to exclude their destruction.
        var values: [Value] = []
        switch contender {
        case "array": values = try JSON.decode([Value].self, from: array)
        case "lines": values = try JSONStream<Value>.all(in: lines)
        case "lines, one by one": try JSONStream<Value>.forEach(in: lines) { _, _ in count += 1 }
        case "elements":
          let settings = JSONStreamSettings(framing: .elements)
          values = try JSONStream<Value>.all(in: array, settings: settings)
        case "width 1": values = try await JSONStream<Value>.all(in: lines, width: 1)
        case "width 2": values = try await JSONStream<Value>.all(in: lines, width: 2)
        case "file":
          let handle = try FileHandle(forReadingFrom: file)
          try handle.forEachJSON(Value.self) { _, _ in count += 1 }
        case "foundation, split":
          for line in lines.split(separator: 0x0A) {
            _ = try foundation.decode(Value.self, from: line)
            count += 1
          }
        default: count = try await countLines(type, file, foundation)
        }
        let time = clock.now - start
        count += values.count
        guard count == texts.count else { fatalError("\(contender) found \(count) values.") }
        best[contender] = min(best[contender] ?? time, time)
      }
    }
    guard let whole = best["array"] else { return }
    for contender in names {
      guard let time = best[contender] else { continue }
      Swift.print(
        name, contender, String(format: "%.0f", Double(lines.count) / 1e6 / (time / .seconds(1))),
        String(format: "%.2f", whole / time), separator: "\t")
    }
  }

  /// A hand-written loop over Foundation's lines, if available.
  private static func countLines<Value: Decodable>(
    _ type: Value.Type, _ file: URL, _ decoder: Foundation.JSONDecoder
  ) async throws -> Int {
    var count = 0
    #if canImport(Darwin)
      for try await line in try FileHandle(forReadingFrom: file).bytes.lines {
        _ = try decoder.decode(type, from: Data(line.utf8))
        count += 1
      }
    #else
      // `FileHandle.bytes` isn't available, so chunks are split at line feeds by hand.
      let handle = try FileHandle(forReadingFrom: file)
      var rest = Data()
      while let chunk = try handle.read(upToCount: 1 << 16), !chunk.isEmpty {
        rest += chunk
        while let end = rest.firstIndex(of: 0x0A) {
          _ = try decoder.decode(type, from: rest[..<end])
          rest = rest[(end + 1)...]
          count += 1
        }
        rest = Data(rest)
      }
    #endif
    return count
  }
}
