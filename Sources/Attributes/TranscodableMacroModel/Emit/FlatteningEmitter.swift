/// Writes how values are read from, and written to, the object that they share with fields.
struct FlatteningEmitter {
  let object: PlannedObject
  /// Whether keys that no field has are refused.
  let refusesUnknownKeys: Bool

  private var flattened: [PlannedFlattening] { object.flattenings }

  /// Whether it has to be known which keys the values take.
  var isTracking: Bool {
    !flattened.isEmpty
      && (refusesUnknownKeys || flattened.contains(where: { !$0.isRequired }))
  }

  /// Starts to watch which keys are taken.
  func opening(_ decoder: String) -> [Code] {
    guard isTracking else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(\(decoder))"]
  }

  /// Reads the value; what is left over is read when everybody else has had his share.
  func decoding(_ field: PlannedFlattening, from decoder: String) -> [Code] {
    let code: Code
    switch field.kind {
    case .rest: return []
    case .value:
      let value =
        isTracking
        ? "flattening.decode(\(field.type).self)"
        : "TranscodableEssentials.__flattened(\(field.type).self, from: \(decoder))"
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

  /// Reads what is left over.
  func closing() -> [Code] {
    flattened.filter(\.isRest).map { field in
      let rest = "try flattening.decodeRest(\(field.type).self, besides: [\(ownKeys)])"
      return Code(stringLiteral: "self.\(field.storage) = \(rest)").under(field.condition)
    }
  }

  /// Looks at the value.
  func visiting(_ field: PlannedFlattening, from decoder: String) -> [Code] {
    let code: Code
    switch field.kind {
    case .rest: return []
    case .value where !isTracking: code = "visit.flattened(\(field.type).self, of: \(decoder))"
    case .value: code = "flattening.visit(\(field.type).self, visit)"
    case .optionalValue: code = "flattening.visitIfPresent(\(field.type).self, visit)"
    }
    return [code.under(field.condition)]
  }

  /// Looks at what is left over.
  func visitingRest() -> [Code] {
    flattened.filter(\.isRest).map { field in
      Code(
        stringLiteral:
          "flattening.visitRest(\(field.type).self, besides: [\(ownKeys)], visit)"
      ).under(field.condition)
    }
  }

  /// Writes the value.
  func encoding(_ field: PlannedFlattening, to encoder: String) -> Code {
    let value = "self.\(field.storage)\(field.isOptional ? "?" : "")"
    let code: Code =
      field.isRest
      ? "try TranscodableEssentials.__encodeRest(self.\(field.storage), besides: [\(ownKeys)], to: \(encoder))"
      : "try \(value).encode(to: \(encoder))"
    return code.under(field.condition)
  }

  /// The keys of the fields beside the values.
  private var ownKeys: String {
    object.members.flatMap { member -> [String] in
      switch member {
      case .field(let field): [field.key] + field.aliases
      case .object(let object): [object.place?.key].compactMap(\.self)
      case .flattened: []
      }
    }
    .map(\.literal).joined(separator: ", ")
  }
}
