internal import TranscodableNames

/// Determines whether the keys of objects are data.
///
/// If so, the objects should become dictionaries.
struct MapEvidence {
  /// If an object has at least this many object or scalar members, its keys are assumed to be data.
  private static let (manyObjects, manyScalars) = (12, 60)
  /// If objects have at least this many strings, none of which most objects have, their keys are
  /// assumed to be data.
  private static let manyStrings = 20

  private let facts: MemberFacts

  /// Names of objects whose keys are usually data if all their values are strings.
  private static let namesOfMaps: Set<String> = [
    "annotations", "continue", "cookies", "dependencies", "engines", "env", "environment",
    "headers", "ids", "labels", "levels", "limits", "metadata", "modules", "permissions",
    "requests",
    "scripts", "selector", "tags", "translations", "uris", "urls", "variables", "vars",
  ]

  /// Names of objects that map the names of programs or packages to versions.
  private static let namesOfVersions: Set<String> = ["dependencies", "engines"]

  private static func mapsToVersions(_ name: String) -> Bool {
    NameWords(name).lowercased.last.map(namesOfVersions.contains) ?? false
  }

  /// Names of objects that contain either fields or data.
  private static let vagueNamesOfMaps: Set<String> = ["attributes", "properties"]

  /// Names of objects whose keys are usually data if all their values are arrays of strings.
  private static let namesOfLists: Set<String> = ["errors", "headers", "highlight", "highlights"]

  private let name: String
  private let surroundings: Surroundings

  /// The enclosing object.
  struct Surroundings {
    var keys: Set<String> = []
    /// The values of `name`, and the keys of `dependencies`.
    var names: Set<String> = []
    /// Whether it is an object for data that users define, such as `extendedProperties`.
    var areData = false
    /// The keys of all objects in it that can't be the names of fields.
    var keysOfData: Set<String> = []
    /// The keys of objects that contain more than strings, by the names of the objects.
    var fields: [String: Set<String>] = [:]
  }

  init(_ facts: ObjectFacts, named name: String, in surroundings: Surroundings) {
    self.facts = facts.all
    self.name = name
    self.surroundings = surroundings
  }

  /// The surroundings of the members.
  var inside: Surroundings {
    let keysOfData = facts.members.lazy.compactMap(\.shape.objects.first)
      .flatMap { $0.all.members.map(\.key).filter(\.isData) }
    let names = facts.members.flatMap { member in
      if member.key == "name" { return member.shape.strings?.values ?? [] }
      guard Self.mapsToVersions(member.key) else { return [] }
      return member.shape.objects.first?.all.members.map(\.key) ?? []
    }
    return Surroundings(
      keys: Set(facts.members.map(\.key)), names: Set(names), areData: Names.isCustom(name),
      keysOfData: Set(keysOfData), fields: surroundings.fields)
  }

  private var hasFieldName: Bool {
    facts.members.contains { Self.namesOfFields.contains($0.key) }
  }

  private var hasNameOfMap: Bool {
    let words = NameWords(name).lowercased
    // The keys of `response_metadata` are usually the names of fields.
    guard let last = words.last, words.count == 1 || last != "metadata" else { return false }
    if last == "ids", facts.members.contains(where: { $0.key.lowercased().hasSuffix("id") }) {
      return false
    }
    // Keys that occur in each of several objects aren't data, unless they name packages.
    let isFixed =
      !Self.mapsToVersions(name) && facts.count > 2
      && facts.members.allSatisfy { $0.shape.count == facts.count }
    guard !hasFieldName, !isFixed, !areFieldsElsewhere else { return false }
    return Self.namesOfMaps.contains(last) || words.count == 1 && isVagueMap(last)
  }

  /// Whether most keys are the names of fields in other objects with the name.
  private var areFieldsElsewhere: Bool {
    let count = facts.members.count { surroundings.fields[name]?.contains($0.key) == true }
    return count * 2 > facts.members.count
  }

  private static let fewMembers = 4

  /// Whether the object is called `attributes`, for example, and has few members, none of which is
  /// likely to be a field.
  ///
  /// Next to an identifier and a type, such an object contains the fields of a resource.
  private func isVagueMap(_ name: String) -> Bool {
    Self.vagueNamesOfMaps.contains(name) && facts.members.count <= Self.fewMembers
      && !surroundings.keys.isSuperset(of: ["id", "type"])
  }

  /// Whether the name of the object or of the enclosing object is the main evidence.
  var isGuess: Bool {
    Names.isCustom(name) || surroundings.areData || isVagueMap(name.lowercased())
  }

