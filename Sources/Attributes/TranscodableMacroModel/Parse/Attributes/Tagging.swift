import SwiftSyntax

enum Tagging: Equatable {
  case external
  case `internal`(tag: [String])
  case adjacent(tag: [String], content: String)
  case untagged

  init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      switch expression.memberName {
      case "external": self = .external
      case "untagged": self = .untagged
      default: return nil
      }
      return
    }
    let texts = call.arguments.map { $0.expression.literalText }
    switch (call.calledExpression.memberName, texts.count) {
    case ("internal", 1):
      guard let tag = texts[0] else { return nil }
      self = .internal(tag: Self.keys(tag))
    case ("adjacent", 2):
      guard let tag = texts[0], let content = texts[1] else { return nil }
      self = .adjacent(tag: Self.keys(tag), content: content)
    default: return nil
    }
  }

  private static func keys(_ path: String) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  var path: [String]? {
    switch self {
    case .internal(let tag), .adjacent(let tag, _): tag
    default: nil
    }
  }
}
