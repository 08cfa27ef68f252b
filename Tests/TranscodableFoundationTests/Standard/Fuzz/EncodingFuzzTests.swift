import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Random values for random options: both encoders give the same text or the same error.
@Suite("Standard lane: fuzz of encoding")
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

  @Test func plainTypesEncodeAsWithFoundation() {
    run(FuzzSubject.plain, cases: 120)
  }

  @Test func typesOfTheDirectLaneEncodeAsWithFoundation() {
    run(FuzzSubject.direct, cases: 80)
  }

  @Test func unsortedTextDiffersInItsOrderOnly() throws {
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
