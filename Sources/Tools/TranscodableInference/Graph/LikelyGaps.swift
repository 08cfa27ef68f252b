internal import TranscodableNames

/// Makes members optional that all samples have, but that other documents probably lack.
///
/// Many objects with a value are evidence that all objects have one.
struct LikelyGaps {
  var graph: ShapeGraph

  static func apply(to graph: inout ShapeGraph) {
    var gaps = LikelyGaps(graph: graph)
    for record in graph.roots {
      gaps.completeNulls(of: record)
      gaps.limitPages(of: record)
      gaps.completeChoice(in: record)
      gaps.openSizes(in: record)
      gaps.openListed(in: record)
      gaps.openKinds(in: record)
      gaps.openAddress(in: record)
      gaps.openGroups(in: record)
      gaps.openVariants(in: record)
      gaps.openChoice(in: record)
      gaps.openFlags(in: record)
      gaps.openTransitions(in: record)
      gaps.shareNulls(of: record)
      gaps.openAssociations(in: record)
      gaps.openErrors(in: record)
      gaps.findOccasions(in: record)
      gaps.distinguishMedia(of: record)
      gaps.shareFlags(of: record)
      gaps.findNullableNumbers(in: record)
    }
    gaps.openTexts()
    gaps.compareRecords()
    gaps.findNullableKeys()
    gaps.findEmptyFlags()
    graph = gaps.graph
  }

  private mutating func change(
    _ key: String, of record: Int, _ reason: String, evenInMany: Bool,
    _ change: (inout ShapeNode.Member) -> Void
  ) {
    guard evenInMany || graph[record].objectCount < ShapeGraph.manyObjects,
      case .record(var members) = graph[record].layout, var member = members[key],
      member.count == graph[record].objectCount, member.edge.nullCount == 0
    else { return }
    change(&member)
    members[key] = member
    graph[record].layout = .record(members)
    let location = graph[record].locations[0].appending(key)
    graph.remarks.append(InferenceRemark(location: location, text: "optional, \(reason)"))
  }

  /// Makes a member optional.
  ///
  /// The member is null in other documents if all members without a value are null in this one.
  mutating func allowMissing(
    _ key: String, of record: Int, _ reason: String, evenInMany: Bool = false
  ) {
    let members = (graph[record].members ?? [:]).values
    let areNull =
      members.contains { $0.edge.nullCount > 0 }
      && members.allSatisfy { $0.count == graph[record].objectCount }
    change(key, of: record, reason, evenInMany: evenInMany) {
      if areNull { $0.edge.nullCount = 1 } else { $0.count -= 1 }
    }
  }

  mutating func allowNull(
    _ key: String, of record: Int, _ reason: String, evenInMany: Bool = false
  ) {
    change(key, of: record, reason, evenInMany: evenInMany) { $0.edge.nullCount = 1 }
  }

  // MARK: - Pages

  /// Makes members such as `next_page` optional, because the last page lacks them.
  private mutating func limitPages(of record: Int) {
    guard let members = graph[record].members else { return }
    let page = Page(
      isList: members.values.contains { graph[$0.node].arrayCount > 0 },
      isPaging: Names.isPaging(graph[record].name),
      isMetadata: Names.isMetadata(graph[record].name), keys: Set(members.keys))
    // If the object contains only the next page, it is missing itself.
    if page.isPaging, members.keys.allSatisfy(Names.isNextPage) { return }
    for (key, member) in members {
      let opposites = Names.keysOfOppositePages(key).compactMap { members[$0] }
      let isNull = opposites.contains { $0.edge.nullCount > 0 }
      if isNull, graph[member.node].isScalar {
        allowNull(key, of: record, "because the page in the other direction is null")
      } else if Names.isPage(key) && !opposites.isEmpty || page.canLack(key),
        canBeMissing(key, member.node)
      {
        allowMissing(key, of: record, "because the last or an empty page probably lacks it")
      }
    }
  }

  /// The facts about a record that determine whether it can lack members.
  private struct Page {
    /// Whether the record contains an array.
    let isList: Bool
    let isPaging: Bool
    /// Whether the record contains facts about a response.
    let isMetadata: Bool
    let keys: Set<String>
    private let saysMore: Bool

