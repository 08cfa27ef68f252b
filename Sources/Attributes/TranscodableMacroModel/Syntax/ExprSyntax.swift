import SwiftSyntax

extension ExprSyntax {
  /// The literal as JSON, or nil if its value isn't known at compile time.
  var jsonText: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: literalText.map { "\"\($0.escapedForJSON)\"" }
    case .integerLiteralExpr: literalInteger.map { String($0) }
    case .floatLiteralExpr(let literal): literal.representedLiteralValue.flatMap(Self.text)
    case .booleanLiteralExpr(let literal): literal.literal.text
    case .prefixOperatorExpr(let prefixed):
      prefixed.operator.text == "-" ? prefixed.expression.negatedText : nil
    case .arrayExpr(let array): array.jsonText
    case .dictionaryExpr(let dictionary): dictionary.jsonText
    default: nil
    }
  }

  private var negatedText: String? {
    guard self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) else {
      return nil
    }
    return jsonText.map { "-" + $0 }
  }

  private static func text(_ number: Double) -> String? { number.isFinite ? "\(number)" : nil }
}

extension ArrayExprSyntax {
  fileprivate var jsonText: String? {
    let texts = elements.map(\.expression.jsonText)
    return texts.contains(nil) ? nil : "[\(texts.compactMap(\.self).joined(separator: ","))]"
  }
}

extension DictionaryExprSyntax {
  fileprivate var jsonText: String? {
    guard case .elements(let elements) = content else { return "{}" }
    let texts = elements.map { element -> String? in
      guard element.key.literalText != nil, let key = element.key.jsonText,
        let value = element.value.jsonText
      else { return nil }
      return "\(key):\(value)"
    }
    return texts.contains(nil) ? nil : "{\(texts.compactMap(\.self).joined(separator: ","))}"
  }
}

extension ExprSyntax {
  /// Calls `__dateFormat` instead of `dateFormat` for formats with a locale.
  ///
  /// The attribute reports that `dateFormat` needs another module. Therefore, generated code uses a
  /// function that exists in any case.
  var callingFormatOfAnyModule: ExprSyntax {
    ExprSyntax(LocalizedFormatRewriter().rewrite(Syntax(self)).cast(ExprSyntax.self))
  }
}

private final class LocalizedFormatRewriter: SyntaxRewriter {
  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    guard var member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "dateFormat",
      node.arguments.contains(where: { $0.label?.text == "locale" })
    else { return super.visit(node) }
    member.declName.baseName = .identifier("__dateFormat")
    return ExprSyntax(node.with(\.calledExpression, ExprSyntax(member)))
  }
}

extension ExprSyntax {
  /// Adds `@Sendable` to closure arguments, because the compiler doesn't infer it in implicit
  /// member expressions.
  var sendable: ExprSyntax {
    ExprSyntax(SendableRewriter().rewrite(Syntax(self)).cast(ExprSyntax.self))
  }
}

private final class SendableRewriter: SyntaxRewriter {
  // The body isn't visited, because closures inside it need no annotation.
  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    let isMarked = node.signature?.attributes.contains { element in
      element.as(AttributeSyntax.self)?.name == "Sendable"
    }
    if isMarked ?? false { return ExprSyntax(node) }
    let mark = AttributeListSyntax.Element.attribute(
      AttributeSyntax(
        attributeName: IdentifierTypeSyntax(name: .identifier("Sendable")), trailingTrivia: .space))
    var node = node
    if var signature = node.signature {
      signature.attributes = AttributeListSyntax([mark] + Array(signature.attributes))
      node.signature = signature
    } else {
      node.leftBrace = node.leftBrace.with(\.trailingTrivia, .space)
      node.signature = ClosureSignatureSyntax(
        attributes: AttributeListSyntax([mark]), inKeyword: .keyword(.in, trailingTrivia: .space))
    }
    return ExprSyntax(node)
  }
}

extension ExprSyntax {
  /// The type of an initial value, or nil if it can't be determined from the expression.
  ///
  /// A static member such as `Color.red` is assumed to have the type that declares it.
  var spelledType: FieldType? {
    if let cast = self.as(AsExprSyntax.self) { return FieldType(cast.type) }
    if let cast = self.as(SequenceExprSyntax.self)?.castType { return FieldType(cast) }
    return spelledName.map { FieldType($0) }
  }

  private var spelledName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr, .simpleStringLiteralExpr: "String"
    case .prefixOperatorExpr(let prefixed): prefixed.expression.spelledName
    case .arrayExpr(let array): array.elementName.map { "[\($0)]" }
    case .dictionaryExpr(let dictionary): dictionary.spelledName
    case .functionCallExpr(let call): call.calledExpression.constructedName
    case .memberAccessExpr(let member): member.base?.typeName
    default: nil
    }
  }

  private var constructedName: String? {
    if let name = typeName { return name }
    if let array = self.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return array.elements.first?.expression.typeName.map { "[\($0)]" }
    }
    if let dictionary = self.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let key = elements.first?.key.typeName, let value = elements.first?.value.typeName
    {
      return "[\(key): \(value)]"
    }
    // Matches `Color.named("red")` and `Color.init(…)`.
    return self.as(MemberAccessExprSyntax.self)?.base?.typeName
  }

  private var typeName: String? {
    let name: TokenSyntax
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      guard reference.argumentNames == nil else { return nil }
      name = reference.baseName
    case .memberAccessExpr(let member):
      guard member.base?.typeName != nil else { return nil }
      name = member.declName.baseName
    case .genericSpecializationExpr(let generic):
      return generic.expression.typeName == nil ? nil : trimmedText
    default:
      return nil
    }
    return name.plainName.first?.isUppercase == true ? trimmedText : nil
  }
}

extension SequenceExprSyntax {
  // Operators in macro arguments are not folded, so `x as T` is a sequence of three elements.
  fileprivate var castType: TypeSyntax? {
    let parts = Array(elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type
  }
}

extension ArrayExprSyntax {
  fileprivate var elementName: String? {
    elements.map { $0.expression.spelledType }.common
  }
}

extension DictionaryExprSyntax {
  fileprivate var spelledName: String? {
    guard case .elements(let elements) = content,
      let key = elements.map({ $0.key.spelledType }).common,
      let value = elements.map({ $0.value.spelledType }).common
    else { return nil }
    return "[\(key): \(value)]"
  }
}

extension [FieldType?] {
  fileprivate var common: String? {
    guard let first = first ?? nil else { return nil }
    return allSatisfy { $0 == first } ? first.text : nil
  }
}
