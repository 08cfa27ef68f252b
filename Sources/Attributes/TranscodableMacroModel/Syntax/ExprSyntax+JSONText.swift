import SwiftSyntax

extension ExprSyntax {
  /// The literal as JSON, or nil if its value isn't known at compile time.
  var jsonText: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: literalText.map { "\"\($0.escapedForJSON)\"" }
    case .integerLiteralExpr: literalInteger.map { String($0) }
    case .floatLiteralExpr(let literal): literal.representedLiteralValue.flatMap(Self.text)
    case .booleanLiteralExpr(let literal): literal.literal.text
    case .prefixOperatorExpr(let prefixed):
      prefixed.operator.text == "-" ? prefixed.expression.negatedText : nil
    case .arrayExpr(let array): array.jsonText
    case .dictionaryExpr(let dictionary): dictionary.jsonText
    default: nil
    }
  }

  private var negatedText: String? {
    guard self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) else {
      return nil
    }
    return jsonText.map { "-" + $0 }
  }

  private static func text(_ number: Double) -> String? { number.isFinite ? "\(number)" : nil }
}

extension ArrayExprSyntax {
  fileprivate var jsonText: String? {
    let texts = elements.map(\.expression.jsonText)
    return texts.contains(nil) ? nil : "[\(texts.compactMap(\.self).joined(separator: ","))]"
  }
}

extension DictionaryExprSyntax {
  fileprivate var jsonText: String? {
    guard case .elements(let elements) = content else { return "{}" }
    let texts = elements.map { element -> String? in
      guard element.key.literalText != nil, let key = element.key.jsonText,
        let value = element.value.jsonText
      else { return nil }
      return "\(key):\(value)"
    }
    return texts.contains(nil) ? nil : "{\(texts.compactMap(\.self).joined(separator: ","))}"
  }
}
