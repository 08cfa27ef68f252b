/// Compares the values of an object whose keys may be data.
struct MapValues {
  /// The kinds of the values that aren't null.
  private var kinds: Set<Int> = []
  /// Whether the elements of all arrays are strings.
  private(set) var areArraysOfStrings = true
  /// Whether the elements of all arrays are objects with a URL.
  private(set) var areArraysOfLinks = true
  /// The number of objects that have each key.
  private var keyCounts: [String: Int] = [:]
  /// The kinds of the values of each key.
  private var kindsOfKeys: [String: Set<Int>] = [:]
  private var keySets: [Set<String>] = []

  init(_ members: [MemberFacts.Member]) {
    for member in members {
      kinds.formUnion(member.shape.kinds)
      if !member.shape.isArrayOfStrings { areArraysOfStrings = false }
      if !member.shape.isArrayOfLinks { areArraysOfLinks = false }
      guard let objects = member.shape.objects.first else { continue }
      let all = objects.all.members
      keySets.append(Set(all.map(\.key)))
      for part in all {
        keyCounts[part.key, default: 0] += 1
        kindsOfKeys[part.key, default: []].formUnion(part.shape.kinds)
      }
    }
  }

  /// Values that are all arrays aren't enough evidence for a dictionary.
  var areOfOneKind: Bool { kinds.count == 1 && !kinds.contains(Shape.arrayKind) }

  var areArrays: Bool { kinds == [Shape.arrayKind] }

  var haveNoContainers: Bool {
    kinds.isDisjoint(with: [Shape.arrayKind, Shape.objectKind])
  }

  var areStrings: Bool { kinds == [Shape.stringKind] }

  var areNumbers: Bool { kinds == [Shape.numberKind] }

  var areScalars: Bool { areOfOneKind && keySets.isEmpty }

  var areObjects: Bool { kinds == [Shape.objectKind] }

  /// Whether the values are objects that contain only scalars, under different keys.
  var areDictionaries: Bool { areOfOneKind && !keySets.isEmpty && hasOnlyScalars && !haveEqualKeys }

  private var hasOnlyScalars: Bool {
    kindsOfKeys.values.allSatisfy { $0.isDisjoint(with: [Shape.arrayKind, Shape.objectKind]) }
  }

  var haveEqualKeys: Bool {
    guard let first = keySets.first, !first.isEmpty else { return false }
    return keySets.allSatisfy { $0 == first }
  }

  /// The number of keys of the first value.
  var keyCount: Int { keySets.first?.count ?? 0 }

  var areLinks: Bool {
    areOfOneKind && !keySets.isEmpty && keySets.allSatisfy { $0.contains("href") }
  }

  /// Whether at least one key occurs in all values.
  var shareKeys: Bool {
    keySets.count > 1 && !keySets.dropFirst().reduce(keySets[0]) { $0.intersection($1) }.isEmpty
  }

  /// Whether most keys of each value are common to most values, with values of the same kinds.
  var haveSimilarKeys: Bool {
    let common = Set(keyCounts.filter { $0.value * 4 >= keySets.count * 3 }.keys)
    guard common.count > 1 else { return false }
    let mixed = common.count { kindsOfKeys[$0]?.count ?? 0 > 1 }
    guard mixed * 4 <= common.count else { return false }
    let similar = keySets.count { keys in
      let shared = keys.intersection(common).count
      return shared * 2 >= keys.count && shared * 2 >= common.count
    }
    return similar * 20 >= keySets.count * 19
  }
}

extension Shape {
  private static let depthOfKeys = 2

  /// Whether the values are objects, or arrays of objects, that contain the key as a string, as the
  /// value of `P31` in `{"P31": [{"snak": {"property": "P31"}}]}` does.
  func repeats(_ key: String, depth: Int = 0) -> Bool {
    if let element = elements.first, depth == 0 { return element.repeats(key, depth: depth) }
    guard let members = objects.first?.all.members, strings == nil else { return false }
    return members.contains { member in
      member.shape.strings?.values == [key] && !Names.isKind(member.key)
        || depth < Self.depthOfKeys && !member.shape.objects.isEmpty
          && member.shape.repeats(key, depth: depth + 1)
    }
  }

  /// The kind of the values, followed by the kind of their elements if they are arrays.
  ///
  /// The result is nil if there are values of several kinds.
  var onlyKind: [Int]? {
    guard let kind = kinds.first, kinds.count == 1, nullCount == 0, opaqueCount == 0 else {
      return nil
    }
    guard kind == Self.arrayKind else { return [kind] }
    return elements.first?.onlyKind.map { [kind] + $0 }
  }

  static let (numberKind, stringKind, arrayKind, objectKind) = (1, 2, 3, 4)

  /// Whether the values are arrays of strings, some of which can be empty.
  fileprivate var isArrayOfStrings: Bool {
    guard kinds == [Self.arrayKind], nullCount == 0, opaqueCount == 0 else { return false }
    return elements.allSatisfy { $0.kinds == [Self.stringKind] && $0.nullCount == 0 }
  }

  /// Whether the values are arrays of objects with a URL.
  fileprivate var isArrayOfLinks: Bool {
    guard kinds == [Self.arrayKind], let element = elements.first,
      element.kinds == [Self.objectKind], let objects = element.objects.first?.all
    else { return false }
    return objects.members.contains {
      ["href", "url"].contains($0.key) && $0.shape.count == objects.count
    }
  }

  /// The kinds of values other than null.
  var kinds: Set<Int> {
    let flags = [
      boolCount > 0, numbers.count > 0, strings != nil, arrayCount > 0, !objects.isEmpty,
    ]
    return Set(flags.indices.filter { flags[$0] })
  }
}