    init(isList: Bool, isPaging: Bool, isMetadata: Bool, keys: Set<String>) {
      (self.isList, self.isPaging, self.isMetadata) = (isList, isPaging, isMetadata)
      self.keys = keys
      saysMore = keys.contains(where: Names.saysWhetherMoreFollow)
    }

    func canLack(_ key: String) -> Bool {
      if Names.isNextPage(key) { return isList || isPaging || isMetadata || saysMore }
      if isMetadata, Names.isCursor(key) { return true }
      if Names.isMetadata(key) { return isList }
      if key == "_embedded" { return keys.contains("page") }
      if Names.isSideLoad(key) { return isList }
      if isPaging, keys.count == 1 { return Names.isPosition(key) }
      if key == "continue" { return true }
      return isList && !saysMore && (Names.isPosition(key) || Names.isPaging(key))
    }
  }

  /// Whether the member isn't an array, a number, a string that is empty on the last page, or an
  /// object with other members than pages.
  private func canBeMissing(_ key: String, _ node: Int) -> Bool {
    guard graph[node].arrayCount == 0 else { return false }
    if Names.isPosition(key), graph[node].numbers.count > 0 { return false }
    if key == "continue" { return graph[node].objectCount > 0 }
    if Names.isPaging(key) || Names.isMetadata(key) {
      return graph[node].members?.keys.allSatisfy(Names.isNextPage) ?? false
    }
    return graph[node].strings?.values?.contains("") != true
  }

  // MARK: - Objects

  /// Makes all members optional if all are objects of one type, or options, and at least a quarter of
  /// them are.
  private mutating func completeChoice(in record: Int) {
    guard let members = graph[record].members, members.count > 1 else { return }
    let types = Set(members.values.map { graph.find($0.node) })
    guard types.allSatisfy({ graph[$0].isRecord }),
      types.count == 1 || Names.areChoices(graph[record].name),
      members.values.count(where: { $0.count < graph[record].objectCount }) * 4 >= members.count
    else { return }
    for key in members.keys.sorted() {
      allowMissing(key, of: record, "because similar members can be missing")
    }
  }

  /// Makes the members of an object optional if an array in the enclosing object lists their keys and
  /// few other words, as in `{"types": ["card"], "options": {"card": {}}}`.
  private mutating func openListed(in record: Int) {
    let members = graph[record].members ?? [:]
    let lists = members.values.compactMap { member in
      graph[member.node].element.flatMap { graph[$0.node].strings?.values }.map(Set.init)
    }
    for member in members.values where graph[member.node].isRecord {
      let keys = Set((graph[member.node].members ?? [:]).keys)
      guard !keys.isEmpty,
        lists.contains(where: { keys.isSubset(of: $0) && $0.count <= keys.count * 2 })
      else { continue }
      for key in keys.sorted() {
        allowMissing(key, of: member.node, "because a list in the document has its name")
      }
    }
  }

  /// Makes the objects and arrays in parts of a content, such as `blocks`, optional if their `type`
  /// has only one value.
  private mutating func openKinds(in record: Int) {
    guard graph[record].locations[0].tokens.last == "*", graph[record].tagKey == nil,
      Names.isPartOfContent(graph[record].name), let members = graph[record].members,
      let kind = members["type"], graph[kind.node].strings?.values?.count == 1
    else { return }
    for (key, member) in members
    where graph[member.node].arrayCount > 0 || graph[member.node].objectCount > 0 {
      allowMissing(
        key, of: record, "because parts of another type probably lack it", evenInMany: true)
    }
  }

  /// Makes the parts of an address nullable that not all countries have, if another part is null.
  private mutating func openAddress(in record: Int) {
    guard let members = graph[record].members, members["city"] != nil,
      members.values.contains(where: { $0.edge.nullCount > 0 })
    else { return }
    for key in members.keys where Names.isOptionalInAddress(key) {
      allowNull(key, of: record, "because not every address has it")
    }
  }

