import SwiftSyntax

/// All decisions about the generated code; the emitters depend on nothing else.
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

  let layout: Layout
  let type: String
  let access: AccessLevel
  let isUsableFromInline: Bool
  let usesDeprecatedMembers: Bool
  let availability: [AttributeSyntax]
  let isClass: Bool
  let inheritance: PlannedInheritance
  let isExtensible: Bool
  let hasDefaultInitializer: Bool
  let isolation: Isolation
  let sides: CodingSides
  let generated: CodingSides
  let isNested: Bool
  /// Whether functions whose signature contains the type must be in its body.
  ///
  /// A public function in an extension can't return the type if an enclosing type is internal.
  let isNamedInBody: Bool
  let direct: CodingSides
  let decoded: PlannedObject
  let encoded: PlannedObject
  let keys: Keys
  /// The tags that identify the type among all types that conform to a polymorphic protocol.
  let tags: [CodingTagModel]
  /// The types that must be codable for this generic type to be codable.
  let constrained: [String]
  var namedFields: [PlannedField] {
    let decoded = decoded.fields
    return encoded.fields
      + decoded.filter { field in
        !encoded.fields.contains { $0.keyCase == field.keyCase }
      }
  }

  let completion: PlannedCompletion
  let partial: PlannedPartial?
  let refusesDuplicateKeys: Bool
  let version: PlannedVersion?
  let conversions: [PlannedConversion]
  var isConverted: Bool { conversions.contains { $0.profile == nil } }
  let rawRepresentation: RawRepresentation?
  let refusesUnknownKeys: Bool
  let description: PlannedDescription?
  /// The stored properties, or an empty array if the type can't have a table.
  let tabulated: [PlannedField]
}

/// The first eight bytes of a quoted JSON key, as a little-endian integer.
///
/// If the key needs escaping, its word starts with the byte 1 instead of a quote.
struct KeyWord {
  let bits: UInt64

  var isPlain: Bool { bits & 0xFF == 0x22 }

  init(_ key: String) {
    let needsEscapes = key.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    let bytes = ([needsEscapes ? 1 : 0x22] + key.utf8 + [0x22]).prefix(8)
    bits = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
