import SwiftSyntax
import SwiftSyntaxBuilder

/// Words that several emitters write.
extension CodingPlan {
  /// What stands in front of a witness.
  ///
  /// Witnesses belong to no actor, so that any coder can call them, also in a module whose
  /// declarations belong to the main actor unless they say otherwise.
  var witnessModifiers: String { access.prefix + "nonisolated " }

  /// The type of the keys in the standard lane.
  var keyType: TypeSyntax {
    if case .shared = keys { "Transcodable.FieldKey" } else { "CodingKeys" }
  }

  /// The key of a field in the standard lane.
  func key(of field: PlannedField) -> ExprSyntax {
    if case .shared = keys { .string(field.key) } else { ".\(field.keyCase)" }
  }

  /// `where T: Swift.Decodable ` for a generic type whose fields depend on `T`.
  func whereClause(_ requirement: TypeSyntax) -> GenericWhereClauseSyntax? {
    guard !constrained.isEmpty else { return nil }
    let requirements = constrained.enumerated().map { index, type in
      GenericRequirementSyntax(
        requirement: .conformanceRequirement(
          ConformanceRequirementSyntax(
            leftType: type, colon: .colonToken(trailingTrivia: .space), rightType: requirement)),
        trailingComma: index + 1 < constrained.count ? .commaToken(trailingTrivia: .space) : nil)
    }
    return GenericWhereClauseSyntax(
      whereKeyword: .keyword(.where, trailingTrivia: .space),
      requirements: GenericRequirementListSyntax(requirements),
      trailingTrivia: .space)
  }
}
