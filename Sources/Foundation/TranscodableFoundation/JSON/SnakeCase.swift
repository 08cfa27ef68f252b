#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

// The conversions of Foundation's key strategies, to the letter; they are not inverses of each other.
extension String {
  /// The key of a field that a key in snake case stands for: `first_name` is `firstName`.
  ///
  /// Underscores at both ends stay. A key without an underscore in between is left alone.
  var convertedFromSnakeCase: String {
    guard let first = firstIndex(where: { $0 != "_" }),
      let last = lastIndex(where: { $0 != "_" })
    else { return self }
    let words = self[first...last].split(separator: "_")
    guard words.count > 1 else { return self }
    let joined =
      words[0].lowercased() + words.dropFirst().map { String($0).capitalized }.joined()
    return self[..<first] + joined + self[index(after: last)...]
  }

  /// The key in snake case that a field is written with: `myURLProperty` is `my_url_property`.
  var convertedToSnakeCase: String {
    guard !isEmpty else { return self }
    var words: [Range<String.Index>] = []
    var wordStart = startIndex
    var searchStart = index(after: wordStart)
    while let upper = self[searchStart...].firstIndex(where: { $0.isUppercaseLetter }) {
      words.append(wordStart..<upper)
      guard let lower = self[index(after: upper)...].firstIndex(where: { $0.isLowercaseLetter })
      else {
        // The rest has no lower-case letter: it is one word.
        wordStart = upper
        searchStart = endIndex
        break
      }
      if lower == index(after: upper) {
        wordStart = upper
      } else {
        // Several capitals: all but the last are a word, an acronym; the last begins the next one.
        let beforeLower = index(before: lower)
        words.append(upper..<beforeLower)
        wordStart = beforeLower
      }
      searchStart = index(after: lower)
    }
    words.append(wordStart..<endIndex)
    return words.map { self[$0].lowercased() }.joined(separator: "_")
  }
}

extension Character {
  fileprivate var isUppercaseLetter: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .uppercaseLetter
        || $0.properties.generalCategory == .titlecaseLetter
    }
  }

  fileprivate var isLowercaseLetter: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .lowercaseLetter }
  }
}
