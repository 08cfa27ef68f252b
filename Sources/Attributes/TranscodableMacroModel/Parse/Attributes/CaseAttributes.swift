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
