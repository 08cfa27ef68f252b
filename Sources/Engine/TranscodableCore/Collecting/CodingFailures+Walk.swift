extension CodingFailures {
  /// Combines the collected failures with the error that an ordinary call throws, which takes
  /// precedence.
  package init(_ failures: [CodingFailure], thrown error: any Error, isFull: Bool) {
    let first = CodingFailure(describing: error)
    switch first.category {
    case .syntax, .endOfInput, .limit:
      // Nothing is known about the rest of the document after this failure.
      let before = failures.filter { $0.category == .data && $0.offset ?? 0 < first.offset ?? 0 }
      self.init(before + [first], error: error, isComplete: false)
    case .data:
      guard let index = failures.firstIndex(where: { $0.isSame(as: first) }) else {
        // The search stopped before this failure, or it reported the failure differently.
        self.init([first] + (isFull ? failures.dropLast() : []), error: error, isComplete: false)
        return
      }
      // Containers may request fields in another order than the document's.
      let others = failures[..<index] + failures[(index + 1)...]
      self.init([failures[index]] + others, error: error, isComplete: !isFull)
    }
  }
}

extension CodingFailure {
  /// Whether two failures describe the same problem.
  ///
  /// Errors that other code threw without a location are all considered the same.
  fileprivate func isSame(as other: CodingFailure) -> Bool {
    if reason == .custom, other.byteRange == nil { return other.reason == .custom }
    return reason == other.reason && codingPath.count == other.codingPath.count
      && byteRange == other.byteRange
  }
}
