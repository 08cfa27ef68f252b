import Foundation
import Transcodable
import TranscodableFullFoundation
import TranscodableStreams

/// A stream that is generated while it is read, so its length isn't bounded by memory.
struct LongStream {
  /// The framing of the entries.
  enum Shape: String { case lines, array, path }

  let shape: Shape
  let megabytes: Int

  /// Reads the stream through a pipe, and prints the growth of the memory peak.
  func printPeak() throws {
    // The first documents fill caches that remain for the life of the program.
    _ = try read(megabytes: 1)
    let before = Self.peak
    var count = 0
    let time = try ContinuousClock().measure { count = try read(megabytes: megabytes) }
    let speed = Double(megabytes) / (time / .seconds(1))
    print(
      "\(shape.rawValue): \(count) values in \(megabytes) MB, \(Int(speed)) MB/s,",
      "peak memory \(Self.peak >> 20) MB, \((Self.peak - before) >> 10) KB of it for the stream")
  }

  private func read(megabytes: Int) throws -> Int {
    let pipe = Pipe()
    let (shape, file) = (shape, pipe.fileHandleForWriting)
    Thread.detachNewThread {
      Self.write(shape, megabytes: megabytes, to: file)
      try? file.close()
    }
    var settings = JSONStreamSettings()
    switch shape {
    case .lines: settings.framing = .lines
    case .array: settings.framing = .elements
    case .path: settings.framing = .elements(of: ["data", "entries"])
    }
    var count = 0
    try pipe.fileHandleForReading.forEachJSON(LogEntry.self, settings: settings) { _, _ in
      count += 1
    }
    return count
  }

  private static func write(_ shape: Shape, megabytes: Int, to file: FileHandle) {
    let separator = shape == .lines ? "\n" : ",\n"
    let block = Data((LogEntry.texts(400).joined(separator: separator)).utf8)
    let between = Data(separator.utf8)
    switch shape {
    case .lines: break
    case .array: file.write(Data("[".utf8))
    case .path: file.write(Data(#"{"version": 2, "data": {"before": [[]], "entries": ["#.utf8))
    }
    let count = max(1, (megabytes << 20) / (block.count + between.count))
    for number in 0..<count {
      if number > 0 { file.write(between) }
      file.write(block)
    }
    switch shape {
    case .lines: break
    case .array: file.write(Data("]".utf8))
    case .path: file.write(Data(#"], "after": null}}"#.utf8))
    }
  }

  /// The peak memory of the process, in bytes.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss << 10
    #endif
  }
}
