import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

struct ConstructionModel {
  let product: ConstructionExpansion.Product
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
  private let members: MemberParser

  init(
    _ product: ConstructionExpansion.Product, attribute: AttributeSyntax,
    declaration: some DeclGroupSyntax
  ) {
    self.product = product
    self.attribute = attribute
    self.declaration = declaration
    members = MemberParser(members: declaration.memberBlock.members).parse()
  }

  var fields: [FieldModel] { members.fields }

  var name: String { declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self" }

  var access: String {
    if let name = attribute.unlabeledArguments.first?.expression.memberName { return name + " " }
    return (declaration.modifiers.accessLevel ?? .inherited).prefix
  }

  var isNonisolated: Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  /// The compiler doesn't synthesize the memberwise initializer if there is another one.
  ///
  /// If a type has several attributes, only the first attribute generates the initializer.
  var keepsMemberwiseInitializer: Bool {
    let products = declaration.attributes.written.compactMap {
      ConstructionExpansion.Product(rawValue: $0.name)
    }
    return declaration.is(StructDeclSyntax.self) && products.first == product
      && !products.contains(.memberwiseInit) && !members.hasInitializer
      && members.handWritten.isDisjoint(with: .decode)
      && members.fields.allSatisfy { $0.wrapper == nil }
  }
}

enum ConstructionRules {
  static func check(_ model: ConstructionModel, _ reporter: Reporter) {
    if let kind = model.unsupportedKind {
      return reporter.report(
        .constructionIsUnsupported(model.attribute.name, kind), removing: model.attribute)
    }
    for field in model.fields { check(field, of: model, reporter) }
  }

  private static func check(
    _ field: FieldModel, of model: ConstructionModel, _ reporter: Reporter
  ) {
    if field.type == nil, field.wrapper == nil || field.initialValue == nil {
      reporter.report(
        .fieldHasNoSpelledType(field.name), at: field.origin.pattern,
        fixIts: [.insertType("<#Type#>", after: field.origin.pattern)])
    } else if field.condition != nil {
      reporter.report(
        .constructionUnderCondition(model.attribute.name, field.name), at: field.origin)
    }
  }
}

extension ConstructionModel {
  fileprivate var unsupportedKind: String? {
    switch Syntax(declaration).as(SyntaxEnum.self) {
    case .structDecl: return nil
    case .classDecl(let declaration):
      let isFinal = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
      return isFinal || product == .memberwiseInit ? nil : "a class that is not final"
    default: return Syntax(declaration).kindOfDeclaration
    }
  }
}

struct ConstructionEmitter {
  let model: ConstructionModel

  func members() -> [Code] {
    let members =
      switch model.product {
      case .memberwiseInit: [memberwiseInitializer]
      case .defaultInstance: [defaultInitializer, defaultInstance]
      case .copyWith: [copyingInitializer, copy]
      }
    return members + (model.keepsMemberwiseInitializer ? [keptInitializer] : [])
  }

  private var assignable: [FieldModel] {
    model.fields.filter { ($0.isVariable || $0.initialValue == nil) && $0.wrapper == nil }
  }

  private var isolation: String { model.isNonisolated ? "nonisolated " : "" }

  // A field named `Self` hides the type.
  private var typeName: String {
    model.fields.contains { $0.name == "Self" } ? model.name : "Self"
  }

  // MARK: - All fields

  private var memberwiseInitializer: Code {
    initializer(model.access) { $0.attributes.defaultValue?.value ?? $0.initialValue }
  }

  private var keptInitializer: Code {
    let modifiers = assignable.map(\.declaration.modifiers)
    let access =
      modifiers.contains { $0.privateKeyword != nil }
      ? "private " : modifiers.contains(where: \.isFileprivateOrPrivate) ? "fileprivate " : ""
    return initializer(access, \.initialValue)
  }

