struct PlannedCompletion {
  struct Call {
    let name: String
    let canThrow: Bool
  }

  struct Derivation {
    let storage: String
    let source: String
    let function: String
    let line: SourceLine?
  }

  let calls: [HookMoment: [Call]]
  let derivations: [Derivation]

  func calls(_ moment: HookMoment) -> [Call] { calls[moment] ?? [] }

  var followsDecoding: Bool { !derivations.isEmpty || !calls(.didDecode).isEmpty }

  var canFail: Bool { !derivations.isEmpty || calls(.didDecode).contains(where: \.canThrow) }
}
