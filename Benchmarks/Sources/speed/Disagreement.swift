/// A contender does not mean what Foundation means, so that its time would mean nothing.
struct Disagreement: Error, CustomStringConvertible {
  /// The contender's name.
  let contender: String
  /// What it was doing, such as "decoding twitter".
  let work: String
  /// What went wrong.
  let detail: String

  var description: String {
    "\(contender) disagrees with Foundation in \(work), nothing was timed: \(detail)"
  }
}