  private func initializer(_ access: String, _ standard: (FieldModel) -> ExprSyntax?) -> Code {
    let parameters = assignable.map { field in
      let isNil = field.isVariable && field.type?.isOptionalSugar ?? false
      let value = standard(field)?.trimmedText ?? (isNil ? "nil" : nil)
      return parameter(field) + (value.map { " = \($0)" } ?? "")
    }
    return .block(
      "\(access)\(isolation)init(\(parameters.joined(separator: ", ")))", assignments)
  }

  private var assignments: [Code] {
    assignable.map { "self.\($0.identifier.text) = \($0.parameterName)" }
  }

  private func parameter(_ field: FieldModel) -> String {
    let type = field.type?.text ?? ""
    let isFunction = field.annotation?.is(FunctionTypeSyntax.self) ?? false
    return "\(field.parameter): \(isFunction ? "@escaping " : "")\(type)"
  }

  // MARK: - The default

  // The label avoids a conflict with an existing `init()`.
  private var defaultInitializer: Code {
    let assignments = assignable.filter { !$0.hasInitialValue || $0.attributes.defaultValue != nil }
      .map { field -> Code in
        "self.\(field.identifier.text) = \(defaultValue(of: field))"
      }
    return .block("\(isolation)private init(byDefault: Swift.Void)", assignments)
  }

  private func defaultValue(of field: FieldModel) -> String {
    if let value = field.attributes.defaultValue?.value { return value.trimmedText }
    if field.isOptional { return "nil" }
    let type = field.type?.text ?? ""
    if type.hasPrefix("[") { return field.type?.isDictionary ?? false ? "[:]" : "[]" }
    return StandardType(type)?.placeholder ?? "\(type).default"
  }

  private var defaultInstance: Code {
    .block("\(model.access)\(isolation)static var `default`: Self", ["\(typeName)(byDefault: ())"])
  }

  // MARK: - Copies

  private var copyingInitializer: Code {
    let parameters = assignable.map { ", " + parameter($0) }.joined()
    let kept = model.fields.filter { field in
      field.isVariable && field.wrapper != nil
    }
    return .block(
      "\(isolation)private init(copying original: \(model.name)\(parameters))",
      assignments + kept.map { "self._\($0.name) = original._\($0.name)" })
  }

  private var copy: Code {
    let parameters = assignable.map { field -> String in
      let type = field.type?.text ?? ""
      let isComposed = field.annotation.map { !$0.is(IdentifierTypeSyntax.self) } ?? false
      let isSimple = !isComposed || field.isOptional || type.hasPrefix("[")
      return "\(field.parameter): \(isSimple ? type : "(\(type))")? = nil"
    }
    let values = assignable.map { field in
      ", \(field.name.asLabel): \(field.parameterName) ?? self.\(field.identifier.text)"
    }
    return .block(
      "\(model.access)\(isolation)func copy(\(parameters.joined(separator: ", "))) -> Self",
      ["\(typeName)(copying: self\(values.joined()))"])
  }
}

extension FieldModel {
  /// The label of a parameter for the field, and its name if the name isn't the label.
  fileprivate var parameter: String {
    parameterName == identifier.text ? parameterName : "\(name.asLabel) \(parameterName)"
  }

  // A parameter named `self` would hide the value.
  fileprivate var parameterName: String { name == "self" ? "__self" : identifier.text }
}

/// Expands `@MemberwiseInit`, `@DefaultInstance` and `@CopyWith`.
package struct ConstructionExpansion {
  package enum Product: String, CaseIterable, Sendable {
    case memberwiseInit = "MemberwiseInit"
    case defaultInstance = "DefaultInstance"
    case copyWith = "CopyWith"
  }

  private let model: ConstructionModel
  private let reporter = Reporter()

  package init(
    _ product: Product, of attribute: AttributeSyntax, on declaration: some DeclGroupSyntax
  ) {
    model = ConstructionModel(product, attribute: attribute, declaration: declaration)
    ConstructionRules.check(model, reporter)
  }

  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    if reporter.hasErrors { return [] }
    return ConstructionEmitter(model: model).members().map(DeclSyntax.verbatim)
  }
}
