/// Which values are secrets, and are never shown.
public struct ConfigurationRedaction: Sendable, Hashable {
  /// The words of keys whose values are secret, in lowercase and without separators.
  ///
  /// A key is secret if one of its words, or two adjacent words, are in the set: `dbPassword` and
  /// `API_KEY`, but not `maxTokens`.
  public var words: Set<String> = [
    "password", "passwords", "passwd", "pwd", "passphrase", "secret", "secrets", "token",
    "apikey", "accesskey", "privatekey", "secretkey", "signingkey", "credential", "credentials",
    "authorization", "cookie",
  ]
  /// The paths of further secret values, such as `db.url`. All values in them are secret, too.
  public var paths: Set<String> = []

  /// Creates the default policy.
  ///
  /// - Parameter paths: The paths of further secret values.
  public init(paths: Set<String> = []) { self.paths = paths }

  func isSecret(_ path: [String]) -> Bool {
    for count in path.indices where paths.contains(path[...count].joined(separator: ".")) {
      return true
    }
    return path.contains(where: isSecretName)
  }

  func isSecretName(_ key: String) -> Bool {
    let parts = key.nameWords
    return parts.contains(where: words.contains)
      || zip(parts, parts.dropFirst()).contains { words.contains($0 + $1) }
  }
}

/// The secrets of all layers.
struct Redaction {
  static let mark = "<redacted>"

  private(set) var secrets: Set<String> = []

  /// Remembers the texts of a secret value, which are removed from all messages.
  mutating func add(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where line.utf8.count >= 4 {
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
  var nameWords: [String] {
    var words: [String] = []
    var last = ""
    var wasLower = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        if !last.isEmpty { words.append(last) }
        (last, wasLower) = ("", false)
        continue
      }
      if character.isUppercase, wasLower {
        words.append(last)
        last = ""
      }
      wasLower = !character.isUppercase
      last += character.lowercased()
    }
    return last.isEmpty ? words : words + [last]
  }

  /// The letters and digits of a name, in lowercase.
  var essence: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether the text contains the user and the password of a URL.
  var containsUserInfo: Bool {
    guard let scheme = firstRange(of: "://") else { return false }
    let authority = self[scheme.upperBound...].prefix { !"/?# ".contains($0) }
    return authority.contains("@") && authority.contains(":")
  }
}
