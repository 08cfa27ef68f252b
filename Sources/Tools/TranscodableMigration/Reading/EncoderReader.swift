internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an `encode(to:)` method that contains one statement per field.
struct EncoderReader {
  private var body: BodyReader
  private var facts = BodyFacts<CodingFacts.EncodedField>()

  static func read(
    _ node: FunctionDeclSyntax, _ code: HandWrittenCode
  ) throws(Refusal) -> BodyFacts<CodingFacts.EncodedField> {
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
      guard let value = expression.as(TryExprSyntax.self).map(ExprSyntax.init)?.withoutTry,
        let call = CodingCall(value)
      else { break }
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
      guard field.type?.trimmedDescription == "Date" else { throw body.refusal(item) }
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
    var encoded = CodingFacts.EncodedField(
      name: field.name, path: path, nilForm: field.isOptional ? nilForm : .never)
    encoded.form = facts.forms[field.name]?.first.map { $0.wrap("") }
    facts.steps.append(.field(encoded))
  }
}
