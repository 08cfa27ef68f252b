import SwiftParser
import SwiftSyntax

enum CodingKeysParser {
  static func parse(_ declaration: DeclSyntax) -> CodingKeysModel? {
    guard
      let named = declaration.asProtocol((any NamedDeclSyntax).self),
      named.name.plainName == "CodingKeys"
    else { return nil }
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      return CodingKeysModel(entries: [], isOpaque: true, origin: Syntax(declaration))
    }
    let inherited = enumeration.inheritanceClause?.inheritedTypes.map {
      $0.type.trimmedText
    }
    let isText = ["String", "Swift.String"].contains(inherited?.first ?? "")
    var entries: [CodingKeysModel.Entry] = []
    var isOpaque = false
    for member in enumeration.memberBlock.members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .enumCaseDecl(let declaration):
        entries += declaration.elements.map { entry($0, isText: isText) }
      case .variableDecl(let variable)
      where variable.bindings.contains(where: { binding in
        ["stringValue", "rawValue"].contains(binding.pattern.trimmedText)
      }):
        isOpaque = true
      case .ifConfigDecl:
        // Because of `#if`, the cases depend on the build configuration.
        isOpaque = true
      default:
        continue
      }
    }
    return CodingKeysModel(entries: entries, isOpaque: isOpaque, origin: Syntax(declaration))
  }

  // Without a raw type, or with a raw type of `Int`, the key is the name of the case.
  private static func entry(
    _ element: EnumCaseElementSyntax, isText: Bool
  ) -> CodingKeysModel.Entry {
    let written = element.rawValue?.value.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    return CodingKeysModel.Entry(
      name: element.name.plainName,
      identifier: element.name.trimmed,
      key: (isText ? written : nil) ?? element.name.plainName,
      origin: element)
  }
}
