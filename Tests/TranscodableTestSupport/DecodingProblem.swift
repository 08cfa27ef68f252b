package import TranscodableCore

/// The kind and the coding path of a decoding error.
package struct DecodingProblem: Equatable, CustomStringConvertible {
  /// The case of `DecodingError` with its type or key, or the type of another error.
  package var kind: String
  /// The coding path, including integer values of keys.
  package var steps: [PathStep] = []
  /// The debug description.
  package var text = ""
  /// The underlying failure of our reader.
  package var failure: CodingFailure?

  package init(_ error: any Error) {
    let context: DecodingError.Context
    switch error {
    case DecodingError.typeMismatch(let type, let found):
      (kind, context) = ("typeMismatch \(type)", found)
    case DecodingError.valueNotFound(let type, let found):
      (kind, context) = ("valueNotFound \(type)", found)
    case DecodingError.keyNotFound(let key, let found):
      let number = key.intValue.map { "#\($0)" } ?? ""
      (kind, context) = ("keyNotFound \(key.stringValue)\(number)", found)
    case DecodingError.dataCorrupted(let found):
      (kind, context) = ("dataCorrupted", found)
    case _ where "\(type(of: error))" == "JSONError":
      // Foundation wraps its parser's errors when they leave the call; types that catch errors see
      // them unwrapped. Ours are always wrapped.
      (kind, text) = ("dataCorrupted", "The given data was not valid JSON: \(error)")
      return
    default:
      kind = "\(error)"
      return
    }
    steps = context.codingPath.map(PathStep.init)
    text = context.debugDescription
    failure = context.underlyingError as? CodingFailure
  }

  /// The coding path, separated by slashes.
  package var path: String { steps.map(\.stringValue).joined(separator: "/") }

  /// Returns whether kinds and coding paths are equal.
  package static func == (left: DecodingProblem, right: DecodingProblem) -> Bool {
    left.kind == right.kind && left.steps == right.steps
  }

  package var description: String { "\(kind) at \(steps.pathDescription): \(text)" }
}

// MARK: - Agreement with Foundation

extension DecodingProblem {
  /// Whether Foundation's parser threw the error, which has no coding path then.
  package var isOfFoundationsParser: Bool {
    kind == "dataCorrupted" && steps.isEmpty
      && text.hasPrefix("The given data was not valid JSON")
  }

  /// Returns whether our error equals Foundation's, except for intended differences.
  ///
  /// There are two, both in the coding path:
  /// - For numbers out of range, invalid strings and syntax errors, Foundation's parser has no
  ///   coding path, but our reader does.
  /// - For an invalid ISO 8601 date, Foundation has the coding path of the container, but our
  ///   coders may have that of the date.
  package func agrees(with foundation: DecodingProblem) -> Bool {
    if kind != foundation.kind { return false }
    if foundation.isOfFoundationsParser { return true }
    if steps == foundation.steps { return true }
    return foundation.text.hasPrefix("Expected date string to be ISO8601")
      && steps.dropLast() == foundation.steps[...]
  }
}

extension Outcome where Value: Equatable {
  /// Returns whether our outcome equals Foundation's, except for intended differences.
  ///
  /// Values that aren't equal to themselves, such as NaN, are compared by their descriptions.
  package func agrees(with foundation: Outcome) -> Bool {
    switch (self, foundation) {
    case (.value(let left), .value(let right)): left == right || text(of: left) == text(of: right)
    case (.failure(let left), .failure(let right)): left.agrees(with: right)
    default: false
    }
  }
}

extension Outcome: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value(let value): text(of: value)
    case .failure(let problem): "\(problem)"
    }
  }
}
