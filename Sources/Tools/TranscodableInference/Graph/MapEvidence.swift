/// Determines whether the keys of objects are data.
///
/// If so, the objects should become dictionaries.
struct MapEvidence {
  /// If an object has at least this many object or scalar members, its keys are assumed to be data.
  private static let (manyObjects, manyScalars) = (12, 60)

  private let facts: MemberFacts

  init(_ facts: ObjectFacts) { self.facts = facts.all }

  var reason: String? {
    let members = facts.members
    if members.isEmpty { return "it is empty in all samples" }
    if members.allSatisfy({ $0.key.isNumeral }) { return "its keys are numbers" }
    if members.allSatisfy({ $0.key.isUUID }) { return "its keys are UUIDs" }
    guard members.count > 2, let keys = commonKeys else { return nil }
    // A key that occurs in every object is a field name, not data.
    let differ = facts.count > 1 && members.allSatisfy { $0.shape.count < facts.count }
    if !keys.isEmpty, differ || members.count >= Self.manyObjects {
      return "its \(members.count) values have the same fields"
    }
    if members.count >= Self.manyScalars, facts.count == 1 || differ {
      return "its \(members.count) values are of the same kind"
    }
    return nil
  }

  /// The keys that all object values share.
  ///
  /// The set is empty if all values are scalars of one kind, and nil if their kinds or keys differ.
  private var commonKeys: Set<String>? {
    var kinds: Set<Int> = []
    var common: Set<String>?
    for member in facts.members {
      let shape = member.shape
      if shape.nullCount == shape.count { continue }
      let flags = [
        shape.boolCount > 0, shape.numbers.count > 0, shape.strings != nil, shape.arrayCount > 0,
        !shape.objects.isEmpty,
      ]
      kinds.formUnion(flags.indices.filter { flags[$0] })
      guard kinds.count == 1 else { return nil }
      guard let objects = shape.objects.first else { continue }
      let keys = Set(objects.all.members.map(\.key))
      guard !keys.isEmpty, common == nil || common == keys else { return nil }
      common = keys
    }
    // Values that are all arrays aren't enough evidence for a dictionary.
    return kinds.count == 1 && !kinds.contains(3) ? common ?? [] : nil
  }
}

/// Determines whether the value of one key, the tag, identifies different kinds of objects.
struct TagEvidence {
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
    guard (all.count - shared.count) * 2 > all.count else { return nil }
    let distinct = variants.count { variant in
      variant.facts.members.contains { member in
        member.shape.count == variant.facts.count
          && keys.contains { !$0.contains(member.key) && member.key != key }
      }
    }
    return distinct > 1 ? key : nil
  }
}

extension String {
  var isNumeral: Bool { !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 } }

  var isUUID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit } }
  }
}
