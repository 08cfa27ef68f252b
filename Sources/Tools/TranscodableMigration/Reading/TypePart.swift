internal import SwiftSyntax

/// A type declaration or an extension.
struct TypePart {
  let source: MigrationSource
  let node: any DeclGroupSyntax
  /// The name components from the root.
  let path: [String]
  let isExtension: Bool
  /// The enclosing declarations, innermost first.
  let context: [Syntax]
  /// Whether it is in a function or a closure.
  let isLocal: Bool

  var name: String { path.joined(separator: ".") }

  /// The inherited names without standard library qualifiers.
  var inherited: [String] {
    node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed } ?? []
  }

  /// Whether other modules can use it.
  var isPublic: Bool {
    node.modifiers.contains {
      [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  var attributes: [AttributeSyntax] { node.attributes.compactMap { $0.as(AttributeSyntax.self) } }
}

extension TypeSyntax {
  /// The names in a composition, or the only one.
  var composed: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.composed }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.composed }
    let text = trimmedDescription
    return [text.hasPrefix("Swift.") ? String(text.dropFirst(6)) : text]
  }
}

/// A type with its extensions.
struct TypeGroup {
  let primary: TypePart
  var extensions: [TypePart]

  var parts: [TypePart] { [primary] + extensions }
  var name: String { primary.name }
}
