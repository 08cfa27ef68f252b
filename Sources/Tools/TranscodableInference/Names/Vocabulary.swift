internal import TranscodableNames

/// The words of a document's keys.
struct Vocabulary {
  private var words: Set<String> = []
  /// The names of objects and arrays that consist of one word.
  private var entities: Set<String> = []
  /// The names of the elements of arrays that consist of one word.
  private var elements: Set<String> = []

  private static let nouns: Set<String> = [
    "category", "field", "group", "key", "link", "list", "name", "number", "state", "status",
    "tracking", "type", "value",
  ]
  /// Words with which words that are written as one often begin.
  private static let heads: Set<String> = [
    "custom", "issue", "recent", "similar", "time", "top", "user",
  ]
  /// Words that consist of two words but are written as one.
  private static let closedCompounds: Set<String> = [
    "backlog", "bookmark", "breakdown", "checkbox", "checklist", "database", "dataset", "deadline",
    "feedback", "filename", "filetype", "firmware", "framework", "hardware", "hashtag", "headline",
    "homepage", "hostname", "keyword", "login", "metadata", "mimetype", "network", "newsletter",
    "nickname", "password", "payload", "playlist", "postcode", "screenshot", "sitemap", "software",
    "storefront", "subject", "timeline", "timestamp", "timezone", "touchpoint", "username",
    "viewport", "warehouse", "webhook", "website", "workflow", "workspace",
  ]

  init(_ graph: ShapeGraph) {
    guard !graph.isExact else { return }
    for node in graph.roots {
      for key in graph[node].members?.keys ?? [:].keys {
        words.formUnion(NameWords(Names.singular(key)).lowercased)
      }
      guard graph[node].objectCount > 0 || graph[node].arrayCount > 0 else { continue }
      let name = NameWords(Names.singular(graph[node].name)).lowercased
      guard name.count == 1 else { continue }
      entities.formUnion(name)
      if graph[node].arrayCount > 0 { elements.formUnion(name) }
    }
  }

  /// Separates two words that are written as one, such as `issue` and `type` in `issuetype`, if both
  /// words have a meaning in the document.
  func separated(_ key: String) -> String {
    let parts = key.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1 { return parts.map(separated).joined(separator: "_") }
    guard key.count > 5, key.allSatisfy({ $0.isASCII && $0.isLowercase }),
      !Self.closedCompounds.contains(Names.singular(key))
    else { return key }
    for count in 3...(key.count - 3) {
      let (head, tail) = (String(key.prefix(count)), String(key.dropFirst(count)))
      let noun = Names.singular(tail)
      let isHead = entities.contains(head) || Self.heads.contains(head)
      if isHead, words.contains(noun) || Self.nouns.contains(noun) {
        return head + "_" + tail
      }
    }
    return key
  }

  /// The last word of a key if elements of an array are called so, such as `issue` in
  /// `outwardIssue`.
  func element(in key: String) -> String? {
    let words = NameWords(key).lowercased
    guard words.count > 1, let last = words.last, elements.contains(last) else { return nil }
    return last
  }
}
