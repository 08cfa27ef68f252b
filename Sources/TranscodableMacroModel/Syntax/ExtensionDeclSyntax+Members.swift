import SwiftSyntax
import SwiftSyntaxBuilder

extension ExtensionDeclSyntax {
  /// An extension of `type` with `members` and conformances.
  static func adding(
    _ members: [DeclSyntax], to type: TypeSyntax, conformingTo protocols: [ConformanceProtocol],
    availability: [AttributeSyntax] = [], whereClause: GenericWhereClauseSyntax? = nil
  ) -> ExtensionDeclSyntax? {
    let attributes = availability.map {
      AttributeListSyntax.Element.attribute($0.trimmed.with(\.trailingTrivia, .newline))
    }
    let inherited = protocols.map(\.rawValue).joined(separator: ", ")
    let colon = protocols.isEmpty ? "" : ": "
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
