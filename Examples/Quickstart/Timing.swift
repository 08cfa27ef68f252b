import Foundation
import Transcodable

/// The best times of two decoders and two encoders, measured in turns.
struct Timing {
  private let rows: [(name: String, direct: Duration, foundation: Duration)]
  private static let rounds = 40

  init(text: Data, commits: [Commit]) throws {
    let decoder = makeDecoder()
    let foundationDecoder = makeFoundationDecoder()
    let encoder = makeEncoder()
    let foundationEncoder = JSONEncoder()
    foundationEncoder.dateEncodingStrategy = .iso8601
    foundationEncoder.outputFormatting = encoder.outputFormatting
    let decoding = try Self.best(
      { _ = try decoder.decode([Commit].self, from: text) },
      { _ = try foundationDecoder.decode([Commit].self, from: text) })
    let encoding = try Self.best(
      { _ = try encoder.encode(commits) }, { _ = try foundationEncoder.encode(commits) })
    rows = [
      ("decode", decoding.0, decoding.1),
      ("encode", encoding.0, encoding.1),
    ]
  }

  private static func best(
    _ first: () throws -> Void, _ second: () throws -> Void
  ) throws -> (Duration, Duration) {
    let clock = ContinuousClock()
    var best = (Duration.seconds(Int64.max), Duration.seconds(Int64.max))
    let end = clock.now + .seconds(1)
    for round in 0..<rounds where round < 3 || clock.now < end {
      best.0 = min(best.0, try clock.measure(first))
      best.1 = min(best.1, try clock.measure(second))
    }
    return best
  }

  var lines: [String] {
    var table = Table(header: ["", "Transcodable", "Foundation", "speed against Foundation"])
    for row in rows {
      table.append([
        row.name, microseconds(row.direct), microseconds(row.foundation),
        String(format: "%.2f×", row.foundation / row.direct),
      ])
    }
    return table.lines + Self.caveat
  }

  private func microseconds(_ duration: Duration) -> String {
    String(format: "%.0f µs", duration / .microseconds(1))
  }

  private static var caveat: [String] {
    #if DEBUG
      return [
        "",
        "This is a debug build: the package is optimized in it, your own code is not. For release",
        "figures: swift run -c release quickstart (builds for several minutes, since it compiles",
        "swift-syntax with optimization), or the programs in Benchmarks.",
      ]
    #else
      return []
    #endif
  }
}
