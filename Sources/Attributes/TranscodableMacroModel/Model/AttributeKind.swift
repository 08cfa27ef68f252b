import SwiftSyntax

/// A member attribute, with the properties that don't depend on its arguments.
///
/// To add an attribute, start by adding a line to this type.
struct AttributeKind: Sendable {
  /// Where an attribute can be applied.
  struct Targets: OptionSet, Sendable {
    let rawValue: Int
    static let field = Targets(rawValue: 1)
    static let enumCase = Targets(rawValue: 2)
    static let method = Targets(rawValue: 4)
    static let type = Targets(rawValue: 8)
  }

  /// The aspect that an attribute configures.
  enum Topic: Sendable {
    /// The key and its path.
    case key
    /// The strategy, modifiers and rules of a value.
    case value
    /// Whether a key is required, and its default.
    case presence
    /// The tag and the associated values.
    case tag
    /// User-defined code.
    case code
  }

  let name: String
  let targets: Targets
  let topic: Topic
  /// The sides that the attribute applies to, unless its arguments specify others.
  var sides = CodingSides.both
  /// Whether the attribute has no effect without arguments.
  var needsArguments = false
  /// Whether a member can have the attribute several times.
  var mayRepeat = false
  /// Whether several fields in one declaration can't share the attribute.
  var isOfOneField = false

  static let all: [AttributeKind] = [
    AttributeKind(
      name: "CodingKey", targets: [.field, .enumCase], topic: .key, isOfOneField: true),
    AttributeKind(
      name: "CodingPath", targets: .field, topic: .key, needsArguments: true, isOfOneField: true),
    AttributeKind(
      name: "DecodableKey", targets: .field, topic: .key, sides: .decode, needsArguments: true,
      isOfOneField: true),
    AttributeKind(
      name: "EncodableKey", targets: .field, topic: .key, sides: .encode, needsArguments: true,
      isOfOneField: true),
    AttributeKind(name: "CodableNaming", targets: [.field, .enumCase], topic: .key),
    AttributeKind(
      name: "DecodableAlias", targets: [.field, .enumCase], topic: .key, sides: .decode,
      needsArguments: true, isOfOneField: true),
    AttributeKind(name: "CodableBy", targets: [.field, .enumCase], topic: .value),
    AttributeKind(
      name: "DecodableBy", targets: [.field, .enumCase], topic: .value, sides: .decode),
    AttributeKind(
      name: "EncodableBy", targets: [.field, .enumCase], topic: .value, sides: .encode),
    AttributeKind(name: "CodableLossy", targets: .field, topic: .value, sides: .decode),
    AttributeKind(
      name: "CodableCoerced", targets: [.field, .enumCase], topic: .value, sides: .decode),
    AttributeKind(
      name: "CodableModified", targets: [.field, .enumCase], topic: .value, needsArguments: true),
    AttributeKind(
      name: "CodableValidated", targets: [.field, .enumCase], topic: .value, sides: .decode,
      needsArguments: true, mayRepeat: true),
    AttributeKind(name: "CodableDefault", targets: .field, topic: .presence, sides: .decode),
    AttributeKind(name: "EncodableNil", targets: .field, topic: .presence, sides: .encode),
    AttributeKind(name: "CodableIgnored", targets: [.field, .enumCase], topic: .presence),
    AttributeKind(name: "DecodableIgnored", targets: .field, topic: .presence, sides: .decode),
    AttributeKind(name: "EncodableIgnored", targets: .field, topic: .presence, sides: .encode),
    AttributeKind(name: "CodableFlattened", targets: .field, topic: .presence),
    AttributeKind(name: "CodableDerived", targets: .field, topic: .presence),
    AttributeKind(
      name: "CodablePartial", targets: .field, topic: .presence, sides: .decode,
      needsArguments: true),
    AttributeKind(name: "CodingTag", targets: [.enumCase, .type], topic: .tag),
    AttributeKind(
      name: "CodingProfile", targets: .type, topic: .value, needsArguments: true, mayRepeat: true),
    AttributeKind(name: "CodingPayload", targets: .enumCase, topic: .tag, needsArguments: true),
    AttributeKind(name: "CodableUnknown", targets: .enumCase, topic: .tag),
    AttributeKind(name: "CodableHook", targets: .method, topic: .code),
  ]

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the attribute with the given name, or nil if the package has no such attribute.
  static func named(_ name: String) -> AttributeKind? { byName[name] }

  /// The attributes that make a type codable and that read the member attributes.
  static let readers: Set<String> = ["Codable", "Decodable", "Encodable"]

  /// Where the attribute can be applied, as it appears in messages.
  var home: String {
    if targets == .method { return "a method of a '@Codable' type" }
    if targets.contains(.field) { return "a field of a '@Codable' type" }
    if targets == .type { return "a '@Codable' type" }
    return "a case of a '@Codable' enum"
      + (targets.contains(.type) ? ", or on a '@Codable' type" : "")
  }
}

extension AttributeSyntax {
  /// The properties of the attribute; nil if the package has no such attribute.
  var kind: AttributeKind? { AttributeKind.named(name) }

  /// Whether the attribute belongs to the package and applies to the given kind of declaration.
  func belongs(on targets: AttributeKind.Targets) -> Bool {
    !(kind?.targets ?? []).isDisjoint(with: targets)
  }
}
