package import TranscodableCore

/// The kind of a decoding error, and where it stands.
package struct DecodingProblem: Equatable, CustomStringConvertible {
  /// The case of `DecodingError`, with the type or the key; the type of any other error.
  package var kind: String
  /// The coding path, with the numbers of its keys.
  package var steps: [PathStep] = []
  /// The description for people.
  package var text = ""
  /// What our reader knows about it.
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
      // Foundation wraps the errors of its parser when they leave the call; before that, types that
      // catch the errors of what they decode see them bare. Ours are wrapped from the start.
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

  /// The coding path, joined by slashes.
  package var path: String { steps.map(\.stringValue).joined(separator: "/") }

  /// Problems are equal if their kinds and paths are.
  package static func == (left: DecodingProblem, right: DecodingProblem) -> Bool {
    left.kind == right.kind && left.steps == right.steps
  }

  package var description: String { "\(kind) at \(steps.place): \(text)" }
}

// MARK: - Agreement with Foundation

extension DecodingProblem {
  /// Whether Foundation's parser found this problem, which then has no path.
  package var isOfFoundationsParser: Bool {
    kind == "dataCorrupted" && steps.isEmpty
      && text.hasPrefix("The given data was not valid JSON")
  }

  /// Whether a problem of ours is the one of Foundation, up to the differences that are meant.
  ///
  /// There are two, and both are about the place:
  /// - A number that does not fit, a text that is broken, a mistake of syntax: Foundation's parser
  ///   has no path for them, our reader has.
  /// - A text that is no ISO 8601 date: Foundation names the container, our coders may name the
  ///   date in it.
  package func agrees(with foundation: DecodingProblem) -> Bool {
    if kind != foundation.kind { return false }
    if foundation.isOfFoundationsParser { return true }
    if steps == foundation.steps { return true }
    return foundation.text.hasPrefix("Expected date string to be ISO8601")
      && steps.dropLast() == foundation.steps[...]
  }
}

extension Outcome where Value: Equatable {
  /// Whether our outcome is the one that Foundation has, up to the differences that are meant.
  ///
  /// Values that are not equal to themselves, such as NaN, are compared by their texts.
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
