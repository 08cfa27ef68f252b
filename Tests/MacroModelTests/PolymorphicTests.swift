import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import Testing

@testable import TranscodableMacroModel

/// The stages of `@CodablePolymorphic`.
@Suite("Polymorphic protocols")
struct PolymorphicTests {
  private func model(_ source: String) throws -> PolymorphicModel {
    let item = try #require(Parser.parse(source: source).statements.first?.item)
    let attributes = try #require(
      Syntax(item).asProtocol((any WithAttributesSyntax).self)?.attributes)
    let attribute = try #require(attributes.first?.as(AttributeSyntax.self))
    let declaration = try #require(item.as(DeclSyntax.self))
    return PolymorphicModel(attribute: attribute, declaration: declaration)
  }

  @Test func `tags are derived from type names in the key style`() throws {
    let plan = try #require(
      PolymorphicPlan(
        model(
          """
          @CodablePolymorphic(tag: "meta.type", [TextBlock.self, Media.Image.self], fallback: Other.self, keys: .snakeCase)
          public protocol Block {}
          """)))
    #expect(plan.strategy == "BlockCoding" && plan.access == "public " && plan.tag == "meta.type")
    #expect(plan.members.map(\.tag) == ["text_block", "image"])
    #expect(plan.fallback?.type == "Other")
  }

  @Test(arguments: [
    (#"@CodablePolymorphic(tag: "t", [A.self]) protocol P {}"#, []),
    (#"@CodablePolymorphic(tag: "t", [A.self]) struct P {}"#, ["polymorphic-is-no-protocol"]),
    (#"@CodablePolymorphic(tag: "t", [A.self, A.self]) protocol P {}"#, ["type-is-repeated"]),
    (#"@CodablePolymorphic(tag: "t", []) protocol P {}"#, ["polymorphic-has-no-types"]),
    (#"@CodablePolymorphic(tag: "t", types) protocol P {}"#, ["types-are-not-written-out"]),
    (#"@CodablePolymorphic(tag: key, [A.self]) protocol P {}"#, ["key-is-not-a-literal"]),
    (#"@CodablePolymorphic(tag: "a..b", [A.self]) protocol P {}"#, ["path-has-empty-key"]),
  ])
  func `an invalid declaration has its message`(source: String, messages: [String]) throws {
    let reporter = Reporter()
    PolymorphicRules.check(try model(source), reporter)
    #expect(
      reporter.diagnostics.map { ($0.diagMessage as? MacroMessage)?.id ?? "" } == messages)
  }
}
