import SwiftSyntax

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
      return generic.expression.typeName == nil ? nil : trimmedDescription
    default:
      return nil
    }
    return name.plainName.first?.isUppercase == true ? trimmedDescription : nil
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