  /// Makes members nullable if at least two others with the same first word are null, as in
  /// `{"customer_phone": null, "customer_shipping": null, "customer_email": "a@b.c"}`.
  private mutating func openGroups(in record: Int) {
    let members = graph[record].members ?? [:]
    let groups = Dictionary(grouping: members.keys.filter { NameWords($0).words.count > 1 }) {
      NameWords($0).lowercased[0]
    }
    for (word, keys) in groups where Names.isParty(word) {
      let nulls = keys.count { members[$0]?.edge.nullCount ?? 0 > 0 }
      guard nulls > 1, nulls * 3 >= keys.count else { continue }
      for key in keys.sorted() where !Names.isIdentifier(key) && !Names.isCondition(key) {
        guard let node = members[key]?.node,
          graph[node].strings != nil || graph[node].isRecord
        else { continue }
        allowNull(key, of: record, "because similar keys have null values")
      }
    }
    let times = members.filter { Names.isEvent($0.key) }
    if times.values.count(where: { $0.edge.nullCount > 0 }) > 2 {
      for key in times.keys.sorted() {
        allowNull(key, of: record, "because other events haven't happened")
      }
    }
  }

  /// Makes texts that an author can omit nullable, such as `description`, if the document contains
  /// nulls and none of these texts is empty.
  private mutating func openTexts() {
    let records = graph.roots.filter { graph[$0].objectCount <= Self.fewObjects }
    let texts = records.flatMap { record in
      (graph[record].members ?? [:]).filter { key, member in
        Names.isFreeText(key) && graph[member.node].strings != nil && graph[member.node].isScalar
      }.map { (record, $0.key, graph[$0.value.node].strings?.values) }
    }
    let hasNulls = graph.roots.contains { record in
      (graph[record].members ?? [:]).values.contains {
        $0.edge.nullCount > 0 && graph[$0.node].isScalar
      }
    }
    guard hasNulls, !texts.contains(where: { $0.2?.contains("") == true }) else { return }
    for (record, key, _) in texts {
      allowNull(key, of: record, "because an author can omit it")
    }
  }

  /// Makes all sizes of an image optional, because a small image has no large copies.
  private mutating func openSizes(in record: Int) {
    guard Names.areSizesOfImage(graph[record].name), let members = graph[record].members,
      members.count > 2, Set(members.values.map { graph.find($0.node) }).count == 1
    else { return }
    for key in members.keys.sorted() {
      allowMissing(key, of: record, "because other images have other sizes")
    }
  }

  /// Makes the only member of an object such as `payment_source` optional, because others have other
  /// members.
  private mutating func openChoice(in record: Int) {
    guard Names.isChoice(graph[record].name), let members = graph[record].members,
      members.count == 1, let (key, member) = members.first, graph[member.node].isRecord,
      key != Names.singular(graph[record].name)
    else { return }
    allowMissing(key, of: record, "because '\(graph[record].name)' can be of another kind")
  }

  /// Makes errors and warnings optional that accompany a result.
  private mutating func openErrors(in record: Int) {
    guard let members = graph[record].members,
      ["data", "items", "result", "results"].contains(where: { members[$0] != nil })
    else { return }
    for key in ["error", "errors", "warning", "warnings"] {
      guard let member = members[key], !graph[member.node].isScalar,
        graph[member.node].arrayCount == 0 || !isEmptyArray(member.node)
      else { continue }
      allowMissing(key, of: record, "because most results have no errors or warnings")
    }
  }

  private func isEmptyArray(_ node: Int) -> Bool {
    graph[node].element.map { graph[$0.node].kindCount == 0 } ?? true
  }

  private mutating func findOccasions(in record: Int) {
    let members = graph[record].members ?? [:]
    for (key, member) in members {
      // The assignee of an assignment is always known.
      let isOccasional =
        graph[member.node].isRecord
        && (Names.isOccasional(key) || key == "assignee" && members.count > Self.fewObjects)
      if isOccasional || Names.isRare(key) {
        allowMissing(key, of: record, "because similar objects probably lack it")
      } else if Names.isLateDate(key) || Names.isReason(key), graph[member.node].isScalar {
        allowMissing(key, of: record, "because it probably hasn't happened to similar objects")
      } else if member.edge.nullCount > 0, let other = Names.keyOfOtherName(key), other != key {
        allowNull(other, of: record, "because '\(key)' is null")
      } else if member.edge.nullCount > 0, key.hasPrefix("next_") {
        allowNull("last" + key.dropFirst(4), of: record, "because '\(key)' is null")
      }
    }
  }

