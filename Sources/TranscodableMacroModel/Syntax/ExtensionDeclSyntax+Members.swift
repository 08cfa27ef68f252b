import SwiftSyntax
import SwiftSyntaxBuilder

extension ExtensionDeclSyntax {
  /// An extension of `type` with conformances to protocols of the standard library.
  static func adding(
    _ members: [DeclSyntax], to type: TypeSyntax, conformingTo names: [String],
    availability: [AttributeSyntax] = [], whereClause: GenericWhereClauseSyntax? = nil
  ) -> ExtensionDeclSyntax? {
    let attributes = availability.map {
      AttributeListSyntax.Element.attribute($0.trimmed.with(\.trailingTrivia, .newline))
    }
    let inherited = names.map { "Swift.\($0)" }.joined(separator: ", ")
    let colon = names.isEmpty ? "" : ": "
    let items = members.enumerated().map { index, member in
      MemberBlockItemSyntax(
        decl: index == 0 ? member : member.with(\.leadingTrivia, .newlines(2)))
    }
    let head: DeclSyntax = """
      \(AttributeListSyntax(attributes))extension \(type)\(raw: colon)\(raw: inherited) \
      \(whereClause){
      """
    guard !items.isEmpty else { return DeclSyntax("\(head)}").as(ExtensionDeclSyntax.self) }
    return DeclSyntax(
      """
      \(head)
        \(MemberBlockItemListSyntax(items))
      }
      """
    ).as(ExtensionDeclSyntax.self)
  }
}
