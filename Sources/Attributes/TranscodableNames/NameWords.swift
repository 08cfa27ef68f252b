/// The words in a Swift name, such as "URL", "Session2" and "Delegate" for `URLSession2Delegate`.
package struct NameWords {
  package let prefix: String
  package let words: [String]
  package let suffix: String

  package var lowercased: [String] { words.map { $0.lowercased() } }

  package init(_ name: String) {
    let head = name.prefix { $0 == "_" }
    let rest = name.dropFirst(head.count)
    let core = rest.reversed().drop { $0 == "_" }.reversed()
    prefix = String(head)
    suffix = String(rest.dropFirst(core.count))
    words = Array(core).split { !$0.isLetter && !$0.isNumber }.flatMap(Self.splitCapitals)
  }

  private static func splitCapitals(_ letters: ArraySlice<Character>) -> [String] {
    let letters = Array(letters)
    var words: [String] = []
    var start = 0
    for index in letters.indices.dropFirst() where startsWord(at: index, in: letters) {
      words.append(String(letters[start..<index]))
      start = index
    }
    words.append(String(letters[start...]))
    return words
  }

  private static func startsWord(at index: Int, in letters: [Character]) -> Bool {
    guard letters[index].isUppercase else { return false }
    if !letters[index - 1].isUppercase { return true }
    // The last letter in a run of capitals starts a new word if a lowercase letter follows
    // ("URLSession"). The plural of an acronym is an exception ("IDs", "URLsSeen").
    guard index + 1 < letters.count, letters[index + 1].isLowercase else { return false }
    let isPlural =
      letters[index + 1] == "s"
      && (index + 2 == letters.count || !letters[index + 2].isLowercase)
    return !isPlural
  }
}
