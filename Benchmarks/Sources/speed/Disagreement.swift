/// A contender with results that differ from Foundation's, so that its times are meaningless.
struct Disagreement: Error, CustomStringConvertible {
  let contender: String
  /// The operation, such as "decoding twitter".
  let work: String
  let detail: String

  var description: String {
    "\(contender) disagrees with Foundation in \(work), so nothing was timed: \(detail)"
  }
}
