/// Writes how a class has its superclass coded.
struct InheritanceEmitter {
  let plan: CodingPlan

  private var inheritance: PlannedInheritance { plan.inheritance }

  /// Whether the fields of the class are read or written through a container that is named.
  var needsContainer: Bool {
    if case .nested = inheritance.superclass { true } else { false }
  }

  /// `required` and a space, where it has to be.
  var initializerModifier: String { inheritance.isRequired ? "required " : "" }

  /// `override` and a space, where it has to be.
  var functionModifier: String { inheritance.hasCodedSuperclass ? "override " : "" }

  /// Has the superclass read its fields, when those of the class are read.
  func decoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat where plan.refusesUnknownKeys: ["try super.init(from: flattening.asking)"]
    case .flat: ["try super.init(from: decoder)"]
    case .nested(let key): ["try super.init(from: container.superDecoder(\(label(key))))"]
    }
  }

  /// Has the superclass look at its fields, when those of the class have been looked at.
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

  /// Has the superclass write its fields.
  func encoding() -> [Code] {
    switch inheritance.superclass {
    case .none: []
    case .flat: ["try super.encode(to: encoder)"]
    case .nested(let key): ["try super.encode(to: container.superEncoder(\(label(key))))"]
    }
  }

  private func label(_ key: String?) -> String { key.map { "forKey: \($0.literal)" } ?? "" }

  /// Watches which keys the superclass takes.
  func opening() -> [Code] {
    guard inheritance.superclass == .flat, plan.refusesUnknownKeys,
      plan.decoded.flattenings.isEmpty
    else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(decoder)"]
  }
}
