internal import SwiftSyntax
internal import TranscodableMacroModel

/// How hand-written code decodes or encodes one enum case.
struct CaseReading {
  struct Value: Equatable {
    /// The path of the value, or nil if the value is encoded without a container.
    var path: [String]?
    var isOptional: Bool
  }

  let element: EnumCaseElementSyntax
  /// The tags of the case.
  ///
  /// The first tag is used for encoding.
  var tags: [String] = []
  var values: [Value] = []

  var name: String { element.name.plain }
}

struct CasesReading {
  /// The path of the tag, or nil if the enum is untagged.
  var tagPath: [String]?
  var cases: [CaseReading] = []
  var unknown: String?
  var refusesAlike = false

  func facts() throws(Refusal) -> CaseFacts {
    guard let tagPath else { return facts(.untagged) }
    let payloads = cases.flatMap(\.values)
    let deep = Set(payloads.compactMap(\.path).filter { $0.count > 1 }.map { $0.dropLast() })
    if !deep.isEmpty {
      guard deep.count == 1, let content = deep.first, content.count == 1,
        payloads.allSatisfy({ $0.path?.count == 2 })
      else { throw Refusal(code: .codedCases, detail: "values in several objects") }
      return facts(.adjacent(tag: tagPath, content: content[0]), inside: Array(content))
    }
    let filled = cases.filter { !$0.values.isEmpty }
    let keys = Set(filled.flatMap { $0.values.map { $0.path?.first } })
    if filled.count > 1, keys.count == 1, let content = keys.first ?? nil,
      filled.allSatisfy(\.element.hasBareValue)
    {
      return facts(.adjacent(tag: tagPath, content: content))
    }
    return facts(.internal(tag: tagPath))
  }

  private func facts(_ tagging: Tagging, inside parents: [String] = []) -> CaseFacts {
    CaseFacts(
      tagging: tagging, cases: cases.map { facts(of: $0, parents) },
      unknown: tagging == .untagged ? nil : unknown)
  }

  private func facts(of reading: CaseReading, _ parents: [String]) -> CaseFacts.Case {
    var fields = reading.element.fields()
    for (index, value) in reading.values.enumerated() {
      if let path = value.path { fields[index].path = Array(path.dropFirst(parents.count)) }
      let outcome: CodingFacts.Outcome = value.isOptional ? .none : .failure
      (fields[index].missing, fields[index].null) = (outcome, outcome)
    }
    let isWhole = reading.values.first.map { $0.path == nil } ?? false
    return CaseFacts.Case(
      name: reading.name, tags: tagPath == nil ? [] : reading.tags.map(\.literal),
      payload: fields.isEmpty ? .nothing : isWhole ? .value(fields[0]) : .object(fields))
  }
}

extension Refusal {
  init(cases node: some SyntaxProtocol) {
    self.init(code: .codedCases, detail: node.trimmedText.firstLine)
  }
}

extension HandWrittenCode {
  func element(_ name: String) -> EnumCaseElementSyntax? {
    cases.flatMap(\.elements).first { $0.name.plain == name }
  }

  func texts(ofKind name: String, in group: TypeGroup) -> [String: String]? {
    let found = group.parts.flatMap { $0.node.memberBlock.members }
      .compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.plain == name.lastName }
    guard let found,
      found.inheritanceClause?.inheritedTypes.first?.type.trimmedText == "String",
      found.memberBlock.members.allSatisfy({ $0.decl.is(EnumCaseDeclSyntax.self) })
    else { return nil }
    var texts: [String: String] = [:]
    for element in found.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) })
      .flatMap(\.elements)
    {
      let raw = element.rawValue?.value
      guard let text = raw == nil ? element.name.plain : raw?.literalText else { return nil }
      texts[element.name.plain] = text
    }
    return texts
  }
}

extension CodeBlockItemSyntax {
  var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }

  var variable: VariableDeclSyntax? {
    if case .decl(let declaration) = item { declaration.as(VariableDeclSyntax.self) } else { nil }
  }

  var assignedSelf: [ExprSyntax]? {
    guard let row = expression?.row, row.count > 2, row[0].name == "self",
      row[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return Array(row.dropFirst(2))
  }
}
