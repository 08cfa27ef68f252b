internal import TranscodableNames

extension Names {
  private static let irregular = [
    "children": "child", "people": "person", "men": "man", "women": "woman", "indices": "index",
    "indexes": "index", "vertices": "vertex", "matrices": "matrix", "statuses": "status",
    "addresses": "address", "aliases": "alias", "series": "series", "news": "news",
    "calories": "calorie", "curies": "curie", "hoodies": "hoodie", "selfies": "selfie",
    "movies": "movie", "cookies": "cookie", "species": "species", "media": "media",
    "caches": "cache", "alias": "alias", "canvas": "canvas", "atlas": "atlas", "bias": "bias",
    "aws": "aws", "bus": "bus", "cms": "cms", "css": "css", "dns": "dns", "gas": "gas",
    "gps": "gps", "hours": "hours", "https": "https", "ios": "ios", "lens": "lens", "sms": "sms",
    "sys": "sys",
    "tls": "tls", "ups": "ups", "vps": "vps", "axes": "axis", "analyses": "analysis",
    "cast": "cast_member", "crew": "crew_member", "staff": "staff_member",
    "emojis": "emoji", "includes": "includes", "uris": "uri", "wikis": "wiki",
  ]

  static func singular(_ name: String) -> String {
    guard let last = NameWords(name).words.last, name.hasSuffix(last) else { return name }
    let small = last.lowercased()
    let head = String(name.dropLast(last.count))
    if let word = irregular[small] {
      let isCapital = last.first?.isUppercase == true
      return head + (isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word)
    }
    let endings = ["ches", "shes", "sses", "xes", "zzes"]
    if small.count > 4, small.hasSuffix("ies") { return head + last.dropLast(3) + "y" }
    if small.count > 4, endings.contains(where: small.hasSuffix) { return head + last.dropLast(2) }
    let kept = ["ss", "us", "is"]
    if small.count > 2, small.hasSuffix("s"), !kept.contains(where: small.hasSuffix) {
      return head + last.dropLast()
    }
    return name
  }

  /// Keys of arrays that hold the elements of an object under a plural, as in `tracks.items`.
  static let namesOfElements: Set<String> = [
    "collection", "data", "docs", "elements", "entries", "items", "list", "nodes", "records",
    "result", "results",
    "rows", "value", "values",
  ]

  /// Whether the name is the singular of such a key.
  static func isElement(_ name: String) -> Bool {
    namesOfElements.contains { singular($0) == name }
  }

  /// Keys of objects that hold the content of a response.
  static let namesOfWrappers: Set<String> = ["data", "fields", "response", "result", "results"]

  /// Whether the key names an object that holds the fields of the enclosing object.
  static func holdsFields(_ key: String) -> Bool { ["attributes", "fields"].contains(key) }

  /// Returns the words with which both keys begin, if they differ in one word.
  static func beginning(of first: String, _ second: String) -> String? {
    let (mine, others) = (NameWords(first).lowercased, NameWords(second).lowercased)
    guard mine.count > 1, mine.count == others.count, mine != others,
      mine.dropLast() == others.dropLast(), mine[0].count > 2,
      !genericWords.contains(mine[mine.count - 2])
    else { return nil }
    return mine.dropLast().joined(separator: "_")
  }

  /// Words that name any kind of value.
  private static let genericWords: Set<String> = [
    "attributes", "config", "data", "detail", "details", "entry", "info", "item", "meta", "node",
    "object", "options", "params", "payload", "properties", "result", "settings", "value",
  ]

  /// Whether the key names any kind of value.
  static func isGeneric(_ key: String) -> Bool { genericWords.contains(key.lowercased()) }

  /// Whether the last words are part of a phrase such as `per board` in `openPerBoard`, which doesn't
  /// name the value.
  private static func endsWithAdverbial(_ words: [String], _ count: Int) -> Bool {
    words.suffix(count + 1).dropLast().contains { $0.lowercased() == "per" }
  }

  /// Returns the key with which all others end, such as `artist` for `artist` and `extraartist`.
  static func commonEnding(_ keys: Set<String>) -> String? {
    guard let ending = keys.min(by: { $0.count < $1.count }), ending.count > 3 else { return nil }
    return keys.allSatisfy { $0.lowercased().hasSuffix(ending.lowercased()) } ? ending : nil
  }

  /// Returns the word with which several keys of two or more words end.
  static func commonWord(_ keys: Set<String>) -> String? {
    let words = keys.map { NameWords($0).lowercased }
    let endings = Set(words.map(\.last))
    return keys.count > 1 && endings.count == 1 && words.allSatisfy { $0.count > 1 }
      ? endings.first ?? nil : nil
  }

  /// Returns the words with which both keys end, or nil if they have no specific word in common.
  static func specificEnding(_ first: String, _ second: String) -> String? {
    let (mine, others) = (NameWords(first).words, NameWords(second).words)
    let count = zip(mine.reversed(), others.reversed())
      .prefix { $0.lowercased() == $1.lowercased() }.count
    guard count > 0, let last = mine.last, !genericWords.contains(last.lowercased()),
      ![mine, others].contains(where: { endsWithAdverbial($0, count) })
    else { return nil }
    return mine.count <= count ? first : mine.suffix(count).joined(separator: "_")
  }
}
