import SwiftSyntax

struct CaseAttributes {
  let tags: TagAttribute?
  let payload: PayloadAttribute?
  let unknown: AttributeSyntax?
  let key: CodingKeyAttribute?
  let naming: NamingAttribute?
  let aliases: AliasAttribute?
  let ignored: AttributeSyntax?
  let written: [AttributeSyntax]
  var aboutValues: [AttributeSyntax] {
    written.filter { $0.kind?.topic == .value && $0.belongs(on: .field) }
  }
  let misplaced: [AttributeSyntax]
  var nameTags: Bool { tags != nil || key != nil || aliases != nil }

  init(_ list: AttributeListSyntax) {
    written = list.written.filter { $0.belongs(on: .enumCase) }
    misplaced = list.written.filter { $0.belongs(on: .field) && !$0.belongs(on: .enumCase) }
    func first(_ name: String) -> AttributeSyntax? {
      list.written.first { $0.name == name }
    }
    tags = first("CodingTag").map { TagAttribute($0) }
    payload = first("CodingPayload").map { PayloadAttribute($0) }
    unknown = first("CodableUnknown")
    key = first("CodingKey").flatMap { CodingKeyAttribute($0) }
    naming = first("CodableNaming").map { NamingAttribute($0) }
    aliases = first("DecodableAlias").map { AliasAttribute($0) }
    ignored = first("CodableIgnored")
  }
}

extension AttributeSyntax {
  var nameOfValue: String? { argument("of")?.expression.literalText }
}

struct TagAttribute {
  /// The tags, or nil if an argument isn't a literal.
  let tags: [CodingTagModel]?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    let read = attribute.unlabeledArguments.map { CodingTagModel($0.expression) }
    tags = read.contains { $0 == nil } ? nil : read.compactMap(\.self)
  }
}

struct PayloadAttribute {
  let key: String?
  let keys: [(name: String, key: String, origin: ExprSyntax)]
  let isLiteral: Bool
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    let argument = attribute.unlabeledArguments.first?.expression
    key = argument?.literalText
    guard let dictionary = argument?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else {
      keys = []
      // An empty dictionary is also a literal. Another rule reports that it has no effect.
      isLiteral = key != nil || argument?.is(DictionaryExprSyntax.self) ?? false
      return
    }
    keys = elements.compactMap { element in
      guard let name = element.key.literalText, let key = element.value.literalText else {
        return nil
      }
      return (name, key, ExprSyntax(element.key))
    }
    isLiteral = keys.count == elements.count
  }
}

package enum Tagging: Equatable, Sendable {
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
