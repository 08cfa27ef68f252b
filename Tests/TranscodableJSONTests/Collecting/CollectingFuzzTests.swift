import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Documents with random changes, most of which are invalid JSON.
@Suite struct CollectingFuzzTests {
  @Test(arguments: 0..<8)
  func `collecting fails exactly when decoding fails, with the same error`(_ block: UInt64) {
    for seed in (block * 400)..<(block * 400 + 400) {
      var random = SeededGenerator(seed: seed)
      let type = randomType(1 + Int(seed % 4), &random)
      var document = DamagedDocument(seed: seed, rarity: seed % 3 == 0 ? 0 : 6)
      type.writeOrDamage(&document)
      var bytes = document.bytes
      for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        let new = Array("{}[],:\"0\\x \u{1}e".utf8).randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = new
        case 1: bytes.insert(new, at: position)
        default: bytes.remove(at: position)
        }
      }
      compare(type, Data(bytes), isJSON5: seed % 5 == 0, "seed \(seed)")
    }
  }

  private func compare<Value: Damageable>(
    _ type: Value.Type, _ data: Data, isJSON5: Bool, _ note: Comment
  ) {
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = isJSON5
    // Sorted, because dictionaries have no order.
    let ordinary = Outcome { "\(try decoder.decode(type, from: data))".sorted() }
    do {
      let value = try decoder.decodeCollecting(type, from: data)
      #expect(ordinary.value == "\(value)".sorted(), note)
    } catch {
      let lines = error.map { "\($0) at \($0.codingPath.pathDescription)" }.joined(separator: "\n")
      let text: Comment = "\(note): \(type)\n\(String(decoding: data, as: UTF8.self))\n\(lines)"
      #expect(DecodingProblem(error.decodingError) == ordinary.problem, text)
      #expect(!error.isEmpty, text)
      // A syntax error comes last; otherwise the first failure is the thrown error.
      let thrown = CodingFailure(error.decodingError)
      let same = thrown.category == .data ? error.first : error.last
      #expect(same?.byteRange == thrown.byteRange && same?.reason == thrown.reason, text)
      #expect(error.dropLast().allSatisfy { $0.category == .data }, text)
      // The search continued to the end of the document.
      if thrown.category == .data { #expect(error.isComplete, text) }
      let offsets = error.map { $0.offset ?? -1 }
      #expect(offsets == offsets.sorted(), text)
    }
  }
}
