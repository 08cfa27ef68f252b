import SwiftSyntax

extension FieldModel {
  /// Whether the field has its own key.
  var hasKey: Bool { !isFlattened && !isDerived }

  /// Whether the object of the type contains the members of the value.
  var isFlattened: Bool { attributes.flattened != nil }

  /// Whether the value is computed from another field, so it is not encoded or decoded.
  var isDerived: Bool { attributes.derived != nil }

  /// The default value; nil if no default is declared, so that an optional defaults to nil.
  var standardValue: ExprSyntax? {
    let value = attributes.defaultValue?.value ?? (isVariable ? initialValue : nil)
    return value.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  /// Whether the field receives all members that match no other field.
  var isRest: Bool { isFlattened && type?.valueOfTextKeys != nil }
}

extension FieldType {
  /// The value type of a dictionary with string keys.
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
