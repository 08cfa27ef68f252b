extension Comparable {
  /// The value, or the nearest bound of a range.
  func constrained(to range: ClosedRange<Self>) -> Self {
    constrained(toAtLeast: range.lowerBound).constrained(toAtMost: range.upperBound)
  }

  /// The value, or the lower bound if it is below.
  func constrained(toAtLeast bound: Self) -> Self { max(self, bound) }

  /// The value, or the upper bound if it is above.
  func constrained(toAtMost bound: Self) -> Self { min(self, bound) }
}
