internal import TranscodableNames

/// Keys that indicate the meaning of their values.
extension Names {
  private static let wordsOfURLs: Set<String> = [
    "avatar", "homepage", "href", "icon", "image", "link", "self", "tarball", "thumbnail", "url",
    "urls", "website",
  ]

  /// Last words of keys whose values can be other strings than URLs, or identifiers in the form of
  /// URLs.
  private static let wordsOfTexts: Set<String> = [
    "alt", "aud", "audience", "body", "caption", "code", "comment", "content", "context", "data",
    "description", "guid", "html", "id", "input", "iss", "issuer", "key", "label",
    "markdown", "message", "name", "namespace", "note", "notes", "output", "query", "schema", "sid",
    "subject", "subtitle", "summary", "text", "title", "type", "urn", "value", "version", "xmlns",
  ]

  /// Whether a string under the key is probably a URL, if all its values can be URLs.
  static func isURL(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    guard let last = words.last else { return false }
    if words.count > 1, last == "data" { return true }
    return !wordsOfTexts.contains(last)
  }

  /// Whether the key names a URL.
  static func namesURL(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return words.contains(where: wordsOfURLs.contains)
      && !(words.last.map(wordsOfTexts.contains) ?? true)
  }

  /// Whether the last word of the key names a URL.
  static func endsWithURL(_ key: String) -> Bool {
    ["homepage", "href", "link", "url", "website"].contains(NameWords(key).lowercased.last)
  }

  private static let wordsOfMoney: Set<String> = [
    "amount", "balance", "balances", "cost", "costs", "fee", "fees", "price", "prices", "revenue",
    "salary", "spent", "subtotal", "tax", "taxes", "valuation",
  ]
  private static let wordsOfRatios: Set<String> = [
    "change", "count", "days", "factor", "hours", "mins", "minutes", "seconds", "index", "percent",
    "percentage", "rate", "ratio", "score",
    "share", "weight",
  ]

  /// Whether a number under the key is probably a fraction in other documents.
  static func isFraction(_ key: String) -> Bool {
    let fractions: Set = [
      "average", "avg", "fps", "mean", "lat", "latitude", "lng", "lon", "longitude", "percent",
      "percentage", "probability", "ratio",
    ]
    let words = NameWords(key).lowercased
    return !fractions.isDisjoint(with: words)
      || ["precipitation", "rating", "supply"].contains(words.last)
  }

  /// Whether the key names a geographic coordinate.
  static func isCoordinate(_ key: String) -> Bool {
    let names: Set = ["lat", "latitude", "lng", "lon", "longitude"]
    return NameWords(key).lowercased.last.map(names.contains) ?? false
  }

  /// Whether both keys name a size or position of the same object, such as `width` and `x`.
  static func areDimensions(_ first: String, _ second: String) -> Bool {
    let dimensions: Set = [
      "bottom", "depth", "height", "left", "length", "right", "top", "width", "x", "y", "z",
    ]
    return [first, second].allSatisfy { dimensions.contains($0.lowercased()) }
  }

  /// Whether the key names a ratio, such as `price_change_percentage`.
  static func isRatio(_ key: String) -> Bool {
    !wordsOfRatios.isDisjoint(with: NameWords(key).lowercased)
  }

  /// Whether a fraction under the key is probably an amount of money.
  static func isMoney(_ key: String) -> Bool {
    !isRatio(key) && !wordsOfMoney.isDisjoint(with: NameWords(key).lowercased)
  }

  /// Whether the key names a currency, as `iso_currency_code` does.
  static func isCurrency(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return words.last == "currency" || words.suffix(2) == ["currency", "code"]
  }

  private static let wordsOfCounts: Set<String> = [
    "bytes", "counts", "height", "limit", "offset", "page", "qty", "quantity", "rank", "width",
  ]

  /// Whether a fraction under the key is an amount of money if a currency is next to it.
  static func canBeMoney(_ key: String) -> Bool {
    let amounts: Set = ["base", "high", "low", "max", "maximum", "min", "minimum", "value"]
    return isMoney(key) || isSum(key)
      || NameWords(key).words.last.map { amounts.contains($0.lowercased()) } ?? false
  }

