import SwiftSyntax

extension FieldModel {
  var hasKey: Bool { !isFlattened && !isDerived }

  var isFlattened: Bool { attributes.flattened != nil }

  var isDerived: Bool { attributes.derived != nil }

  var standardValue: ExprSyntax? {
    let value = attributes.defaultValue?.value ?? (isVariable ? initialValue : nil)
    return value.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  /// Whether the field receives all members that match no other field.
  var isRest: Bool { isFlattened && type?.valueOfTextKeys != nil }
}

extension FieldType {
  /// The value type of a dictionary with string keys, or nil for any other type.
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
