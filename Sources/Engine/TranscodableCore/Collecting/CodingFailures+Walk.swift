extension CodingFailures {
  /// The failures of a walk after an ordinary call has thrown `error`, which has the last word.
  package init(_ failures: [CodingFailure], thrown error: any Error, isFull: Bool) {
    let first = CodingFailure(describing: error)
    switch first.category {
    case .syntax, .endOfInput, .limit:
      // Nothing is known of what follows.
      let before = failures.filter { $0.category == .data && $0.offset ?? 0 < first.offset ?? 0 }
      self.init(before + [first], error: error, isComplete: false)
    case .data:
      guard let index = failures.firstIndex(where: { $0.isSame(as: first) }) else {
        // The search has stopped before it, or something else is wrong with what was found.
        self.init([first] + (isFull ? failures.dropLast() : []), error: error, isComplete: false)
        return
      }
      // Containers are asked for fields in another order than that of the text.
      let others = failures[..<index] + failures[(index + 1)...]
      self.init([failures[index]] + others, error: error, isComplete: !isFull)
    }
  }
}

extension CodingFailure {
  /// Whether two failures are about the same: what another part of the program throws is not compared.
  fileprivate func isSame(as other: CodingFailure) -> Bool {
    if reason == .custom, other.byteRange == nil { return other.reason == .custom }
    return reason == other.reason && codingPath.count == other.codingPath.count
      && byteRange == other.byteRange
  }
}
