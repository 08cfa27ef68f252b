import SwiftSyntax

/// A line in the user's source where the compiler reports errors in generated code.
struct SourceLine {
  /// The path of the file, as a literal.
  let file: String
  /// The line number, as a literal.
  let number: String
}

extension TypeModel {
  /// Returns the line of a field, or nil if its type is known to be codable.
  func line(of field: FieldModel) -> SourceLine? {
    guard let type = field.type, !type.isKnownToBeCodable, let node = field.origin.typeAnnotation
    else { return nil }
    return locate(Syntax(node.type))
  }

  /// Returns the line of an associated value, or nil if its type is known to be codable.
  func line(of value: PayloadValueModel) -> SourceLine? {
    value.type.isKnownToBeCodable ? nil : locate(Syntax(value.origin.type))
  }
}

extension FieldType {
  fileprivate var isKnownToBeCodable: Bool {
    isMadeOfScalars || ["Date", "Data", "URL", "UUID", "JSON"].contains(core.plainName)
  }
}
