import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the extensions that carry the conformances, and the members a class needs in its body.
struct ConformanceEmitter {
  let plan: CodingPlan
  /// The protocols the type does not conform to yet.
  let protocols: Set<String>

  /// The extensions of the type.
  func extensions() -> [ExtensionDeclSyntax] {
    var members: [(side: CodingSides, declaration: DeclSyntax)] = []
    if plan.declaresCodingKeys {
      let side: CodingSides = plan.generated.contains(.decode) ? .decode : .encode
      members.append((side, CodingKeysEmitter(plan: plan).declaration()))
    }
    if plan.layout == .object {
      if plan.generated.contains(.decode), !plan.isClass {
        members.append((.decode, DecodableEmitter(plan: plan).initializer()))
      }
      if plan.generated.contains(.encode) {
        members.append((.encode, EncodableEmitter(plan: plan).function()))
      }
    }
    if plan.constrained.isEmpty {
      let names = ["Decodable", "Encodable"].filter(protocols.contains)
      return [make(names, members.map(\.declaration))].compactMap(\.self)
    }
    // The two sides ask different things of the type parameters.
    return [("Decodable", CodingSides.decode), ("Encodable", .encode)].compactMap { name, side in
      make(
        [name].filter(protocols.contains), members.filter { $0.side == side }.map(\.declaration),
        constraint: name)
    }
  }

  /// What has to stand in the body of a class: a designated initialiser cannot stand elsewhere.
  func bodyMembers() -> [DeclSyntax] {
    guard plan.isClass, plan.layout == .object, plan.generated.contains(.decode) else { return [] }
    return [DecodableEmitter(plan: plan).initializer()]
  }

  private func make(
    _ names: [String], _ members: [DeclSyntax], constraint: String? = nil
  ) -> ExtensionDeclSyntax? {
    guard !names.isEmpty || !members.isEmpty else { return nil }
    let availability = plan.availability.map { "\($0.trimmed)\n" as AttributeSyntax }
    let inherited = names.map { "Swift.\($0)" }.joined(separator: ", ")
    let colon = names.isEmpty ? "" : ": "
    let whereClause = constraint.flatMap { plan.whereClause(conformingTo: $0) }
    let body = members.enumerated().map { index, member in
      MemberBlockItemSyntax(decl: index == 0 ? member : member.with(\.leadingTrivia, .newlines(2)))
    }
    let declaration: DeclSyntax = """
      \(AttributeListSyntax(availability.map { .attribute($0) }))extension \(plan.type)\
      \(raw: colon)\(raw: inherited) \(whereClause){
        \(MemberBlockItemListSyntax(body))
      }
      """
    return declaration.as(ExtensionDeclSyntax.self)
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
