internal import TranscodableNames

/// Derives the names of types and fields from keys.
///
/// A name only depends on its key. Therefore, it doesn't change when samples are added.
enum Names {
  /// The words that are written in capitals in names.
  private static let acronyms: Set<String> = [
    "api", "css", "dns", "guid", "html", "http", "https", "id", "ip", "json", "jwt", "sha", "sql",
    "ssl", "tcp", "tls", "ttl", "ui", "uri", "url", "uuid", "xml",
  ]

  /// Returns the name of a type, such as `HTMLURL` for `html_url`.
  static func typeName(_ key: String) -> String {
    let name = joined(words(of: key)[...])
    return name.first?.isNumber ?? true ? "Value" + name : name
  }

  /// Returns the name of a field, such as `htmlURL` for `html_url`.
  ///
  /// If the key is already a valid name, it is returned unchanged.
  static func fieldName(_ key: String) -> String {
    if isFieldName(key) { return key == "self" || key == "init" ? key + "Value" : key }
    let words = words(of: key)
    guard let first = words.first else { return "field" }
    let name = first.lowercased() + Self.joined(words.dropFirst())
    if name == "self" || name == "init" { return name + "Value" }
    return name.first?.isNumber ?? true ? "_" + name : name
  }

  /// Returns a name for a declaration, with backticks if the name is a reserved word.
  static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  /// Returns the type name for a case of a tagged enum, such as `TextBlock` for the tag `text` in
  /// `Block`.
  static func caseTypeName(tag: String, in name: String) -> String {
    let (tag, name) = (typeName(tag), typeName(name))
    return tag.hasSuffix(name) ? tag : tag + name
  }

  /// Capitalizes each word and joins the words.
  ///
  /// If two acronyms are adjacent, only the first is written in capitals. This keeps them
  /// distinguishable, as in `URLHttps`.
  private static func joined(_ words: ArraySlice<String>) -> String {
    var result = ""
    for word in words {
      let word = capitalized(word)
      let isClose = result.last?.isUppercase == true && word.dropFirst().first?.isUppercase == true
      result += isClose ? word.capitalizedWord : word
    }
    return result
  }

  private static func capitalized(_ word: String) -> String {
    let small = word.lowercased()
    if acronyms.contains(small) { return small.uppercased() }
    if small.last == "s", acronyms.contains(String(small.dropLast())) {
      return small.dropLast().uppercased() + "s"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns whether a key looks like a field name: it starts with a lowercase letter and has no
  /// underscores.
  private static func isFieldName(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, first.isASCII, first.properties.isLowercase else {
      return false
    }
    return key.utf8.allSatisfy { Character(UnicodeScalar($0)).isASCIILetterOrDigit }
  }

  /// Returns the words of a key.
  ///
  /// Characters that are invalid in names are dropped.
  private static func words(of key: String) -> [String] {
    var text = ""
    for (index, character) in key.enumerated() {
      let isSign = index == 0 && key.dropFirst().first?.isNumber == true
      switch character {
      case "+" where isSign: text += "plus "
      case "-" where isSign: text += "minus "
      default: text.append(character.isPartOfName ? character : " ")
      }
    }
    let words = NameWords(text).words
    // If all letters are capitals, a capital doesn't mark the start of a word.
    let isLoud = key.allSatisfy { !$0.isLowercase }
    return isLoud ? words.map { $0.lowercased() } : words
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }

  /// Whether the character is allowed in a name.
  fileprivate var isPartOfName: Bool {
    (isLetter || isNumber) && unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
      || self == "_"
  }
}

extension Names {
  /// The words that need backticks when they are used as names.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Type names that already exist in the standard library, Foundation or this package.
  ///
  /// Generated types must not have these names.
  static let takenTypes: Set<String> = [
    "Any", "Array", "Bool", "Character", "Codable", "CodingKey", "CodingKeys", "Data",
    "Date", "Decimal", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Element",
    "Encodable", "Encoder", "Equatable", "Error", "Float", "Foundation", "Hashable", "ID", "Int",
    "Int64", "JSON", "Key", "Never", "Optional", "Protocol", "Result", "Self", "Sendable", "Set",
    "String", "Swift", "Task", "Transcodable",
    "TranscodableEssentials", "Type", "UInt64", "URL", "UUID", "Void",
  ]
}

extension SwiftModel {
  /// Returns a type name for a file, such as `GithubEvents` for `github_events.json`.
  package static func typeName(forFile file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return Names.typeName(String(name.prefix { $0 != "." }))
  }
}
