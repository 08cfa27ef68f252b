/// Keys of strings.
extension Names {
  /// Last words of keys whose values are practically always strings.
  static let wordsOfStrings: Set<String> = [
    "address1", "address2", "alt", "bio", "body", "canonical", "carrier", "city", "code", "color",
    "comment",
    "company", "country", "currency", "cursor", "description", "descriptor", "email", "gender",
    "hash", "homepage", "href", "identifier", "language", "line1", "line2", "link", "locale",
    "login", "message", "name", "nickname", "note", "notes", "number", "password", "phone",
    "province", "reason", "refusal", "region", "slug", "street", "subtitle", "suffix", "summary",
    "text", "timezone", "title", "token", "uri", "url", "username", "uuid", "vendor", "website",
    "zip", "zone",
  ]

  /// Last words of keys whose values are practically always arrays of strings.
  static let wordsOfArraysOfStrings: Set<String> = [
    "aliases", "codes", "currencies", "emails", "genres", "hashes", "hashtags", "keywords",
    "languages", "locales", "names", "permissions", "scopes", "slugs", "synonyms", "tags", "titles",
    "topics", "uris", "urls", "usernames",
  ]
}
