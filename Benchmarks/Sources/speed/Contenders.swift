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
  @inline(__always)
  static var onPlainModels: [Contender] { [foundation, standard] }

  /// Foundation's coders, made once and used again.
  @inline(__always)
  static var foundation: Contender {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    return Contender(
      name: "foundation",
      decode: { try decoder.decode(Model.self, from: $0) },
      encode: { try encoder.encode($0) })
  }
}

extension Contender {
  /// This library's coders on plain models, through containers.
  @inline(__always)
  static var standard: Contender {
    let decoder = JSON.Decoder()
    let encoder = JSON.Encoder()
    return Contender(
      name: "standard",
      decode: { try decoder.decode(Model.self, from: $0) },
      encode: { try encoder.encode($0) })
  }
}

extension Contender where Model: AttributedModel {
  /// Contenders timed on the models that carry the attribute.
  @inline(__always)
  static var onAttributedModels: [Contender] { [direct, coder, coderWithSlashes] }

  /// This library's functions on models with the attribute.
  @inline(__always)
  static var direct: Contender {
    Contender(
      name: "direct",
      decode: { try JSON.decode(Model.self, from: $0) },
      encode: { try JSON.encode($0) },
      collect: { try JSON.decodeCollecting(Model.self, from: $0) })
  }

  /// This library's coders on models with the attribute.
  @inline(__always)
  static var coder: Contender {
    let decoder = JSON.Decoder()
    let encoder = JSON.Encoder()
    return Contender(
      name: "coder",
      decode: { try decoder.decode(Model.self, from: $0) },
      encode: { try encoder.encode($0) })
  }
}

extension Contender where Model: AttributedModel {
  /// This library's encoder on models with the attribute, slashes left as they are: other languages have no backslashes there.
  @inline(__always)
  static var coderWithSlashes: Contender {
    let decoder = JSON.Decoder()
    let encoder = JSON.Encoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return Contender(
      name: "coder-slashes",
      decode: { try decoder.decode(Model.self, from: $0) },
      encode: { try encoder.encode($0) },
      encodesOnly: true)
  }
}

extension Contender {
  /// Contenders timed on the models with property wrappers.
  @inline(__always)
  static var onWrappedModels: [Contender] { [kodable] }

  /// This library's coders on models with the wrappers of the module Kodable.
  @inline(__always)
  static var kodable: Contender {
    let decoder = JSON.Decoder()
    let encoder = JSON.Encoder()
    return Contender(
      name: "kodable",
      decode: { try decoder.decode(Model.self, from: $0) },
      encode: { try encoder.encode($0) },
      // Its optionals are nil for a value of another kind.
      recovers: true)
  }
}