  /// Whether only the name indicates that the keys are data, so the values can be any strings.
  var isOnlyName: Bool {
    hasNameOfMap && MapValues(facts.members).areStrings
      && facts.members.count { $0.key.isData } * 2 < facts.members.count
  }

  /// Keys that are usually the names of fields.
  private static let namesOfFields: Set<String> = [
    "count", "description", "email", "href", "id", "name", "next", "status", "title", "total",
    "type", "url", "version",
  ]

  /// Whether the keys identify people, as in `users` and `members`.
  private var hasNameOfPeople: Bool { Names.singular(name) != name && Names.isPerson(name) }

  /// Why the keys are data, or nil if they are the names of fields.
  var reason: String? {
    let members = facts.members
    if members.isEmpty { return "it is empty in all samples" }
    // The content of an object in MediaWiki.
    if members.count == 1, members[0].key == "*" { return nil }
    if members.allSatisfy({ $0.key.isInteger }) { return "its keys are numbers" }
    if members.allSatisfy({ $0.key.isUUID }) { return "its keys are UUIDs" }
    if members.count > 1, members.allSatisfy({ $0.key.isPath }) { return "its keys are paths" }
    if areNames { return "its keys are names" }
    let values = MapValues(members)
    if members.allSatisfy({ $0.key.isPeriod }), members.count > 1 || !values.areScalars {
      return "its keys are periods of time"
    }
    if members.allSatisfy({ $0.shape.repeats($0.key) }) { return "its values repeat its keys" }
    if values.haveEqualKeys, members.count > 1, members.contains(where: { $0.key.isInteger }) {
      return "its keys are numbers or words"
    }
    return reasonInArrays(values) ?? reasonOfUserData(values)
      ?? (values.areOfOneKind ? reasonInKeys(values) ?? reasonInValues(values) : nil)
  }

  private func reasonInArrays(_ values: MapValues) -> String? {
    let members = facts.members
    if values.areOfOneKind || values.areArrays,
      members.count(where: { $0.key.isData }) * 2 >= members.count
    {
      return "its keys are dates, versions, paths or patterns"
    }
    if values.areArraysOfLinks, isNameOfLinks { return "its values are links" }
    if values.areArrays, members.count > 1, members.allSatisfy({ $0.key.utf8.count < 4 }),
      let kind = Names.kindOfCodes(members.map(\.key), named: name)
    {
      return "its keys are \(kind)"
    }
    if values.areOfOneKind || values.areArrays, areIdentifiers {
      return "its keys are identifiers"
    }
    guard values.areArraysOfStrings, facts.count > 1 else { return nil }
    if Self.namesOfLists.contains(name) { return "'\(name)' usually has keys that are data" }
    let isVaried = members.count { $0.shape.count < facts.count } > 1
    return isVaried && members.count > 3 ? "its values are arrays, and its keys vary" : nil
  }

  /// Whether the keys are random strings of the same length.
  private var areIdentifiers: Bool {
    let keys = facts.members.map(\.key)
    return keys.count > 2 && Set(keys.map(\.utf8.count)).count == 1
      && keys.count(where: \.looksRandom) * 4 >= keys.count * 3
  }

  /// Whether the keys are names of the enclosing objects or of packages, as in
  /// `{"name": "tool", "bin": {"tool": "./cli.js"}}`.
  private var areNames: Bool {
    !Self.mapsToVersions(name) && facts.members.allSatisfy { surroundings.names.contains($0.key) }
  }

  private var isNameOfLinks: Bool { NameWords(name).lowercased.last == "links" }

  private func reasonOfUserData(_ values: MapValues) -> String? {
    if Names.isCustom(name),
      values.haveNoContainers || values.areOfOneKind && !values.areDictionaries
    {
      return "'\(name)' usually has keys that are data"
    }
    return surroundings.areData && values.haveNoContainers
      ? "the enclosing object usually has keys that are data" : nil
  }

