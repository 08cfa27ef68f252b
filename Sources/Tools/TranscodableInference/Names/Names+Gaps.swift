internal import TranscodableNames

/// Keys of members that similar objects can lack.
extension Names {
  /// Whether the key names a condition that any kind of object can have.
  static func isFlag(_ key: String) -> Bool {
    ["archived", "deleted", "disabled", "enabled", "hidden", "locked", "visible"].contains(key)
  }

  /// Whether the key names a media type, such as `contentType`.
  static func isMediaType(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return ["contenttype", "mediatype", "mimetype", "mime"].contains(words.joined())
  }

  /// Whether the key names files of several kinds, such as `media_attachments`.
  static func areMedia(_ key: String) -> Bool {
    let words: Set = ["attachment", "attachments", "media"]
    return NameWords(key).lowercased.contains(where: words.contains)
  }

  /// Whether the key names a property of an image, such as `original_w`.
  static func describesImage(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return ["blurhash", "preview", "thumb", "thumbnail"].contains(words.first)
      || isSide(key)
      || words.first == "original" && ["h", "w"].contains(words.last)
  }

  /// Whether the key names an object that other objects of the same kind often lack.
  static func isOccasional(_ key: String) -> Bool {
    let words: Set = [
      "cancellation", "dispute", "milestone", "rain", "recurrence", "refund", "repeat",
      "restrictions", "snow", "warnings",
    ]
    let all = NameWords(key).lowercased
    return all.last.map(words.contains) ?? false || all.starts(with: ["belongs", "to"])
  }

  /// Whether the last word of a key is a unit, such as `unit` or `100g`.
  static func isUnit(_ word: String) -> Bool {
    word == "unit"
      || word.first?.isNumber == true && word.last.map { $0.isLetter && $0.isLowercase } == true
  }

  /// Whether the key names a line of an address after the first one, such as `address_line_2`.
  private static func isSecondLine(_ key: String) -> Bool {
    let word = NameWords(key).lowercased.suffix(2).joined()
    guard let number = word.last, "23".contains(number) else { return false }
    return ["address", "line", "street"].contains { word.dropLast().hasSuffix($0) }
  }

  /// Whether other objects often lack a member with the key, whatever its value is.
  static func isRare(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    let isField = words.starts(with: ["custom", "field"]) || words.first == "customfield"
    return isSecondLine(key)
      || words.count > 1 && words.first == "latest" && words.last != "version"
      || words.last == "gust" || words == ["alerts"]
      || words.suffix(2) == ["tool", "calls"] || isField && key.last?.isNumber == true
  }

  private static let commonWords: Set<String> = [
    "at", "by", "code", "count", "date", "href", "id", "key", "kind", "label", "name", "number",
    "on",
    "page", "status", "text", "time", "title", "type", "uri", "url", "value",
  ]

  /// Whether members with the key or the last word are in most objects.
  static func isCommon(_ key: String) -> Bool { commonWords.contains(key.lowercased()) }

  /// Whether the key names an object whose only key is the kind of its content, such as
  /// `payment_source`.
  static func isChoice(_ key: String) -> Bool {
    let words: Set = ["from", "instrument", "method", "source", "target"]
    let all = NameWords(key).lowercased
    return all.count > 1 && all.last.map(words.contains) ?? false
  }

  /// Whether the key names an object with facts about a person or a payment, each of which can be
  /// unknown.
  static func areDetails(_ key: String) -> Bool {
    let last = NameWords(key).lowercased.last
    return last == "checks" || NameWords(key).lowercased == ["billing", "details"]
  }

  /// Whether the key names an object with members that are chosen independently of each other.
  static func areChoices(_ key: String) -> Bool {
    let words: Set = [
      "config", "configuration", "identifiers", "ids", "links", "options", "preferences",
      "profiles", "settings", "socials", "urls",
    ]
    return NameWords(key).lowercased.last.map(words.contains) ?? false
  }

  static func isImage(_ key: String) -> Bool {
    ["image", "photo", "picture", "thumbnail"].contains(NameWords(singular(key)).lowercased.last)
  }

  /// Whether the key names the height or width of an image.
  static func isSide(_ key: String) -> Bool {
    ["height", "width"].contains(NameWords(key).lowercased.last)
  }

  static func areImages(_ key: String) -> Bool {
    ["images", "photos", "pictures"].contains(NameWords(key).lowercased.last)
  }

  /// Whether the word names one of several parts of a content, which can have different types.
  static func isPartOfContent(_ word: String) -> Bool {
    ["block", "component", "content", "element", "embed", "fill", "widget"]
      .contains(word.lowercased())
  }

  /// Whether the word names somebody about whom not everything is known.
  static func isParty(_ word: String) -> Bool {
    ["billing", "buyer", "contact", "customer", "payer", "recipient", "shipping"].contains(word)
  }

  /// Whether the key names optional prose, such as `description`.
  static func isFreeText(_ key: String) -> Bool {
    ["bio", "body", "caption", "description", "homepage", "tagline"].contains(key.lowercased())
  }

  /// Whether the key names a part of addresses that some countries don't have.
  static func isOptionalInAddress(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return ["latitude", "longitude", "postal", "postcode", "province", "region", "state", "zip"]
      .contains(words.first) || ["postalcode", "zipcode"].contains(key.lowercased())
  }

  /// Whether the key names the time of an event that may not happen, as `delivered_at` does.
  static func isEvent(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    let always: Set = ["created", "modified", "updated"]
    return words.count > 1 && words.last == "at" && always.isDisjoint(with: words)
  }

  /// Whether the key names an object with copies of an image in several sizes.
  static func areSizesOfImage(_ key: String) -> Bool {
    ["renditions", "sizes", "thumbnails", "thumbs"].contains(NameWords(key).lowercased.last)
  }

  /// Whether the key names something that happens to an object at most once, and often never, as
  /// `merged_at` and `due_date` do.
  static func isLateDate(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    let events: Set = [
      "archived", "canceled", "cancelled", "closed", "completed", "deleted", "delivered",
      "dismissed", "due", "edited", "finished", "fulfilled", "merged", "refunded", "removed",
      "resolved", "returned", "revoked", "shipped",
    ]
    if words == ["duedate"] { return true }
    return words.count == 2 && events.contains(words[0])
      && ["at", "date", "on", "time"].contains(words[1])
  }

  /// Whether the key names the reason for something that often doesn't happen, as `lock_reason` does.
  static func isReason(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    return words.count > 1 && words.last == "reason"
  }

  /// Returns the key for a first name, if the key is that of a last name, or the reverse.
  static func keyOfOtherName(_ key: String) -> String? {
    let small = key.lowercased()
    if small.contains("last") { return key.replacing("last", with: "first") }
    return small.contains("first") ? key.replacing("first", with: "last") : nil
  }
}
