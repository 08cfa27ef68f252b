package import SwiftSyntax
package import SwiftSyntaxMacros
import SwiftDiagnostics
import TranscodableNames

/// The expansion of `@CodablePolymorphic`: a strategy with a list of types.
package enum PolymorphicExpansion {
  /// The strategy, after telling the author what is wrong.
  package static func peers(
    of attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let reporter = Reporter()
    defer { reporter.diagnostics.forEach(context.diagnose) }
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
      reporter.report(.polymorphicIsNoProtocol, at: attribute, fixIts: [.remove(attribute)])
      return []
    }
    let members = types(attribute, reporter)
    guard let tag = attribute.argument("tag")?.expression.literalText else {
      if let argument = attribute.argument("tag") {
        reporter.report(.keyIsNotALiteral, at: argument.expression)
      }
      return []
    }
    if tag.split(separator: ".", omittingEmptySubsequences: false).contains(""),
      let argument = attribute.argument("tag")
    {
      reporter.report(.pathHasEmptyKey, at: argument.expression)
    }
    let written = attribute.argument("keys")?.expression
    let style = written.flatMap { $0.memberName.flatMap(CodingKeyStyle.init(rawValue:)) }
    if let written, style == nil { reporter.report(.keyStyleIsNotWrittenOut, at: written) }
    guard !reporter.hasErrors else { return [] }
    let fallback = attribute.argument("fallback")?.expression.typeName
    return [
      .verbatim(
        strategy(
          of: declaration, tag: tag, style: style ?? .camelCase, members: members,
          fallback: fallback))
    ]
  }

  private static func strategy(
    of declaration: ProtocolDeclSyntax, tag: String, style: CodingKeyStyle, members: [String],
    fallback: String?
  ) -> Code {
    let name = declaration.name.text
    let access = declaration.modifiers.spelledAccess
    let list = members.map { member($0, style) + "," }
    let rest = fallback.map { [Code(stringLiteral: "fallback: " + member($0, style))] } ?? []
    let end = rest.isEmpty ? "])" : "],"
    return .block(
      """
      \(access)nonisolated struct \(declaration.name.plainName)Coding: \
      TranscodableEssentials.PolymorphicStrategy
      """,
      [
        "\(access)typealias Value = any \(name)",
        "\(access)init() {}",
        Code(
          [
            """
            \(access)static let members = \
            TranscodableEssentials.CodablePolymorphicMembers<any \(name)>(tag: \(tag.literal), [
            """
          ] + list.map { Code(stringLiteral: $0).indented() } + [Code(stringLiteral: end)]
            + rest.map { $0.indented() } + (rest.isEmpty ? [] : [")"])),
      ])
  }

  private static func member(_ type: String, _ style: CodingKeyStyle) -> String {
    let tag = style.key(for: type.split(separator: ".").last.map(String.init) ?? type)
    return
      "TranscodableEssentials.CodablePolymorphicMember(\(type).self, tag: \(tag.literal)) { $0 }"
  }

  /// The types in the list, each of which may be in it once.
  private static func types(_ attribute: AttributeSyntax, _ reporter: Reporter) -> [String] {
    guard let list = attribute.writtenArguments.first(where: { $0.label == nil })?.expression
    else { return [] }
    guard let array = list.as(ArrayExprSyntax.self) else {
      reporter.report(.typesAreNotWrittenOut, at: list)
      return []
    }
    if array.elements.isEmpty {
      reporter.report(.polymorphicHasNoTypes, at: list)
    }
    var names: [String] = []
    for element in array.elements {
      guard let name = element.expression.typeName else {
        reporter.report(.typesAreNotWrittenOut, at: element.expression)
        continue
      }
      if names.contains(name) {
        reporter.report(.typeIsRepeated(name), at: element.expression)
      }
      names.append(name)
    }
    return names
  }
}

extension DeclModifierListSyntax {
  /// The access level and a space, which what mentions the declaration may not exceed; empty if none is written.
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

extension ExprSyntax {
  /// `Text` of `Text.self`.
  fileprivate var typeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.base?.trimmedDescription
  }
}
