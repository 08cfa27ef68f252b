/// The kind and the coding path of a failure.
package struct Complaint: Equatable, Sendable, CustomStringConvertible {
  package let kind: String
  package let path: String

  /// - Parameters:
  ///   - kind: The name of the `DecodingError` case.
  ///   - path: The keys and indices, joined by dots, including a missing key.
  package init(_ kind: String, _ path: String = "") {
    self.kind = kind
    self.path = path
  }

  package init(_ error: any Error) {
    func keys(_ path: [any CodingKey]) -> String {
      path.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init("keyNotFound", keys(context.codingPath + [key]))
    case .valueNotFound(_, let context): self.init("valueNotFound", keys(context.codingPath))
    case .typeMismatch(_, let context): self.init("typeMismatch", keys(context.codingPath))
    case .dataCorrupted(let context): self.init("dataCorrupted", keys(context.codingPath))
    default: self.init("\(error)")
    }
  }

  package var description: String { "\(kind) at \(path)" }
}
