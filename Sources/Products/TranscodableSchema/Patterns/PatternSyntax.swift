/// A regular expression as a syntax tree.
indirect enum PatternSyntax {
  case empty
  case scalars(ScalarSet)
  case sequence([PatternSyntax])
  case alternatives([PatternSyntax])
  /// A repeated part of the pattern. If `maximum` is `nil`, the number of repetitions is unlimited.
  case repeated(PatternSyntax, minimum: Int, maximum: Int?)
  case anchor(PatternAnchor)
  case lookaround(PatternSyntax, isAhead: Bool, isNegated: Bool)
}

/// A condition that a position in the string must satisfy.
enum PatternAnchor: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

enum PatternError: Error, Equatable {
  /// The pattern isn't valid in ECMA-262. The position is an offset in Unicode scalars.
  case syntax(String, at: Int)
  /// The pattern can't be matched in linear time, or requires Unicode tables that aren't available.
  case unsupported(String)

  var message: String {
    switch self {
    case .syntax(let message, let position): "\(message) at character \(position + 1)"
    case .unsupported(let message): message
    }
  }
}
