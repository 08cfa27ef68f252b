internal import SwiftParser
internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads the attributes that a package defines for a type.
protocol PackageReader {
  func read(_ sides: CodingSides) throws(Refusal) -> PackageType
}

extension SourcePackage {
  func reader(of group: TypeGroup, _ code: HandWrittenCode) -> any PackageReader {
    switch self {
    case .kodable: KodableAttributes(group, code)
    case .metacodable: MetaCodableAttributes(group, code)
    case .reercodable: ReerCodableAttributes(group, code)
    }
  }
}

extension AttributeSyntax {
  func unknown(_ part: (some SyntaxProtocol)? = ExprSyntax?.none) -> Refusal {
    Refusal(
      code: .unknownAttribute,
      detail: (part.map { "\($0.trimmedText) in " } ?? "")
        + trimmedText.firstLine)
  }

  func texts() throws(Refusal) -> [String] {
    var texts: [String] = []
    for argument in writtenArguments {
      guard argument.label == nil, let text = argument.expression.literalText else {
        throw unknown(argument)
      }
      texts.append(text)
    }
    return texts
  }
}

extension ExprSyntax {
  /// The name and arguments of an expression such as `.name`, `.name(…)` or `Type.name(…)`.
  var option: (name: String, arguments: [LabeledExprSyntax], closure: ClosureExprSyntax?)? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.declName.baseName.plain, [], nil)
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let arguments = Array(call.arguments)
    let closure = call.trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    return (member.declName.baseName.plain, arguments, closure)
  }
}

extension String {
  var keysOfPath: [String] { split(separator: ".").map(String.init) }
}

extension StoredField {
  var attributes: [AttributeSyntax] {
    declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
  }

  var scalarType: String? {
    if let valueType { return valueType }
    guard let initialValue else { return nil }
    if initialValue.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return initialValue.is(StringLiteralExprSyntax.self) ? "String" : nil
  }

  var isCollection: Bool { valueType?.isCollectionType ?? false }

  var initialOutcome: CodingFacts.Outcome? {
    guard isVariable, let initialValue else { return nil }
    return .value(standard: initialValue.trimmedText, of: valueType)
  }
}

extension ClosureExprSyntax {
  /// Returns nil for closures with nested closures, capture lists, effects or a result type.
  func typed(_ types: [String]) -> String? {
    let isNested = statements.tokens(viewMode: .sourceAccurate)
      .contains { $0.parent?.is(ClosureExprSyntax.self) == true }
    guard !isNested else { return nil }
    let names: [String]
    var body = statements.trimmedText
    if let signature {
      guard case .simpleInput(let parameters)? = signature.parameterClause,
        signature.capture == nil, signature.effectSpecifiers == nil, signature.returnClause == nil
      else { return nil }
      names = parameters.map(\.name.plain)
    } else {
      names = types.count == 1 ? ["value"] : ["first", "second"]
      let used = statements.tokens(viewMode: .sourceAccurate).map(\.text)
      guard !names.contains(where: used.contains) else { return nil }
      for (index, name) in names.enumerated() { body = body.replacing("$\(index)", with: name) }
    }
    guard names.count == types.count else { return nil }
    let parameters = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
    return "{ (\(parameters)) in \(body) }"
  }
}
