import Foundation
import Transcodable

/// What came of writing a listing and reading it again.
struct RoundTrip {
  /// How many bytes were written.
  let size: Int
  /// What `JSON.Decoder` reads back is equal to the original.
  let isExact: Bool
  /// So is what Foundation's decoder reads back.
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
