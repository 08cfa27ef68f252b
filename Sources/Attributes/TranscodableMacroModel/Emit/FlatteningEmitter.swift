struct FlatteningEmitter {
  let plan: CodingPlan
  let scope: ObjectScope

  private var flattened: [PlannedFlattening] { scope.object.flattenings }

  private var isTracking: Bool {
    !flattened.isEmpty
      && (plan.type.refusesUnknownKeys || flattened.contains(where: { !$0.isRequired }))
  }

  // MARK: - Decoding

  func opening() -> [Code] {
    guard isTracking else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(\(scope.coder)\(exclusion))"]
  }

  func decoding(_ field: PlannedFlattening) -> Code? {
    switch field.kind {
    case .rest: return nil
    case .value:
      let value =
        isTracking
        ? "flattening.decode(\(field.type).self)"
        : "TranscodableEssentials.__flattened(\(field.type).self, from: \(scope.coder)\(exclusion))"
      return "self.\(field.storage) = try \(value)"
    case .optionalValue(hasInitialValue: false):
      return "self.\(field.storage) = try flattening.decodeIfPresent(\(field.type).self)"
    case .optionalValue(hasInitialValue: true):
      return """
        if let value = try flattening.decodeIfPresent(\(field.type).self) {
          self.\(field.storage) = value
        }
        """
    }
  }

  func visiting(_ field: PlannedFlattening) -> Code? {
    switch field.kind {
    case .rest: nil
    case .value where !isTracking:
      "visit.flattened(\(field.type).self, of: \(scope.coder)\(exclusion))"
    case .value: "flattening.visit(\(field.type).self, visit)"
    case .optionalValue: "flattening.visitIfPresent(\(field.type).self, visit)"
    }
  }

  /// Returns the code for the remaining members, which follows all other fields.
  func rest(_ code: (PlannedFlattening) -> Code) -> [Code] {
    flattened.filter(\.isRest).map { code($0).under($0.condition) }
  }

  // MARK: - Encoding

  func encodingOpening() -> [Code] {
    flattened.isEmpty ? [] : ["let object = \(sharedObject)"]
  }

  private var sharedObject: String {
    // A key that is only decoded would also take a member from a flattened value.
    let decoded = plan.decoded.sharedObject.map { ownKeys(of: $0) } ?? []
    let encoded = ownKeys(of: scope.object)
    let keys = encoded + decoded.filter { !encoded.contains($0) }
    return "TranscodableEssentials.__SharedObject(\(scope.coder)\(exclusion(keys)))"
  }

  /// Encodes the members of a superclass, whose keys only the superclass knows.
  func encoding(superclass call: String) -> Code {
    "try \(flattened.isEmpty ? sharedObject : "object").encodeSuperclass(of: self) { \(call) }"
  }

  private var exclusion: String { exclusion(ownKeys(of: scope.object)) }

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
