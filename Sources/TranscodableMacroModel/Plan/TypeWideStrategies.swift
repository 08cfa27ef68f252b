import SwiftSyntax

/// The strategies that a type gives all its dates, bytes and floating-point numbers.
struct TypeWideStrategies {
  /// The strategies by the names of the types they are for, as they are written in an expansion.
  let byType: [String: String]

  init(_ attribute: CodableAttribute) {
    var byType: [String: String] = [:]
    for (argument, names) in [
      (attribute.dates, ["Date"]), (attribute.data, ["Data"]),
      (attribute.floats, ["Double", "Float"]),
    ] {
      guard let strategy = argument?.expression.strategyText else { continue }
      for name in names { byType[name] = strategy }
    }
    self.byType = byType
  }

  init(names byType: [String: String]) { self.byType = byType }

  /// The strategy for values of a type, through the collections it is made of.
  func strategy(for type: TypeSyntax) -> String? {
    if byType.isEmpty { return nil }
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let optional):
      return strategy(for: optional.wrappedType).map { ".optional(\($0))" }
    case .arrayType(let array): return strategy(for: array.element).map { "[\($0)]" }
    case .dictionaryType(let dictionary):
      return strategy(for: dictionary.value).map { ".values(\($0))" }
    case .memberType(let member):
      let module = member.baseType.trimmedDescription
      return ["Foundation", "Swift"].contains(module) ? byType[member.name.text] : nil
    case .identifierType(let name):
      guard let arguments = name.genericArgumentClause?.arguments else {
        return byType[name.name.text]
      }
      let types = arguments.compactMap { Syntax($0.argument).as(TypeSyntax.self) }
      guard let last = types.last, let inner = strategy(for: last) else { return nil }
      switch name.name.text {
      case "Array": return "[\(inner)]"
      case "Set": return ".elements(\(inner))"
      case "Dictionary": return ".values(\(inner))"
      case "Optional": return ".optional(\(inner))"
      default: return nil
      }
    default: return nil
    }
  }
}

extension FieldModel {
  /// The type of the value, without an optional around it.
  var valueType: TypeSyntax? {
    if let optional = annotation?.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let annotation { return annotation }
    return type.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0.value))) }
  }
}

extension ExprSyntax {
  /// A strategy as an expansion spells it: `.by(strategy)` is that strategy, and `.strings(…)` the one of floats.
  fileprivate var strategyText: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return trimmedDescription }
    let arguments = call.arguments.trimmedDescription
    return switch call.calledExpression.memberName {
    case "by": arguments
    case "strings": ".floats(\(arguments))"
    default: trimmedDescription
    }
  }
}
