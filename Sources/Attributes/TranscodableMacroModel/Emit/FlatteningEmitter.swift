struct FlatteningEmitter {
  let plan: CodingPlan
  let object: PlannedObject

  private var refusesUnknownKeys: Bool { plan.type.refusesUnknownKeys }

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

  func encodingOpening(_ encoder: String) -> [Code] {
    flattened.isEmpty ? [] : ["let object = \(sharedObject(encoder))"]
  }

  private func sharedObject(_ encoder: String) -> String {
    // A key that is only decoded would also take a member from a flattened value.
    let decoded = plan.decoded.sharedObject.map { ownKeys(of: $0) } ?? []
    let encoded = ownKeys(of: object)
    let keys = encoded + decoded.filter { !encoded.contains($0) }
    return "TranscodableEssentials.__SharedObject(\(encoder)\(exclusion(keys)))"
  }

  /// Encodes the members of a superclass, whose keys only the superclass knows.
  func encoding(superclass call: String) -> Code {
    let object = flattened.isEmpty ? sharedObject("encoder") : "object"
    return "try \(object).encodeSuperclass(of: self) { \(call) }"
  }

  func encoding(_ field: PlannedFlattening) -> Code {
    let method = field.isRest ? "encodeRest" : "encode"
    return ("try object.\(method)(self.\(field.storage))" as Code).under(field.condition)
  }

  private var exclusion: String { exclusion(ownKeys(of: object)) }

  private func exclusion(_ keys: [String]) -> String {
    let keys = keys.map(\.literal).joined(separator: ", ")
    return keys.isEmpty ? "" : ", excluding: [\(keys)]"
  }

  private func ownKeys(of object: PlannedObject) -> [String] {
    let others = object.component == nil ? plan.keysWithoutFields : []
    return others
      + object.members.flatMap { member -> [String] in
        switch member {
        case .field(let field): [field.key] + field.aliases
        case .object(let object): [object.component?.key].compactMap(\.self)
        case .flattened: []
        }
      }
  }
}

extension PlannedObject {
  /// The object with flattened values, which is this object or an object inside.
  fileprivate var sharedObject: PlannedObject? {
    if !flattenings.isEmpty { return self }
    for case .object(let inner) in members {
      if let object = inner.sharedObject { return object }
    }
    return nil
  }
}
