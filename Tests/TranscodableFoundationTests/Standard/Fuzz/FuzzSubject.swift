import Foundation
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A type-erased type of the fuzz tests.
struct FuzzSubject {
  let name: String
  /// The maximum number of changes per document.
  ///
  /// A single one where Foundation's order is random, so that a document has at most one error.
  let changes: Int
  /// Whether Foundation's coding paths are correct, which they aren't for nested containers.
  let hasTruePaths: Bool
  /// Returns a random value encoded by Foundation, or `nil` if it can't be encoded.
  let document: (inout SeededGenerator, JSONEncoder) -> FuzzDocument?
  /// Decodes with both coders.
  let decode: (JSONDecoder, JSONDecoder, Data) -> FuzzVerdict
  /// Encodes with both coders and returns the outcomes if they differ.
  let encode: (inout SeededGenerator, JSONEncoder, JSONEncoder) -> String?

  init<Value: Arbitrary>(_ type: Value.Type, changes: Int = 4, hasTruePaths: Bool = true) {
    name = "\(type)"
    self.changes = changes
    self.hasTruePaths = hasTruePaths
    document = { generator, encoder in
      // Retries because a random float may have no JSON representation.
      for _ in 0..<8 {
        let value = Value.arbitrary(&generator)
        if let data = try? encoder.encode(value) { return FuzzDocument(checking: data) }
      }
      return nil
    }
    decode = { ours, foundation, data in
      let left = Outcome { try ours.decode(type, from: data) }
      let right = Outcome { try foundation.decode(type, from: data) }
      return FuzzVerdict(left, right)
    }
    encode = { generator, ours, foundation in
      let value = Value.arbitrary(&generator)
      let left = EncodingOutcome { try ours.encode(value) }
      let right = EncodingOutcome { try foundation.encode(value) }
      return left.agrees(with: right)
        ? nil : "value: \(text(of: value))\nours: \(left)\nFoundation: \(right)"
    }
  }

  /// Plain types.
  ///
  /// Their members may take the direct path.
  static var plain: [FuzzSubject] {
    [
      FuzzSubject(Synthesized.Numbers.self),
      FuzzSubject(Synthesized.Optionals.self),
      FuzzSubject(Synthesized.Special.self),
      FuzzSubject([Synthesized.Leaf].self),
      FuzzSubject([Synthesized.Optionals?].self),
      FuzzSubject(Synthesized.Dictionaries.self, changes: 1, hasTruePaths: false),
      FuzzSubject([String: Synthesized.Special].self, changes: 1, hasTruePaths: false),
      FuzzSubject(Synthesized.Figure.self, hasTruePaths: false),
      FuzzSubject([Synthesized.Figure].self, hasTruePaths: false),
      FuzzSubject(Synthesized.Generic<Synthesized.Leaf?, Synthesized.Special>.self),
      FuzzSubject(Synthesized.Generic<[HandWritten.Pair], HandWritten.Either>.self),
      FuzzSubject(HandWritten.Nested.self, hasTruePaths: false),
      FuzzSubject([HandWritten.Nested].self, hasTruePaths: false),
      FuzzSubject([HandWritten.Pair].self),
      FuzzSubject(HandWritten.Lossy.self),
      FuzzSubject([HandWritten.Lossy].self),
      FuzzSubject([HandWritten.Either].self),
      FuzzSubject(HandWritten.Derived.self),
      FuzzSubject([HandWritten.Derived?].self),
      FuzzSubject(shapesFrom: 0), FuzzSubject(shapesFrom: 1_000),
    ]
  }

  /// Types with their own conformance for the direct path.
  static var direct: [FuzzSubject] {
    [
      FuzzSubject([Int].self), FuzzSubject([UInt8?].self), FuzzSubject([Int128].self),
      FuzzSubject(Double.self), FuzzSubject([Float].self), FuzzSubject(String?.self),
      FuzzSubject([[String]].self), FuzzSubject([Date?].self), FuzzSubject([Data].self),
      FuzzSubject([URL].self), FuzzSubject([UUID].self), FuzzSubject([Decimal].self),
      FuzzSubject([String: Int].self, changes: 1), FuzzSubject([Int: String].self, changes: 1),
      FuzzSubject([String: [String: Double?]].self, changes: 1),
    ]
  }
}

/// The outcome of decoding a document with both coders.
struct FuzzVerdict {
  /// Whether Foundation decoded a value.
  var isValue: Bool
  /// The outcomes if they differ.
  var report: String?

  init<Value: Equatable>(_ ours: Outcome<Value>, _ foundation: Outcome<Value>, note: String = "") {
    isValue = foundation.value != nil
    report =
      ours.agrees(with: foundation) ? nil : "\(note)ours: \(ours)\nFoundation: \(foundation)"
  }
}
