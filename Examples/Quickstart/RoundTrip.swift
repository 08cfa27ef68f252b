import Foundation
import Transcodable

/// The result of encoding a listing and decoding it again.
struct RoundTrip {
  /// The number of encoded bytes.
  let size: Int
  /// Whether `JSON.Decoder` decodes an equal value.
  let isExact: Bool
  /// Whether Foundation's decoder decodes an equal value.
  let isExactForFoundation: Bool

  init(of commits: [Commit]) throws {
    let text = try makeEncoder().encode(commits)
    size = text.count
    isExact = try makeDecoder().decode([Commit].self, from: text) == commits
    isExactForFoundation =
      try makeFoundationDecoder().decode([Commit].self, from: text) == commits
  }

  var lines: [String] {
    [
      "encoded again by JSON.Encoder: \(size) bytes",
      "read back by JSON.Decoder:     \(verdict(isExact))",
      "read back by JSONDecoder:      \(verdict(isExactForFoundation))",
    ]
  }

  private func verdict(_ isEqual: Bool) -> String {
    isEqual ? "equal to the original" : "DIFFERENT from the original"
  }
}