  private func reasonInKeys(_ values: MapValues) -> String? {
    let keys = facts.members.map(\.key)
    if !values.areScalars, ["social", "socials", "social_media"].contains(name) {
      return "its keys are networks"
    }
    if values.areScalars || values.haveEqualKeys || values.shareKeys,
      let kind = Names.kindOfCodes(keys, named: name)
    {
      return "its keys are \(kind)"
    }
    if values.shareKeys, Names.areSlugs(keys) { return "its keys are parts of URLs" }
    if values.areLinks, isNameOfLinks { return "its values are links" }
    if isGrouped { return "its name contains what its keys are" }
    if values.haveEqualKeys, areCapitalized {
      return "its keys are capitalized, unlike others"
    }
    if values.areScalars || values.shareKeys, Names.arePhrases(keys) {
      return "its keys are phrases"
    }
    let hasNameOfData =
      hasNameOfMap && values.areStrings || hasNameOfPeople && values.areScalars && !hasFieldName
    if hasNameOfData { return "'\(name)' usually has keys that are data" }
    guard values.areScalars else { return nil }
    if haveKeysAsValues { return "its values are keys of another dictionary" }
    let arePaths = keys.allSatisfy { $0.contains(".") && Names.withoutNumber($0) == $0 }
    if values.areStrings || differ, arePaths {
      return "its keys are paths"
    }
    // The lines of an address are fields.
    let areNumbered = keys.allSatisfy { $0.last?.isNumber == true && !$0.contains("line") }
    return differ && areNumbered ? "its keys are numbered" : nil
  }

  /// Whether all values are keys of another object in the enclosing object, as tags in
  /// `{"tags": {"latest": "1.0.1"}, "versions": {"1.0.1": {}}}` are.
  private var haveKeysAsValues: Bool {
    facts.members.allSatisfy { member in
      let texts = member.shape.strings?.values ?? []
      return !texts.isEmpty && !Names.isVersion(member.key)
        && texts.allSatisfy(surroundings.keysOfData.contains)
    }
  }

  /// Whether the name contains what the keys are, as `attachmentsByType` does.
  private var isGrouped: Bool {
    NameWords(name).lowercased.dropFirst().dropLast().contains("by")
  }

  /// Whether all keys begin with a capital letter, but none in the enclosing object does.
  private var areCapitalized: Bool {
    let isCapitalized = { (key: String) in key.first?.isUppercase == true }
    return !surroundings.keys.isEmpty && !surroundings.keys.contains(where: isCapitalized)
      && facts.members.allSatisfy { isCapitalized($0.key) }
  }

  /// Whether no key occurs in every object, as the name of a field often does.
  private var differ: Bool {
    facts.count > 1 && facts.members.allSatisfy { $0.shape.count < facts.count }
  }

  private func reasonInValues(_ values: MapValues) -> String? {
    let members = facts.members
    if values.haveEqualKeys, values.keyCount > 3, members.count > 1, facts.count > 1,
      Names.singular(name) != name, members.contains(where: { $0.shape.count < facts.count })
    {
      return "its \(members.count) values have the same fields"
    }
    guard members.count > 2 else { return nil }
    if values.areObjects, members.count > Self.fewMembers, Names.areNumbered(members.map(\.key)) {
      return "its keys are numbered"
    }
    if values.areStrings, members.count >= Self.manyStrings,
      members.allSatisfy({ $0.shape.count * 2 < facts.count })
    {
      return "it has only strings, and its keys vary"
    }
    if values.haveEqualKeys, differ || members.count >= Self.manyObjects {
      return "its \(members.count) values have the same fields"
    }
    if values.haveSimilarKeys, members.count >= Self.manyObjects {
      return "its \(members.count) values have similar fields"
    }
    if values.areStrings, differ, members.count >= Self.manyObjects,
      ["info", "meta", "metadata"].contains(name.lowercased())
    {
      return "'\(name)' has only strings, and its keys vary"
    }
    if values.areNumbers, members.contains(where: { $0.key.lowercased().hasSuffix("total") }),
      members.count(where: { $0.shape.count < facts.count }) > 1
    {
      return "its numbers have a total, and its keys vary"
    }
    if values.areScalars, members.count >= Self.manyScalars, facts.count == 1 || differ {
      return "its \(members.count) values are of the same kind"
    }
    return nil
  }
}

extension MapEvidence.Surroundings {
  /// The surroundings without the enclosing object.
  var ofDocument: Self { Self(fields: fields) }

  /// The surroundings of a document.
  init(of document: Shape) { addFields(in: document, named: "") }

  private mutating func addFields(in shape: Shape, named name: String) {
    for element in shape.elements { addFields(in: element, named: "") }
    guard let all = shape.objects.first?.all else { return }
    let isRecord = all.members.contains { !$0.shape.kinds.isSubset(of: [Shape.stringKind]) }
    for member in all.members {
      if isRecord, !name.isEmpty { fields[name, default: []].insert(member.key) }
      addFields(in: member.shape, named: member.key)
    }
  }
}
