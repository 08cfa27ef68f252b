indirect enum PatternSyntax {
  case empty
  case scalars(ScalarSet)
  case sequence([PatternSyntax])
  case alternatives([PatternSyntax])
  case repeated(PatternSyntax, minimum: Int, maximum: Int?)
  case anchor(PatternAnchor)
  case lookaround(PatternSyntax, isAhead: Bool, isNegated: Bool)
}

enum PatternAnchor: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

enum PatternError: Error, Equatable {
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
