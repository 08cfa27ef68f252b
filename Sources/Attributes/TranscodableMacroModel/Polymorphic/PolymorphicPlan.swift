import SwiftSyntax
import TranscodableNames

/// All decisions about the strategy of a protocol.
struct PolymorphicPlan {
  /// A conforming type and its tag.
  struct Member {
    let type: String
    let tag: String
  }

  let name: String
  let strategy: String
  /// The access modifier followed by a space, or an empty string.
  let access: String
  /// The key or the path of the tag.
  let tag: String
  let members: [Member]
  /// The type for unknown tags.
  let fallback: Member?

  /// Plans the strategy of a validated protocol.
  ///
  /// Returns nil if a required part is missing. A rule has already reported this.
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
  /// The access modifier followed by a space, or an empty string.
  ///
  /// Declarations that use a type can't be more visible than the type.
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
