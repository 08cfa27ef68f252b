/// Hooks that run around decoding and encoding fields, and derived fields.
struct PlannedCompletion {
  struct Call {
    let name: String
    let canThrow: Bool
  }

  /// A derived field.
  struct Derivation {
    /// The stored property, as it follows `self.`.
    let storage: String
    /// The source, as it follows `self.`.
    let source: String
    let function: String
  }

  /// The hooks of each moment, in declaration order.
  let calls: [HookMoment: [Call]]
  /// The derived fields, each after its source.
  let derivations: [Derivation]

  func calls(_ moment: HookMoment) -> [Call] { calls[moment] ?? [] }

  /// Whether code runs after all fields are decoded.
  var followsDecoding: Bool { !derivations.isEmpty || !calls(.didDecode).isEmpty }

  /// Whether that code can throw.
  var canFail: Bool { !derivations.isEmpty || calls(.didDecode).contains(where: \.canThrow) }
}