  /// Makes all dates of an object optional if it contains only dates and several are null.
  private mutating func openTransitions(in record: Int) {
    let members = graph[record].members ?? [:]
    guard members.keys.allSatisfy(Names.isDate),
      members.values.count(where: { $0.edge.nullCount > 0 }) > 1
    else { return }
    for key in members.keys {
      allowNull(key, of: record, "because similar members are null")
    }
  }

  /// Makes the members of `style` or `flags` optional if they are Booleans and the object can be
  /// missing, because it contains only the conditions that are true.
  private mutating func openFlags(in record: Int) {
    for (key, member) in graph[record].members ?? [:]
    where member.count < graph[record].objectCount && ["flags", "style"].contains(key) {
      let flags = graph[member.node].members ?? [:]
      guard flags.values.allSatisfy({ graph[$0.node].boolCount > 0 && graph[$0.node].isScalar })
      else { continue }
      for key in flags.keys {
        allowMissing(key, of: member.node, "because the object contains only flags")
      }
    }
  }

  /// Makes the kinds of objects in `associations` optional.
  private mutating func openAssociations(in record: Int) {
    guard graph[record].name == "associations", let members = graph[record].members,
      members.values.allSatisfy({ graph[$0.node].isRecord })
    else { return }
    for key in members.keys {
      allowMissing(key, of: record, "because other objects have other associations")
    }
  }

  /// Makes objects such as `image` optional in a file whose media type is `image/png`.
  private mutating func distinguishMedia(of record: Int) {
    let members = graph[record].members ?? [:]
    let areMedia = graph[record].tagKey == nil && Names.areMedia(graph[record].name)
    let types = members.filter { Names.isMediaType($0.key) || areMedia && $0.key == "type" }
      .flatMap { graph[$0.value.node].strings?.values ?? [] }
    let kinds = Set(types.compactMap { $0.split(separator: "/").first.map(String.init) })
    guard !kinds.isEmpty, kinds.isSubset(of: Self.media) else { return }
    for part in [record] + members.values.map(\.node) {
      for (key, member) in graph[part].members ?? [:]
      where kinds.contains(key) && graph[member.node].isRecord {
        allowMissing(key, of: part, "because the file can be of another media type")
      }
    }
    guard kinds == ["image"] else { return }
    for key in members.keys where Names.describesImage(key) {
      allowMissing(key, of: record, "because the file can be of another media type")
    }
  }

  private static let media: Set<String> = [
    "application", "audio", "font", "image", "model", "text", "video",
  ]

  /// Makes flags such as `hidden` optional if only one kind of object has one, in one sample.
  private mutating func shareFlags(of union: Int) {
    guard case .tagged(_, let cases) = graph[union].layout else { return }
    for record in cases.values where graph[record].objectCount == 1 {
      for (key, member) in graph[record].members ?? [:]
      where graph[member.node].boolCount > 0 && Names.isFlag(key) {
        let isShared = cases.values.contains { $0 != record && graph[$0].members?[key] != nil }
        if !isShared { allowMissing(key, of: record, "because other kinds of objects lack it") }
      }
    }
  }

  /// Makes the content of all kinds of objects nullable if that of one kind is null.
  ///
  /// The content has the tag as its key, as in `{"type": "number", "number": 1}`.
  private mutating func shareNulls(of union: Int) {
    guard case .tagged(_, let cases) = graph[union].layout,
      cases.contains(where: { tag, record in
        graph[record].members?[tag].map { $0.edge.nullCount > 0 } ?? false
      })
    else { return }
    for (tag, record) in cases {
      // A condition that isn't known is usually false, and a list without elements is empty.
      guard let content = graph[record].members?[tag], graph[content.node].arrayCount == 0,
        graph[content.node].boolCount == 0
      else { continue }
      allowNull(tag, of: record, "because other kinds of content are null")
    }
  }
}
