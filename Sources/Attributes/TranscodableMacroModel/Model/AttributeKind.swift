import SwiftSyntax

/// An attribute of a member, such as `@CodingKey`.
///
/// To add an attribute to the package, start by adding a line to this type.
struct AttributeKind: Sendable {
  struct Targets: OptionSet, Sendable {
    let rawValue: Int
    static let field = Targets(rawValue: 1)
    static let enumCase = Targets(rawValue: 2)
    static let method = Targets(rawValue: 4)
    static let type = Targets(rawValue: 8)
  }

  enum Topic: Sendable {
    case key
    case value
    case presence
    case tag
    case code
  }

  let name: String
  let targets: Targets
  let topic: Topic
  var sides = CodingSides.both
  var needsArguments = false
  var mayRepeat = false
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

  static func named(_ name: String) -> AttributeKind? { byName[name] }

  /// Type attributes that depend on the attributes of the type's members.
  static let readers: Set<String> = ["Codable", "Decodable", "Encodable"]

  var home: String {
    if targets == .method { return "a method of a '@Codable' type" }
    if targets.contains(.field) { return "a field of a '@Codable' type" }
    if targets == .type { return "a '@Codable' type" }
    return "a case of a '@Codable' enum"
      + (targets.contains(.type) ? " or to a '@Codable' type" : "")
  }
}

extension AttributeSyntax {
  var kind: AttributeKind? { AttributeKind.named(name) }

  func belongs(on targets: AttributeKind.Targets) -> Bool {
    !(kind?.targets ?? []).isDisjoint(with: targets)
  }
}

package enum OwnModule {
  /// The module names that can qualify types in this package.
  ///
  /// Generated code uses the last name, because it is available after importing either module.
  package static let names = ["Transcodable", "TranscodableEssentials"]
}
