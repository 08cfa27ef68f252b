internal import TranscodableJSON

/// Facts about the objects at a location, grouped by the value of a potential tag such as `type`.
///
/// If there are too many different keys, they are treated as data, and only the values are recorded.
struct ObjectFacts: Sendable, Equatable, Codable {
  static let (maximumVariants, maximumKeys) = (32, 1024)
  /// The keys of potential tags, in order of preference.
  static let tagKeys = ["type", "kind", "@type", "__typename", "$type", "_type", "event", "op"]

  private static let operations: Set = ["add", "copy", "move", "remove", "replace", "test"]

  struct Variant: Sendable, Equatable, Codable {
    var tagKey: String
    var tag: String
    var facts: MemberFacts
  }

  var count = 0
  var plain = MemberFacts()
  /// The groups of objects, sorted by tag, or nil if there are too many different tags.
  var variants: [Variant]? = []
  /// The combined values of all members, or an empty array if the keys are recorded individually.
  var values: [Shape] = []

  mutating func add(_ object: JSON.Object, depth: Int) {
    count += 1
    if !values.isEmpty {
      for value in object.values { values[0].add(value, depth: depth) }
      return
    }
    if variants != nil, let (key, tag) = Self.tag(of: object) {
      let index = index(of: key, tag)
      variants?[index].facts.add(object, depth: depth)
      if variants?[index].facts.members.count ?? 0 > Self.maximumKeys { return collapse() }
      if variants?.count ?? 0 > Self.maximumVariants { dissolve() }
    } else {
      plain.add(object, depth: depth)
    }
    if plain.members.count > Self.maximumKeys { collapse() }
  }

  mutating func merge(_ other: ObjectFacts) {
    count += other.count
    plain.merge(other.plain)
    for variant in other.variants ?? [] {
      guard variants != nil else {
        plain.merge(variant.facts)
        continue
      }
      let index = index(of: variant.tagKey, variant.tag)
      variants?[index].facts.merge(variant.facts)
    }
    let isFull = variants?.count ?? 0 > Self.maximumVariants
    if other.variants == nil || isFull { dissolve() }
    let isCollapsed = !values.isEmpty || !other.values.isEmpty
    let hasTooMany = ([plain] + (variants ?? []).map(\.facts)).contains {
      $0.members.count > Self.maximumKeys
    }
    if isCollapsed || hasTooMany { collapse() }
    if let value = other.values.first { values[0].merge(value) }
  }

  var all: MemberFacts { (variants ?? []).reduce(into: plain) { $0.merge($1.facts) } }

  private static func tag(of object: JSON.Object) -> (String, String)? {
    for key in tagKeys {
      guard let value = object[key] else { continue }
      guard case .string(let tag) = value, 1...40 ~= tag.utf8.count else { return nil }
      // Elsewhere, `op` is an operator rather than an operation of a JSON Patch (RFC 6902).
      if key == "op", !operations.contains(tag) { return nil }
      return (key, tag)
    }
    return nil
  }

  private mutating func index(of key: String, _ tag: String) -> Int {
    let old = variants ?? []
    if let index = old.firstIndex(where: { $0.tag == tag && $0.tagKey == key }) { return index }
    let index = old.firstIndex { ($0.tagKey, $0.tag) > (key, tag) } ?? old.count
    variants?.insert(Variant(tagKey: key, tag: tag, facts: MemberFacts()), at: index)
    return index
  }

  private mutating func dissolve() {
    plain = all
    variants = nil
  }

  private mutating func collapse() {
    dissolve()
    if values.isEmpty { values.append(Shape()) }
    for member in plain.members { values[0].merge(member.shape) }
    plain = MemberFacts()
  }
}
