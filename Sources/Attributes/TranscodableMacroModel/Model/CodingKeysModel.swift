import SwiftSyntax

/// A hand-written `CodingKeys` declaration.
struct CodingKeysModel {
  struct Entry {
    let name: String
    let identifier: TokenSyntax
    let key: String
    let origin: EnumCaseElementSyntax
  }

  let entries: [Entry]
  /// Whether the keys can't be determined at compile time.
  let isOpaque: Bool
  let origin: Syntax

  func entry(for field: FieldModel) -> Entry? {
    entries.first { $0.name == field.name }
  }
}
