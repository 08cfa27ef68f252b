import Foundation
import NIOCore

/// Sends requests to several paths of a server in turn, and prints the throughput of each path.
struct Comparison {
  var port: Int
  var seconds: Double
  var turnCount: Int

  /// The measurements for one path.
  private struct Record {
    var rates: [Double] = []
    var durations: [Int64] = []

    var medianRate: Double { rates.sorted()[rates.count / 2] }

    mutating func add(_ turn: [Int64], seconds: Double) {
      rates.append(Double(turn.count) / seconds)
      durations += turn
    }

    /// Returns a percentile of the durations, in milliseconds.
    func percentile(_ share: Int) -> Double {
      let sorted = durations.sorted()
      return Double(sorted[min(sorted.count * share / 100, sorted.count - 1)]) / 1e6
    }
  }

  /// Measures the paths with one body and prints a table, with ratios to the slowest path of the
  /// same kind.
  func run(_ title: String, paths: [String], body: ByteBuffer) async throws {
    var records = [String: Record]()
    for turn in 0...turnCount {
      for path in paths {
        let seconds = turn == 0 ? min(0.3, seconds) : seconds
        let load = Load(port: port, path: path, body: body, seconds: seconds)
        let durations = try await load.run()
        // The first turn is ignored, because it fills caches and opens connections.
        if turn > 0 { records[path, default: Record()].add(durations, seconds: seconds) }
      }
    }
    print("\n\(title), \(body.readableBytes) bytes")
    print(
      columns("path", ["requests/s", "lowest", "highest", "p50 ms", "p90 ms", "p99 ms", "factor"]))
    for path in paths {
      guard let record = records[path] else { continue }
      let kind = path.split(separator: "/").last ?? ""
      let slowest = records.filter { $0.key.hasSuffix("/\(kind)") }.map(\.value.medianRate).min()
      let rates = [record.medianRate, record.rates.min() ?? 0, record.rates.max() ?? 0]
      let times = [50, 90, 99].map { String(format: "%.2f", record.percentile($0)) }
      let factor = String(format: "%.2f", record.medianRate / (slowest ?? record.medianRate))
      print(columns(path, rates.map { String(format: "%.0f", $0) } + times + [factor]))
    }
  }

  private func columns(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }
}
