internal import SwiftSyntax
internal import TranscodableMacroModel

struct TypePart {
  let source: MigrationSource
  let node: any DeclGroupSyntax
  let path: [String]
  let isExtension: Bool
  let context: [Syntax]
  let isLocal: Bool

  var name: String { path.joined(separator: ".") }

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
  /// The names in a protocol composition, or the single name of any other type.
  var composed: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.composed }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.composed }
    let text = trimmedText
    return [text.hasPrefix("Swift.") ? String(text.dropFirst(6)) : text]
  }
}

struct TypeGroup {
  let primary: TypePart
  var extensions: [TypePart]

  var parts: [TypePart] { [primary] + extensions }
  var name: String { primary.name }
}

extension TypeGroup {
  /// Whether `rawValue` encodes `self`.
  ///
  /// The standard library encodes `self` as its `rawValue`, so encoding such a type never ends.
  var encodesItselfAsRawValue: Bool {
    guard !primary.node.is(EnumDeclSyntax.self),
      parts.contains(where: { $0.inherited.contains("RawRepresentable") })
    else { return false }
    return parts.contains { part in
      part.node.memberBlock.members.contains { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isComputed else {
          return false
        }
        return variable.bindings.contains { binding in
          binding.pattern.trimmedText == "rawValue"
            && binding.accessorBlock?.description.contains("encode(self)") == true
        }
      }
    }
  }
}
