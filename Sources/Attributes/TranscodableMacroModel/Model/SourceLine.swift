import SwiftSyntax

/// A line of the user's source, at which the compiler reports errors in generated code.
struct SourceLine {
  /// The path, as a literal.
  let file: String
  /// The number, as a literal.
  let number: String
}

extension TypeModel {
  /// The line of a field, unless its type is known to be codable.
  func line(of field: FieldModel) -> SourceLine? {
    guard let type = field.type, !type.isKnownToBeCodable, let node = field.origin.typeAnnotation
    else { return nil }
    return locate(Syntax(node.type))
  }

  /// The line of an associated value, unless its type is known to be codable.
  func line(of value: PayloadValueModel) -> SourceLine? {
    value.type.isKnownToBeCodable ? nil : locate(Syntax(value.origin.type))
  }
}

extension FieldType {
  fileprivate var isKnownToBeCodable: Bool {
    isMadeOfScalars || ["Date", "Data", "URL", "UUID", "JSON"].contains(core.plainName)
  }
}
