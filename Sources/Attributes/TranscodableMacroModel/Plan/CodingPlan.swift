/// A type and all decisions about its generated code; the emitters depend on nothing else.
struct CodingPlan {
  enum Layout {
    case object
    case elements
    case value
    /// The raw value of an enum, which can be a dictionary key if it is a string or an integer. The
    /// names of the cases are needed for messages unless the enum is `CaseIterable`.
    case rawValue(isKey: Bool, cases: [String])
    case cases(PlannedEnumeration)

    var isObject: Bool { if case .object = self { true } else { false } }
  }

  enum Keys {
    case shared
    case codingKeys(isGenerated: Bool)
  }

  enum Isolation {
    /// The generated code has the default isolation of the module, if there is one.
    case inherited
    /// The generated code is nonisolated, because the type is nonisolated or its fields can be
    /// accessed from anywhere.
    case none
    case itself
    /// The generated code is isolated to a global actor, which the conformances must name.
    case actor(String)
  }

  let type: TypeModel
  let layout: Layout
  let isolation: Isolation
  /// The sides with a direct path.
  let direct: CodingSides
  let decoded: PlannedObject
  let encoded: PlannedObject
  let keys: Keys
  /// The types that must be codable for this generic type to be codable.
  let constrained: [String]
  let conversions: [PlannedConversion]
  /// The stored properties, or an empty array if the type can't have a table.
  let tabulated: [PlannedField]

  var generated: CodingSides { type.generatedSides }

  /// Whether functions whose signature contains the type must be in its body.
  ///
  /// A public function in an extension can't return the type if an enclosing type is internal.
  var isNamedInBody: Bool {
    type.isInExtension && [.public, .package].contains(type.access)
  }

  var namedFields: [PlannedField] {
    let decoded = decoded.fields
    return encoded.fields
      + decoded.filter { field in
        !encoded.fields.contains { $0.keyCase == field.keyCase }
      }
  }
}
