internal import TranscodableNames

/// Names of types that come from other words than their keys.
extension Names {
  private static let wordsOfLists: Set<String> = [
    "collection", "feed", "list", "listing", "page", "search",
  ]

  /// Returns a name such as `Track` for the elements of a document of the type `TrackList` or
  /// `Tracks`.
  static func entity(ofList name: String) -> String? {
    let words = NameWords(name).words
    guard let last = words.last else { return nil }
    let rest = words.dropLast().joined()
    if words.count > 1, wordsOfLists.contains(last.lowercased()) {
      // As in `PhotoSearchPage`.
      return entity(ofList: rest) ?? singular(rest)
    }
    if ["response", "result", "results"].contains(last.lowercased()) {
      // As in `IssueSearchResults`.
      if let inner = NameWords(rest).words.last, wordsOfLists.contains(inner.lowercased()),
        inner != rest
      {
        return entity(ofList: rest)
      }
      return singular(rest) != rest ? singular(rest) : nil
    }
    return singular(name) != name ? singular(name) : nil
  }

  /// Returns a name for the elements of a document that is an array.
  static func element(ofDocument name: String) -> String {
    let last = NameWords(name).words.last?.lowercased() ?? ""
    if wordsOfLists.contains(last), let entity = entity(ofList: name) { return entity }
    return element(of: name)
  }

  /// Returns the name of an element of an array, such as `feedItem` for `feed`.
  static func element(of name: String) -> String {
    let words = NameWords(name).words
    let last = words.last?.lowercased() ?? ""
    if last == "tracklist" { return name.dropLast(4).description }
    if last == "list", words.count > 2 { return singular(words.dropLast().joined(separator: "_")) }
    return ["feed", "history", "log", "timeline"].contains(last) ? name + "Item" : singular(name)
  }

  static func isPreposition(_ word: String) -> Bool {
    ["by", "for", "from", "of", "on", "to", "with"].contains(word)
  }

  /// Whether a key or type name is also the value of a tag, so it names one of several kinds.
  static func isTag(_ name: String, among tags: some Sequence<String>) -> Bool {
    tags.contains { typeName($0) == typeName(name) }
  }

  private static let wordsOfVersions: Set<String> = [
    "current", "desired", "final", "first", "initial", "last", "latest", "new", "next", "old",
    "original",
    "prev", "previous", "prior", "updated",
  ]

  /// Whether the keys name one object at different times, such as `state` and `last_state`.
  static func areVersions(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { NameWords($0).lowercased }
    let rest = words.map { words in
      words.first.map(wordsOfVersions.contains) == true ? words.dropFirst() : words[...]
    }
    return words[0] != words[1] && rest[0] == rest[1] && !rest[0].isEmpty
  }

  /// Whether the keys are names for the two ends of something, such as a route.
  static func areEndpoints(_ keys: Set<String>) -> Bool {
    let pairs: [Set] = [
      ["source", "destination"], ["origin", "destination"], ["departure", "arrival"],
      ["from", "to"], ["start", "end"], ["base", "head"], ["source", "target"], ["open", "close"],
    ]
    return pairs.contains { keys.isSubset(of: $0) }
  }

  /// Returns a name for a small object with these keys, if they describe an amount of money, a time
  /// or a size.
  static func typeOfQuantity(with keys: Set<String>) -> String? {
    let words = Set(keys.map { $0.lowercased().filter { $0 != "_" } })
    if words.count == 2, !words.isDisjoint(with: ["currency", "currencycode"]),
      !words.isDisjoint(with: ["amount", "total", "value"])
    {
      return "Money"
    }
    if words == ["amount", "unit"] || words == ["quantity", "unit"] { return "Quantity" }
    if words == ["href"] { return "Hyperlink" }
    if words.count == 2, !words.isDisjoint(with: ["lang", "language", "locale"]),
      !words.isDisjoint(with: ["text", "value"])
    {
      return "LocalizedText"
    }
    if words.isSuperset(of: ["ref", "sha"]), keys.count > 2 { return "Branch" }
    if !words.isDisjoint(with: ["datetime", "utc"]),
      words.isSubset(of: ["date", "datetime", "local", "timezone", "tz", "utc"])
    {
      return "DateTime"
    }
    if words.count > 1, words.contains("html"),
      words.isSubset(of: ["html", "markdown", "markup", "raw", "text", "type"])
    {
      return "RichText"
    }
    if words == ["r", "g", "b"] || words == ["red", "green", "blue"] { return "RGBColor" }
    if words == ["r", "g", "b", "a"] || words == ["red", "green", "blue", "alpha"] {
      return "RGBAColor"
    }
    guard areSizes(keys) else { return nil }
    return words.count == 2 ? "Size" : "Dimensions"
  }

