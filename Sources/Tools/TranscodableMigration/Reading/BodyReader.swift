internal import SwiftSyntax
internal import TranscodableMacroModel

enum BodyContainer {
  case object(keys: String, path: [String])
  case single
  case elements
}

/// A conversion or check in hand-written code that an attribute on the field expresses.
struct FieldForm: Equatable {
  let attribute: String
  let condition: (MigrationCode, String)
  /// Returns the form of a value, enclosed in this form.
  let wrap: @Sendable (String) -> String

  static func == (left: FieldForm, right: FieldForm) -> Bool { left.attribute == right.attribute }

  static func epoch(_ unit: String) -> FieldForm {
    let strategy = ".\(unit)Since1970"
    return FieldForm(
      attribute: "@CodableBy(\(strategy))", condition: (.nearMatch, "the precision of the dates")
    ) { _ in "by(\(strategy))" }
  }

  static func validated(_ closure: String, _ message: String?) -> FieldForm {
    let arguments = "where: \(closure)" + (message.map { ", \($0)" } ?? "")
    return FieldForm(
      attribute: "@CodableValidated(\(arguments))",
      condition: (.otherFailure, "values that the guard rejects")
    ) { "validated(\($0); TranscodableEssentials.CodableValidation(\(arguments)))" }
  }
}

struct BodyFacts {
  var layout = CodingFacts.Layout.object
  var steps: [CodingFacts.Step] = []
  /// Whether decoding failures become nil instead of being thrown.
  var swallowsFailures = false
  var hasOtherContainers = false
  var superclass: (coding: SuperclassCoding, isFirst: Bool)?
  var statements: [(field: String, node: CodeBlockItemSyntax)] = []
  /// The conversions and checks, by the names of fields.
  var forms: [String: [FieldForm]] = [:]
  /// The conditions under which fields aren't encoded, by the names of fields.
  var omissions: [String: String] = [:]
}

struct BodyReader {
  let code: HandWrittenCode
  let coder: String
  private(set) var containers: [String: BodyContainer] = [:]

  init(_ code: HandWrittenCode, coder: String) {
    self.code = code
    self.coder = coder
  }

  /// Reads `let container = try decoder.container(keyedBy: CodingKeys.self)` and similar
  /// declarations.
  mutating func readContainer(_ variable: VariableDeclSyntax) throws(Refusal) -> [String]? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
      let value = binding.initializer?.value.withoutTry, let call = CodingCall(value)
    else { throw refusal(variable) }
    switch (call.variable, call.method) {
    case (coder, "container") where call.has("keyedBy"):
      guard let keys = call.type else { throw refusal(variable) }
      containers[name] = .object(keys: keys.lastName, path: [])
      return nil
    case (coder, "singleValueContainer") where call.arguments.isEmpty:
      containers[name] = .single
      return nil
    case (coder, "unkeyedContainer") where call.arguments.isEmpty:
      containers[name] = .elements
      return nil
    case (_, "nestedContainer") where call.has("keyedBy", "forKey"):
      guard let keys = call.type else { throw refusal(variable) }
      let path = try self.path(call, for: nil)
      containers[name] = .object(keys: keys.lastName, path: path)
      return path
    default: throw refusal(variable)
    }
  }

  func path(_ call: CodingCall, for field: String?) throws(Refusal) -> [String] {
    guard let variable = call.variable, case .object(let keys, let path)? = containers[variable],
      let key = call.key, key.type == nil || key.type?.lastName == keys
    else {
      throw refusal(
        call.receiver.parent.map { ExprSyntax($0.cast(ExprSyntax.self)) } ?? call.receiver)
    }
    if let declaration = try code.keys(named: keys) {
      guard let text = declaration.text(of: key.name) else {
        throw Refusal(code: .computedKeys, detail: "\(keys).\(key.name)")
      }
      return path + [text]
    }
    // If there is no key type, the compiler synthesizes the keys.
    guard keys == "CodingKeys", code.fields.contains(where: { $0.name == key.name }) else {
      throw Refusal(code: .computedKeys, detail: keys)
    }
    return path + [key.name]
  }

  func isSingle(_ call: CodingCall) -> Bool {
    if let variable = call.variable, case .single? = containers[variable] { return true }
    guard let inner = call.receiver.withoutParentheses.withoutTry.flatMap({ CodingCall($0) }) else {
      return false
    }
    return inner.variable == coder && inner.method == "singleValueContainer"
  }

  func isElements(_ call: CodingCall) -> Bool {
    if let variable = call.variable, case .elements? = containers[variable] { true } else { false }
  }

  /// Returns nil unless the expression is a call such as `try super.init(from: decoder)`.
  func superclass(_ expression: ExprSyntax) -> SuperclassCoding? {
    guard let value = expression.as(TryExprSyntax.self).map(ExprSyntax.init)?.withoutTry,
      let call = CodingCall(value), call.receiver.is(SuperExprSyntax.self),
      call.method == "init" && call.has("from") || call.method == "encode" && call.has("to"),
      let argument = call.arguments.first?.expression.withoutTry
    else { return nil }
    if argument.name == coder { return .flat }
    guard let inner = CodingCall(argument), let variable = inner.variable,
      case .object(_, let path)? = containers[variable], path.isEmpty,
      ["superDecoder", "superEncoder"].contains(inner.method)
    else { return nil }
    if inner.arguments.isEmpty { return .nested(key: nil) }
    guard inner.has("forKey"), let path = try? self.path(inner, for: nil), path.count == 1 else {
      return nil
    }
    return .nested(key: path[0])
  }

  func field(_ name: String?, at node: some SyntaxProtocol) throws(Refusal) -> StoredField {
    guard let field = code.fields.first(where: { $0.name == name }) else { throw refusal(node) }
    return field
  }

  func refusal(_ node: some SyntaxProtocol) -> Refusal {
    let text = node.trimmedText
    if text.contains("super.") { return Refusal(code: .inheritedCoding, detail: text.firstLine) }
    return Refusal(code: .customLogic, detail: text.firstLine)
  }
}

extension String {
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }

  var firstLine: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count < 2 ? self : "\(lines[0]) …"
  }
}
