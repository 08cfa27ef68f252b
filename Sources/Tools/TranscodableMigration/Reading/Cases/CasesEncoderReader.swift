internal import SwiftSyntax
internal import TranscodableMacroModel

/// Reads an `encode(to:)` method that switches over the enum cases.
struct CasesEncoderReader {
  private let group: TypeGroup
  private let code: HandWrittenCode
  private var body: BodyReader
  private var reading = CasesReading()
  private var isDone = false

  static func read(
    _ node: FunctionDeclSyntax, _ code: HandWrittenCode, in group: TypeGroup
  ) throws(Refusal) -> CasesReading {
    var reader = CasesEncoderReader(group, code, BodyReader(code, coder: node.coder))
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
      do throws(Refusal) { _ = try body.readContainer(variable) } catch {
        throw Refusal(cases: variable)
      }
      return
    }
    guard let node = item.expression?.as(SwitchExprSyntax.self), node.subject.name == "self" else {
      throw Refusal(cases: item)
    }
    for element in node.cases {
      guard case .switchCase(let element) = element else { throw Refusal(cases: element) }
      try read(element)
    }
    isDone = true
  }

  private mutating func read(_ node: SwitchCaseSyntax) throws(Refusal) {
    guard case .case(let label) = node.label, label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil,
      let (name, variables) = item.pattern.boundCase, let element = code.element(name)
    else { throw Refusal(cases: node) }
    let parameters = Array(element.parameterClause?.parameters ?? [])
    guard variables.count == parameters.count else { throw Refusal(cases: node) }
    var result = CaseReading(element: element)
    for item in node.statements {
      if let variable = item.variable {
        _ = try body.readContainer(variable)
        continue
      }
      if item.isBreak, node.statements.count == 1 { continue }
      guard let value = item.expression?.as(TryExprSyntax.self).map(ExprSyntax.init)?.withoutTry,
        let call = CodingCall(value)
      else { throw Refusal(cases: item) }
      try read(call, parameters, variables, &result, item)
    }
    guard result.values.count == parameters.count else { throw Refusal(cases: node) }
    reading.cases.append(result)
  }

  private mutating func read(
    _ call: CodingCall, _ parameters: [EnumCaseParameterSyntax], _ variables: [String],
    _ result: inout CaseReading, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    let next = result.values.count
    // Matches `try value.encode(to: encoder)` and `try container.encode(value)`.
    let isWhole =
      call.has("to") && call.method == "encode" && call.arguments[0].expression.name == body.coder
    // swift-openapi-generator writes the second form.
    let isSingle =
      call.has("") && call.method == "encode" && body.isSingle(call)
      || call.has("") && call.method == "encodeToSingleValueContainer"
        && call.variable == body.coder
    if isWhole || isSingle {
      let name = isWhole ? call.variable : call.arguments[0].expression.name
      guard next < variables.count, name == variables[next], !parameters[next].isOptional else {
        throw Refusal(cases: item)
      }
      result.values.append(CaseReading.Value(path: nil, isOptional: false))
      return
    }
    guard call.has("", "forKey"), let value = call.arguments.first?.expression else {
      throw Refusal(cases: item)
    }
    let path = try body.path(call, for: nil)
    // The tag must be encoded first.
    if result.tags.isEmpty, next == 0, call.method == "encode", let tag = tag(value) {
      guard reading.tagPath == nil || reading.tagPath == path else { throw Refusal(cases: item) }
      reading.tagPath = path
      result.tags = [tag]
      return
    }
    guard next < variables.count, value.name == variables[next],
      call.method == (parameters[next].isOptional ? "encodeIfPresent" : "encode")
    else { throw Refusal(cases: item) }
    result.values.append(
      CaseReading.Value(path: path, isOptional: parameters[next].isOptional))
  }

  /// Returns the tag in an expression such as `"text"`, `Kind.text` or `Kind.text.rawValue`.
  private func tag(_ expression: ExprSyntax) -> String? {
    if let text = expression.literalText { return text }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    if member.declName.baseName.text == "rawValue" { return tag(base) }
    return code.texts(ofKind: base.trimmedText, in: group)?[member.declName.baseName.plain]
  }
}

extension PatternSyntax {
  /// The name and variables of a pattern such as `.name` or `.name(let a, let b)`.
  fileprivate var boundCase: (name: String, variables: [String])? {
    let inner = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
    guard let expression = inner.as(ExpressionPatternSyntax.self)?.expression,
      let option = expression.option
    else { return nil }
    var variables: [String] = []
    for argument in option.arguments {
      guard let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern else {
        return nil
      }
      let name = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      guard let identifier = name.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      variables.append(identifier.plain)
    }
    return (option.name, variables)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isBreak: Bool {
    guard case .stmt(let statement) = item else { return false }
    return statement.is(BreakStmtSyntax.self)
  }
}
