import Foundation
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A type of the fuzz suite, with its name and nothing of its type left.
struct FuzzSubject {
  let name: String
  /// How many changes a document may have: one where Foundation's order is random, and with it
  /// which of several errors is found first.
  let changes: Int
  /// Whether Foundation's paths of encoding can be trusted; with nested containers they cannot.
  let hasTruePaths: Bool
  /// A random value as Foundation writes it; nil if it cannot be written.
  let document: (inout SeededGenerator, JSONEncoder) -> FuzzDocument?
  /// Decodes with both coders.
  let decode: (JSONDecoder, JSONDecoder, Data) -> FuzzVerdict
  /// Encodes with both coders; the outcomes, if they do not agree.
  let encode: (inout SeededGenerator, JSONEncoder, JSONEncoder) -> String?

  init<Value: Arbitrary>(_ type: Value.Type, changes: Int = 4, hasTruePaths: Bool = true) {
    name = "\(type)"
    self.changes = changes
    self.hasTruePaths = hasTruePaths
    document = { generator, encoder in
      // A value may hold a float without a form in JSON: another one is tried.
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

  /// Plain types; what they hold may take the direct lane.
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

  /// Types that have a direct conformance of their own.
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

/// What came of decoding one document with both coders.
struct FuzzVerdict {
  /// Whether Foundation found a value.
  var isValue: Bool
  /// The outcomes, if they do not agree.
  var report: String?

  init<Value: Equatable>(_ ours: Outcome<Value>, _ foundation: Outcome<Value>, note: String = "") {
    isValue = foundation.value != nil
    report =
      ours.agrees(with: foundation) ? nil : "\(note)ours: \(ours)\nFoundation: \(foundation)"
  }
}
