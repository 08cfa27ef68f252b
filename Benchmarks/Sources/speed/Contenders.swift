import Foundation
import Transcodable

// Everybody who is timed. To add a contender, add a `static var` that makes it and name it in the
// list of the models it is timed on. Nothing else in the package names a contender.

/// What contenders may ask of the models that carry the attribute.
typealias AttributedModel = JSONDecodable & JSONEncodable & Equatable

extension Contender {
  /// Contenders timed on plain synthesized models.
  ///
  /// The first one is what all others are compared with.
  static var onPlainModels: [Contender] { [foundation] }

  /// Foundation's coders, made once and used again.
  static var foundation: Contender {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    return Contender(
      name: "foundation",
      decode: { try decoder.decode(Model.self, from: $0) },
      encode: { try encoder.encode($0) })
  }
}

extension Contender where Model: AttributedModel {
  /// Contenders timed on the models that carry the attribute.
  static var onAttributedModels: [Contender] { [direct] }

  /// This library's functions on models with the attribute.
  static var direct: Contender {
    Contender(
      name: "direct",
      decode: { try JSON.decode(Model.self, from: $0) },
      encode: { try JSON.encode($0) })
  }
}
