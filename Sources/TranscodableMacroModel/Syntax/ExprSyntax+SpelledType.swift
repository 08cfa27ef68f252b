import SwiftSyntax
import SwiftSyntaxBuilder

extension ExprSyntax {
  /// The type of an initial value, where the text of the value spells it.
  ///
  /// Literals, casts and calls of a type (`Date()`, `[String: Int]()`) do. A member of a type
  /// (`Color.red`, `Date.now`) is taken for a value of that type.
  var spelledType: TypeSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr, .simpleStringLiteralExpr: return "String"
    case .prefixOperatorExpr(let prefixed): return prefixed.expression.spelledType
    case .arrayExpr(let array): return array.spelledArrayType
    case .dictionaryExpr(let dictionary): return dictionary.spelledDictionaryType
    case .functionCallExpr(let call): return call.calledExpression.constructedType
    case .memberAccessExpr(let member): return member.base?.typeName
    case .asExpr(let cast): return cast.type
    case .sequenceExpr(let sequence): return sequence.castType
    default: return nil
    }
  }

  /// The type a call of this expression makes a value of.
  private var constructedType: TypeSyntax? {
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
    // `Color.named("red")`, `Color.init(…)`.
    return self.as(MemberAccessExprSyntax.self)?.base?.typeName
  }

  /// The expression read as the name of a type: capitalised, dotted, with its arguments.
  private var typeName: TypeSyntax? {
    let name: TokenSyntax
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      guard reference.argumentNames == nil else { return nil }
      name = reference.baseName
    case .memberAccessExpr(let member):
      guard member.base?.typeName != nil else { return nil }
      name = member.declName.baseName
    case .genericSpecializationExpr(let generic):
      guard generic.expression.typeName != nil else { return nil }
      return "\(raw: trimmedDescription)"
    default:
      return nil
    }
    guard name.plainName.first?.isUppercase == true else { return nil }
    return "\(raw: trimmedDescription)"
  }
}

extension SequenceExprSyntax {
  // An expression in a macro's argument has not been folded: `x as T` is three elements.
  fileprivate var castType: TypeSyntax? {
    let parts = Array(elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type
  }
}

extension ArrayExprSyntax {
  fileprivate var spelledArrayType: TypeSyntax? {
    let types = elements.map { $0.expression.spelledType }
    return types.common.map { "[\($0)]" }
  }
}

extension DictionaryExprSyntax {
  fileprivate var spelledDictionaryType: TypeSyntax? {
    guard case .elements(let elements) = content,
      let key = elements.map({ $0.key.spelledType }).common,
      let value = elements.map({ $0.value.spelledType }).common
    else { return nil }
    return "[\(key): \(value)]"
  }
}

extension [TypeSyntax?] {
  /// The one type all elements spell.
  fileprivate var common: TypeSyntax? {
    guard let first = first ?? nil else { return nil }
    let text = first.trimmedDescription
    return allSatisfy { $0?.trimmedDescription == text } ? first.trimmed : nil
  }
}
