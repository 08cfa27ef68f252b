import SwiftSyntax

enum PartialRules {
  private static let maximumCount = 128

  /// Partial decoding requires keys, and a tag must precede the values that depend on it.
  static func check(_ type: TypeModel, _ attribute: AttributeSyntax, _ reporter: Reporter) {
    guard let reason = reason(against: type) else { return }
    reporter.report(.valuesHaveNoParts(type.name, reason), removing: attribute)
  }

  static func policiesHaveAnEffect(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      for attribute in field.attributes.partial {
        if attribute.policy == nil, !attribute.origin.writtenArguments.isEmpty {
          reporter.report(
            .attributeIsNotWrittenOut("CodablePartial", example: ".whole"), at: attribute.origin)
        } else if !type.hasPartialValues {
          reporter.report(.partialHasNoEffect(type.name), removing: attribute.origin)
        } else if attribute.policy == .required,
          !type.location(of: field, for: .decode).parents.isEmpty
        {
          reporter.report(.requiredPartIsInside(field.name), at: attribute.origin)
        }
      }
    }
  }

  private static func reason(against type: TypeModel) -> String? {
    kindReason(type) ?? shapeReason(type) ?? caseReason(type) ?? fieldReason(type)
  }

  private static func kindReason(_ type: TypeModel) -> String? {
    switch type.kind {
    case .finalClass, .extensibleClass: return "it is a class; make it a struct"
    case .actor: return "it is an actor; make it a struct"
    case .rawEnumeration: return "its cases are encoded as raw values"
    case .structure, .enumeration, .unsupported: break
    }
    if !type.genericParameters.isEmpty { return "it is generic" }
    if type.handWritten.contains(.decode) { return "its 'init(from:)' is hand-written" }
    return nil
  }

  private static func shapeReason(_ type: TypeModel) -> String? {
    if let layout = type.attribute.layout?.value, layout != .keyed {
      return "the layout '.\(layout.rawValue)' has no keys"
    }
    if type.refusesDuplicateKeys {
      return "'duplicateKeys: .reject' requires a complete object"
    }
    if let field = type.fields.first(where: \.isFlattened) {
      return "'\(field.name)' is flattened"
    }
    if type.codingKeys?.isOpaque ?? false {
      return "its 'CodingKeys' can't be read at compile time"
    }
    return nil
  }

  private static func caseReason(_ type: TypeModel) -> String? {
    guard !type.cases.isEmpty else { return nil }
    let tagging = type.attribute.tagging?.value ?? .external
    if tagging == .untagged { return "without a tag, its case is only known at the end" }
    if tagging.path?.count ?? 1 > 1 { return "its tag is in another object" }
    if type.refusesUnknownKeys {
      return "'unknownKeys: .reject' requires a complete object"
    }
    if let enumCase = type.cases.first(where: { $0.condition != nil }) {
      return "the case '\(enumCase.name)' is inside '#if'"
    }
    return nil
  }

  private static func fieldReason(_ type: TypeModel) -> String? {
    let fields = type.codedFields(for: .decode)
    if let field = fields.first(where: { $0.wrapper != nil || $0.inspector != nil }) {
      return "'\(field.name)' has a property wrapper"
    }
    if let field = fields.first(where: { $0.condition != nil }) {
      return "'\(field.name)' is inside '#if'"
    }
    var count = 0
    for field in fields {
      let aliases = field.attributes.aliases?.keys?.count ?? 0
      count += 1 + aliases + type.location(of: field, for: .decode).parents.count
    }
    if count > maximumCount { return "it has more than \(maximumCount) keys" }
    if type.cases.isEmpty, !Planner(type: type).plan().direct.contains(.decode) {
      return "it is decoded on the container path"
    }
    return nil
  }
}
