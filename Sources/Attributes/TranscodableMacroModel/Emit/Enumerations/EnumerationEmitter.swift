struct EnumerationEmitter: LayoutEmitter {
  let plan: CodingPlan
  let enumeration: PlannedEnumeration

  private var isDecoded: Bool { plan.generated.contains(.decode) }

  var declarations: [Code] { isDecoded ? [tagFunction] : [] }

  var keyInitializers: [Code]? {
    enumeration.isKey ? isDecoded ? initializersForKeys : [] : nil
  }

  /// Returns the switch that encodes a value, in which `refusal` is the statement for a case that is
  /// ignored.
  func switchOverSelf(
    _ code: (PlannedCase) -> Code, refusal: (PlannedCase) -> String,
    unknown: (PlannedEnumeration.UnknownCase) -> Code
  ) -> [Code] {
    let cases = enumeration.cases.map { code($0).under($0.condition) }
    let ignored = enumeration.ignored.map {
      ("case .\($0.name): \(refusal($0))" as Code).under($0.condition)
    }
    let others = enumeration.unknown.map { [unknown($0).under($0.condition)] } ?? []
    return Code.switchOverSelf(cases + ignored + others)
  }
}