  /// Whether the key names a sum, which is an amount of money if others under the key are.
  static func isSum(_ key: String) -> Bool {
    ["discount", "due", "gross", "net", "paid", "total"].contains(NameWords(key).lowercased.last)
  }

  private static let wordsOfUsers: Set<String> = [
    "additional", "app", "custom", "extended", "extra", "user",
  ]
  private static let wordsOfUserData: Set<String> = [
    "attributes", "fields", "metadata", "properties", "values", "variables", "vars",
  ]

  /// Whether the keys of objects under the key are usually chosen by users, as in
  /// `custom_fields` and `extendedProperties`.
  static func isCustom(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    guard words.count > 1, wordsOfUsers.contains(words[0]) else { return false }
    return wordsOfUserData.contains(words[1]) || words[0] == "custom" && words[1] == "data"
  }

  /// Whether a string of digits under the key is probably a count.
  static func isCount(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    guard let last = words.last else { return false }
    let isCount = last.hasSuffix("count") && !["account", "discount"].contains(last)
    return wordsOfCounts.contains(last) || isCount
      || words.count > 1
        && (words[0] == "num"
          || words[0] == "total" && !canBeMoney(key) && !words.contains("value"))
      || words.starts(with: ["number", "of"])
  }

  /// Whether the key names an identifier or a list of identifiers, as `user_id` and `idUsers` do.
  static func isIdentifier(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return words.last == "id" || words.last == "ids" || words.count > 1 && words[0] == "id"
  }

  /// The key of the page in the other direction, such as `previous_page` for `next_page`.
  static func keysOfOppositePages(_ key: String) -> [String] {
    let opposites = [
      "next": ["previous", "prev"], "previous": ["next"], "prev": ["next"], "after": ["before"],
      "before": ["after"],
    ]
    for (word, others) in opposites where key.hasPrefix(word) {
      let rest = key.dropFirst(word.count)
      guard rest.first.map({ !$0.isLowercase }) ?? true else { continue }
      return others.map { $0 + rest }
    }
    return []
  }

  private static let wordsOfPages: Set<String> = [
    "cursor", "href", "link", "marker", "page", "sync", "token", "uri", "url",
  ]

  /// Whether the key names the page after this one, such as `next` or `next_cursor`.
  static func isNextPage(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return ["next", "continuation"].contains(words.first)
      && words.dropFirst().allSatisfy(wordsOfPages.contains)
  }

  /// Whether the key names an adjacent page, such as `prev` or `after_cursor`.
  static func isPage(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    guard words.dropFirst().allSatisfy(wordsOfPages.contains) else { return false }
    return ["next", "prev", "previous"].contains(words.first)
      || words.count > 1 && ["after", "before"].contains(words.first)
  }

  /// Whether the key names the position at which the next page begins.
  static func isPosition(_ key: String) -> Bool { ["cursor", "offset"].contains(key.lowercased()) }

  /// Whether the key names an object with links to other pages.
  static func isPaging(_ key: String) -> Bool {
    ["_links", "links", "pages", "paging", "pagination"].contains(key.lowercased())
  }

  /// Whether the key names an object with facts about a response, such as the next page.
  static func isMetadata(_ key: String) -> Bool {
    ["meta", "metadata", "pageinfo", "responsemetadata"]
      .contains(NameWords(key).lowercased.joined())
  }

  /// Whether the key names a cursor, such as `endCursor`.
  static func isCursor(_ key: String) -> Bool { NameWords(key).lowercased.last == "cursor" }

  /// Whether the key names the objects that the elements of a list reference.
  static func isSideLoad(_ key: String) -> Bool {
    ["expansions", "included", "includes", "linked"].contains(key)
  }

  /// Whether the key names a condition such as `has_more`.
  static func saysWhetherMoreFollow(_ key: String) -> Bool {
    NameWords(key).lowercased.contains { $0 == "more" || $0 == "truncated" }
  }

  private static let oppositeWords = [
    "begin": "end", "from": "to", "max": "min", "maximum": "minimum", "since": "until",
    "start": "end", "starts": "ends",
  ]

  /// Whether the key can name one end of a range, such as `start_date`.
  static func isEndOfRange(_ key: String) -> Bool {
    NameWords(key).lowercased.contains {
      oppositeWords[$0] != nil || oppositeWords.values.contains($0)
    }
  }

