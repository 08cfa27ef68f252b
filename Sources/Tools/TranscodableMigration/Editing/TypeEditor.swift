internal import SwiftSyntax

struct TypeEditor {
  let group: TypeGroup
  let code: HandWrittenCode
  let statements: [(field: String, node: Syntax)]
  let keptKeys: Set<String>
  private(set) var edits: [SourceEdit] = []
  private(set) var droppedComments: [String] = []

  init(
    _ group: TypeGroup, _ code: HandWrittenCode, statements: [(field: String, node: Syntax)],
    keptKeys: Set<String>
  ) {
    (self.group, self.code) = (group, code)
    (self.statements, self.keptKeys) = (statements, keptKeys)
  }

  var removedMembers: [RemovedMember] {
    var nodes: [(Syntax, TypePart)] = code.decoders.map { (Syntax($0.node), $0.part) }
    nodes += code.encoders.map { (Syntax($0.node), $0.part) }
    nodes += code.keys.filter { !keptKeys.contains($0.name) }.map { (Syntax($0.node), $0.part) }
    return nodes.map { node, part in
      RemovedMember(
        node.parent?.as(MemberBlockItemSyntax.self).map(Syntax.init) ?? node, in: part.source)
    }
  }

  mutating func edit(_ choice: AttributeChoice) {
    let members = removedMembers
    edits = members.map { SourceEdit(source: $0.removal.source, range: $0.removal.range, text: "") }
    let moved = movedComments(members)
    for part in group.parts {
      edits += part.inheritanceEdits()
      if let whole = wholeExtension(part, members) { edits.append(whole) }
    }
    for field in code.fields {
      edit(field, choice.fields[field.name] ?? [], moved[field.name] ?? [])
    }
    for node in code.cases { edits += group.primary.source.edits(of: node, choice.cases) }
    insert(choice.type, before: Syntax(group.primary.node))
  }

  /// Returns nil if the extension would not become empty.
  private func wholeExtension(_ part: TypePart, _ members: [RemovedMember]) -> SourceEdit? {
    let coding = ["Codable", "Decodable", "Encodable"]
    guard part.isExtension, part.inherited.allSatisfy({ coding.contains($0) }),
      part.attributes.isEmpty
    else { return nil }
    let isEmpty = part.node.memberBlock.members.allSatisfy { item in
      members.contains {
        $0.removal.source === part.source && $0.removal.range.contains(item.decl.range.lowerBound)
      }
    }
    // An extension that has no members only adds the conformance.
    guard isEmpty, !part.inherited.isEmpty || !part.node.memberBlock.members.isEmpty else {
      return nil
    }
    let item = Syntax(part.node).parent.flatMap { $0.parent }?.as(CodeBlockItemSyntax.self)
    let removed = RemovedMember(item.map(Syntax.init) ?? Syntax(part.node), in: part.source)
    return SourceEdit(source: part.source, range: removed.removal.range, text: "")
  }

  /// Moves comments from removed code to fields, and adds all others to `droppedComments`.
  private mutating func movedComments(_ members: [RemovedMember]) -> [String: [String]] {
    var moved: [String: [String]] = [:]
    let inOrder = members.sorted { $0.removal.range.lowerBound < $1.removal.range.lowerBound }
    for member in inOrder {
      for comment in member.comments {
        let field = statements.first { _, node in
          let range = node.position.utf8Offset..<node.endPosition.utf8Offset
          return member.removal.range.contains(range.lowerBound) && range.contains(comment.offset)
        }?.field
        if let field, code.fields.contains(where: { $0.name == field }) {
          if !(moved[field] ?? []).contains(comment.text) {
            moved[field, default: []].append(comment.text)
          }
        } else {
          droppedComments.append(comment.text)
        }
      }
    }
    return moved
  }

  private mutating func edit(_ field: StoredField, _ attributes: [String], _ comments: [String]) {
    let node = Syntax(field.declaration)
    for comment in comments { insert(comment, before: node, onOwnLine: true) }
    guard !attributes.isEmpty else { return }
    let start = node.range.lowerBound
    let source = group.primary.source
    let text = attributes.joined(separator: " ")
    edits.append(
      SourceEdit(
        source: source, range: start..<start,
        text: text + source.separator(after: text, before: node)))
  }

  private mutating func insert(_ text: String, before node: Syntax, onOwnLine: Bool = false) {
    edits.append(group.primary.source.insertion(of: text, before: node, onOwnLine: onOwnLine))
  }
}
