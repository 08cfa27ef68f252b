internal import SwiftParser
internal import SwiftSyntax
internal import TranscodableMacroModel

/// Verifies that the macro, applied to an edited type, behaves like the original code.
struct MigrationProof {
  let group: TypeGroup
  let old: TypeFacts

  /// Returns whether the order of the fields changes.
  func check(_ edits: [SourceEdit]) throws(Refusal) -> Bool {
    let part = group.primary
    let text = edits.applied(to: part.source, in: Syntax(part.node).range)
    let tree = Parser.parse(source: String(decoding: text, as: UTF8.self))
    guard !tree.hasError, tree.statements.count == 1,
      let node = tree.statements.first?.item.as(DeclSyntax.self)?
        .asProtocol((any DeclGroupSyntax).self),
      let attribute = node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { ["Codable", "Decodable", "Encodable"].contains($0.plainName) })
    else { throw Refusal(code: .unlikeAttributes, detail: "the edited declaration") }
    let preview = CodablePreview(
      of: attribute, sides: old.sides, attachedTo: node,
      type: TypeSyntax(IdentifierTypeSyntax(name: .identifier(group.name))),
      lexicalContext: part.context)
    if let message = preview.messages.first {
      throw Refusal(code: .attributeRefused, detail: message)
    }
    guard let new = preview.facts else {
      throw Refusal(code: .unlikeAttributes, detail: attribute.trimmedText)
    }
    let expected = old.facts.filled(from: new)
    if expected == new { return false }
    // In an array, the position of an element determines its field.
    if expected.layout != .elements, expected.withoutOrder == new.withoutOrder { return true }
    throw Refusal(code: .unlikeAttributes, detail: expected.difference(from: new))
  }
}

extension CodingFacts {
  fileprivate func filled(from other: CodingFacts) -> CodingFacts {
    let types = Dictionary(
      other.decodedFields.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    var result = self
    result.decoded = decoded?.map { step in
      guard case .field(var field) = step, field.type == nil else { return step }
      field.type = types[field.name] ?? nil
      return .field(field)
    }
    return result
  }

  fileprivate func difference(from other: CodingFacts) -> String {
    if layout != other.layout { return "the layout" }
    for field in decodedFields where !other.decodedFields.contains(field) {
      guard let new = other.decodedFields.first(where: { $0.name == field.name }) else {
        return "\(field.name) would not be decoded"
      }
      if field.path != new.path { return "the key of \(field.name)" }
      if field.type != new.type { return "the type of \(field.name)" }
      return "the default of \(field.name)"
    }
    for field in encodedFields where !other.encodedFields.contains(field) {
      guard let new = other.encodedFields.first(where: { $0.name == field.name }) else {
        return "\(field.name) would not be encoded"
      }
      if field.omission != new.omission { return "when \(field.name) is omitted" }
      return field.path != new.path
        ? "the key of \(field.name)" : "how nil is encoded in \(field.name)"
    }
    let names = Set(decodedFields.map(\.name) + encodedFields.map(\.name))
    let more = (other.decodedFields.map(\.name) + other.encodedFields.map(\.name))
      .first { !names.contains($0) }
    return more.map { "the additional field \($0)" } ?? "whether an object is required"
  }
}