  /// Whether the keys name both ends of a range, such as `start_date` and `end_date`.
  static func areOpposite(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { NameWords($0).lowercased }
    guard words[0].count == words[1].count else { return false }
    let different = zip(words[0], words[1]).filter { $0 != $1 }
    return different.count == 1
      && different.allSatisfy { oppositeWords[$0] == $1 || oppositeWords[$1] == $0 }
  }

  /// Whether the last words of both keys end with the same three letters or more.
  static func endAlike(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { NameWords($0).lowercased.last ?? "" }
    return words.allSatisfy { $0.count > 3 }
      && zip(words[0].reversed(), words[1].reversed()).prefix { $0 == $1 }.count > 2
  }

  /// Whether the key names a time zone.
  static func isTimeZone(_ key: String) -> Bool {
    NameWords(key).lowercased.joined().hasSuffix("timezone")
  }

  /// Whether a date under the key is probably the name of a version.
  static func isVersion(_ key: String) -> Bool {
    NameWords(key).lowercased.contains { $0 == "version" || $0 == "versions" }
  }

  private static let firstWordsOfBooleans: Set<String> = [
    "allow", "allows", "are", "can", "did", "does", "has", "have", "is", "should", "supports",
    "was", "will",
  ]

  /// Whether the key begins like the name of a Boolean value, such as `is_open`.
  static func isCondition(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return words.count > 1 && words.first.map(firstWordsOfBooleans.contains) ?? false
  }

  /// Whether the key can name an option that is on or off, such as `public_source`.
  static func canBeSwitch(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return words.count > 1 && ["auto", "disable", "enable", "public", "skip"].contains(words[0])
      && !isIdentifier(key) && !endsWithURL(key)
  }

  /// Whether the key names the number of all elements, next to members such as `offset`.
  static func isTotal(_ key: String, among keys: some Sequence<String>) -> Bool {
    let pages: Set = ["count", "limit", "offset", "page", "per_page", "perPage", "start"]
    return ["total", "found"].contains(key.lowercased()) && keys.contains(where: pages.contains)
  }

  /// Whether a key with this last word names an object of which nothing is known.
  static func namesContainer(_ word: String) -> Bool {
    let words: Set = [
      "attributes", "config", "data", "meta", "metadata", "options", "params", "payload",
      "properties", "settings",
    ]
    return words.contains(word.lowercased())
  }

  /// Whether the key names the kind of an object, such as `resource_type`.
  static func isKind(_ key: String) -> Bool {
    ["class", "kind", "object", "type"].contains(NameWords(key).lowercased.last)
  }

  /// Whether the key names a property of an error or a result, such as `error_message`.
  static func belongsToError(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    let results: Set = ["error", "exit", "failure", "response", "result", "return", "status"]
    return words.count > 1 && results.contains(words[0])
  }

  /// Whether the word names a string or an object that contains one.
  static func namesMessage(_ word: String) -> Bool {
    ["comment", "message", "note"].contains(word.lowercased())
  }

  /// Whether the key is one word such as `pinned`.
  static func isParticiple(_ key: String) -> Bool {
    NameWords(key).words.count == 1 && key.hasSuffix("ed")
  }

  /// Whether the key ends with an adjective such as `channel_liable`.
  static func isAbility(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    let nouns: Set = ["cable", "table", "timetable", "variable"]
    return words.count > 1
      && words.last.map { $0.hasSuffix("able") && !nouns.contains($0) } ?? false
  }

  /// Returns the type that keys such as `text_value` and `booleanValue` name.
  static func kindOfValue(_ key: String) -> SwiftType? {
    let words = NameWords(key).lowercased
    guard words.count == 2, words[1] == "value" else { return nil }
    return switch words[0] {
    case "bool", "boolean": .bool
    case "int", "integer": .int
    case "decimal", "double", "float", "number": .double
    case "string", "text": .string
    default: nil
    }
  }

  /// Whether the key can be the name of a Boolean value, such as `locked`.
  static func canBeCondition(_ key: String) -> Bool {
    guard let last = NameWords(key).words.last?.lowercased() else { return false }
    return isCondition(key) || last.hasSuffix("ed") || last.hasSuffix("able")
  }
}
