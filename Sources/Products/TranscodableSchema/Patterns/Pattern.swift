/// A regular expression with ECMA-262 syntax in Unicode mode, matched in linear time.
///
/// Backreferences aren't supported, because they require backtracking.
struct Pattern: Sendable {
  let text: String
  private let program: PatternProgram

  init(_ text: String) throws(PatternError) {
    self.text = text
    var parser = PatternParser(text)
    program = try PatternProgram(try parser.parse())
  }

  /// - Complexity: O(*n* · *m*) in the lengths of the string and the pattern.
  func isFound(in text: String) -> Bool {
    var steps = 0
    return isFound(in: text, countingSteps: &steps)
  }

  func isFound(in text: String, countingSteps steps: inout Int) -> Bool {
    var matcher = PatternMatcher(program, Array(text.unicodeScalars))
    let isFound = matcher.isFound()
    steps += matcher.steps
    return isFound
  }
}

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
