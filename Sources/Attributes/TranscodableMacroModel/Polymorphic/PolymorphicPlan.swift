import SwiftSyntax
import TranscodableNames

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
