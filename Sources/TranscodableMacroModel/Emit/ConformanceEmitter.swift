import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the extensions that carry the conformances, and the members a class needs in its body.
struct ConformanceEmitter {
  let plan: CodingPlan
  /// The protocols the type does not conform to yet.
  let protocols: Set<String>

  /// The extensions of the type.
  func extensions() -> [ExtensionDeclSyntax] {
    let isObject = plan.layout == .object
    let decoding: [DeclSyntax] =
      isObject && plan.generated.contains(.decode) && !plan.isClass
      ? [DecodableEmitter(plan: plan).initializer()] : []
    let encoding: [DeclSyntax] =
      isObject && plan.generated.contains(.encode) ? [EncodableEmitter(plan: plan).function()] : []
    let keys: [DeclSyntax] =
      plan.declaresCodingKeys ? [CodingKeysEmitter(plan: plan).declaration()] : []
    if plan.constrained.isEmpty {
      return [make(["Decodable", "Encodable"], keys + decoding + encoding)].compactMap(\.self)
    }
    // The sides ask different things of the type parameters, and the keys nothing.
    return [
      make([], keys),
      make(["Decodable"], decoding, constraint: "Decodable"),
      make(["Encodable"], encoding, constraint: "Encodable"),
    ].compactMap(\.self)
  }

  /// What has to stand in the body of a class: a designated initialiser cannot stand elsewhere.
  func bodyMembers() -> [DeclSyntax] {
    guard plan.isClass, plan.layout == .object, plan.generated.contains(.decode) else { return [] }
    return [DecodableEmitter(plan: plan).initializer()]
  }

  private func make(
    _ names: [String], _ members: [DeclSyntax], constraint: String? = nil
  ) -> ExtensionDeclSyntax? {
    let names = names.filter(protocols.contains)
    guard !names.isEmpty || !members.isEmpty else { return nil }
    return .adding(
      members, to: plan.type, conformingTo: names, availability: plan.availability,
      whereClause: constraint.flatMap { plan.whereClause(conformingTo: $0) })
  }
}

extension CodingPlan {
  /// `where T: Swift.Decodable ` for a generic type whose fields depend on `T`.
  func whereClause(conformingTo name: String) -> GenericWhereClauseSyntax? {
    guard !constrained.isEmpty else { return nil }
    let requirements = constrained.enumerated().map { index, type in
      GenericRequirementSyntax(
        requirement: .conformanceRequirement(
          ConformanceRequirementSyntax(
            leftType: type, colon: .colonToken(trailingTrivia: .space),
            rightType: TypeSyntax("Swift.\(raw: name)"))),
        trailingComma: index + 1 < constrained.count ? .commaToken(trailingTrivia: .space) : nil)
    }
    return GenericWhereClauseSyntax(
      whereKeyword: .keyword(.where, trailingTrivia: .space),
      requirements: GenericRequirementListSyntax(requirements),
      trailingTrivia: .space)
  }
}
