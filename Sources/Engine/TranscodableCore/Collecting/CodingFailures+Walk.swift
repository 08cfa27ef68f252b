extension CodingFailures {
  package init(_ failures: [CodingFailure], thrown error: any Error, isFull: Bool) {
    let first = CodingFailure(describing: error)
    switch first.category {
    case .syntax, .endOfInput, .limit:
      // The document can't be read beyond this failure, so later failures are omitted.
      let before = failures.filter { $0.category == .data && $0.offset ?? 0 < first.offset ?? 0 }
      // If the limit has been reached, this failure replaces the last one.
      let isOver = isFull && before.count == failures.count
      self.init(before.dropLast(isOver ? 1 : 0) + [first], error: error, isComplete: false)
    case .data:
      guard let index = failures.firstIndex(where: { $0.isSame(as: first) }) else {
        // The search ended before it reached this failure, or it reported the failure differently.
        self.init([first] + (isFull ? failures.dropLast() : []), error: error, isComplete: false)
        return
      }
      // The thrown error comes first. It may not be the first in the document, because fields can
      // be decoded in a different order.
      let others = failures[..<index] + failures[(index + 1)...]
      self.init([failures[index]] + others, error: error, isComplete: !isFull)
    }
  }
}

extension CodingFailure {
  /// Whether two failures describe the same problem.
  ///
  /// All errors that come from other code and have no location are considered the same.
  fileprivate func isSame(as other: CodingFailure) -> Bool {
    if reason == .custom, other.byteRange == nil { return other.reason == .custom }
    return reason == other.reason && codingPath.count == other.codingPath.count
      && byteRange == other.byteRange
  }
}
