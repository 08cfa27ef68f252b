internal import TranscodableNames

/// Derives names only from keys, so that they don't change when samples are added.
enum Names {
  private static let acronyms: Set<String> = [
    "ach", "api", "cpu", "css", "csv", "dkim", "dns", "ean", "gpu", "guid", "html", "http", "https",
    "id", "ip", "isbn", "json", "jwt", "os", "pdf", "roi", "rss", "sdk", "seo", "sepa", "sha",
    "sku",
    "sla", "sms", "sql", "ssl", "tcp", "tls", "ttl", "tv", "ui", "upc", "uri", "url", "utc", "uuid",
    "vcs", "xml",
  ]
  /// Proper names with capitals inside.
  private static let properNames = [
    "circleci": "CircleCI", "github": "GitHub", "gitlab": "GitLab", "graphql": "GraphQL",
    "linkedin": "LinkedIn", "oauth": "OAuth", "paypal": "PayPal", "youtube": "YouTube",
  ]

  static func isAcronym(_ word: String) -> Bool { acronyms.contains(word.lowercased()) }

  /// Returns a type name, such as `HTMLURL` for `html_url`.
  static func typeName(_ key: String) -> String {
    var words = words(of: key)[...]
    if words.count > 2,
      ["belongs to", "performed via"].contains(
        words.prefix(2).joined(separator: " ").lowercased())
    {
      words = words.dropFirst(2)
    }
    let name = joined(words, isField: false)
    return name.first?.isNumber ?? true ? "Value" + name : name
  }

  /// Returns a type name that begins with the name of an enclosing key.
  ///
  /// If the name begins with the last words of the prefix, these words aren't repeated: `Image` and
  /// `ImageURL` result in `ImageURL`.
  static func typeName(_ key: String, before name: String) -> String {
    let prefix = typeName(key)
    let starts = prefix.indices.filter { prefix[$0].isUppercase || $0 == prefix.startIndex }
    let overlap = starts.first { start in
      guard name.hasPrefix(prefix[start...]) else { return false }
      let next = name.dropFirst(prefix[start...].count).first
      return next.map { !$0.isLowercase } ?? true
    }
    return prefix[..<(overlap ?? prefix.endIndex)] + name
  }

  /// Returns a field name, such as `htmlURL` for `html_url`, or the key itself if it is already
  /// valid.
  static func fieldName(_ key: String) -> String {
    // In web APIs, `self` is the link to the resource.
    if key == "self" { return "selfLink" }
    if isFieldName(key) { return key == "init" ? "initValue" : key }
    let words = words(of: key)
    guard let first = words.first else { return "value" }
    let rest = Self.joined(words.dropFirst(), isField: true)
    let isNumber = first.last?.isNumber == true && rest.first?.isNumber == true
    let name = first.lowercased() + (isNumber ? "_" : "") + rest
    if name == "self" || name == "init" { return name + "Value" }
    return name.first?.isNumber ?? true ? number(words, then: name) : name
  }

  static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  /// Returns the part of a tag after its namespace, as in `youtube#video` and `com.example.video`, or
  /// the last two parts of `com.example.video#view`.
  static func withoutNamespace(_ tag: String) -> String {
    let parts = tag.split(separator: ".")
    let isReversed = parts.count > 2 && ["app", "com", "io", "net", "org"].contains(parts[0])
    let name = isReversed ? String(parts[parts.count - 1]) : tag
    if isReversed, name.hasSuffix("#view") { return name.replacing("#", with: "_") }
    return name.split(separator: "#").last.map(String.init) ?? tag
  }

  /// Returns a name such as `TextBlock` for the `text` tag in the `Block` enum.
  static func caseTypeName(tag: String, in name: String) -> String {
    let (tag, name) = (typeName(withoutNamespace(tag)), typeName(name))
    return tag.hasSuffix(name) ? tag : tag + name
  }

