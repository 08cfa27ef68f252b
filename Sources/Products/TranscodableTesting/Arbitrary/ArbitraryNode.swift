internal import TranscodableJSON

/// A part of a document that is made while a type asks for it.
final class ArbitraryNode {
  enum Content {
    case undecided
    case scalar(JSON)
    case object
    case array
  }

  var content = Content.undecided
  /// The members that were asked for, in order; nil for one that was said to be missing.
  var members: [(key: String, node: ArbitraryNode?)] = []
  var elements: [ArbitraryNode] = []
  /// How many elements an array has in the end.
  var count = 0

  /// Forgets the answers.
  func reset() {
    content = .undecided
    members = []
    elements = []
  }

  subscript(key: String) -> ArbitraryNode?? { members.first { $0.key == key }?.node }

  var isNull: Bool { if case .scalar(.null) = content { true } else { false } }

  var document: JSON {
    switch content {
    case .undecided: .null
    case .scalar(let value): value
    case .object:
      .object(
        JSON.Object(members.compactMap { key, node in node.map { (key: key, value: $0.document) } })
      )
    case .array: .array(elements.map(\.document))
    }
  }
}
