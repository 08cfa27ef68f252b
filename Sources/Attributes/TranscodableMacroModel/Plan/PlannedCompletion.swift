/// Hooks that run before or after encoding or decoding, and derived fields.
struct PlannedCompletion {
  struct Call {
    let name: String
    let canThrow: Bool
  }

  /// A derived field.
  struct Derivation {
    /// The name of the stored property.
    let storage: String
    /// The source field or its nested property, such as `user.name`.
    let source: String
    let function: String
  }

  /// The hooks, grouped by when they are called, in declaration order.
  let calls: [HookMoment: [Call]]
  /// The derived fields, sorted so that each field comes after its source.
  let derivations: [Derivation]

  func calls(_ moment: HookMoment) -> [Call] { calls[moment] ?? [] }

  /// Whether code runs after all fields are decoded.
  var followsDecoding: Bool { !derivations.isEmpty || !calls(.didDecode).isEmpty }

  /// Whether code that runs after decoding can throw.
  var canFail: Bool { !derivations.isEmpty || calls(.didDecode).contains(where: \.canThrow) }
}
