internal import TranscodableJSON

/// A part of a document that is generated while a type is being decoded.
final class ArbitraryNode {
  enum Content {
    case undecided
    case scalar(JSON)
    case object
    case array
  }

  var content = Content.undecided
  /// The requested members, with a nil node for each member that was reported as missing.
  var members: [(key: String, node: ArbitraryNode?)] = []
  var elements: [ArbitraryNode] = []
  var count = 0

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