  /// Writes only the first of two adjacent acronyms in capitals, as in `URLHttps`, unless the second
  /// one is `ID`.
  private static func joined(_ words: ArraySlice<String>, isField: Bool) -> String {
    var result = ""
    for word in words {
      let word = isField ? capitalized(word) : properNames[word.lowercased()] ?? capitalized(word)
      // Without the separator, the field `iso_3166_1` would end with the number 31661.
      if isField, result.last?.isNumber == true, word.first?.isNumber == true { result += "_" }
      let isClose = result.last?.isUppercase == true && word.dropFirst().first?.isUppercase == true
      result += isClose && word != "ID" ? word.capitalizedWord : word
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

  private static func isFieldName(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, first.isASCII, first.properties.isLowercase else {
      return false
    }
    return key.utf8.allSatisfy { Character(UnicodeScalar($0)).isASCIILetterOrDigit }
  }

  /// Returns the key without its range, as `Rating` for `Rating (1-5)`.
  private static func withoutNote(_ key: String) -> String {
    guard let note = key.firstIndex(of: "("), note != key.startIndex,
      !key[note...].contains(where: \.isLetter)
    else { return key }
    return String(key[..<note])
  }

  private static func words(of key: String) -> [String] {
    let key = withoutNote(withoutNumber(key))
    var text = ""
    for (index, character) in key.enumerated() {
      let isSign = index == 0 && key.dropFirst().first?.isNumber == true
      switch character {
      case "+" where isSign: text += "plus "
      case "-" where isSign: text += "minus "
      case "#" where index > 0 && index == key.count - 1: text += " number"
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
  var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }

  fileprivate var isPartOfName: Bool {
    (isLetter || isNumber) && unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
      || self == "_"
  }
}

extension Names {
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Names that types below the root shouldn't have, because they are too general, resemble keywords,
  /// or belong to Foundation, SwiftUI or Swift Testing.
  private static let avoidedTypes: Set<String> = [
    "Actor", "Alert", "Alignment", "Angle", "Animation", "App", "Attachment", "Attributes", "Axis",
    "Binding", "Bundle", "Button", "By", "Calendar", "Canvas", "Circle", "Clock", "Collection",
    "Color", "Config", "Content", "Default", "Detail", "Details", "Dimension", "Divider",
    "Duration", "Edge", "End", "Entry", "Enum", "Environment", "Fetch", "Field", "Fields",
    "Fileprivate", "Font", "Footer", "Form", "Format", "Gradient", "Grid", "Group", "Host",
    "Identifiable", "Image", "Index", "Info", "Internal", "Item", "Iterator", "Label", "Layout",
    "Link", "List", "Locale", "Map", "Material", "Measurement", "Menu", "Meta", "Mirror",
    "Namespace", "Notification", "Object", "Operation", "Option", "Options", "Params", "Path",
    "Picker", "Port", "Predicate", "Private", "Process", "Progress", "Properties", "Public",
    "Range", "Record", "Rectangle", "Regex", "Request", "Resource", "Results", "Scene", "Section",
    "Selector", "Sequence", "Shape", "Slider", "Source", "Spec", "Start", "State", "Static",
    "Stream", "Struct", "Tab", "Table", "Text", "Thread", "TimeZone", "Timer", "Toggle",
    "Transaction", "Unit", "Value", "View", "Window",
  ]

  /// Avoided names that mislead readers even if the type is used everywhere.
  static let misleadingTypes: Set<String> = [
    "Actor", "Clock", "Collection", "Duration", "Identifiable", "Iterator", "List", "Mirror",
    "Range", "Regex", "Sequence",
  ]

  /// Whether a type below the root shouldn't have the name.
  static func isAvoided(_ name: String) -> Bool {
    avoidedTypes.contains(name) || isVersionNumber(name)
  }

  /// Whether a type below the root can't or shouldn't have the name.
  static func isUnusable(_ name: String) -> Bool { takenTypes.contains(name) || isAvoided(name) }

  /// Names from the standard library, Foundation or this package that generated types can't use.
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
  package static func typeName(forFile file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return Names.typeName(String(name.prefix { $0 != "." }))
  }

  /// Returns a name such as `OrderResponse` if the samples contain an order, so that the order itself
  /// can have the name of their file.
  package static func typeName(forFile file: String, containing shape: Shape) -> String {
    let name = typeName(forFile: file)
    let parts = (shape.objects.first?.all.members ?? []).filter { member in
      !member.shape.objects.isEmpty || member.shape.elements.contains { !$0.objects.isEmpty }
    }
    let isEnvelope = parts.contains { member in
      let part = Names.typeName(Names.singular(member.key))
      // As in `ShopifyOrder`, but a list such as `ProductSearch` can contain a single `product`.
      let isOnly = parts.count == 1 && name.hasSuffix(part) && !member.shape.objects.isEmpty
      return part == name || isOnly
    }
    return isEnvelope ? name + "Response" : name
  }
}
