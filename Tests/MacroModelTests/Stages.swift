import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

@testable import TranscodableMacroModel

/// The stages of the macro for one declaration, without the compiler.
struct Stages {
  let model: TypeModel
  /// The identifiers of the messages, in order.
  let messages: [String]

  /// Parses and checks the first type in a source.
  init(_ source: String, sides: CodingSides = .both) throws {
    let file = Parser.parse(source: source)
    let declarations = file.statements.compactMap { statement in
      Syntax(statement.item).asProtocol((any DeclGroupSyntax).self)
    }
    guard let declaration = declarations.first,
      let named = declaration.asProtocol((any NamedDeclSyntax).self),
      let attribute = declaration.attributes.compactMap({ $0.as(AttributeSyntax.self) }).first
    else { throw NoType() }
    let reporter = Reporter()
    model = DeclarationParser(
      attribute: attribute, sides: sides, declaration: declaration,
      type: TypeSyntax(IdentifierTypeSyntax(name: named.name.trimmed)),
      missing: [.decodable, .encodable, .jsonDecodable, .jsonEncodable], lexicalContext: [],
      reporter: reporter
    ).parse()
    Rules.check(model, reporter)
    messages = reporter.diagnostics.map { diagnostic in
      (diagnostic.diagMessage as? MacroMessage)?.id ?? diagnostic.message
    }
  }

  var plan: CodingPlan { Planner(type: model).plan() }

  /// The plan of the decoded field with a property name.
  func decoded(_ name: String) -> PlannedField? { plan.decoded.fields.first { $0.storage == name } }

  /// The plan of the encoded field with a property name.
  func encoded(_ name: String) -> PlannedField? { plan.encoded.fields.first { $0.storage == name } }

  struct NoType: Error {}
}
