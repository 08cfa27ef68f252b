import SwiftSyntax

extension TokenSyntax {
  var plainName: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  var asLabel: String {
    let isPlain =
      first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && !Self.escapedLabels.contains(self) ? self : "`\(self)`"
  }

  // Since Swift 6.3, the compiler warns about a label in backticks that doesn't need them.
  #if compiler(>=6.3)
    private static let escapedLabels: Set<String> = ["inout"]
  #else
    private static let escapedLabels: Set<String> = ["inout", "let", "var"]
  #endif
}

extension PatternBindingListSyntax {
  /// The bindings with their types: in `a, b: Int`, both bindings have the type `Int`.
  var withSpreadTypes: [PatternBindingSyntax] {
    var result: [PatternBindingSyntax] = []
    var type: TypeAnnotationSyntax?
    for binding in reversed() {
      var binding = binding
      binding.trailingComma = nil
      if binding.initializer != nil || binding.typeAnnotation != nil {
        type = binding.initializer == nil ? binding.typeAnnotation?.trimmed : nil
      } else if let type {
        binding.typeAnnotation = type
      }
      result.append(binding)
    }
    return result.reversed()
  }
}

extension [Syntax] {
  package var isInsideType: Bool {
    contains { $0.isProtocol((any DeclGroupSyntax).self) }
  }
}

extension String {
  var withoutStandardModule: String { hasPrefix("Swift.") ? String(dropFirst(6)) : self }
}

extension Syntax {
  /// The kind of a declaration, with an article.
  var kindOfDeclaration: String {
    switch kind {
    case .structDecl: "a struct"
    case .classDecl: "a class"
    case .enumDecl: "an enum"
    case .actorDecl: "an actor"
    case .protocolDecl: "a protocol"
    case .extensionDecl: "an extension"
    default: "this declaration"
    }
  }
}
