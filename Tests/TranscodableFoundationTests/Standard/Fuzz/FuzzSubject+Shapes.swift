import Foundation
import TranscodableFoundation
import TranscodableTestSupport

extension FuzzSubject {
  /// A subject with a different shape for each case.
  init(shapesFrom seed: UInt64) {
    name = "shapes from \(seed)"
    changes = 4
    hasTruePaths = false
    func shape(_ generator: inout SeededGenerator) -> FuzzShape {
      .random(depth: seed == 0 ? 3 : 5, &generator)
    }
    document = { generator, encoder in
      let shape = shape(&generator)
      encoder.userInfo = [:]
      for _ in 0..<8 {
        let node = FuzzNode(shape, &generator)
        if let data = try? encoder.encode(node) {
          if let key = FuzzShapes.key { encoder.userInfo[key] = FuzzShapes(shape) }
          return FuzzDocument(checking: data)
        }
      }
      return nil
    }
    decode = { ours, foundation, data in
      let left = Outcome { try ours.decode(FuzzShaped.self, from: data) }
      let right = Outcome { try foundation.decode(FuzzShaped.self, from: data) }
      let shape = FuzzShapes.key.flatMap { ours.userInfo[$0] as? FuzzShapes }?.top
      return FuzzVerdict(left, right, note: "shape: \(shape.map { "\($0)" } ?? "")\n")
    }
    encode = { generator, ours, foundation in
      let node = FuzzNode(shape(&generator), &generator)
      let left = EncodingOutcome { try ours.encode(node) }
      let right = EncodingOutcome { try foundation.encode(node) }
      return left.agrees(with: right) ? nil : "value: \(node)\nours: \(left)\nFoundation: \(right)"
    }
  }
}
