import SwiftSyntax

struct InheritanceEmitter {
  let plan: CodingPlan

  private var type: TypeModel { plan.type }

  var needsContainer: Bool {
    if case .nested = type.superclass { true } else { false }
  }

  var initializerModifier: String {
    type.inheritsInitializers ? "convenience " : type.isPartOfHierarchy ? "required " : ""
  }

  var delegation: [Code] {
    type.inheritsInitializers
      ? [("self.init()" as Code).at(type.lineOfMissingInitializers)] : []
  }

  var functionModifier: String { type.superclass == .none ? "" : "override " }

  /// Runs after the fields of the class are decoded, because they must have values before
  /// `super.init` is called.
  func decoding() -> [Code] {
    switch type.superclass {
    case .none: []
    case .flat where type.refusesUnknownKeys: ["try super.init(from: flattening.asking)"]
    case .flat: ["try super.init(from: decoder)"]
    case .nested(let key): ["try super.init(from: container.superDecoder(\(label(key))))"]
    }
  }

  func visiting() -> [Code] {
    guard let name = type.inheritance?.inheritedTypes.first?.type.trimmedText else { return [] }
    return switch type.superclass {
    case .none: []
    case .flat where type.refusesUnknownKeys:
      ["flattening.visit(superclass: \(name).self, visit)"]
    case .flat: ["visit.superclass(\(name).self, of: decoder)"]
    case .nested(let key):
      ["visit.superclass(\(name).self, of: try container.superDecoder(\(label(key))))"]
    }
  }

  func encoding() -> [Code] {
    switch type.superclass {
    case .none: []
    case .flat:
      [
        FlatteningEmitter(plan: plan, scope: ObjectScope(object: plan.encoded, coder: "encoder"))
          .encoding(superclass: "try super.encode(to: $0)")
      ]
    case .nested(let key): ["try super.encode(to: container.superEncoder(\(label(key))))"]
    }
  }

  private func label(_ key: String?) -> String { key.map { "forKey: \($0.literal)" } ?? "" }

  func opening() -> [Code] {
    guard type.superclass == .flat, type.refusesUnknownKeys, plan.decoded.flattenings.isEmpty
    else { return [] }
    return ["let flattening = TranscodableEssentials.__Flattening(decoder)"]
  }
}

extension TypeModel {
  var superclass: SuperclassCoding { attribute.superclass?.value ?? .none }

  /// Whether the class has a superclass or may have subclasses.
  var isPartOfHierarchy: Bool { isExtensible || superclass != .none }
}
