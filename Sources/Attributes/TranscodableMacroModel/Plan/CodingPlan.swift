import SwiftSyntax

/// All decisions about the code to generate.
///
/// Emitters depend only on this plan.
struct CodingPlan {
  /// The layout of the type in the document.
  enum Layout {
    /// An object with a key for each field.
    case object
    /// An array with an element for each field.
    case elements
    /// The value of the only field.
    case value
    /// The raw value of an enum. If it is a string or an integer, it can also be a dictionary key.
    /// The names of the cases are for messages, unless the enum is declared as `CaseIterable`.
    case rawValue(isKey: Bool, cases: [String])
    /// An enum whose cases are identified with or without a tag.
    case cases(PlannedEnumeration)

    var isObject: Bool { if case .object = self { true } else { false } }
  }

  /// The key type on the container path.
  enum Keys {
    /// The key type shared by all types, which can store any string.
    case shared
    /// `CodingKeys`, which is hand-written, or generated for hand-written members.
    case codingKeys(isGenerated: Bool)
  }

  /// The isolation of the generated code.
  enum Isolation {
    /// The module's default isolation, if any.
    case inherited
    /// The code is nonisolated, either because the type is declared that way, or because any
    /// isolation can access its fields.
    case none
    /// The code is isolated to the actor that is extended.
    case itself
    /// A global actor, which the conformances must name.
    case actor(String)
  }

  let layout: Layout
  let type: String
  let access: AccessLevel
  let availability: [AttributeSyntax]
  /// Whether initializers must be in the body of the type.
  let isClass: Bool
  let inheritance: PlannedInheritance
  let isExtensible: Bool
  /// Whether the compiler synthesizes `init()` for the class.
  let hasDefaultInitializer: Bool
  let isolation: Isolation
  let sides: CodingSides
  /// The sides to generate, without hand-written sides.
  let generated: CodingSides
  /// Whether the type is nested in another type.
  let isNested: Bool
  /// The sides with a direct path, without sides that use the container path.
  let direct: CodingSides
  /// The object to decode.
  let decoded: PlannedObject
  /// The object to encode.
  let encoded: PlannedObject
  let keys: Keys
  /// The tags that identify the type as a member of a polymorphic protocol.
  let tags: [CodingTagModel]
  /// The types that must be codable for a generic type to be codable.
  let constrained: [String]
  /// The fields of both sides.
  var namedFields: [PlannedField] {
    let decoded = decoded.fields
    return encoded.fields
      + decoded.filter { field in
        !encoded.fields.contains { $0.keyCase == field.keyCase }
      }
  }

  /// The code that runs before and after the fields are encoded or decoded.
  let completion: PlannedCompletion
  /// How partial values are decoded; nil if they are not supported.
  let partial: PlannedPartial?
  /// Whether duplicate keys are rejected.
  let refusesDuplicateKeys: Bool
  let version: PlannedVersion?
  /// The types that represent this type, starting with the types for profiles.
  let conversions: [PlannedConversion]
  /// Whether the type is always converted to another type.
  var isConverted: Bool { conversions.contains { $0.profile == nil } }
  let rawRepresentation: RawRepresentation?
  /// Whether unknown keys are rejected.
  let refusesUnknownKeys: Bool
  /// The static description of the type, if the attribute requests it.
  let description: PlannedDescription?
}
