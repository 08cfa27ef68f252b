import Testing
import TranscodableJSON

@testable import TranscodableSchema

@Suite struct PatternTests {
  private static let found: [(String, [String], [String])] = [
    ("a|bc", ["a", "xbcx"], ["b", "c", ""]),
    ("^(?:ab)*$", ["", "abab"], ["a", "aba"]),
    ("^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]),
    ("^a{2,}$", ["aa", "aaaaa"], ["a"]),
    ("^a{2}$", ["aa"], ["a", "aaa"]),
    ("^[^a-c\\d]$", ["d", "é", "-"], ["a", "b", "7"]),
    ("^[\\w-]+$", ["a-b_9"], ["a b", "é"]),
    ("^.$", ["a", "🐲"], ["\n", "ab", "\u{2028}"]),
    ("\\bfoo\\b", ["foo", "a foo b"], ["food", "afoo"]),
    ("o\\B", ["foo"], ["o"]),
    ("^(?!.*password).+$", ["open"], ["my password", ""]),
    ("^(?=.*\\d)(?=.*[a-z]).{4,}$", ["abc1"], ["abcd", "1234", "a1"]),
    ("(?<=\\$)\\d+$", ["$42"], ["42", "$4x"]),
    ("(?<!-)\\b\\d", ["7"], ["-7"]),
    ("^(?!(?=a)a|b)", ["c", ""], ["a", "b"]),
    ("^\\u{1F432}\\uD83D\\uDC32\\x41\\cJ\\0$", ["🐲🐲A\n\0"], ["🐲"]),
    ("^\\p{Lu}\\P{Lu}$", ["Éa"], ["aÉ"]),
    ("^\\p{L}+\\p{Script_Extensions}?", [], []),
    ("^(?<year>\\d{4})$", ["2026"], ["26"]),
    ("^\\/\\-\\@$", ["/-@"], ["\\"]),
    ("^{}]$", ["{}]"], []),
    ("^a??b+?$", ["b", "abb"], ["aab"]),
  ]

  @Test(arguments: found)
  func `patterns match as expected`(_ text: String, _ good: [String], _ bad: [String]) throws {
    if good.isEmpty && bad.isEmpty {
      #expect(throws: PatternError.self) { try Pattern(text) }
      return
    }
    let pattern = try Pattern(text)
    for example in good { #expect(pattern.isFound(in: example), "\(text) in \(example)") }
    for example in bad { #expect(!pattern.isFound(in: example), "\(text) in \(example)") }
  }

  private static let refused: [(String, String)] = [
    ("(a", "the group isn't closed at character 1"),
    ("a)", "unmatched ')' at character 2"),
    ("*a", "nothing to repeat at character 1"),
    ("a**", "nothing to repeat at character 3"),
    ("[b-a]", "the range is out of order at character 3"),
    ("[a", "the class isn't closed at character 1"),
    ("a{3,2}", "the bounds of the quantifier are out of order at character 3"),
    ("\\a", "'\\a' isn't an escape at character 1"),
    ("\\Z", "'\\Z' isn't an escape at character 1"),
    ("a\\", "the pattern ends with a backslash at character 2"),
    ("(a)\\1", "backreferences can't be matched in linear time"),
    ("\\k<name>", "backreferences can't be matched in linear time"),
    ("\\p{Script=Greek}", "the property 'Script=Greek' isn't supported"),
    ("(a{1000}){1000}", "the pattern has more than 20000 instructions"),
  ]

  @Test(arguments: refused)
  func `unsupported patterns are rejected with a message`(_ text: String, _ message: String) {
    let error = #expect(throws: PatternError.self) { try Pattern(text) }
    #expect(error?.message == message)
  }

  @Test func `deeply nested groups are rejected`() {
    let text = String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000)
    #expect(throws: PatternError.self) { try Pattern(text) }
  }

  @Test(arguments: [
    "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a*)*b",
    "^(?=(a+)+$)b", "(?:a?){30}a{30}$",
  ])
  func `hostile patterns take linear time`(_ text: String) throws {
    let pattern = try Pattern(text)
    var steps: [Int] = []
    for count in [1_000, 2_000, 4_000] {
      var number = 0
      _ = pattern.isFound(
        in: String(repeating: "a", count: count) + "!", countingSteps: &number)
      steps.append(number)
    }
    #expect(steps[1] <= steps[0] * 2 + 1_000 && steps[2] <= steps[1] * 2 + 1_000, "\(steps)")
  }
}
