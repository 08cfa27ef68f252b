package import SwiftSyntax
package import SwiftSyntaxMacros
import TranscodableNames

struct PolymorphicModel {
  let attribute: AttributeSyntax
  /// The protocol, or nil if the attribute is applied to another kind of declaration.
  let declaration: ProtocolDeclSyntax?
  let list: ExprSyntax?
  let types: [ExprSyntax]?
  let tagOrigin: ExprSyntax?
  let styleOrigin: ExprSyntax?
  let fallback: String?

  init(attribute: AttributeSyntax, declaration: some DeclSyntaxProtocol) {
    self.attribute = attribute
    self.declaration = declaration.as(ProtocolDeclSyntax.self)
    list = attribute.writtenArguments.first { $0.label == nil }?.expression
    types = list?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    tagOrigin = attribute.argument("tag")?.expression
    styleOrigin = attribute.argument("keys")?.expression
    fallback = attribute.argument("fallback")?.expression.metatypeName
  }

  var tag: String? { tagOrigin?.literalText }

  var style: CodingKeyStyle? {
    guard let styleOrigin else { return .camelCase }
    return styleOrigin.memberName.flatMap(CodingKeyStyle.init(rawValue:))
  }
}

extension ExprSyntax {
  /// The type name in a metatype expression, such as `Text` in `Text.self`.
  var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedText
  }
}

struct PolymorphicPlan {
  struct Member {
    let type: String
    let tag: String
  }

  let name: String
  let strategy: String
  let access: String
  let tag: String
  let members: [Member]
  let fallback: Member?

  /// Returns nil if a required part is missing; that error has already been reported.
  init?(_ model: PolymorphicModel) {
    guard let declaration = model.declaration, let tag = model.tag, let style = model.style else {
      return nil
    }
    func member(_ type: String) -> Member {
      let name = type.split(separator: ".").last.map(String.init) ?? type
      return Member(type: type, tag: style.key(for: name))
    }
    name = declaration.name.text
    strategy = declaration.name.plainName + "Coding"
    access = declaration.modifiers.spelledAccess
    self.tag = tag
    members = (model.types ?? []).compactMap(\.metatypeName).map(member)
    fallback = model.fallback.map(member)
  }
}

extension DeclModifierListSyntax {
  fileprivate var spelledAccess: String {
    let levels: [Keyword] = [.public, .package, .fileprivate, .private]
    for modifier in self where modifier.detail == nil {
      guard let level = levels.first(where: { modifier.name.tokenKind == .keyword($0) }) else {
        continue
      }
      return level == .private ? "fileprivate " : modifier.name.text + " "
    }
    return ""
  }
}

enum PolymorphicRules {
  static func check(_ model: PolymorphicModel, _ reporter: Reporter) {
    guard model.declaration != nil else {
      return reporter.report(.polymorphicIsNoProtocol, removing: model.attribute)
    }
    typesAreListedOnce(model, reporter)
    tagIsWrittenOut(model, reporter)
    if let style = model.styleOrigin, model.style == nil {
      reporter.report(.keyStyleIsNotWrittenOut, at: style)
    }
  }

  /// Each type must be listed as a literal, and only once, because each type has its own tag.
  private static func typesAreListedOnce(_ model: PolymorphicModel, _ reporter: Reporter) {
    guard let list = model.list else { return }
    guard let types = model.types else {
      return reporter.report(.typesAreNotWrittenOut, at: list)
    }
    if types.isEmpty { reporter.report(.polymorphicHasNoTypes, at: list) }
    var names: Set<String> = []
    for type in types {
      guard let name = type.metatypeName else {
        reporter.report(.typesAreNotWrittenOut, at: type)
        continue
      }
      if !names.insert(name).inserted { reporter.report(.typeIsRepeated(name), at: type) }
    }
  }

  private static func tagIsWrittenOut(_ model: PolymorphicModel, _ reporter: Reporter) {
    guard let origin = model.tagOrigin else { return reporter.leaveToCompiler() }
    guard let tag = model.tag else { return reporter.report(.keyIsNotALiteral, at: origin) }
    if tag.split(separator: ".", omittingEmptySubsequences: false).contains("") {
      reporter.report(.pathHasEmptyKey, at: origin)
    }
  }
}

struct PolymorphicEmitter {
  let plan: PolymorphicPlan

  func strategy() -> Code {
    .block(
      """
      \(plan.access)nonisolated struct \(plan.strategy): \
      TranscodableEssentials.PolymorphicStrategy
      """,
      [
        "\(plan.access)typealias Value = any \(plan.name)",
        "\(plan.access)init() {}",
        members,
      ])
  }

  private var members: Code {
    let list = plan.members.map { Code(stringLiteral: expression($0) + ",").indented() }
    let rest = plan.fallback.map { fallback in
      ["],", Code(stringLiteral: "fallback: " + expression(fallback)).indented(), ")"] as [Code]
    }
    return Code(
      [
        """
        \(plan.access)static let members = \
        TranscodableEssentials.CodablePolymorphicMembers<any \(plan.name)>(tag: \(plan.tag.literal), [
        """
      ] + list + (rest ?? ["])"]))
  }

  private func expression(_ member: PolymorphicPlan.Member) -> String {
    """
    TranscodableEssentials.CodablePolymorphicMember(\(member.type).self, \
    tag: \(member.tag.literal)) { $0 }
    """
  }
}

package enum PolymorphicExpansion {
  package static func peers(
    of attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let reporter = Reporter()
    let model = PolymorphicModel(attribute: attribute, declaration: declaration)
    PolymorphicRules.check(model, reporter)
    reporter.diagnostics.forEach(context.diagnose)
    guard !reporter.hasErrors, let plan = PolymorphicPlan(model) else { return [] }
    return [.verbatim(PolymorphicEmitter(plan: plan).strategy())]
  }
}
