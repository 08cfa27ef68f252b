import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Random documents with random options: both decoders return the same value or throw the same
/// error.
@Suite("Container path: fuzzed decoding")
struct DecodingFuzzTests {
  /// The number of documents that Foundation accepted and rejected.
  private struct Tally {
    var values = 0
    var errors = 0
  }

  private func run(_ subjects: [FuzzSubject], cases: Int, documents: Int) {
    var tally = Tally()
    for subject in subjects {
      var mismatches = 0
      for number in 0..<cases * FuzzSettings.rounds where mismatches < 5 {
        let seed = FuzzSettings.firstSeed + UInt64(number)
        if let report = mismatch(subject, seed: seed, documents: documents, &tally) {
          mismatches += 1
          Issue.record("\(report)")
        }
      }
    }
    // A generator of only valid or only invalid documents would prove nothing.
    #expect(tally.values > cases * subjects.count && tally.errors > cases * subjects.count)
  }

  /// Decodes a value and damaged versions of its document; returns a report on the first
  /// difference.
  private func mismatch(
    _ subject: FuzzSubject, seed: UInt64, documents: Int, _ tally: inout Tally
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    let options = FuzzOptions(for: subject, &generator)
    let encoder = JSONEncoder()
    options.configure(encoder)
    encoder.outputFormatting = .sortedKeys
    guard let document = subject.document(&generator, encoder) else { return nil }
    let (ours, foundation) = decoders {
      options.configure($0)
      // The encoder passes the shape of a generated type in its `userInfo`.
      $0.userInfo = encoder.userInfo
    }
    for round in 0...documents {
      var mutant = document
      if round > 0 {
        for _ in 0..<Int.random(in: 1...subject.changes, using: &generator) {
          mutant = mutant.mutated(&generator)
        }
      }
      let text = mutant.text(&generator)
      let verdict = subject.decode(ours, foundation, Data(text.utf8))
      if verdict.isValue { tally.values += 1 } else { tally.errors += 1 }
      if let outcomes = verdict.report {
        return """
          \(subject.name) with \(options), seed \(seed), document \(round):
          \(text.prefix(4_000))
          \(outcomes)
          """
      }
    }
    return nil
  }

  @Test func `plain types decode as in Foundation`() {
    run(FuzzSubject.plain, cases: 40, documents: 6)
  }

  @Test func `types on the direct path decode as in Foundation`() {
    run(FuzzSubject.direct, cases: 40, documents: 4)
  }
}
