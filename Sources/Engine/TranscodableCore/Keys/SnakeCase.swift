// These conversions match Foundation's key strategies exactly. They aren't inverses of each other.
extension String {
  /// Converts `first_name` to `firstName`, and keeps leading and trailing underscores.
  package func convertedFromSnakeCase(capitalizing capitalize: (Substring) -> String) -> String {
    guard let first = firstIndex(where: { $0 != "_" }),
      let last = lastIndex(where: { $0 != "_" })
    else { return self }
    let words = self[first...last].split(separator: "_")
    guard words.count > 1 else { return self }
    let joined = words[0].lowercased() + words.dropFirst().map(capitalize).joined()
    return self[..<first] + joined + self[index(after: last)...]
  }

  package var convertedToSnakeCase: String {
    guard !isEmpty else { return self }
    var words: [Range<String.Index>] = []
    var wordStart = startIndex
    var searchStart = index(after: wordStart)
    while let upper = self[searchStart...].firstIndex(where: { $0.isUppercaseLetter }) {
      words.append(wordStart..<upper)
      guard let lower = self[index(after: upper)...].firstIndex(where: { $0.isLowercaseLetter })
      else {
        // The rest of the key has no lowercase letters, so it is one word.
        wordStart = upper
        searchStart = endIndex
        break
      }
      if lower == index(after: upper) {
        wordStart = upper
      } else {
        // All capital letters except the last one form an acronym. The last one starts the next
        // word.
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
