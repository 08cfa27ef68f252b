import SwiftSyntax

/// Fields that have no key of their own.
extension FieldModel {
  /// Whether the value is under a key of the field.
  var hasKey: Bool { !isFlattened && !isDerived }

  /// Whether the fields of the value are among those of the type.
  var isFlattened: Bool { attributes.flattened != nil }

  /// Whether the value is computed from others, and is not part of the text.
  var isDerived: Bool { attributes.derived != nil }

  /// What stands for a missing value, if anything is written that does; nil does without.
  var standardValue: ExprSyntax? {
    let value = attributes.defaultValue?.value ?? (isVariable ? initialValue : nil)
    return value.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  /// Whether the value takes all members that no other field has taken.
  var isRest: Bool { isFlattened && type?.valueOfTextKeys != nil }
}

extension FieldType {
  /// The type of the values, if a dictionary with strings for its keys is spelled.
  var valueOfTextKeys: String? {
    let value = value.filter { !$0.isWhitespace }
    for (start, end) in [("[String:", "]"), ("Dictionary<String,", ">")]
    where value.hasPrefix(start) && value.hasSuffix(end) {
      let inside = value.dropFirst(start.count).dropLast(end.count)
      return inside.isEmpty ? nil : String(inside)
    }
    return nil
  }
}
