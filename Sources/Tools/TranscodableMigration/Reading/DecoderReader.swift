internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an `init(from:)` initializer that contains one statement per field.
struct DecoderReader {
  private var body: BodyReader
  private var facts = BodyFacts()
  /// The variables that contain decoded numbers.
  private var numbers: [String: (value: ExprSyntax, node: CodeBlockItemSyntax)] = [:]

  static func read(
    _ node: InitializerDeclSyntax, _ code: HandWrittenCode
  ) throws(Refusal) -> BodyFacts {
    var reader = DecoderReader(body: BodyReader(code, coder: node.coder))
    if let names = node.body?.statements.fieldsOfAnyOf {
      let fields =
        names.count > 3 ? "\(names[0]) to \(names[names.count - 1])" : names.joined(separator: ", ")
      throw Refusal(
        code: .unlikeAttributes,
        detail: "each of \(fields) is decoded from the whole value, or nil if that fails")
    }
    for item in node.body?.statements ?? [] { try reader.read(item) }
    if let unused = reader.numbers.values.first { throw reader.body.refusal(unused.node) }
    return reader.facts
  }

  private init(body: BodyReader) { self.body = body }

  private mutating func read(_ item: CodeBlockItemSyntax) throws(Refusal) {
    if let node = item.conditional { return try read(node, item) }
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { break }
      if let (name, value) = variable.decodedNumber {
        numbers[name] = (value, item)
        return
      }
      if let path = try body.readContainer(variable) {
        facts.steps.append(.object(path: path, isRequired: true))
        facts.hasOtherContainers = true
      }
      return
    case .stmt(let statement):
      guard let node = statement.as(GuardStmtSyntax.self), let check = Validation(node),
        let field = check.field(of: facts.statements.map(\.field), in: body.code.fields)
      else { break }
      facts.statements.append((field.name, item))
      return try add(check.form(of: field), to: field)
    case .expr(let expression):
      if facts.superclass == nil, let superclass = body.superclass(expression) {
        facts.superclass = (superclass, facts.steps.isEmpty)
        return
      }
      let row = expression.row
      guard row.count > 2, row[1].is(AssignmentExprSyntax.self) else { break }
      let field = try body.field(row[0].ownProperty, at: item)
      try read(Array(row.dropFirst(2)), of: field, item)
      return
    }
    throw body.refusal(item)
  }

  /// Recognizes `if let tags = try container.decodeIfPresent([Tag].self, forKey: .tags) { … }` with
  /// assignments of the value and, after `else`, of a default.
  private mutating func read(
    _ node: IfExprSyntax, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    guard node.conditions.count == 1,
      case .optionalBinding(let binding)? = node.conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
      let value = binding.initializer?.value, value.codingCall?.method == "decodeIfPresent",
      let assigned = node.body.statements.onlyAssignment, assigned.value.name == name
    else { throw body.refusal(item) }
    let field = try body.field(assigned.property, at: item)
    let standard: ExprSyntax
    if case .codeBlock(let block)? = node.elseBody {
      guard let other = block.statements.onlyAssignment, other.property == field.name,
        other.value.isSelfContained
      else { throw body.refusal(item) }
      standard = other.value
    } else {
      guard node.elseBody == nil, field.isVariable, let initial = field.initialValue,
        initial.isSelfContained
      else { throw body.refusal(item) }
      standard = initial
    }
    let isNil = standard.is(NilLiteralExprSyntax.self)
    let mark = ExprSyntax(BinaryOperatorExprSyntax(operator: .binaryOperator("??")))
    try read(isNil ? [value] : [value, mark, standard], of: field, item)
  }

  private mutating func read(
    _ row: [ExprSyntax], of field: StoredField, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    guard !facts.statements.contains(where: { $0.field == field.name }) else {
      throw body.refusal(item)
    }
    facts.statements.append((field.name, item))
    var decoded = try value(row[0], of: field, item)
    if row.count > 1 {
      guard row.count == 3, row[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
        row[2].isSelfContained, !row[0].isSwallowing
      else { throw body.refusal(item) }
      let standard = CodingFacts.Outcome.value(
        standard: row[2].trimmedText, of: field.valueType)
      func replace(_ outcome: CodingFacts.Outcome) -> CodingFacts.Outcome {
        outcome == .none ? standard : outcome
      }
      (decoded.missing, decoded.null, decoded.wrong) = (
        replace(decoded.missing), replace(decoded.null), replace(decoded.wrong)
      )
    }
    facts.steps.append(.field(decoded))
  }

  /// Adds a form to a field that has been read.
  private mutating func add(_ form: FieldForm, to field: StoredField) throws(Refusal) {
    facts.forms[field.name, default: []].append(form)
    for (index, step) in facts.steps.enumerated() {
      guard case .field(var decoded) = step, decoded.name == field.name else { continue }
      decoded.form = form.wrap(decoded.form ?? "")
      facts.steps[index] = .field(decoded)
    }
  }

  /// Recognizes `Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .date))`.
  private mutating func epoch(
    _ expression: ExprSyntax, of field: StoredField, _ item: CodeBlockItemSyntax
  ) throws(Refusal) -> CodingFacts.Field? {
    guard let call = (expression.withoutTry ?? expression).as(FunctionCallExprSyntax.self),
      ["Date", ".init"].contains(call.calledExpression.trimmedText),
      field.type?.trimmedText == "Date", let argument = call.arguments.first,
      call.arguments.count == 1, argument.label?.text == "timeIntervalSince1970",
      let (unit, operand) = argument.expression.epochTerm(dividedBy: "/")
    else { return nil }
    var number = operand.withoutTry?.withoutParentheses ?? operand
    if let name = number.name, let variable = numbers.removeValue(forKey: name) {
      number = variable.value
      facts.statements.append((field.name, variable.node))
    }
    guard let inner = CodingCall(number), inner.method == "decode", inner.has("", "forKey"),
      let type = inner.type, ExprSyntax.numbers.contains(type)
    else { throw body.refusal(item) }
    let form = FieldForm.epoch(unit)
    var decoded = CodingFacts.Field(field.name, at: try body.path(inner, for: field.name))
    decoded.form = form.wrap("")
    facts.forms[field.name, default: []].append(form)
    return decoded
  }

  private mutating func value(
    _ expression: ExprSyntax, of field: StoredField, _ item: CodeBlockItemSyntax
  ) throws(Refusal) -> CodingFacts.Field {
    let inner = expression.withoutParentheses
    if let decoded = try epoch(inner, of: field, item) { return decoded }
    if let attempt = inner.as(TryExprSyntax.self), let mark = attempt.questionOrExclamationMark {
      guard mark.tokenKind == .postfixQuestionMark else { throw body.refusal(item) }
      facts.swallowsFailures = true
      var decoded = try value(attempt.expression, of: field, item)
      (decoded.missing, decoded.null, decoded.wrong) = (.none, .none, .none)
      return decoded
    }
    guard let value = inner.withoutTry?.withoutParentheses, let call = CodingCall(value) else {
      return try wholeValue(inner, of: field, item)
    }
    if call.method == "decode", call.has(""), let type = call.type, body.isElements(call) {
      guard !field.isOptional else { throw body.refusal(item) }
      (facts.layout, facts.hasOtherContainers) = (.elements, true)
      return CodingFacts.Field(field.name, at: [], type: type.compactType)
    }
    guard call.has("", "forKey"), let type = call.type else {
      return try wholeValue(inner, of: field, item)
    }
    let path = try body.path(call, for: field.name)
    var decoded = CodingFacts.Field(field.name, at: path, type: type.compactType)
    switch call.method {
    case "decode": break
    case "decodeIfPresent": (decoded.missing, decoded.null) = (.none, .none)
    default: throw body.refusal(item)
    }
    return decoded
  }

  /// Recognizes `try container.decode(T.self)` and `try T(from: decoder)`.
  private mutating func wholeValue(
    _ expression: ExprSyntax, of field: StoredField, _ item: CodeBlockItemSyntax
  ) throws(Refusal) -> CodingFacts.Field {
    guard let value = expression.withoutTry?.withoutParentheses, let type = wholeType(value) else {
      throw body.refusal(item)
    }
    (facts.layout, facts.hasOtherContainers) = (.value, true)
    // If the field is optional, null is decoded as nil and any other value as the wrapped type.
    let isOptional = field.isOptional && type.hasSuffix("?")
    return CodingFacts.Field(
      field.name, at: [], type: (isOptional ? String(type.dropLast()) : type).compactType,
      null: isOptional ? .none : .failure)
  }

  private func wholeType(_ value: ExprSyntax) -> String? {
    if let call = CodingCall(value), call.method == "decode", call.has(""), body.isSingle(call) {
      return call.type
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 1, let argument = call.arguments.first,
      argument.label?.text == "from", argument.expression.name == body.coder
    else { return nil }
    let type = call.calledExpression.trimmedText
    return type.first?.isUppercase == true || type.hasPrefix("[") ? type : nil
  }
}

extension CodeBlockItemListSyntax {
  /// The only statement, if it assigns a value to a property.
  fileprivate var onlyAssignment: (property: String?, value: ExprSyntax)? {
    guard count == 1, let row = first?.expression?.row, row.count == 3,
      row[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return (row[0].ownProperty, row[2])
  }

  /// The fields of a struct that swift-openapi-generator writes for `anyOf`.
  ///
  /// Each field is decoded from the whole value:
  /// `do { self.value1 = try .init(from: decoder) } catch { errors.append(error) }`.
  fileprivate var fieldsOfAnyOf: [String]? {
    guard let errors = first?.variable?.collectedErrors else { return nil }
    var fields: [String] = []
    for item in dropFirst() {
      guard case .stmt(let statement) = item.item, let node = statement.as(DoStmtSyntax.self) else {
        continue
      }
      guard node.catchClauses.count == 1,
        node.catchClauses.first?.body.statements.trimmedText == "\(errors).append(error)",
        node.body.statements.count == 1, let row = node.body.statements.first?.expression?.row,
        row.count > 2, row[1].is(AssignmentExprSyntax.self), let field = row[0].ownProperty
      else { return nil }
      fields.append(field)
    }
    return fields.isEmpty ? nil : fields
  }
}

extension ExprSyntax {
  /// Without parentheses, `try?` also covers any operator that follows.
  fileprivate var isSwallowing: Bool {
    self.as(TryExprSyntax.self)?.questionOrExclamationMark != nil
  }
}
