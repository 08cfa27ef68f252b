/// The words in a Swift name, such as "URL", "Session2" and "Delegate" for `URLSession2Delegate`.
package struct NameWords {
  package let prefix: String
  package let words: [String]
  package let suffix: String

  package var lowercased: [String] { words.map { $0.lowercased() } }

  package init(_ name: String) {
    // The Unicode properties of characters are slow to look up, and nearly all names are ASCII.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      self.init(Array(name.utf8)) { String(decoding: $0, as: UTF8.self) }
    } else {
      self.init(Array(name)) { String($0) }
    }
  }

  private init<Letter: NameLetter>(
    _ letters: [Letter], _ text: (ArraySlice<Letter>) -> String
  ) {
    let start = letters.firstIndex { $0 != .underscore } ?? letters.endIndex
    let end = letters[start...].lastIndex { $0 != .underscore }.map { $0 + 1 } ?? start
    prefix = text(letters[..<start])
    suffix = text(letters[end...])
    words = letters[start..<end].split { !$0.isPartOfWord }.flatMap(Self.splitCapitals).map(text)
  }

  private static func splitCapitals<Letter: NameLetter>(
    _ letters: ArraySlice<Letter>
  ) -> [ArraySlice<Letter>] {
    var words: [ArraySlice<Letter>] = []
    var start = letters.startIndex
    for index in letters.indices.dropFirst() where startsWord(at: index, in: letters) {
      words.append(letters[start..<index])
      start = index
    }
    words.append(letters[start...])
    return words
  }

  private static func startsWord<Letter: NameLetter>(
    at index: Int, in letters: ArraySlice<Letter>
  ) -> Bool {
    guard letters[index].isUppercase else { return false }
    if !letters[index - 1].isUppercase { return true }
    // The last letter in a run of capitals starts a new word if a lowercase letter follows
    // ("URLSession"). The plural of an acronym is an exception ("IDs", "URLsSeen").
    guard index + 1 < letters.endIndex, letters[index + 1].isLowercase else { return false }
    let isPlural =
      letters[index + 1] == .pluralEnding
      && (index + 2 == letters.endIndex || !letters[index + 2].isLowercase)
    return !isPlural
  }
}

/// A character of a name, or a byte if the name is ASCII.
private protocol NameLetter: Equatable, Sendable {
  static var underscore: Self { get }
  static var pluralEnding: Self { get }
  var isPartOfWord: Bool { get }
  var isUppercase: Bool { get }
  var isLowercase: Bool { get }
}

extension Character: NameLetter {
  fileprivate static var underscore: Character { "_" }
  fileprivate static var pluralEnding: Character { "s" }
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

extension UInt8: NameLetter {
  fileprivate static var underscore: UInt8 { UInt8(ascii: "_") }
  fileprivate static var pluralEnding: UInt8 { UInt8(ascii: "s") }
  fileprivate var isPartOfWord: Bool { isUppercase || isLowercase || 0x30...0x39 ~= self }
  fileprivate var isUppercase: Bool { 0x41...0x5A ~= self }
  fileprivate var isLowercase: Bool { 0x61...0x7A ~= self }
}
