internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an `init(from:)` initializer that switches over a tag.
struct TaggedDecoderReader {
  private let group: TypeGroup
  private let code: HandWrittenCode
  private var body: BodyReader
  private var reading = CasesReading()
  private var tagVariable: String?
  /// The tag for each case of a nested enum, or nil if the code compares strings instead.
  private var kinds: [String: String]?
  private var isDone = false

  static func read(
    _ node: InitializerDeclSyntax, _ code: HandWrittenCode, in group: TypeGroup
  ) throws(Refusal) -> CasesReading {
    var reader = TaggedDecoderReader(group, code, BodyReader(code, coder: node.coder))
    for item in node.body?.statements ?? [] { try reader.read(item) }
    guard reader.isDone else { throw Refusal(cases: node) }
    return reader.reading
  }

  private init(_ group: TypeGroup, _ code: HandWrittenCode, _ body: BodyReader) {
    (self.group, self.code, self.body) = (group, code, body)
  }

  private mutating func read(_ item: CodeBlockItemSyntax) throws(Refusal) {
    guard !isDone else { throw Refusal(cases: item) }
    if let variable = item.variable {
      return try read(variable)
    }
    guard let node = item.expression?.as(SwitchExprSyntax.self) else { throw Refusal(cases: item) }
    if node.subject.name == nil || node.subject.name != tagVariable {
      guard tagVariable == nil, try readTag(node.subject) else {
        throw Refusal(cases: node.subject)
      }
    }
    for element in node.cases {
      guard case .switchCase(let element) = element else { throw Refusal(cases: element) }
      try read(element)
    }
    isDone = true
  }

  private mutating func read(_ variable: VariableDeclSyntax) throws(Refusal) {
    if let binding = variable.bindings.first, variable.bindings.count == 1,
      let value = binding.initializer?.value, try readTag(value)
    {
      tagVariable = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
      return
    }
    do throws(Refusal) { _ = try body.readContainer(variable) } catch {
      throw Refusal(cases: variable)
    }
  }

  /// Reads `try container.decode(String.self, forKey: .type)`.
  private mutating func readTag(_ expression: ExprSyntax) throws(Refusal) -> Bool {
    guard let value = expression.withoutTry, let call = CodingCall(value), call.method == "decode",
      call.has("", "forKey"), let type = call.type
    else { return false }
    if type != "String" {
      guard let texts = code.texts(ofKind: type, in: group) else {
        throw Refusal(cases: expression)
      }
      kinds = texts
    }
    reading.tagPath = try body.path(call, for: nil)
    return true
  }

  private mutating func read(_ node: SwitchCaseSyntax) throws(Refusal) {
    switch node.label {
    case .default: try readDefault(node)
    case .case(let label):
      var tags: [String] = []
      for item in label.caseItems {
        guard item.whereClause == nil,
          let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
          let tag = tag(expression)
        else { throw Refusal(cases: item) }
        tags.append(tag)
      }
      try readBody(node, tags)
    }
  }

  private func tag(_ expression: ExprSyntax) -> String? {
    guard let kinds else { return expression.literalText }
    return expression.as(MemberAccessExprSyntax.self).flatMap { kinds[$0.declName.baseName.plain] }
  }

  private mutating func readDefault(_ node: SwitchCaseSyntax) throws(Refusal) {
    guard let item = node.statements.first, node.statements.count == 1 else {
      throw Refusal(cases: node)
    }
    if case .stmt(let statement) = item.item, statement.is(ThrowStmtSyntax.self) { return }
    guard let value = item.assignedSelf, value.count == 1,
      let member = value[0].as(MemberAccessExprSyntax.self),
      let element = code.element(member.declName.baseName.plain), element.parameterClause == nil
    else { throw Refusal(cases: item) }
    reading.unknown = element.name.plain
  }

  private mutating func readBody(
    _ node: SwitchCaseSyntax, _ tags: [String]
  ) throws(Refusal) {
    var values: [String: CaseReading.Value] = [:]
    var types: [String: String] = [:]
    for item in node.statements.dropLast() {
      guard let variable = item.variable, variable.bindings.count == 1,
        let binding = variable.bindings.first, let expression = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
      else { throw Refusal(cases: item) }
      if let (value, type) = try value(expression) {
        (values[name], types[name]) = (value, type)
      } else {
        _ = try body.readContainer(variable)
      }
    }
    guard let last = node.statements.last, var row = last.assignedSelf, row.count == 1 else {
      throw Refusal(cases: node)
    }
    row[0] = row[0].withoutTry ?? row[0]
    if let member = row[0].as(MemberAccessExprSyntax.self),
      let element = code.element(member.declName.baseName.plain), element.parameterClause == nil
    {
      return try add(CaseReading(element: element, tags: tags), last)
    }
    guard let option = row[0].option, let element = code.element(option.name),
      let parameters = element.parameterClause?.parameters,
      parameters.count == option.arguments.count, !element.hasDefaults
    else { throw Refusal(cases: last) }
    var reading = CaseReading(element: element, tags: tags)
    for (argument, parameter) in zip(option.arguments, parameters) {
      var found = try self.value(argument.expression)
      if let name = argument.expression.name, let value = values[name] {
        found = (value, types[name] ?? "")
      }
      guard let (value, type) = found, type.compactType == parameter.valueType,
        value.isOptional == parameter.isOptional
      else { throw Refusal(cases: argument) }
      reading.values.append(value)
    }
    guard reading.values.count == 1 || reading.values.allSatisfy({ $0.path != nil }) else {
      throw Refusal(cases: last)
    }
    try add(reading, last)
  }

  private mutating func add(
    _ new: CaseReading, _ node: some SyntaxProtocol
  ) throws(Refusal) {
    guard !reading.cases.contains(where: { $0.name == new.name }) else {
      throw Refusal(cases: node)
    }
    reading.cases.append(new)
  }

  private func value(
    _ expression: ExprSyntax
  ) throws(Refusal) -> (CaseReading.Value, String)? {
    guard let plain = expression.withoutTry?.withoutParentheses else { return nil }
    if let type = plain.typeFromDecoder(body.coder) {
      return (CaseReading.Value(path: nil, isOptional: false), type)
    }
    guard let call = CodingCall(plain), call.has("", "forKey"), let type = call.type,
      ["decode", "decodeIfPresent"].contains(call.method)
    else { return nil }
    let path = try body.path(call, for: nil)
    return (CaseReading.Value(path: path, isOptional: call.method == "decodeIfPresent"), type)
  }
}

extension EnumCaseParameterSyntax {
  var isOptional: Bool { type.insideOptional != nil }

  var valueType: String { (type.insideOptional ?? type).trimmedText.compactType }
}

extension ExprSyntax {
  /// Returns the type in `Type(from: decoder)`.
  func typeFromDecoder(_ coder: String) -> String? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 1, let argument = call.arguments.first,
      argument.label?.text == "from", argument.expression.name == coder
    else { return nil }
    let type = call.calledExpression.trimmedText
    return type.first?.isUppercase == true || type.hasPrefix("[") ? type : nil
  }
}
