import SwiftSyntax

struct CodingKeyAttribute {
  private static let names: Set<String> = [
    "CodingKey", "CodingPath", "DecodableKey", "EncodableKey",
  ]

  let sides: CodingSides
  /// The path of the value in the document, or nil if an argument isn't a literal.
  let path: [PathSegment]?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let kind = attribute.kind, Self.names.contains(kind.name) else { return nil }
    sides = kind.sides
    origin = attribute
    let arguments = attribute.writtenArguments.map(\.expression)
    path = attribute.name == "CodingKey" ? Self.key(arguments) : Self.path(arguments)
  }

  var key: String? {
    guard path?.count == 1, case .key(let key)? = path?.first else { return nil }
    return key
  }

  var argument: ExprSyntax? { origin.writtenArguments.first?.expression }

  // Unlike a path, a single key may contain dots.
  private static func key(_ arguments: [ExprSyntax]) -> [PathSegment]? {
    arguments.first?.literalText.map { [.key($0)] }
  }

  private static func path(_ arguments: [ExprSyntax]) -> [PathSegment]? {
    if arguments.count == 1 { return arguments[0].dottedPath }
    var path: [PathSegment] = []
    for argument in arguments {
      if let key = argument.literalText {
        path.append(.key(key))
      } else if let index = argument.literalInteger {
        path.append(.index(index))
      } else {
        return nil
      }
    }
    return path
  }
}

extension ExprSyntax {
  var dottedPath: [PathSegment]? {
    literalText.map { text in
      text.split(separator: ".", omittingEmptySubsequences: false).map { .key(String($0)) }
    }
  }
}
