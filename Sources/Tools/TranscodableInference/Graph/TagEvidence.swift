/// Determines whether the value of one key, the tag, identifies different kinds of objects.
struct TagEvidence {
  /// More kinds than this are codes if few objects have each, unless many members occur in only one.
  private static let manyKinds = 8

  private let facts: ObjectFacts

  init(_ facts: ObjectFacts) { self.facts = facts }

  /// The key of the tag, or nil if the objects are so similar that they share one type.
  var key: String? {
    guard let variants = facts.variants, variants.count > 1, facts.plain.count == 0,
      let key = variants.first?.tagKey, variants.allSatisfy({ $0.tagKey == key })
    else { return nil }
    let keys = variants.map { Set($0.facts.members.map(\.key)).subtracting([key]) }
    let all = keys.reduce(into: Set()) { $0.formUnion($1) }
    let shared = keys.dropFirst().reduce(keys[0]) { $0.intersection($1) }
    let own = all.count { key in keys.count { $0.contains(key) } == 1 }
    let areMany = variants.count > Self.manyKinds && variants.count * 3 > facts.count * 2
    if areMany, own * 4 < all.count { return nil }
    if shared.contains(where: { haveDifferentKinds(variants.map(\.facts), $0) }) { return key }
    guard (all.count - shared.count) * 2 > all.count else { return nil }
    let distinct = variants.count { variant in
      variant.facts.members.contains { member in
        member.shape.count == variant.facts.count
          && keys.contains { !$0.contains(member.key) && member.key != key }
      }
    }
    return distinct > 1 ? key : nil
  }

  /// Whether a member has values of one kind in each variant, but of different kinds in some of
  /// them, such as arrays and arrays of arrays.
  private func haveDifferentKinds(_ variants: [MemberFacts], _ key: String) -> Bool {
    let kinds = variants.map { $0.members.first { $0.key == key }?.shape.onlyKind }
    let known = kinds.compactMap(\.self)
    return known.count == kinds.count && Set(known).count > 1
  }
}
