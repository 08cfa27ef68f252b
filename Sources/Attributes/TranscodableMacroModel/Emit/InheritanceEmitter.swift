/// Generates code that encodes and decodes the superclass.
struct InheritanceEmitter {
  let plan: CodingPlan

  private var inheritance: PlannedInheritance { plan.inheritance }

  /// Whether the class has its own fields, which need a named container.
  var needsContainer: Bool {
    if case .nested = inheritance.superclass { true } else { false }
  }

  /// `required ` where it is needed, otherwise empty.
  var initializerModifier: String { inheritance.isRequired ? "required " : "" }

  /// `override ` where it is needed, otherwise empty.
  var functionModifier: String { inheritance.hasCodedSuperclass ? "override " : "" }

  /// Decodes the superclass, after the fields of the class.
  func decoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat where plan.refusesUnknownKeys: ["try super.init(from: flattening.asking)"]
    case .flat: ["try super.init(from: decoder)"]
    case .nested(let key): ["try super.init(from: container.superDecoder(\(label(key))))"]
    }
  }

  /// Collects the failures of the superclass, after the failures of the class.
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

  /// Encodes the superclass.
  func encoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat: ["try super.encode(to: encoder)"]
    case .nested(let key): ["try super.encode(to: container.superEncoder(\(label(key))))"]
    }
  }

  private func label(_ key: String?) -> String { key.map { "forKey: \($0.literal)" } ?? "" }

  /// Starts to track the keys that the superclass requests.
  func opening() -> [Code] {
    guard inheritance.superclass == .flat, plan.refusesUnknownKeys,
      plan.decoded.flattenings.isEmpty
    else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(decoder)"]
  }
}
