import SwiftSyntax

struct CodingKeysModel {
  struct Entry {
    let name: String
    let identifier: TokenSyntax
    let key: String
    let origin: EnumCaseElementSyntax
  }

  let entries: [Entry]
  /// Whether the keys are unknown at compile time, for example because of `#if`.
  let isOpaque: Bool
  let origin: Syntax

  func entry(for field: FieldModel) -> Entry? {
    entries.first { $0.name == field.name }
  }
}
