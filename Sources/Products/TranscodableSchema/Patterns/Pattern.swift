/// A regular expression of ECMA-262, matched in time linear in the text.
///
/// The dialect is that of Unicode mode, without references back to groups: everything else, lookarounds
/// included, can be matched by threads that never go back.
struct Pattern: Sendable {
  /// The pattern as it is written.
  let text: String
  private let program: PatternProgram

  /// Creates a pattern.
  /// - Throws: A ``PatternError`` if the text is none, or none that can be matched in linear time.
  init(_ text: String) throws(PatternError) {
    self.text = text
    var parser = PatternParser(text)
    program = try PatternProgram(try parser.parse())
  }

  /// Whether the pattern is found somewhere in a text.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and of the pattern.
  func isFound(in text: String) -> Bool {
    var steps = 0
    return isFound(in: text, countingSteps: &steps)
  }

  /// Whether the pattern is found, and how many steps of threads that took.
  func isFound(in text: String, countingSteps steps: inout Int) -> Bool {
    var matcher = PatternMatcher(program, Array(text.unicodeScalars))
    let isFound = matcher.isFound()
    steps += matcher.steps
    return isFound
  }
}
