import SwiftSyntax

/// Everything decided about the code to write.
///
/// Emitters read this and nothing else.
struct CodingPlan {
  /// What the type looks like in the text.
  enum Layout {
    /// An object with a key for each field.
    case object
    /// An array with an element for each field.
    case elements
    /// The value of the only field.
    case value
    /// The raw value of an enum, which can be a key too if it is a string or an integer.
    case rawValue(isKey: Bool)
    /// One of several cases, with what belongs to it.
    case cases(PlannedEnumeration)

    var isObject: Bool { if case .object = self { true } else { false } }
  }

  /// The type of the keys in the standard lane.
  enum Keys {
    /// The one all types share, made from the text of a key.
    case shared
    /// `CodingKeys`, written by the author or, for members written by hand, by us.
    case codingKeys(isGenerated: Bool)
  }

  /// The actor the code runs on.
  enum Isolation {
    /// The one of the type, if the module gives it one, and else none.
    case inherited
    /// None: the type says so, or it is on an actor, but its fields are values and within reach.
    case none
    /// The actor that the type is.
    case itself
    /// An actor the class names, which its conformances have to name too.
    case actor(String)
  }

  let layout: Layout
  let type: String
  let access: AccessLevel
  let availability: [AttributeSyntax]
  /// Whether initialisers have to be in the body of the type.
  let isClass: Bool
  let inheritance: PlannedInheritance
  /// Whether the type can have subclasses.
  let isExtensible: Bool
  /// Whether the type has the initialiser without parameters that the compiler gives a class without another one.
  let hasDefaultInitializer: Bool
  let isolation: Isolation
  /// The sides the attribute asks for.
  let sides: CodingSides
  /// The sides to write; the others are there already.
  let generated: CodingSides
  /// The sides to write for the direct lane; the standard lane serves the others there too.
  let direct: CodingSides
  /// The object a decoder reads.
  let decoded: PlannedObject
  /// The object an encoder writes.
  let encoded: PlannedObject
  let keys: Keys
  /// What stands for values of the type among those of others, if that is said.
  let tags: [CodingTagModel]
  /// The types the code of a generic type has to be able to code.
  let constrained: [String]
  /// The fields of both sides.
  var namedFields: [PlannedField] {
    let decoded = decoded.fields
    return encoded.fields
      + decoded.filter { field in
        !encoded.fields.contains { $0.keyCase == field.keyCase }
      }
  }

  /// What is done before and after the fields.
  let completion: PlannedCompletion
  /// How values are shown while their text arrives; nil if they are not.
  let partial: PlannedPartial?
  /// Whether a decoder refuses keys that are repeated.
  let refusesDuplicateKeys: Bool
  let version: PlannedVersion?
  /// The other forms that values have, those for coders with a profile first.
  let conversions: [PlannedConversion]
  /// Whether one of them is for all coders, so that no field is coded.
  var isConverted: Bool { conversions.contains { $0.profile == nil } }
  let rawRepresentation: RawRepresentation?
  /// Whether a decoder refuses keys that no field has.
  let refusesUnknownKeys: Bool
  /// What is said about the type without a value at hand, if the attribute asks for it.
  let description: PlannedDescription?
}
