/// Generates code that encodes and decodes the superclass.
struct InheritanceEmitter {
  let plan: CodingPlan

  private var inheritance: PlannedInheritance { plan.inheritance }

  /// Whether the superclass is in a nested object, so that the code needs a named container.
  var needsContainer: Bool {
    if case .nested = inheritance.superclass { true } else { false }
  }

  /// The modifier `required ` if it is needed, otherwise an empty string.
  var initializerModifier: String { inheritance.isRequired ? "required " : "" }

  /// The modifier `override ` if it is needed, otherwise an empty string.
  var functionModifier: String { inheritance.hasCodedSuperclass ? "override " : "" }

  /// Returns code that decodes the superclass.
  ///
  /// It runs after the fields of the class are decoded.
  func decoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat where plan.refusesUnknownKeys: ["try super.init(from: flattening.asking)"]
    case .flat: ["try super.init(from: decoder)"]
    case .nested(let key): ["try super.init(from: container.superDecoder(\(label(key))))"]
    }
  }

  /// Returns code that collects the failures of the superclass.
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
    case .flat: ["try super.encode(to: encoder)"]
    case .nested(let key): ["try super.encode(to: container.superEncoder(\(label(key))))"]
    }
  }

  private func label(_ key: String?) -> String { key.map { "forKey: \($0.literal)" } ?? "" }

  /// Returns code that starts to track the keys that the superclass requests.
  func opening() -> [Code] {
    guard inheritance.superclass == .flat, plan.refusesUnknownKeys,
      plan.decoded.flattenings.isEmpty
    else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(decoder)"]
  }
}
