import SwiftSyntax

/// A `CodingKeys` declaration its author wrote.
struct CodingKeysModel {
  /// One case: the field it names and the key in the text.
  struct Entry {
    let name: String
    let identifier: TokenSyntax
    let key: String
    let origin: EnumCaseElementSyntax
  }

  let entries: [Entry]
  /// Whether the texts of the keys can be told only by running its code.
  let isOpaque: Bool
  let origin: Syntax

  func entry(for field: FieldModel) -> Entry? {
    entries.first { $0.name == field.name }
  }
}
