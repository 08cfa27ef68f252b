import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Random values with random options: both encoders write the same document or throw the same
/// error.
@Suite("Container path: fuzzed encoding")
struct EncodingFuzzTests {
  private func run(_ subjects: [FuzzSubject], cases: Int) {
    for subject in subjects {
      var mismatches = 0
      for number in 0..<cases * FuzzSettings.rounds where mismatches < 5 {
        let seed = FuzzSettings.firstSeed + UInt64(number)
        var generator = SeededGenerator(seed: seed)
        let options = FuzzOptions(for: subject, &generator)
        let (ours, foundation) = encoders(options.configure)
        if let outcomes = subject.encode(&generator, ours, foundation) {
          mismatches += 1
          Issue.record("\(subject.name) with \(options), seed \(seed):\n\(outcomes)")
        }
      }
    }
  }

  @Test func `plain types encode as in Foundation`() {
    run(FuzzSubject.plain, cases: 120)
  }

  @Test func `types on the direct path encode as in Foundation`() {
    run(FuzzSubject.direct, cases: 80)
  }

  @Test func `unsorted output differs from Foundation only in its order`() throws {
    for subject in FuzzSubject.plain {
      for number in 0..<20 * FuzzSettings.rounds {
        let seed = FuzzSettings.firstSeed + UInt64(number)
        var generator = SeededGenerator(seed: seed)
        let options = FuzzOptions(for: subject, &generator)
        let (ours, foundation) = encoders(options.configure)
        ours.outputFormatting = []
        foundation.outputFormatting = .sortedKeys
        var copy = generator
        let left = subject.document(&generator, ours)?.sortedText
        let right = subject.document(&copy, foundation)?.sortedText
        #expect(left == right, "\(subject.name) with \(options), seed \(seed)")
      }
    }
  }
}
