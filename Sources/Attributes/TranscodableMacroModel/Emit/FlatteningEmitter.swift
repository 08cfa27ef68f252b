struct FlatteningEmitter {
  let plan: CodingPlan
  let object: PlannedObject

  private var refusesUnknownKeys: Bool { plan.refusesUnknownKeys }

  private var flattened: [PlannedFlattening] { object.flattenings }

  var isTracking: Bool {
    !flattened.isEmpty
      && (refusesUnknownKeys || flattened.contains(where: { !$0.isRequired }))
  }

  func opening(_ decoder: String) -> [Code] {
    guard isTracking else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(\(decoder)\(exclusion))"]
  }

  func decoding(_ field: PlannedFlattening, from decoder: String) -> [Code] {
    let code: Code
    switch field.kind {
    case .rest: return []
    case .value:
      let value =
        isTracking
        ? "flattening.decode(\(field.type).self)"
        : "TranscodableEssentials.__flattened(\(field.type).self, from: \(decoder)\(exclusion))"
      code = "self.\(field.storage) = try \(value)"
    case .optionalValue(hasInitialValue: false):
      code = "self.\(field.storage) = try flattening.decodeIfPresent(\(field.type).self)"
    case .optionalValue(hasInitialValue: true):
      code = """
        if let value = try flattening.decodeIfPresent(\(field.type).self) {
          self.\(field.storage) = value
        }
        """
    }
    return [code.under(field.condition)]
  }

  func closing() -> [Code] {
    flattened.filter(\.isRest).map { field in
      Code(stringLiteral: "self.\(field.storage) = try flattening.decodeRest(\(field.type).self)")
        .under(field.condition)
    }
  }

  func visiting(_ field: PlannedFlattening, from decoder: String) -> [Code] {
    let code: Code
    switch field.kind {
    case .rest: return []
    case .value where !isTracking:
      code = "visit.flattened(\(field.type).self, of: \(decoder)\(exclusion))"
    case .value: code = "flattening.visit(\(field.type).self, visit)"
    case .optionalValue: code = "flattening.visitIfPresent(\(field.type).self, visit)"
    }
    return [code.under(field.condition)]
  }

  func visitingRest() -> [Code] {
    flattened.filter(\.isRest).map { field in
      Code(stringLiteral: "flattening.visitRest(\(field.type).self, visit)").under(field.condition)
    }
  }

  func encoding(_ field: PlannedFlattening, to encoder: String) -> Code {
    let value = "self.\(field.storage)\(field.isOptional ? "?" : "")"
    let code: Code =
      field.isRest
      ? "try TranscodableEssentials.__encodeRest(self.\(field.storage), excluding: [\(ownKeys)], to: \(encoder))"
      : "try \(value).encode(to: \(encoder))"
    return code.under(field.condition)
  }

  private var exclusion: String { ownKeys.isEmpty ? "" : ", excluding: [\(ownKeys)]" }

  private var ownKeys: String {
    let others = object.component == nil ? plan.keysWithoutFields : []
    return
      (others
      + object.members.flatMap { member -> [String] in
        switch member {
        case .field(let field): [field.key] + field.aliases
        case .object(let object): [object.component?.key].compactMap(\.self)
        case .flattened: []
        }
      })
      .map(\.literal).joined(separator: ", ")
  }
}
