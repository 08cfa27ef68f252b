import SwiftSyntax
import SwiftSyntaxMacros
import TranscodableMacroModel

protocol ConstructionMacro: MemberMacro {
  static var product: ConstructionExpansion.Product { get }
}

extension ConstructionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    ConstructionExpansion(product, of: node, on: declaration).members(in: context)
  }
}

enum MemberwiseInitMacro: ConstructionMacro {
  static var product: ConstructionExpansion.Product { .memberwiseInit }
}

enum DefaultInstanceMacro: ConstructionMacro {
  static var product: ConstructionExpansion.Product { .defaultInstance }
}

enum CopyWithMacro: ConstructionMacro {
  static var product: ConstructionExpansion.Product { .copyWith }
}
