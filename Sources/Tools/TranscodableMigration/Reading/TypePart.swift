internal import SwiftSyntax

/// A declaration of a type, or an extension of one.
struct TypePart {
  let source: MigrationSource
  let node: any DeclGroupSyntax
  /// The names from the root.
  let path: [String]
  let isExtension: Bool
  /// The declarations around, innermost first.
  let context: [Syntax]
  /// Whether it is in a function or a closure.
  let isLocal: Bool

  var name: String { path.joined(separator: ".") }

  /// The names that it inherits, without the modules of the standard library.
  var inherited: [String] {
    node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed } ?? []
  }

  /// Whether other modules can see it.
  var isPublic: Bool {
    node.modifiers.contains {
      [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  /// The attributes in front.
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
