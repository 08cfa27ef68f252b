import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Random documents for random options: both decoders give the same value or the same error.
@Suite("Standard lane: fuzz")
struct DecodingFuzzTests {
  /// How many documents were values for Foundation, and how many were errors.
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
    // A generator that makes only one kind of documents would show nothing.
    #expect(tally.values > cases * subjects.count && tally.errors > cases * subjects.count)
  }

  /// Decodes one value and its damaged documents; the report on the first that differs.
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
      // The shape of a generated type is handed on by the encoder of its value.
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

  @Test func plainTypesDecodeAsWithFoundation() {
    run(FuzzSubject.plain, cases: 40, documents: 6)
  }

  @Test func typesOfTheDirectLaneDecodeAsWithFoundation() {
    run(FuzzSubject.direct, cases: 40, documents: 4)
  }
}
