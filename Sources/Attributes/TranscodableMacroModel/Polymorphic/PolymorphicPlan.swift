import SwiftSyntax
import TranscodableNames

/// Everything decided about the strategy of a protocol.
struct PolymorphicPlan {
  /// A type and what tells it from the others.
  struct Member {
    let type: String
    let tag: String
  }

  /// The protocol, as it is written.
  let name: String
  /// The strategy for its values.
  let strategy: String
  /// The access level and a space; empty if none is written.
  let access: String
  /// The key of the tag, or the path to it.
  let tag: String
  let members: [Member]
  /// What stands for all other types.
  let fallback: Member?

  /// Plans the strategy of a checked protocol; nil if something is missing that has been reported.
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
