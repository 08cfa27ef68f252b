internal import SwiftSyntax

/// A type declaration or an extension.
struct TypePart {
  let source: MigrationSource
  let node: any DeclGroupSyntax
  /// The components of the type's name, starting with the outermost type.
  let path: [String]
  let isExtension: Bool
  /// The enclosing declarations, starting with the innermost.
  let context: [Syntax]
  /// Whether the declaration is in a function or a closure.
  let isLocal: Bool

  var name: String { path.joined(separator: ".") }

  /// The names of the inherited types.
  ///
  /// Standard library qualifiers are removed.
  var inherited: [String] {
    node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed } ?? []
  }

  var isPublic: Bool {
    node.modifiers.contains {
      [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  var attributes: [AttributeSyntax] { node.attributes.compactMap { $0.as(AttributeSyntax.self) } }
}

extension TypeSyntax {
  /// The names in a protocol composition.
  ///
  /// For other types, this is a single name.
  var composed: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.composed }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.composed }
    let text = trimmedDescription
    return [text.hasPrefix("Swift.") ? String(text.dropFirst(6)) : text]
  }
}

struct TypeGroup {
  let primary: TypePart
  var extensions: [TypePart]

  var parts: [TypePart] { [primary] + extensions }
  var name: String { primary.name }
}
