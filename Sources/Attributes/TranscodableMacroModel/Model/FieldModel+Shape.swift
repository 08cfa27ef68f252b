import SwiftSyntax

extension FieldModel {
  /// Whether the field has its own key.
  var hasKey: Bool { !isFlattened && !isDerived }

  /// Whether the members of the value are directly in the object of the type.
  var isFlattened: Bool { attributes.flattened != nil }

  /// Whether the value is computed from another field instead of being encoded and decoded.
  var isDerived: Bool { attributes.derived != nil }

  /// The declared default value, or nil if there is none.
  ///
  /// An optional then defaults to nil.
  var standardValue: ExprSyntax? {
    let value = attributes.defaultValue?.value ?? (isVariable ? initialValue : nil)
    return value.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  /// Whether the field receives all members that match no other field.
  var isRest: Bool { isFlattened && type?.valueOfTextKeys != nil }
}

extension FieldType {
  /// The value type if this is a dictionary type with string keys, otherwise nil.
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
