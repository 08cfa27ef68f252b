struct InheritanceEmitter {
  let plan: CodingPlan

  private var inheritance: PlannedInheritance { plan.inheritance }

  var needsContainer: Bool {
    if case .nested = inheritance.superclass { true } else { false }
  }

  var initializerModifier: String {
    inheritance.keepsInitializers ? "convenience " : inheritance.isRequired ? "required " : ""
  }

  var delegation: [Code] {
    inheritance.keepsInitializers ? [("self.init()" as Code).at(inheritance.line)] : []
  }

  var functionModifier: String { inheritance.hasCodedSuperclass ? "override " : "" }

  /// Runs after the fields of the class are decoded, because they must have values before
  /// `super.init` is called.
  func decoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat where plan.refusesUnknownKeys: ["try super.init(from: flattening.asking)"]
    case .flat: ["try super.init(from: decoder)"]
    case .nested(let key): ["try super.init(from: container.superDecoder(\(label(key))))"]
    }
  }

  func visiting() -> [Code] {
    guard let name = inheritance.superclassName else { return [] }
    return switch inheritance.superclass {
    case .none: []
    case .flat where plan.refusesUnknownKeys:
      ["flattening.visit(superclass: \(name).self, visit)"]
    case .flat: ["visit.superclass(\(name).self, of: decoder)"]
    case .nested(let key):
      ["visit.superclass(\(name).self, of: try container.superDecoder(\(label(key))))"]
    }
  }

  func encoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat:
      [
        FlatteningEmitter(plan: plan, object: plan.encoded)
          .encoding(superclass: "try super.encode(to: $0)")
      ]
    case .nested(let key): ["try super.encode(to: container.superEncoder(\(label(key))))"]
    }
  }

  private func label(_ key: String?) -> String { key.map { "forKey: \($0.literal)" } ?? "" }

  func opening() -> [Code] {
    guard inheritance.superclass == .flat, plan.refusesUnknownKeys,
      plan.decoded.flattenings.isEmpty
    else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(decoder)"]
  }
}
