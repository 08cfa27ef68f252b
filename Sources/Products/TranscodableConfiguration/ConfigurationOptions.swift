/// The limits for layers, and the rules for secrets.
public struct ConfigurationOptions: Sendable, Hashable {
  /// The paths of secret values, such as `database.url`, in addition to the values whose keys contain
  /// one of ``secretWords``.
  ///
  /// All values in a secret object are secret.
  public var secretPaths: Set<String>
  /// The words of keys whose values are secret, in lowercase and without separators.
  ///
  /// A key is secret if one of its words, or two adjacent words, are in the set. By default,
  /// `dbPassword` and `API_KEY` are secret, but not `maxTokens`.
  public var secretWords: Set<String> = [
    "password", "passwords", "passwd", "pwd", "passphrase", "secret", "secrets", "token",
    "apikey", "accesskey", "privatekey", "secretkey", "signingkey", "credential", "credentials",
    "authorization", "cookie",
  ]
  /// The maximum size of a file in bytes.
  public var maximumFileSize = 16 << 20
  /// The maximum nesting depth of a layer.
  public var maximumDepth = 64

  /// Creates options with the default limits.
  public init(secretPaths: Set<String> = []) { self.secretPaths = secretPaths }
}

extension ConfigurationOptions {
  func isSecret(_ path: [String]) -> Bool {
    for count in path.indices where secretPaths.contains(path[...count].joined(separator: ".")) {
      return true
    }
    return path.contains(where: isSecretName)
  }

  func isSecretName(_ key: String) -> Bool {
    let parts = key.nameWords
    return parts.contains(where: secretWords.contains)
      || zip(parts, parts.dropFirst()).contains { secretWords.contains($0 + $1) }
  }

  /// The parts of lines after the names of secrets, or after the sign behind the name.
  func rangesOfSecretLines(in document: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for line in document.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      let name = names.first { name in
        isSecretName(String(name))
          || secretPaths.contains { $0.split(separator: ".").last.map { $0 == name } ?? false }
      }
      guard name != nil || text.containsUserInfo else { continue }
      let sign = line.firstIndex { $0 == 0x3D || $0 == 0x3A || $0 == 0x3E }
      let count =
        sign.map { $0 - line.startIndex + 1 } ?? name.map { text[..<$0.endIndex].utf8.count } ?? 0
      ranges.append(start + count..<start + line.count)
    }
    return ranges
  }
}