  private static let wordsOfSizes: Set<String> = [
    "aspect", "aspectratio", "bitrate", "depth", "duration", "framerate", "height", "size", "unit",
    "width",
  ]

  /// Whether an object with these keys contains a width, a height and facts about the size.
  static func areSizes(_ keys: Set<String>) -> Bool {
    let words = Set(keys.map { $0.lowercased().filter { $0 != "_" } })
    return words.isSuperset(of: ["width", "height"]) && words.isSubset(of: wordsOfSizes)
  }

  /// Returns a name such as `NameValue` for a small object with these keys, if it fits any object
  /// with them.
  static func neutralType(with keys: Set<String>) -> String? {
    let coordinates: [Set] = [["lat", "lng"], ["lat", "lon"], ["latitude", "longitude"]]
    return coordinates.contains(keys) ? "Coordinate" : typeOfQuantity(with: keys)
  }

  private static let keysOfPairs: Set = [
    "key", "label", "name", "text", "title", "type", "unit", "value",
  ]

  /// Whether an object with these keys is a pair of a name and a value, or of a value and its kind.
  static func isPair(_ keys: Set<String>) -> Bool {
    keys.count == 2 && keys.isSubset(of: keysOfPairs)
  }

  private static let keysOfReferences: Set<String> = [
    "gid", "guid", "href", "id", "key", "kind", "link", "name", "object", "resource_state",
    "resource_type", "resourceState", "resourceType", "self", "sid", "slug", "summary", "title",
    "type", "uid", "url", "uuid",
  ]
  private static let keysOfIdentifiers: Set<String> = ["gid", "guid", "id", "sid", "uid", "uuid"]

  /// Whether the key is that of an object's own identifier.
  static func identifiesObject(_ key: String) -> Bool { keysOfIdentifiers.contains(key) }

  /// Whether an object with these keys can reference objects of any type.
  static func isReference(_ keys: Set<String>) -> Bool {
    let isNamed = keys.contains("name") && !keys.isDisjoint(with: ["href", "link", "url"])
    return keys.count > 1 && keys.isSubset(of: keysOfReferences)
      && (isNamed || !keys.isDisjoint(with: keysOfIdentifiers))
  }

  /// Returns a name such as `DiameterRange` for an object with the members `diameter_min` and
  /// `diameter_max`.
  static func typeOfRange(with keys: Set<String>) -> String? {
    let words = keys.map { NameWords($0).lowercased }
    guard words.count == 2, Set(words.compactMap(\.last)) == ["min", "max"] else { return nil }
    let rest = words.map { $0.dropLast() }
    return rest[0] == rest[1] && !rest[0].isEmpty
      ? typeName(rest[0].joined(separator: "_")) + "Range" : nil
  }

  /// Whether the key is an adjective for one of several objects.
  static func isAdjective(_ key: String) -> Bool {
    let adjectives: Set = [
      "current", "full", "large", "latest", "main", "medium", "original", "preferred", "primary",
      "private", "public", "secondary", "small",
    ]
    return adjectives.contains(key.lowercased())
  }

  /// Whether the key is an adjective for facts about a time, such as `hourly`.
  static func isPeriodic(_ key: String) -> Bool {
    ["current", "daily", "hourly", "minutely", "monthly", "weekly", "yearly"]
      .contains(key.lowercased())
  }

  /// Whether the key is the past participle of a change, such as `added`.
  static func isChange(_ key: String) -> Bool {
    let changes: Set = [
      "added", "changed", "created", "deleted", "inserted", "modified", "removed", "updated",
    ]
    return changes.contains(key.lowercased())
  }

  /// Other changes that result in the same objects, such as `added` for `modified`.
  static func changes(like key: String) -> [String] {
    let changes = ["added", "created", "inserted", "changed", "modified", "updated"]
    return changes.contains(key) ? changes.filter { $0 != key } : []
  }

  /// Whether a type name is only the number of a version, such as `V4`.
  static func isVersionNumber(_ name: String) -> Bool {
    name.hasPrefix("V") && name.count > 1 && name.dropFirst().allSatisfy(\.isNumber)
  }

  /// Returns the last word in the path of a URL that is a plural.
  static func lastPlural(inPath url: String) -> String? {
    url.split { "?#".contains($0) }.first?.split(separator: "/").last { part in
      part.count > 3 && part.allSatisfy { $0.isLowercase && $0.isASCII }
        && singular(String(part)) != part
    }.map { singular(String($0)) }
  }
}
