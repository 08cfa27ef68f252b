internal import SwiftParser
internal import SwiftSyntax

struct KeysDeclaration {
  struct Key {
    let name: String
    let text: String
    let origin: EnumCaseElementSyntax
    let declaration: EnumCaseDeclSyntax
  }

  let name: String
  let keys: [Key]
  let node: EnumDeclSyntax
  let part: TypePart
  let obstacle: String?

  init?(_ node: EnumDeclSyntax, in part: TypePart) {
    let inherited = node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed } ?? []
    guard inherited.contains("CodingKey") else { return nil }
    name = node.name.plain
    self.node = node
    self.part = part
    var keys: [Key] = []
    var obstacle = inherited.contains("Int") ? "its keys are integers" : nil
    for member in node.memberBlock.members {
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else {
        obstacle = "it declares members other than cases"
        continue
      }
      for element in declaration.elements {
        let name = element.name.plain
        var text = name
        if let raw = element.rawValue?.value {
          guard let literal = raw.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            obstacle = obstacle ?? "a key is not a string literal"
            continue
          }
          text = literal
        }
        keys.append(Key(name: name, text: text, origin: element, declaration: declaration))
      }
    }
    self.keys = keys
    self.obstacle = obstacle
  }

  var isPublic: Bool {
    node.modifiers.contains {
      [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  func text(of key: String) -> String? { keys.first { $0.name == key }?.text }
}
