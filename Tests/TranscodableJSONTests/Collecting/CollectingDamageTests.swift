import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A thousand random types, each with a randomly damaged document.
@Suite struct CollectingDamageTests {
  @Test(arguments: 0..<20)
  func `the collected failures are the damages of the document`(_ block: UInt64) throws {
    var several = 0
    for seed in (block * 50)..<(block * 50 + 50) {
      var random = SeededGenerator(seed: seed)
      let type = randomType(1 + Int(seed % 4), &random)
      var document = DamagedDocument(seed: seed, rarity: 4)
      document.space()
      type.writeOrDamage(&document)
      document.space()
      check(type, document, seed: seed)
      several += document.damages.count > 1 ? 1 : 0
    }
    #expect(several >= 10, "too few documents have two damages")
  }

  @Test func `an undamaged document decodes`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let type = randomType(3, &random)
      var document = DamagedDocument(seed: seed, rarity: 0)
      type.writeOrDamage(&document)
      check(type, document, seed: seed)
    }
  }

  private func check<Value: Damageable>(
    _ type: Value.Type, _ document: DamagedDocument, seed: UInt64
  ) {
    let data = Data(document.bytes)
    let decoder = JSON.Decoder()
    let note: Comment = "seed \(seed): \(type)\n\(String(decoding: data, as: UTF8.self))"
    do {
      _ = try decoder.decodeCollecting(type, from: data, limit: 1000)
      #expect(document.damages.isEmpty, note)
    } catch {
      let found = error.map { failure in
        DamagedDocument.Damage(
          reason: failure.reason, path: failure.codingPath.map(PathStep.init),
          key: failure.reason == .missingKey ? failure.expected : nil,
          bytes: failure.byteRange ?? 0..<0)
      }
      #expect(found == document.damages, note)
      #expect(error.isComplete, note)
      #expect(throws: DecodingError.self, note) { try decoder.decode(type, from: data) }
      let ordinary = Outcome { try decoder.decode(type, from: data) }.problem
      #expect(error.errors.first.map(DecodingProblem.init) == ordinary, note)
      #expect(error.first?.byteRange == ordinary?.failure?.byteRange, note)
      #expect(error.first?.line == ordinary?.failure?.line, note)
      #expect(DecodingProblem(error.decodingError) == ordinary, note)
    }
  }
}
