internal import TranscodableNames

/// The secrets of all layers.
struct Redaction {
  static let mark = "<redacted>"

  private(set) var secrets: Set<String> = []

  /// Adds a secret value, which is removed from all messages.
  ///
  /// Short texts and short lines occur in other words.
  mutating func add(_ text: String) {
    if text.utf8.count >= 4 { secrets.insert(text) }
    for line in text.split(whereSeparator: \.isNewline) where line.utf8.count >= 8 {
      secrets.insert(String(line))
    }
  }

  func clean(_ text: String) -> String {
    let found = secrets.filter { text.contains($0) }
    return found.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }.reduce(text) {
      $0.replacing($1, with: Self.mark)
    }
  }
}

extension String {
  /// The words of a name in camel case, snake case or kebab case, in lowercase.
  var nameWords: [String] { NameWords(self).lowercased }

  /// The letters and digits of a name, regardless of case.
  var essence: String { uppercased().lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether the string contains the user and the password of a URL.
  var containsUserInfo: Bool {
    guard let scheme = firstRange(of: "://") else { return false }
    let authority = self[scheme.upperBound...].prefix { !"/?# ".contains($0) }
    return authority.contains("@") && authority.contains(":")
  }
}
