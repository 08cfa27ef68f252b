/// A regular expression as a tree.
indirect enum PatternSyntax {
  case empty
  case scalars(ScalarSet)
  case sequence([PatternSyntax])
  case alternatives([PatternSyntax])
  /// `maximum` is nil for no limit.
  case repeated(PatternSyntax, minimum: Int, maximum: Int?)
  case anchor(PatternAnchor)
  case lookaround(PatternSyntax, isAhead: Bool, isNegated: Bool)
}

/// A condition on a place between two characters.
enum PatternAnchor: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

/// Why a pattern cannot be used.
enum PatternError: Error, Equatable {
  /// It is not a regular expression of ECMA-262; the place counts Unicode scalars.
  case syntax(String, at: Int)
  /// It is one that cannot be matched in linear time, or that needs tables the library does not have.
  case unsupported(String)

  /// The reason in a sentence without a capital letter.
  var message: String {
    switch self {
    case .syntax(let message, let place): "\(message) at character \(place + 1)"
    case .unsupported(let message): message
    }
  }
}
