import Foundation
import Transcodable

// All contenders. To add one, add a `static var` that creates it, and list it for the models that
// it supports.

/// The requirements for models with the attribute.
typealias AttributedModel = JSONDecodable & JSONEncodable & Equatable

extension Contender {
  /// Contenders for plain synthesized models.
  ///
  /// The first one is the baseline.
  @inline(__always)
  static var onPlainModels: [Contender] { [foundation, standard] }

  /// Foundation's coders, created once.
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
  /// This library's coders with plain models, on the container path.
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
  /// Contenders for models with the attribute.
  @inline(__always)
  static var onAttributedModels: [Contender] { [direct, coder, coderWithSlashes] }

  /// This library's functions with models that have the attribute.
  @inline(__always)
  static var direct: Contender {
    Contender(
      name: "direct",
      decode: { try JSON.decode(Model.self, from: $0) },
      encode: { try JSON.encode($0) },
      collect: { try JSON.decodeCollecting(Model.self, from: $0) })
  }

  /// This library's coders with models that have the attribute.
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
  /// This library's encoder without escapes for slashes, as in other languages.
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
  /// Contenders for models with property wrappers.
  @inline(__always)
  static var onWrappedModels: [Contender] { [kodable] }

  /// This library's coders with models of the module Kodable.
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
