import SwiftSyntax
import SwiftSyntaxBuilder

/// A piece of code that stands under the `#if` its field stands under.
struct Conditional<Code: SyntaxProtocol> {
  let code: Code
  let condition: ExprSyntax?

  init(_ code: Code, condition: ExprSyntax?) {
    self.code = code
    self.condition = condition
  }
}

extension CodeBlockItemListSyntax {
  /// The statements, one to a line.
  static func lines(_ statements: [CodeBlockItemSyntax]) -> CodeBlockItemListSyntax {
    lines(statements.map { Conditional($0, condition: nil) })
  }

  /// The pieces, one to a line, each under its `#if`.
  static func lines(_ pieces: [Conditional<CodeBlockItemSyntax>]) -> CodeBlockItemListSyntax {
    CodeBlockItemListSyntax(
      pieces.enumerated().map { index, piece in
        let item: CodeBlockItemSyntax =
          if let condition = piece.condition {
            CodeBlockItemSyntax(
              item: .decl(
                """
                #if \(condition)
                \(piece.code)
                #endif
                """))
          } else {
            piece.code
          }
        return index == 0 ? item : item.with(\.leadingTrivia, .newline)
      })
  }
}

extension MemberBlockItemListSyntax {
  /// The members, one to a line, each under its `#if`.
  static func lines(_ pieces: [Conditional<MemberBlockItemSyntax>]) -> MemberBlockItemListSyntax {
    MemberBlockItemListSyntax(
      pieces.enumerated().map { index, piece in
        let item: MemberBlockItemSyntax =
          if let condition = piece.condition {
            MemberBlockItemSyntax(
              decl: DeclSyntax(
                """
                #if \(condition)
                \(piece.code)
                #endif
                """))
          } else {
            piece.code
          }
        return index == 0 ? item : item.with(\.leadingTrivia, .newline)
      })
  }
}
