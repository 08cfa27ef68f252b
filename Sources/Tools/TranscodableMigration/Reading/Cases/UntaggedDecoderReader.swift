internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an `init(from:)` initializer that tries to decode several types in order.
struct UntaggedDecoderReader {
  private let code: HandWrittenCode
  private var body: BodyReader
  private var reading = CasesReading()
  private var isDone = false
  /// The variable in which code from swift-openapi-generator collects errors.
  private var errors: String?

  static func read(
    _ node: InitializerDeclSyntax, _ code: HandWrittenCode
  ) throws(Refusal) -> CasesReading {
    var reader = UntaggedDecoderReader(code, BodyReader(code, coder: node.coder))
    try reader.read(node.body?.statements ?? [])
    guard reader.isDone else { throw Refusal(cases: node) }
    return reader.reading
  }

  private init(_ code: HandWrittenCode, _ body: BodyReader) {
    (self.code, self.body) = (code, body)
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) throws(Refusal) {
    for item in items {
      guard !isDone else { throw Refusal(cases: item) }
      switch item.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
          throw Refusal(cases: item)
        }
        if errors == nil, let name = variable.collectedErrors {
          errors = name
          continue
        }
        do throws(Refusal) {
          _ = try body.readContainer(variable)
        } catch {
          throw Refusal(cases: variable)
        }
      case .stmt(let statement):
        if let node = statement.as(ThrowStmtSyntax.self) {
          readFailure(node)
        } else if let node = statement.as(DoStmtSyntax.self) {
          try read(node)
        } else if let node = item.expression?.as(IfExprSyntax.self) {
          try read(node)
        } else {
          throw Refusal(cases: item)
        }
      case .expr(let expression):
        if let node = expression.as(IfExprSyntax.self) {
          try read(node)
        } else {
          // The last attempt doesn't use `try?`, so its error is thrown.
          try add(item, variable: nil)
          isDone = true
        }
      }
    }
  }

  private mutating func readFailure(_ node: ThrowStmtSyntax) {
    isDone = true
    let text = node.expression.trimmedText.filter { !$0.isWhitespace }
    let path = "codingPath:\(body.coder).codingPath"
    reading.refusesAlike =
      text.hasPrefix("DecodingError.dataCorruptedError(in:")
      || text.hasPrefix("DecodingError.dataCorrupted(") && text.contains(path)
  }

  /// Reads `if let value = try? container.decode(T.self) { self = .name(value) }`.
  private mutating func read(_ node: IfExprSyntax) throws(Refusal) {
    guard node.conditions.count == 1,
      case .optionalBinding(let binding)? = node.conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
      let attempt = binding.initializer?.value.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let type = type(attempt.expression)
    else { throw Refusal(cases: node) }
    let isLast = try readBranch(node.body.statements, variable: (name, type))
    switch node.elseBody {
    case nil: if !isLast { throw Refusal(cases: node) }
    case .codeBlock(let block)?: try read(block.statements)
    case .ifExpr(let inner)?: try read(inner)
    }
  }

  /// Reads `do { self = .name(try container.decode(T.self)) } catch { … }`.
  private mutating func read(_ node: DoStmtSyntax) throws(Refusal) {
    guard node.throwsClause == nil, node.catchClauses.count == 1,
      let clause = node.catchClauses.first, clause.catchItems.isEmpty
    else { throw Refusal(cases: node) }
    let returns = try readBranch(node.body.statements, variable: nil)
    let collects = errors.map { clause.body.statements.trimmedText == "\($0).append(error)" }
    if clause.body.statements.isEmpty || collects ?? false {
      guard returns else { throw Refusal(cases: node) }
    } else {
      try read(clause.body.statements)
    }
  }

  private mutating func readBranch(
    _ items: CodeBlockItemListSyntax, variable: (String, String)?
  ) throws(Refusal) -> Bool {
    guard let first = items.first, items.count < 3 else { throw Refusal(cases: items) }
    try add(first, variable: variable)
    guard items.count == 2 else { return false }
    guard case .stmt(let statement) = items.last?.item,
      statement.as(ReturnStmtSyntax.self)?.expression == nil, statement.is(ReturnStmtSyntax.self)
    else { throw Refusal(cases: items) }
    return true
  }

  private mutating func add(
    _ item: CodeBlockItemSyntax, variable: (name: String, type: String)?
  ) throws(Refusal) {
    guard let row = item.assignedSelf, row.count == 1,
      let option = (row[0].withoutTry ?? row[0]).option, option.arguments.count == 1,
      let element = code.element(option.name), element.hasBareValue,
      let parameter = element.parameterClause?.parameters.first, !parameter.isOptional
    else { throw Refusal(cases: item) }
    let value = option.arguments[0].expression
    let type =
      if let variable { value.name == variable.name ? variable.type : nil } else {
        value.withoutTry.flatMap { self.type($0) }
      }
    guard let type, type == Self.inferred || type.compactType == parameter.valueType,
      !reading.cases.contains(where: { $0.name == option.name })
    else { throw Refusal(cases: item) }
    reading.cases.append(
      CaseReading(
        element: element, values: [CaseReading.Value(path: nil, isOptional: false)]))
  }

  /// The type of a value that the compiler infers from the case.
  private static let inferred = ".init"

  private func type(_ expression: ExprSyntax) -> String? {
    let plain = expression.withoutParentheses
    if plain.isInitializedFromDecoder(body.coder) { return Self.inferred }
    if let call = CodingCall(plain), call.variable == body.coder, call.arguments.isEmpty,
      call.method == "decodeFromSingleValueContainer"
    {
      return Self.inferred
    }
    if let type = plain.typeFromDecoder(body.coder) { return type }
    guard let call = CodingCall(plain), call.method == "decode", call.has(""), body.isSingle(call)
    else { return nil }
    return call.type
  }
}

extension VariableDeclSyntax {
  /// The name in `var errors: [any Error] = []`.
  var collectedErrors: String? {
    guard bindings.count == 1, let binding = bindings.first,
      let type = binding.typeAnnotation?.type.trimmedText,
      ["[any Error]", "[any Swift.Error]", "[Error]"].contains(type),
      binding.initializer?.value.trimmedText == "[]"
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
  }
}

extension ExprSyntax {
  /// Whether the expression is `.init(from: decoder)`.
  fileprivate func isInitializedFromDecoder(_ coder: String) -> Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 1, let argument = call.arguments.first,
      argument.label?.text == "from", argument.expression.name == coder
    else { return false }
    return call.calledExpression.trimmedText == ".init"
  }
}
