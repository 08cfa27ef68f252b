import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

struct KodableModel {
  let attribute: AttributeSyntax
  let declaration: any DeclGroupSyntax
  let access: String
  private let members: MemberParser

  init(
    attribute: AttributeSyntax, declaration: some DeclGroupSyntax, lexicalContext: [Syntax]
  ) {
    self.attribute = attribute
    self.declaration = declaration
    members = MemberParser(members: declaration.memberBlock.members).parse()
    let isOpen = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    // Members of an extension inherit its access level.
    let around = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    let level = declaration.modifiers.accessLevel ?? around ?? .inherited
    access = isOpen ? "open " : level.prefix
  }

  /// The stored properties, in the order in which reflection would find them.
  var properties: [FieldModel] {
    members.fields.filter { field in
      // An override has no storage of its own.
      !field.declaration.modifiers.contains {
        [.keyword(.weak), .keyword(.unowned), .keyword(.override)].contains($0.name.tokenKind)
      }
    }
  }

  var patterns: [PatternSyntax] { members.uncodedMembers.compactMap(\.pattern) }

  var isClass: Bool { declaration.is(ClassDeclSyntax.self) }

  var isStruct: Bool { declaration.is(StructDeclSyntax.self) }

  var isSubclass: Bool {
    isClass && declaration.inheritanceClause != nil && namedSides.isEmpty
  }

  var sides: CodingSides {
    // A subclass overrides both members, because the macro can't look up which of them exist.
    isClass || namedSides.isEmpty ? .both : namedSides
  }

  var namedSides: CodingSides {
    (declaration.inheritanceClause?.inheritedTypes ?? []).reduce(into: []) { sides, inherited in
      for name in inherited.type.trimmedText.split(whereSeparator: { " &.".contains($0) }) {
        switch name {
        case "Kodable": sides.insert(.both)
        case "Dekodable": sides.insert(.decode)
        case "Enkodable": sides.insert(.encode)
        default: break
        }
      }
    }
  }

  var otherAttributes: [AttributeSyntax] {
    declaration.attributes.written.filter {
      ["Codable", "Decodable", "Encodable"].contains($0.name)
    }
  }
}

extension FieldModel {
  var storageName: String { (wrapper == nil ? "" : "_") + name }

  var storage: String { "self." + (wrapper == nil ? identifier.text : "_" + name) }

  var isObserved: Bool { wrapper == nil && origin.accessorBlock != nil }
}

enum KodableRules {
  static func check(_ model: KodableModel, _ reporter: Reporter) {
    guard model.isStruct || model.isClass else {
      reporter.report(
        .kodableIsMisplaced(Syntax(model.declaration).kindOfDeclaration), removing: model.attribute)
      return
    }
    conformanceIsNamed(model, reporter)
    attributeIsAlone(model, reporter)
    for pattern in model.patterns { reporter.report(.fieldIsAPattern, at: pattern) }
  }

  private static func conformanceIsNamed(_ model: KodableModel, _ reporter: Reporter) {
    guard model.namedSides.isEmpty, !model.isSubclass,
      let declaration = model.declaration.asProtocol((any NamedDeclSyntax).self)
    else { return }
    let node: any SyntaxProtocol =
      model.declaration.inheritanceClause?.inheritedTypes.last
      ?? model.genericParameters ?? declaration.name
    let text = model.declaration.inheritanceClause == nil ? ": Kodable" : ", Kodable"
    reporter.report(
      .kodableIsNotNamed(declaration.name.plainName), at: declaration.name,
      fixIts: [.insert(text, after: node)])
  }

  /// Rejects a second attribute that adds a `Codable` conformance, because the two attributes would
  /// conflict.
  private static func attributeIsAlone(_ model: KodableModel, _ reporter: Reporter) {
    guard let other = model.otherAttributes.first else { return }
    reporter.report(
      .attributeIsGivenTwice(other.name, model.attribute.name), removing: model.attribute)
  }
}

extension KodableModel {
  fileprivate var genericParameters: GenericParameterClauseSyntax? {
    declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
}

/// Generates the `@Kodable` members, which call functions overloaded by the type of a property.
struct KodableEmitter {
  let model: KodableModel

  func members() -> [Code] {
    var members: [Code] = []
    if model.sides.contains(.decode) { members.append(decoding) }
    if model.sides.contains(.encode) { members.append(encoding) }
    return members
  }

  private var decoding: Code {
    .block(
      head("__decode", "__StoredPropertyDecoder", isMutating: true),
      ["try properties.__begin()"]
        + model.properties.filter(\.isVariable).map { decoding($0).under($0.condition) }
        + superclass("__decode"))
  }

  private var encoding: Code {
    .block(
      head("__encode", "__StoredPropertyEncoder", isMutating: false),
      ["properties.__begin()"]
        + model.properties.map { encoding($0).under($0.condition) }
        + superclass("__encode"))
  }

  private func head(_ name: String, _ parameter: String, isMutating: Bool) -> String {
    let kind = model.isSubclass ? "override " : isMutating && !model.isClass ? "mutating " : ""
    return "\(model.access)\(kind)func \(name)(_ properties: inout \(parameter)) throws"
  }

  private func decoding(_ property: FieldModel) -> Code {
    let name = property.storageName.literal
    guard property.isObserved else {
      return "try properties.__decode(\(name), &\(property.storage))"
    }
    // Observers must only be called if a value was decoded.
    return .block(
      "if let value = try properties.__value(\(name), like: \(property.storage))",
      ["\(property.storage) = value"])
  }

  private func encoding(_ property: FieldModel) -> Code {
    "try properties.__encode(\(property.storageName.literal), \(property.storage))"
  }

  private func superclass(_ member: String) -> [Code] {
    guard model.isSubclass else { return [] }
    let names = model.properties.map(\.storageName.literal).joined(separator: ", ")
    return (names.isEmpty ? [] : ["properties.__hide(\(names))"])
      + ["try super.\(member)(&properties)"]
  }
}

package struct KodableExpansion {
  private let model: KodableModel
  private let reporter = Reporter()

  package init(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    model = KodableModel(
      attribute: attribute, declaration: declaration, lexicalContext: context.lexicalContext)
    KodableRules.check(model, reporter)
  }

  package func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    reporter.diagnostics.forEach(context.diagnose)
    guard model.isStruct || model.isClass else { return [] }
    return KodableEmitter(model: model).members().map(DeclSyntax.verbatim)
  }
}
