internal import SwiftSyntax
internal import TranscodableMacroModel

/// A `guard` statement that throws unless a decoded field satisfies a condition.
struct Validation {
  private let condition: ExprSyntax
  /// The message of the error, as a literal.
  private let message: String?

  init?(_ node: GuardStmtSyntax) {
    guard node.conditions.count == 1, let item = node.body.statements.first,
      node.body.statements.count == 1,
      case .expression(let condition)? = node.conditions.first?.condition,
      case .stmt(let statement) = item.item, let thrown = statement.as(ThrowStmtSyntax.self),
      let call = thrown.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedText.hasPrefix("DecodingError.dataCorrupted")
    else { return nil }
    self.condition = condition
    message = Self.message(in: Syntax(call))
  }

  private static func message(in node: Syntax) -> String? {
    if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "debugDescription" {
      return argument.expression.literalText.map(\.literal)
    }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap { message(in: $0) }.first
  }

  /// Returns the only field in the condition, or nil if the condition contains other names.
  func field(of names: [String], in fields: [StoredField]) -> StoredField? {
    guard let name = condition.onlyName, names.contains(name) else { return nil }
    let field = fields.first { $0.name == name }
    return field?.isOptional == false ? field : nil
  }

  func form(of field: StoredField) -> FieldForm {
    let test = condition.test(of: field.name)
    let closure = "{ (\(field.name): \(field.valueType ?? "")) in \(test) }"
    return .validated(closure, message)
  }
}

extension ExprSyntax {
  /// The only name of a variable or function in the expression, or nil if there are several.
  var onlyName: String? {
    let found = Set(tokens(viewMode: .sourceAccurate).compactMap(\.nameOfValue))
    return found.count == 1 ? found.first : nil
  }

  /// The expression with the property's name instead of `self` and the name.
  func test(of property: String) -> String {
    trimmedText.replacing("self.\(property)", with: property)
  }
}

extension TokenSyntax {
  /// The name of a variable or function, but not of a member, a label or a type.
  fileprivate var nameOfValue: String? {
    switch tokenKind {
    case .keyword(.try), .keyword(.await), .keyword(.super), .leftBrace: return "{"
    case .identifier(let text):
      if text.first?.isUppercase == true { return nil }
      let before = previousToken(viewMode: .sourceAccurate)
      if before?.tokenKind == .period {
        let isOwn = before?.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self)
        return isOwn ? text : nil
      }
      let isLabel =
        nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
        && parent?.is(LabeledExprSyntax.self) == true
      return isLabel ? nil : text
    default: return nil
    }
  }
}

extension ExprSyntax {
  static let numbers: Set<String> = ["Double", "TimeInterval", "Int", "Int64"]

  /// Returns milliseconds and the number for an expression such as `number / 1000`, and seconds for
  /// any other number.
  func epochTerm(dividedBy sign: String) -> (unit: String, operand: ExprSyntax)? {
    let inner = withoutParentheses
    if let call = inner.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      Self.numbers.contains(call.calledExpression.trimmedText),
      let argument = call.arguments.first, argument.label == nil
    {
      return argument.expression.epochTerm(dividedBy: sign)
    }
    let row = inner.row
    guard row.count == 3 else { return row.count == 1 ? ("seconds", inner) : nil }
    guard row[1].as(BinaryOperatorExprSyntax.self)?.operator.text == sign,
      ["1000", "1000.0", "1_000"].contains(row[2].trimmedText)
    else { return nil }
    return row[0].epochTerm(dividedBy: sign).map { ("milliseconds", $0.operand) }
  }
}

extension VariableDeclSyntax {
  /// The name and value in `let epoch = try container.decode(Double.self, forKey: .date)`.
  var decodedNumber: (name: String, value: ExprSyntax)? {
    guard bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
      let value = binding.initializer?.value.withoutTry, let call = CodingCall(value),
      call.method == "decode", call.has("", "forKey"), let type = call.type,
      ExprSyntax.numbers.contains(type)
    else { return nil }
    return (name, value)
  }
}
