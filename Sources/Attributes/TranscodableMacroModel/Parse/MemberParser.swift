import SwiftSyntax

struct MemberParser {
  private let members: MemberBlockItemListSyntax
  private(set) var fields: [FieldModel] = []
  private(set) var uncodedMembers: [UncodedMember] = []
  private(set) var cases: [EnumCaseModel] = []
  private(set) var hooks: [HookModel] = []
  private(set) var canMigrate = false
  private(set) var hasInitializer = false
  private(set) var codingKeys: CodingKeysModel?
  private(set) var handWritten: CodingSides = []

  init(members: MemberBlockItemListSyntax) {
    self.members = members
  }

  func parse() -> MemberParser {
    var parser = self
    parser.read(members, condition: nil)
    return parser
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, condition: String?) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        let parser = PropertyParser(declaration: variable, condition: condition)
        fields += parser.fields
        uncodedMembers += parser.uncodedMembers
      case .enumCaseDecl(let declaration):
        let count = cases.reduce(0) { $0 + $1.values.count }
        cases +=
          CaseParser(declaration: declaration, condition: condition, valueCount: count).cases
      case .initializerDecl(let initializer) where initializer.isDecoding:
        handWritten.insert(.decode)
      case .initializerDecl(let initializer):
        hasInitializer = true
        let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
        canMigrate = canMigrate || labels == ["migrating"]
      case .functionDecl(let function) where function.isEncoding:
        handWritten.insert(.encode)
      case .functionDecl(let function):
        hooks += [HookModel(function)].compactMap(\.self)
      case .ifConfigDecl(let branches):
        read(branches, condition: condition)
      default:
        codingKeys = codingKeys ?? CodingKeysParser.parse(member.decl)
      }
    }
  }

  private mutating func read(_ branches: IfConfigDeclSyntax, condition: String?) {
    var earlier = condition
    for clause in branches.clauses {
      guard case .decls(let members)? = clause.elements else { continue }
      let own = clause.condition?.trimmedText
      read(members, condition: Self.all(earlier, own))
      earlier = Self.all(earlier, own.map { "!(\($0))" })
    }
  }

  private static func all(_ first: String?, _ second: String?) -> String? {
    guard let first else { return second }
    guard let second else { return first }
    return "(\(first)) && (\(second))"
  }
}

extension InitializerDeclSyntax {
  fileprivate var isDecoding: Bool {
    signature.parameterClause.parameters.map(\.firstName.text) == ["from"]
      && optionalMark == nil
      && signature.parameterClause.parameters.first?.type.coderName == "Decoder"
  }
}

extension FunctionDeclSyntax {
  fileprivate var isEncoding: Bool {
    name.plainName == "encode" && !modifiers.isStatic
      && signature.parameterClause.parameters.map(\.firstName.text) == ["to"]
      && signature.parameterClause.parameters.first?.type.coderName == "Encoder"
  }
}

extension TypeSyntax {
  fileprivate var coderName: String {
    if let existential = self.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.coderName
    }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.name.text
    }
    return trimmedText
  }
}

struct CaseParser {
  let declaration: EnumCaseDeclSyntax
  let condition: String?
  let valueCount: Int

  var cases: [EnumCaseModel] {
    let attributes = CaseAttributes(declaration.attributes)
    var number = valueCount
    return declaration.elements.map { element in
      let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
      let values = parameters.enumerated().map { index, parameter in
        defer { number += 1 }
        let label = parameter.firstName?.plainName == "_" ? nil : parameter.firstName?.plainName
        let name = label ?? "_\(index)"
        return PayloadValueModel(
          label: label, name: name, type: FieldType(parameter.type),
          attributes: ValueAttributes(
            attributes.aboutValues.filter {
              $0.nameOfValue == name || $0.nameOfValue == nil && parameters.count == 1
            }),
          defaultValue: parameter.defaultValue?.value.trimmed, number: number, origin: parameter)
      }
      return EnumCaseModel(
        name: element.name.plainName, identifier: element.name.trimmed, values: values,
        attributes: attributes, condition: condition, declaration: declaration, origin: element)
    }
  }
}
