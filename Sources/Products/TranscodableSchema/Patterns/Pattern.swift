/// An ECMA-262 regular expression that is matched in linear time.
///
/// The dialect is Unicode mode without backreferences. All other features, including lookarounds,
/// can be matched without backtracking.
struct Pattern: Sendable {
  let text: String
  private let program: PatternProgram

  /// - Throws: A ``PatternError`` if the pattern is invalid or can't be matched in linear time.
  init(_ text: String) throws(PatternError) {
    self.text = text
    var parser = PatternParser(text)
    program = try PatternProgram(try parser.parse())
  }

  /// Whether the pattern matches anywhere in a string.
  ///
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
