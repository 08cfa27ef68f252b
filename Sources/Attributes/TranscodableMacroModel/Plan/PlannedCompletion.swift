/// What is done around the reading and the writing of fields.
struct PlannedCompletion {
  /// A method that is called.
  struct Call {
    let name: String
    let canThrow: Bool
  }

  /// A field that is computed from others.
  struct Derivation {
    /// The stored property, as it is written after `self.`.
    let storage: String
    /// What it is computed from, as it is written after `self.`.
    let source: String
    /// The function that computes it.
    let function: String
  }

  /// The methods of each moment, in the order they are in.
  let calls: [HookMoment: [Call]]
  /// In an order in which each has what it needs.
  let derivations: [Derivation]

  func calls(_ moment: HookMoment) -> [Call] { calls[moment] ?? [] }

  /// Whether there is something to do when all fields are read.
  var followsDecoding: Bool { !derivations.isEmpty || !calls(.didDecode).isEmpty }

  /// Whether that can throw.
  var canFail: Bool { !derivations.isEmpty || calls(.didDecode).contains(where: \.canThrow) }
}
