internal import SwiftSyntax

/// Replaces another package's attributes with attributes of this package.
struct PackageEditor {
  let group: TypeGroup
  let code: HandWrittenCode
  let package: SourcePackage
  private var source: MigrationSource { group.primary.source }

  func edits(_ choice: AttributeChoice) -> [SourceEdit] {
    let protocols = Set(
      group.parts.flatMap(\.inherited).map(\.lastName)
        .filter { package.sides(ofProtocol: $0) != nil })
    var edits = group.parts.flatMap { $0.inheritanceEdits(protocols) }
    let type = [choice.type] + choice.others
    let own = ours(group.primary.node.attributes)
    if own.isEmpty {
      edits.append(
        source.insertion(
          of: type.joined(separator: source.lineEnd), before: Syntax(group.primary.node),
          onOwnLine: false))
    } else {
      let indentation = source.indentation(of: own[0]) ?? ""
      edits += replacing(own, by: type.joined(separator: source.lineEnd + indentation))
    }
    for field in code.fields { edits += self.edits(of: field, choice.fields[field.name] ?? []) }
    for node in code.cases { edits += self.edits(of: node, choice.cases) }
    return edits + initializerEdits
  }

  private func edits(of field: StoredField, _ attributes: [String]) -> [SourceEdit] {
    let own = ours(field.declaration.attributes)
    let text = attributes.joined(separator: " ")
    if !own.isEmpty { return replacing(own, by: text) }
    guard !text.isEmpty else { return [] }
    let start = Syntax(field.declaration).range.lowerBound
    return [SourceEdit(source: source, range: start..<start, text: text + " ")]
  }

  private func edits(
    of node: EnumCaseDeclSyntax, _ attributes: [String: [String]]
  ) -> [SourceEdit] {
    let own = ours(node.attributes)
    guard !own.isEmpty else { return source.edits(of: node, attributes) }
    let name = node.elements.first?.name.plain ?? ""
    return replacing(own, by: (attributes[name] ?? []).joined(separator: " "))
  }

  private func ours(_ attributes: AttributeListSyntax) -> [AttributeSyntax] {
    attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { package.attributes.contains($0.plainName) }
  }

  private func replacing(_ attributes: [AttributeSyntax], by text: String) -> [SourceEdit] {
    attributes.enumerated().map { index, attribute in
      if index == 0, !text.isEmpty {
        return SourceEdit(source: source, range: attribute.range, text: text)
      }
      var end = attribute.range.upperBound
      let trivia =
        Array(attribute.trailingTrivia)
        + Array(attribute.nextToken(viewMode: .sourceAccurate)?.leadingTrivia ?? [])
      if !trivia.contains(where: { $0.comment != nil }) {
        end += trivia.reduce(0) { $0 + $1.sourceLength.utf8Length }
      }
      return SourceEdit(source: source, range: attribute.range.lowerBound..<end, text: "")
    }
  }

  private var initializerEdits: [SourceEdit] {
    group.plainInitializers.filter { $0.body?.statements.isEmpty ?? false }.compactMap { node in
      guard let item = Syntax(node).parent?.as(MemberBlockItemSyntax.self) else { return nil }
      let removed = RemovedMember(item, in: source)
      return SourceEdit(source: source, range: removed.removal.range, text: "")
    }
  }
}

extension TypeGroup {
  var plainInitializers: [InitializerDeclSyntax] {
    primary.node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter(\.signature.parameterClause.parameters.isEmpty)
  }
}
