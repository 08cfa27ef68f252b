import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  private static func make(
    _ id: String, _ message: String, _ old: some SyntaxProtocol, _ new: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: MacroFixItMessage(id: id, message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  static func replace(_ token: TokenSyntax, with text: String) -> FixIt {
    make(
      "replace", "replace '\(token.text)' with '\(text)'", token,
      TokenSyntax.identifier(
        text, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia))
  }

  static func insertFinal(before keyword: TokenSyntax) -> FixIt {
    make(
      "insert-final", "insert 'final'", keyword,
      TokenSyntax.identifier(
        "final class", leadingTrivia: keyword.leadingTrivia, trailingTrivia: keyword.trailingTrivia)
    )
  }

  static func insertType(_ placeholder: String, after pattern: PatternSyntax) -> FixIt {
    make(
      "insert-type", "insert ': \(placeholder)'", pattern,
      TokenSyntax.identifier(
        "\(pattern.trimmedText): \(placeholder)",
        leadingTrivia: pattern.leadingTrivia, trailingTrivia: pattern.trailingTrivia))
  }

  static func replace(_ attribute: AttributeSyntax, with text: String) -> FixIt {
    make(
      "replace-attribute", "replace with '\(text)'", attribute,
      TokenSyntax.identifier(
        text, leadingTrivia: attribute.leadingTrivia, trailingTrivia: attribute.trailingTrivia))
  }

  static func rename(_ attribute: AttributeSyntax, to name: String) -> FixIt {
    let arguments = attribute.arguments.map { "(\($0.trimmedText))" } ?? ""
    return replace(attribute, with: "@\(name)\(arguments)")
  }

  static func exchange(
    _ id: String, _ message: String, _ node: some SyntaxProtocol, with text: String
  ) -> FixIt {
    make(
      id, message, node,
      TokenSyntax.identifier(
        text, leadingTrivia: node.leadingTrivia, trailingTrivia: node.trailingTrivia))
  }

  static func insert(_ text: String, after node: some SyntaxProtocol) -> FixIt {
    make(
      "insert", "insert '\(text)'", node,
      TokenSyntax.identifier(
        node.trimmedText + text, leadingTrivia: node.leadingTrivia,
        trailingTrivia: node.trailingTrivia))
  }

  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    let next = attribute.nextToken(viewMode: .sourceAccurate)
    // Marker macros receive the attribute without its declaration, so there may be no next token.
    let endsLine =
      next?.leadingTrivia.contains { $0.isNewline } ?? attribute.trailingTrivia.isEmpty
    return make(
      "remove-attribute", "remove '@\(attribute.name)'", attribute,
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
      "remove-arguments", "remove '\(attribute.arguments?.trimmedText ?? "")'",
      attribute, bare)
  }

  static func remove(_ argument: LabeledExprSyntax, from attribute: AttributeSyntax) -> FixIt {
    let kept = attribute.writtenArguments.filter { $0.id != argument.id }
    guard !kept.isEmpty else { return removeArguments(of: attribute) }
    let text = kept.map { $0.with(\.trailingComma, nil).trimmedText }
      .joined(separator: ", ")
    return replace(attribute, with: "@\(attribute.name)(\(text))")
  }

  static func insertAttribute(_ text: String, on declaration: EnumCaseDeclSyntax) -> FixIt {
    make(
      "insert-attribute", "insert '\(text)'", declaration.caseKeyword,
      TokenSyntax.identifier(
        "\(text) case", leadingTrivia: declaration.caseKeyword.leadingTrivia,
        trailingTrivia: declaration.caseKeyword.trailingTrivia))
  }

  static func remove(_ names: Set<String>, from clause: InheritanceClauseSyntax) -> FixIt {
    let kept = clause.inheritedTypes.filter { !names.contains($0.type.trimmedText) }
    let text = kept.map { $0.type.trimmedText }.joined(separator: ", ")
    let gone = clause.inheritedTypes.map { $0.type.trimmedText }
      .filter { names.contains($0) }.joined(separator: ", ")
    return make(
      "remove-inherited", "remove '\(gone)'", clause,
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
    return make(
      "split", "declare each field separately", declaration,
      TokenSyntax.identifier(
        lines.joined(separator: "\n" + String(indentation)),
        leadingTrivia: declaration.leadingTrivia, trailingTrivia: declaration.trailingTrivia))
  }

  static func addArgument(_ argument: String, to attribute: AttributeSyntax) -> FixIt {
    let others = attribute.writtenArguments.map {
      $0.with(\.trailingComma, nil).trimmedText
    }
    let list = ([argument] + others).joined(separator: ", ")
    return .exchange(
      "add-argument", "add '\(argument)'", attribute,
      with: "@\(attribute.attributeName.trimmedText)(\(list))")
  }
}
