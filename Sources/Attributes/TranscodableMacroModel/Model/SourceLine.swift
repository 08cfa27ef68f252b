import SwiftSyntax

/// A location in the user's source.
///
/// The compiler reports errors in generated code on its line.
struct SourceLine {
  let file: String
  let number: String
  var column = "1"

  /// The previous line, or nil if this is the first line.
  var before: SourceLine? {
    Int(number).flatMap { $0 > 1 ? SourceLine(file: file, number: "\($0 - 1)") : nil }
  }
}

extension TypeModel {
  /// Returns nil if the type is known to be codable, because its generated code always compiles.
  func line(of field: FieldModel) -> SourceLine? {
    guard let type = field.type, !type.isKnownToBeCodable, let node = field.origin.typeAnnotation
    else { return nil }
    return locate(Syntax(node.type))
  }

  func line(of value: PayloadValueModel) -> SourceLine? {
    value.type.isKnownToBeCodable ? nil : locate(Syntax(value.origin.type))
  }
}

extension FieldType {
  fileprivate var isKnownToBeCodable: Bool {
    isMadeOfScalars || ["Date", "Data", "URL", "UUID", "JSON"].contains(core.plainName)
  }
}
