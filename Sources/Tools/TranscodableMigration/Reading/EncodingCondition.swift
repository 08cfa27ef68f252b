internal import SwiftSyntax
internal import TranscodableMacroModel

/// The condition of an `if` statement around a call that encodes a field.
struct EncodingCondition {
  let field: String
  /// The name of the unwrapped value if the condition begins with `if let`.
  private let binding: String?
  private let test: ExprSyntax?

  struct Omission {
    /// The argument of `@EncodableIgnored(if:)`, or nil if only nil is omitted.
    let predicate: String?
    let includesNil: Bool
  }

  /// Returns nil unless the condition depends only on the value that is encoded under the name.
  init?(_ conditions: ConditionElementListSyntax, of name: String) {
    var tests: [ExprSyntax] = []
    var binding: OptionalBindingConditionSyntax?
    for (index, element) in conditions.enumerated() {
      switch element.condition {
      case .expression(let expression): tests.append(expression)
      case .optionalBinding(let found) where index == 0: binding = found
      default: return nil
      }
    }
    guard tests.count < 2, tests.allSatisfy({ $0.onlyName == name }) else { return nil }
    test = tests.first
    guard let binding else {
      (field, self.binding) = (name, nil)
      return
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      pattern.identifier.plain == name
    else { return nil }
    self.binding = name
    guard let value = binding.initializer?.value else {
      field = name
      return
    }
    guard let property = value.ownProperty else { return nil }
    field = property
  }

  /// Returns when the field is omitted, or nil if no attribute is equivalent.
  func omission(of field: StoredField) -> Omission? {
    guard let type = field.type?.trimmedText else { return nil }
    if binding != nil { return field.isOptional ? omissionOfOptional(field, type) : nil }
    guard let test else { return nil }
    let text = test.test(of: field.name)
    if field.isOptional {
      return text == "\(field.name) != nil" ? Omission(predicate: nil, includesNil: true) : nil
    }
    let isFilled = "!\(field.name).isEmpty"
    if text == isFilled || text == "\(field.name).isEmpty == false",
      type.isCollectionType || type == "String"
    {
      return Omission(predicate: "\\\(type).isEmpty", includesNil: false)
    }
    return Omission(
      predicate: "{ (\(field.name): \(type)) in \(Self.negated(text)) }", includesNil: false)
  }

  private func omissionOfOptional(_ field: StoredField, _ type: String) -> Omission? {
    guard let test, let binding else { return Omission(predicate: nil, includesNil: true) }
    let text = test.test(of: binding)
    guard binding == field.name else { return nil }
    if text == "!\(binding).isEmpty" {
      let predicate = "{ (\(binding): \(type)) in \(binding)?.isEmpty ?? true }"
      return Omission(predicate: predicate, includesNil: true)
    }
    let predicate =
      "{ (\(binding): \(type)) in \(binding).map { \(binding) in "
      + "\(Self.negated(text)) } ?? true }"
    return Omission(predicate: predicate, includesNil: true)
  }

  /// Returns the opposite of a condition, without an operator before parentheses if possible.
  private static func negated(_ test: String) -> String {
    for (old, new) in [(" != ", " == "), (" == ", " != ")] {
      let parts = test.split(separator: old, omittingEmptySubsequences: false)
      let isSimple = parts.count == 2 && parts.allSatisfy { !$0.contains { "&|? ".contains($0) } }
      if isSimple { return parts.joined(separator: new) }
    }
    let isName = test.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    if isName, test.first == "!" { return String(test.dropFirst()) }
    return isName && test.first?.isLetter == true ? "!" + test : "!(\(test))"
  }
}

extension CodeBlockItemSyntax {
  var conditional: IfExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(IfExprSyntax.self)
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    case .decl: nil
    }
  }
}

extension ExprSyntax {
  /// The call in `try container.encode(name, forKey: .name)`.
  var codingCall: CodingCall? {
    self.as(TryExprSyntax.self).map(ExprSyntax.init)?.withoutTry.flatMap { CodingCall($0) }
  }
}
