import SwiftSyntax

/// All decisions about the generated code.
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
    /// An enum whose cases are identified by a tag, or by their payloads.
    case cases(PlannedEnumeration)

    var isObject: Bool { if case .object = self { true } else { false } }
  }

  /// The type of the keys that the container path uses.
  enum Keys {
    /// A key type that can store any string and that all types share.
    case shared
    /// `CodingKeys`, which is either hand-written or generated for hand-written members.
    case codingKeys(isGenerated: Bool)
  }

  /// The isolation of the generated code.
  enum Isolation {
    /// The code has the default isolation of the module, if there is one.
    case inherited
    /// The code is nonisolated, either because the type is declared that way, or because its fields
    /// can be accessed from any isolation.
    case none
    /// The code is isolated to the actor that is extended.
    case itself
    /// The code is isolated to a global actor, which the conformances must name.
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
  /// The operations that are generated: decoding, encoding or both.
  let generated: CodingSides
  /// Whether the type is nested in another type.
  let isNested: Bool
  /// The operations that have a direct path: decoding, encoding or both.
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
  /// The fields that are encoded, decoded or both.
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
  /// The types that represent this type in documents, starting with the types for profiles.
  let conversions: [PlannedConversion]
  /// Whether the type is always converted to another type.
  var isConverted: Bool { conversions.contains { $0.profile == nil } }
  let rawRepresentation: RawRepresentation?
  /// Whether unknown keys are rejected.
  let refusesUnknownKeys: Bool
  /// The static description of the type, or nil if the attribute doesn't request it.
  let description: PlannedDescription?
}
