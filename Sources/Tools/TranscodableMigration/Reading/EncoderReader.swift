internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an `encode(to:)` method that contains one statement per field.
struct EncoderReader {
  private var body: BodyReader
  private var facts = BodyFacts()

  static func read(
    _ node: FunctionDeclSyntax, _ code: HandWrittenCode
  ) throws(Refusal) -> BodyFacts {
    var reader = EncoderReader(body: BodyReader(code, coder: node.coder))
    for item in node.body?.statements ?? [] { try reader.read(item) }
    let steps = reader.facts.steps
    for case .object(let path, _) in steps {
      // The code encodes an object even if it is empty. No attribute can reproduce this.
      let isFilled = steps.contains { step in
        if case .field(let field) = step { field.path.starts(with: path) } else { false }
      }
      guard isFilled else { throw Refusal(code: .unlikeAttributes, detail: "an empty object") }
    }
    return reader.facts
  }

  private init(body: BodyReader) { self.body = body }

  private mutating func read(_ item: CodeBlockItemSyntax) throws(Refusal) {
    if let node = item.conditional { return try read(node, item) }
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { break }
      if let path = try body.readContainer(variable) {
        facts.steps.append(.object(path: path, isRequired: true))
        facts.hasOtherContainers = true
      }
      return
    case .expr(let expression):
      if facts.superclass == nil, let superclass = body.superclass(expression) {
        facts.superclass = (superclass, facts.steps.isEmpty)
        return
      }
      guard let call = expression.codingCall else { break }
      return try read(call, item)
    default: break
    }
    throw body.refusal(item)
  }

  private mutating func read(
    _ call: CodingCall, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    // Matches `try value.encode(to: encoder)`.
    if call.has("to"), call.method == "encode", call.arguments[0].expression.name == body.coder {
      return try write(body.field(call.receiver.ownProperty, at: item), [], .null, item)
    }
    guard let first = call.arguments.first?.expression else { throw body.refusal(item) }
    if let (unit, date) = epoch(first), call.has("", "forKey"), call.method == "encode" {
      let field = try body.field(date.ownProperty, at: item)
      guard field.type?.trimmedText == "Date" else { throw body.refusal(item) }
      facts.forms[field.name, default: []].append(.epoch(unit))
      return try write(field, body.path(call, for: field.name), .null, item)
    }
    let field = try body.field(first.ownProperty, at: item)
    if call.has(""), call.method == "encode", body.isElements(call), !field.isOptional {
      facts.layout = .elements
      return try write(field, [], .null, item)
    }
    if call.has(""), call.method == "encode", body.isSingle(call) {
      return try write(field, [], .null, item)
    }
    guard call.has("", "forKey"), ["encode", "encodeIfPresent"].contains(call.method) else {
      throw body.refusal(item)
    }
    let path = try body.path(call, for: field.name)
    try write(field, path, call.method == "encode" ? .null : .omitted, item)
  }

  /// Recognizes `if !tags.isEmpty { try container.encode(tags, forKey: .tags) }` and similar
  /// conditions that depend only on the field.
  private mutating func read(
    _ node: IfExprSyntax, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    guard node.elseBody == nil, node.body.statements.count == 1,
      case .expr(let expression)? = node.body.statements.first?.item,
      let call = expression.codingCall, call.has("", "forKey"),
      ["encode", "encodeIfPresent"].contains(call.method),
      let name = call.arguments.first?.expression.ownProperty,
      let condition = EncodingCondition(node.conditions, of: name),
      let field = body.code.fields.first(where: { $0.name == condition.field }),
      let omission = condition.omission(of: field)
    else { throw body.refusal(item) }
    let path = try body.path(call, for: field.name)
    // The code encodes a nested object even if it is empty.
    guard path.count == 1 else { throw body.refusal(item) }
    if let omission = omission.predicate { facts.omissions[field.name] = omission }
    let nilForm: CodingFacts.NilForm =
      omission.includesNil || call.method == "encodeIfPresent" ? .omitted : .null
    try write(field, path, nilForm, item)
  }

  /// Recognizes `date.timeIntervalSince1970`, possibly multiplied by 1000.
  private func epoch(_ expression: ExprSyntax) -> (unit: String, date: ExprSyntax)? {
    guard let (unit, operand) = expression.epochTerm(dividedBy: "*"),
      let member = operand.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "timeIntervalSince1970", let date = member.base
    else { return nil }
    return (unit, date)
  }

  private mutating func write(
    _ field: StoredField, _ path: [String], _ nilForm: CodingFacts.NilForm,
    _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    guard !facts.statements.contains(where: { $0.field == field.name }) else {
      throw body.refusal(item)
    }
    if path.isEmpty {
      facts.layout = facts.layout == .elements ? .elements : .value
      facts.hasOtherContainers = true
    }
    facts.statements.append((field.name, item))
    var encoded = CodingFacts.Field(
      field.name, at: path, nilForm: field.isOptional ? nilForm : .never)
    encoded.form = facts.forms[field.name]?.first.map { $0.wrap("") }
    encoded.omission = facts.omissions[field.name]
    facts.steps.append(.field(encoded))
  }
}
