import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Damaged documents decode to a value or throw a `DecodingError`; they never crash.
@Suite("Container path: damaged documents")
struct DamageTests {
  /// Describes what is wrong with the outcome for a damaged document, or returns `nil`.
  ///
  /// Errors may differ, because Foundation may read the document in another order. A value must
  /// equal Foundation's. Our decoder may reject what Foundation never reads.
  private static func fault<Value: Arbitrary>(
    _ type: Value.Type, _ ours: JSONDecoder, _ foundation: JSONDecoder, _ data: Data
  ) -> String? {
    let left = Outcome { try ours.decode(type, from: data) }
    let right = Outcome { try foundation.decode(type, from: data) }
    let isGood =
      switch (left, right) {
      case (.value, _): left.agrees(with: right)
      case (.failure(let problem), .value):
        // A type that tries alternatives throws the error of the last one.
        problem.kind == "dataCorrupted" || type == [HandWritten.Either].self
      case (.failure(let problem), .failure):
        ["typeMismatch", "valueNotFound", "keyNotFound", "dataCorrupted"].contains(
          String(problem.kind.prefix { $0 != " " }))
      }
    return isGood ? nil : "\(type)\nours: \(left)\nFoundation: \(right)"
  }

  /// Runs `body` with documents of a type and both decoders.
  private func documents<Value: Arbitrary>(
    of type: Value.Type, _ body: (Data, inout SeededGenerator, (Data) -> String?) -> Void
  ) {
    for seed in FuzzSettings.firstSeed..<FuzzSettings.firstSeed + 6 {
      var generator = SeededGenerator(seed: seed)
      let options = FuzzOptions(marksDepth: true, &generator)
      let encoder = JSONEncoder()
      options.configure(encoder)
      guard let data = try? encoder.encode(Value.arbitrary(&generator)), data.count < 1_500 else {
        continue
      }
      let (ours, foundation) = decoders(options.configure)
      body(data, &generator) { damaged in
        Self.fault(type, ours, foundation, damaged).map {
          "\($0)\nwith \(options), seed \(seed):\n\(String(decoding: damaged, as: UTF8.self))"
        }
      }
    }
  }

  private static var types: [any Arbitrary.Type] {
    [
      Synthesized.Numbers.self, Synthesized.Optionals.self, Synthesized.Special.self,
      [Synthesized.Leaf].self, [Synthesized.Figure].self, HandWritten.Nested.self,
      [HandWritten.Pair].self, HandWritten.Lossy.self, [HandWritten.Either].self,
      [HandWritten.Derived].self,
    ]
  }

  @Test func `truncated documents are rejected`() {
    func check<Value: Arbitrary>(_ type: Value.Type) {
      documents(of: type) { data, _, fault in
        let step = max(1, data.count / 200)
        for count in stride(from: 0, to: data.count, by: step) {
          if let fault = fault(data.prefix(count)) {
            Issue.record("truncated at \(count): \(fault)")
            return
          }
        }
      }
    }
    for type in Self.types { check(type) }
  }

  @Test func `documents with changed bytes give a value or a DecodingError`() {
    func check<Value: Arbitrary>(_ type: Value.Type) {
      documents(of: type) { data, generator, fault in
        for _ in 0..<150 {
          var damaged = data
          for _ in 0..<Int.random(in: 1...2, using: &generator) {
            guard let index = damaged.indices.randomElement(using: &generator) else { return }
            damaged[index] =
              Bool.random(using: &generator)
              ? damaged[index] ^ (1 << UInt8.random(in: 0..<8, using: &generator))
              : "\"\\{}[],:0-.eE\u{0}\u{1f} tn".utf8.randomElement(using: &generator) ?? 0
          }
          if let fault = fault(damaged) {
            Issue.record("\(fault)")
            return
          }
        }
      }
    }
    for type in Self.types { check(type) }
  }

  @Test func `documents with removed or repeated bytes give a value or a DecodingError`() {
    func check<Value: Arbitrary>(_ type: Value.Type) {
      documents(of: type) { data, generator, fault in
        for _ in 0..<60 {
          let start = Int.random(in: 0..<data.count, using: &generator)
          let end = min(data.count, start + Int.random(in: 1...12, using: &generator))
          let part = Bool.random(using: &generator) ? data[start..<end] + data[start..<end] : Data()
          if let fault = fault(data[..<start] + part + data[end...]) {
            Issue.record("\(fault)")
            return
          }
        }
      }
    }
    for type in Self.types { check(type) }
  }
}
