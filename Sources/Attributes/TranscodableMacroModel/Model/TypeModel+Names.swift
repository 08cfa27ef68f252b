import SwiftSyntax

extension TypeModel {
  /// Returns a literal for a type of the standard library, or nil if the name refers to a type
  /// parameter or a nested type.
  func placeholder(for name: String) -> String? {
    isDeclared(name) ? nil : StandardType(name)?.placeholder
  }

  private func isDeclared(_ name: String) -> Bool {
    genericParameters.contains(name) || nestedTypes[name] != nil || aliases.contains(name)
  }

  private var aliases: [String] {
    (origin.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? [])
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text }
  }
}
