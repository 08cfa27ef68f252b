import SwiftSyntax

struct EnumCaseModel {
  let name: String
  let identifier: TokenSyntax
  let values: [PayloadValueModel]
  let attributes: CaseAttributes
  let condition: String?
  let declaration: EnumCaseDeclSyntax
  let origin: EnumCaseElementSyntax

  var hasBareValue: Bool { values.count == 1 && values[0].label == nil }

  var isUnknown: Bool { attributes.unknown != nil }
}

struct PayloadValueModel {
  let label: String?
  /// The label, or the index of an unlabeled value, such as `_0`.
  let name: String
  let type: FieldType
  let attributes: ValueAttributes
  let defaultValue: ExprSyntax?
  /// The number of associated values that precede this one, counting all cases of the enum.
  let number: Int
  let origin: EnumCaseParameterSyntax
}

struct CodingTagModel {
  enum Value: Hashable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case numbers(lower: Double, upper: Double, isClosed: Bool)
    case strings(lower: String, upper: String, isClosed: Bool)
  }

  let value: Value
  /// The tag as a pattern, which is also an expression unless the tag is a range.
  let text: String

  init(_ text: String) {
    value = .string(text)
    self.text = text.literal
  }

  init(integer: Int) {
    value = .number(Double(integer))
    text = String(integer)
  }

  init?(_ expression: ExprSyntax) {
    guard let value = Self.value(expression) else { return nil }
    switch value {
    case .string(let text): self.init(text)
    case .null: self.init(value: value, text: ".null")
    default: self.init(value: value, text: expression.trimmedText)
    }
  }

  private init(value: Value, text: String) {
    self.value = value
    self.text = text
  }

  private static func value(_ expression: ExprSyntax) -> Value? {
    if let text = expression.literalText { return .string(text) }
    if let number = expression.literalNumber { return .number(number) }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .bool(literal.literal.text == "true")
    }
    if expression.is(NilLiteralExprSyntax.self) { return .null }
    return range(expression)
  }

  private static func range(_ expression: ExprSyntax) -> Value? {
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let sign = parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
      let first = parts.first, let last = parts.last
    else { return nil }
    guard sign == "..." || sign == "..<" else { return nil }
    if let lower = first.literalNumber, let upper = last.literalNumber {
      return .numbers(lower: lower, upper: upper, isClosed: sign == "...")
    }
    guard let lower = first.literalText, let upper = last.literalText else { return nil }
    return .strings(lower: lower, upper: upper, isClosed: sign == "...")
  }

  var isRange: Bool {
    switch value {
    case .numbers, .strings: true
    default: false
    }
  }

  var isNull: Bool { value == .null }

  var key: String? { if case .string(let text) = value { text } else { nil } }

  func overlaps(_ other: CodingTagModel) -> Bool {
    switch (value, other.value) {
    case (.numbers(let lower, let upper, let isClosed), .number(let number)),
      (.number(let number), .numbers(let lower, let upper, let isClosed)):
      number >= lower && (number < upper || isClosed && number == upper)
    case (
      .numbers(let lower, let upper, let isClosed),
      .numbers(let otherLower, let otherUpper, let otherIsClosed)
    ):
      (lower < otherUpper || otherIsClosed && lower == otherUpper)
        && (otherLower < upper || isClosed && otherLower == upper)
    case (.strings(let lower, let upper, let isClosed), .string(let text)),
      (.string(let text), .strings(let lower, let upper, let isClosed)):
      text >= lower && (text < upper || isClosed && text == upper)
    case (
      .strings(let lower, let upper, let isClosed),
      .strings(let otherLower, let otherUpper, let otherIsClosed)
    ):
      (lower < otherUpper || otherIsClosed && lower == otherUpper)
        && (otherLower < upper || isClosed && otherLower == upper)
    default: value == other.value
    }
  }
}

extension ExprSyntax {
  fileprivate var literalNumber: Double? {
    if let integer = literalInteger { return Double(integer) }
    if let literal = self.as(FloatLiteralExprSyntax.self) { return literal.representedLiteralValue }
    guard let prefixed = self.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-"
    else { return nil }
    return prefixed.expression.literalNumber.map { -$0 }
  }
}
