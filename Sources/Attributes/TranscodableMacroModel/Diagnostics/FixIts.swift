import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  private static func make(
    _ message: String, _ old: some SyntaxProtocol, _ new: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: MacroMessage.note(message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  static func exchange(
    _ message: String, _ node: some SyntaxProtocol, with text: String
  ) -> FixIt {
    make(
      message, node,
      TokenSyntax.identifier(
        text, leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia))
  }

  static func replace(_ node: some SyntaxProtocol, with text: String) -> FixIt {
    exchange("replace with '\(text)'", node, with: text)
  }

  static func replace(_ token: TokenSyntax, with text: String) -> FixIt {
    exchange("replace '\(token.text)' with '\(text)'", token, with: text)
  }

  static func rename(_ attribute: AttributeSyntax, to name: String) -> FixIt {
    let arguments = attribute.arguments.map { "(\($0.trimmedText))" } ?? ""
    return replace(attribute, with: "@\(name)\(arguments)")
  }

  static func insertFinal(before keyword: TokenSyntax) -> FixIt {
    exchange("insert 'final'", keyword, with: "final class")
  }

  static func insertType(_ placeholder: String, after pattern: PatternSyntax) -> FixIt {
    insert(": \(placeholder)", after: pattern)
  }

  static func insert(_ text: String, after node: some SyntaxProtocol) -> FixIt {
    exchange("insert '\(text)'", node, with: node.trimmedText + text)
  }

  static func insertAttribute(_ text: String, on declaration: EnumCaseDeclSyntax) -> FixIt {
    exchange("insert '\(text)'", declaration.caseKeyword, with: "\(text) case")
  }

  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    let next = attribute.nextToken(viewMode: .sourceAccurate)
    // Marker macros receive the attribute without its declaration, so there may be no next token.
    let endsLine =
      next?.leadingTrivia.contains { $0.isNewline } ?? attribute.trailingTrivia.isEmpty
    return make(
      "remove '@\(attribute.name)'", attribute,
      TokenSyntax.identifier("", leadingTrivia: endsLine ? [] : attribute.leadingTrivia))
  }

  static func removeArguments(of attribute: AttributeSyntax) -> FixIt {
    var bare = attribute
    bare.leftParen = nil
    bare.arguments = nil
    bare.rightParen = nil
    bare = bare.trimmed
    bare.leadingTrivia = attribute.leadingTrivia
    bare.trailingTrivia = attribute.trailingTrivia
    return make(
      "remove '\(attribute.arguments?.trimmedText ?? "")'",
      attribute, bare)
  }

  static func remove(_ argument: LabeledExprSyntax, from attribute: AttributeSyntax) -> FixIt {
    let kept = attribute.writtenArguments.filter { $0.id != argument.id }
    guard !kept.isEmpty else { return removeArguments(of: attribute) }
    let text = kept.map { $0.with(\.trailingComma, nil).trimmedText }
      .joined(separator: ", ")
    return replace(attribute, with: "@\(attribute.name)(\(text))")
  }

  static func remove(_ names: Set<String>, from clause: InheritanceClauseSyntax) -> FixIt {
    let kept = clause.inheritedTypes.filter { !names.contains($0.type.trimmedText) }
    let text = kept.map { $0.type.trimmedText }.joined(separator: ", ")
    let gone = clause.inheritedTypes.map { $0.type.trimmedText }
      .filter { names.contains($0) }.joined(separator: ", ")
    return make(
      "remove '\(gone)'", clause,
      TokenSyntax.identifier(
        text.isEmpty ? "" : ": \(text)",
        leadingTrivia: clause.leadingTrivia,
        trailingTrivia: text.isEmpty && !clause.leadingTrivia.isEmpty ? [] : clause.trailingTrivia))
  }

  static func split(_ declaration: VariableDeclSyntax) -> FixIt {
    let bindings = declaration.bindings.withSpreadTypes
    let above = declaration.leadingTrivia.description
    let indentation = above.reversed().prefix { !$0.isNewline }
    let modifiers = declaration.modifiers.trimmedText
    let head = (modifiers.isEmpty ? "" : modifiers + " ") + declaration.bindingSpecifier.text
    let lines = bindings.enumerated().map { index, binding in
      let attributes = index == 0 ? declaration.attributes.trimmedText + " " : ""
      return "\(attributes)\(head) \(binding.trimmedText)"
    }
    return exchange(
      "declare each field separately", declaration,
      with: lines.joined(separator: "\n" + String(indentation)))
  }

  static func addArgument(_ argument: String, to attribute: AttributeSyntax) -> FixIt {
    let others = attribute.writtenArguments.map {
      $0.with(\.trailingComma, nil).trimmedText
    }
    let list = ([argument] + others).joined(separator: ", ")
    return .exchange(
      "add '\(argument)'", attribute,
      with: "@\(attribute.attributeName.trimmedText)(\(list))")
  }
}
