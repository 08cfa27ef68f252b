internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an enum's `init(from:)` initializer that uses a fallback case for unknown raw values.
struct EnumerationReader {
  private let node: InitializerDeclSyntax
  private let names: Set<String>
  private var body: BodyReader
  private var rawValue: String?
  private var unknown: String?

  static func unknownCase(
    _ node: InitializerDeclSyntax, _ code: HandWrittenCode, of type: TypePart
  ) throws(Refusal) -> String {
    let rawType = type.inherited.first ?? ""
    var reader = EnumerationReader(
      node: node, names: [rawType, "RawValue", "Self.RawValue"],
      body: BodyReader(code, coder: node.coder))
    let owner = type.path.last ?? ""
    for item in node.body?.statements ?? [] { try reader.read(item, owner) }
    guard let unknown = reader.unknown else { throw Refusal(cases: node) }
    return unknown
  }

  private init(node: InitializerDeclSyntax, names: Set<String>, body: BodyReader) {
    (self.node, self.names, self.body) = (node, names, body)
  }

  private mutating func read(_ item: CodeBlockItemSyntax, _ owner: String) throws(Refusal) {
    guard unknown == nil else { throw Refusal(cases: item) }
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { break }
      if let name = variable.rawValueName(isRawValue) {
        rawValue = name
        return
      }
      do throws(Refusal) {
        _ = try body.readContainer(variable)
        return
      } catch {
        break
      }
    case .expr(let expression):
      let row = expression.row
      guard row.count == 5, row[0].name == "self", row[1].is(AssignmentExprSyntax.self),
        row[3].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
        let call = row[2].withoutTry?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let argument = call.arguments.first, argument.label?.text == "rawValue",
        [owner, "Self", ".init", "Self.init", "\(owner).init"]
          .contains(call.calledExpression.trimmedText),
        argument.expression.name.map({ $0 == rawValue }) ?? isRawValue(argument.expression),
        let member = row[4].as(MemberAccessExprSyntax.self),
        [nil, owner, "Self"].contains(member.base?.trimmedText)
      else { break }
      unknown = member.declName.baseName.plain
      return
    default: break
    }
    throw Refusal(cases: item)
  }

  private func isRawValue(_ expression: ExprSyntax) -> Bool {
    guard let value = expression.withoutTry, let call = CodingCall(value), call.method == "decode",
      call.has(""), let type = call.type
    else { return false }
    return body.isSingle(call) && names.contains(type)
  }
}

extension VariableDeclSyntax {
  fileprivate func rawValueName(_ isRawValue: (ExprSyntax) -> Bool) -> String? {
    guard bindings.count == 1, let binding = bindings.first,
      let value = binding.initializer?.value, isRawValue(value)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
  }
}
