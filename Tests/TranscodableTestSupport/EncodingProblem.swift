/// The kind and the coding path of an encoding error.
package struct EncodingProblem: Equatable, CustomStringConvertible {
  /// The case of `EncodingError` with its value, or the description of another error.
  package var kind: String
  /// The coding path, including integer values of keys.
  package var steps: [PathStep] = []
  /// The debug description.
  package var text = ""

  package init(_ error: any Error) {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      kind = "\(error)"
      return
    }
    kind = "invalidValue \(value)"
    steps = context.codingPath.map(PathStep.init)
    text = context.debugDescription
  }

  /// Returns whether kinds and coding paths are equal.
  package static func == (left: EncodingProblem, right: EncodingProblem) -> Bool {
    left.kind == right.kind && left.steps == right.steps
  }

  /// Returns whether our error equals Foundation's, whose coding path may omit nested containers:
  /// ``OracleFault/encodingPathsInNestedContainers``.
  package func agrees(with foundation: EncodingProblem) -> Bool {
    var rest = foundation.steps[...]
    for step in steps where step == rest.first { rest.removeFirst() }
    return kind == foundation.kind && rest.isEmpty && steps.last == foundation.steps.last
  }

  package var description: String { "\(kind) at \(steps.pathDescription): \(text)" }
}

/// The outcome of encoding: the output or a comparable error.
package enum EncodingOutcome: Equatable, CustomStringConvertible {
  case text(String)
  case failure(EncodingProblem)

  /// Runs `body` and stores the outcome.
  package init(_ body: () throws -> some Sequence<UInt8>) {
    do {
      self = .text(String(decoding: Array(try body()), as: UTF8.self))
    } catch {
      self = .failure(EncodingProblem(error))
    }
  }

  /// Returns whether our outcome equals Foundation's, except for intended differences.
  package func agrees(with foundation: EncodingOutcome) -> Bool {
    switch (self, foundation) {
    case (.text(let left), .text(let right)): left == right
    case (.failure(let left), .failure(let right)): left.agrees(with: right)
    default: false
    }
  }

  package var description: String {
    switch self {
    case .text(let text): text
    case .failure(let problem): "\(problem)"
    }
  }
}
