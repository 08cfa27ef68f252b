/// The kind of an encoding error, and where it stands.
package struct EncodingProblem: Equatable, CustomStringConvertible {
  /// The case of `EncodingError` with the value; the description of any other error.
  package var kind: String
  /// The coding path, with the numbers of its keys.
  package var steps: [PathStep] = []
  /// The description for people.
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

  /// Problems are equal if their kinds and paths are.
  package static func == (left: EncodingProblem, right: EncodingProblem) -> Bool {
    left.kind == right.kind && left.steps == right.steps
  }

  /// Whether a problem of ours is the one that Foundation has, whose path may lack the keys of
  /// nested containers: ``OracleFault/encodingPathsInNestedContainers``.
  package func agrees(with foundation: EncodingProblem) -> Bool {
    var rest = foundation.steps[...]
    for step in steps where step == rest.first { rest.removeFirst() }
    return kind == foundation.kind && rest.isEmpty && steps.last == foundation.steps.last
  }

  package var description: String { "\(kind) at \(steps.place): \(text)" }
}

/// What came of encoding: the text, or the error in a form that can be compared.
package enum EncodingOutcome: Equatable, CustomStringConvertible {
  case text(String)
  case failure(EncodingProblem)

  /// Runs `body` and keeps what comes of it.
  package init(_ body: () throws -> some Sequence<UInt8>) {
    do {
      self = .text(String(decoding: Array(try body()), as: UTF8.self))
    } catch {
      self = .failure(EncodingProblem(error))
    }
  }

  /// Whether our outcome is the one that Foundation has, up to the differences that are meant.
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
