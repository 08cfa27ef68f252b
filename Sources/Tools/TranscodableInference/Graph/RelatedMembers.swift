internal import TranscodableNames

/// Conclusions from one member of a record for others.
struct RelatedMembers {
  private var graph: ShapeGraph

  static func apply(to graph: inout ShapeGraph) {
    var related = RelatedMembers(graph: graph)
    for record in graph.roots {
      related.keepPartialDates(of: record)
      related.keepLocalDays(below: record)
      related.findLinks(of: record)
      related.findMoney(of: record)
      related.findMeasures(of: record)
      related.findTimes(of: record)
      related.alignPairs(of: record)
      related.alignFractions(of: record)
      related.alignCoordinates(of: record)
      related.alignTexts(of: record)
    }
    related.findMoneyElsewhere()
    related.findCounts()
    related.openUnions()
    graph = related.graph
  }

  /// Makes dates strings if they are local, because their offset would be lost, or if there is a
  /// member such as `release_date_precision`, because other documents may contain only a year.
  private mutating func keepPartialDates(of record: Int) {
    guard let members = graph[record].members else { return }
    for (key, member) in members where NameWords(key).lowercased.contains("local") {
      // As in `start_date` and `start_date_local`, whose time is local although it ends with `Z`.
      let words = NameWords(key).words.filter { $0.lowercased() != "local" }
      let isRepeated = members.keys.contains { NameWords($0).words == words }
      switch graph[member.node].strings?.dates {
      case .style(.day), .style(.anyInternet): graph[member.node].strings?.dates = .mixed
      case .style where isRepeated: graph[member.node].strings?.dates = .mixed
      default: break
      }
    }
    // With a time zone, other dates have a time.
    if members.count <= Self.fewMembers, members.keys.contains(where: Names.isTimeZone) {
      for (key, member) in members where Names.isEndOfRange(key) { keepDay(member.node) }
    }
    for key in members.keys where key.lowercased().hasSuffix("precision") {
      let name = key.dropLast("precision".count)
      guard let member = members[name.hasSuffix("_") ? String(name.dropLast()) : String(name)]
      else { continue }
      keepDay(member.node)
    }
  }

  private static let fewMembers = 4
  private static let severalTimes = 3

  private mutating func keepDay(_ node: Int) {
    if case .style(.day) = graph[node].strings?.dates { graph[node].strings?.dates = .mixed }
  }

  /// Makes days strings if there is a member such as `utc_offset_seconds`, because they don't begin
  /// at midnight in UTC.
  private mutating func keepLocalDays(below record: Int) {
    guard let members = graph[record].members,
      members.keys.contains(where: { key in
        let words = NameWords(key).lowercased
        return words.starts(with: ["utc", "offset"]) || words.starts(with: ["gmt", "offset"])
      })
    else { return }
    var waiting = [graph.find(record)]
    var seen: Set<Int> = []
    while let node = waiting.popLast() {
      guard seen.insert(node).inserted else { continue }
      keepDay(node)
      waiting += graph.children(node).map { graph.find($0) }
    }
  }

  /// Makes all strings URLs if they can be URLs and at least two of them have the key of a URL.
  ///
  /// If one of them is empty in a sample, so can be others with few samples, which stay strings.
  private mutating func findLinks(of record: Int) {
    let members = (graph[record].members ?? [:]).filter { graph[$0.value.node].kindCount > 0 }
    let nodes = members.values.map { graph.find($0.node) }
    let areEmpty = members.contains { key, member in
      let node = graph[member.node].element?.node ?? member.node
      return Names.isURL(key) && Names.namesURL(key)
        && graph[node].strings?.values?.contains("") == true
    }
    if areEmpty {
      for node in nodes where graph[node].strings?.count ?? 0 <= LikelyGaps.fewObjects {
        graph[node].strings?.areURLs = false
      }
    }
    let areURLs = nodes.allSatisfy {
      graph[$0].kindCount == 1 && graph[$0].strings?.areURLs == true
    }
    guard areURLs, members.keys.count(where: Names.isURL) > 1 else { return }
    for node in nodes { graph[node].isLink = true }
  }

  /// Makes fractions amounts of money if the record has a currency.
  private mutating func findMoney(of record: Int) {
    let members = graph[record].members ?? [:]
    guard members.keys.contains(where: Names.isCurrency) else { return }
    // In an object such as `balances`, all amounts are money.
    let isMoney = Names.isMoney(graph[record].name)
    let nodes = members.filter {
      Names.canBeMoney($0.key)
        || isMoney && !Names.isIdentifier($0.key) && ($0.key == "limit" || !Names.isCount($0.key))
    }
    .map { graph.find($0.value.node) }.filter {
      graph[$0].kindCount == 1 && graph[$0].numbers.count > 0
    }
    let texts = members.values.flatMap { graph[$0.node].strings?.values ?? [] }
    let canBeFraction = { (node: Int) in
      graph[node].numbers.kinds.contains(.fraction)
        || graph[node].numbers.nonzeros?.first.map { Self.contain($0, texts) } ?? false
    }
    guard nodes.contains(where: canBeFraction) else { return }
    for node in nodes {
      graph[node].isMoney = true
      graph[node].numbers.kinds.insert(.fraction)
    }
  }

  /// Makes numbers fractions if a string next to them contains them with a unit, as in
  /// `{"size": "15 g", "quantity": 15}`.
  private mutating func findMeasures(of record: Int) {
    let members = (graph[record].members ?? [:]).values.map { graph.find($0.node) }
    let texts = members.flatMap { graph[$0].strings?.values ?? [] }
    for node in members where graph[node].kindCount == 1 {
      let numbers = graph[node].strings?.values ?? graph[node].numbers.nonzeros ?? []
      guard let number = numbers.first, numbers.count == 1, Int(number) != nil,
        texts.contains(where: { Self.isMeasure($0, of: number) })
      else { continue }
      if graph[node].numbers.count > 0 {
        graph[node].numbers.kinds.insert(.fraction)
      } else {
        graph[node].isMeasure = true
      }
    }
  }

  private static func isMeasure(_ text: String, of number: String) -> Bool {
    let units: Set = ["cl", "cm", "g", "kg", "km", "l", "lb", "m", "mg", "ml", "mm", "oz"]
    let parts = text.split(separator: " ")
    return parts.count == 2 && parts[0] == number && units.contains(parts[1].lowercased())
  }

  /// Whether a string contains the number with two zeros as its fraction, as in `$6.00`.
  private static func contain(_ number: String, _ texts: [String]) -> Bool {
    texts.contains { text in
      text.split { !($0.isNumber || ".,".contains($0)) }
        .contains { [number + ".00", number + ",00"].contains(String($0)) }
    }
  }

  /// Makes numbers times if other members are, or if the key of the record names a time.
  ///
  /// If two are milliseconds since 1970, others of this size are, too, because no other number is
  /// likely to look like them. Seconds need a key that is a name for a time or ends like one, such
  /// as `moonset` next to `sunset`, unless there are several values and several other times.
  private mutating func findTimes(of record: Int) {
    let members = (graph[record].members ?? [:]).filter { _, member in
      graph[member.node].kindCount == 1 && graph[member.node].numbers.timesOrZero != nil
    }
    if Names.isTime(graph[record].name) {
      for (key, member) in members where ["epoch", "unix", "value"].contains(key.lowercased()) {
        if graph[member.node].numbers.times != nil { graph[member.node].isTime = true }
      }
    }
    for style in [EpochUnits.seconds, .milliseconds] {
      let times = members.filter { graph[$0.value.node].numbers.times == style }.keys
        .filter(Names.isTime)
      for (key, member) in members
      where graph[member.node].numbers.timesOrZero == style && !Names.isIdentifier(key) {
        let others = times.filter { $0 != key }
        if others.count > (style == .seconds || Names.isTime(key) ? 0 : 1),
          style == .milliseconds && graph[member.node].numbers.times == style || Names.isTime(key)
            || others.contains(where: { Names.endAlike($0, key) })
            || others.count >= Self.severalTimes && !Names.isCount(key)
              && graph[member.node].numbers.times == style
              && graph[member.node].numbers.count >= Self.severalTimes
        {
          graph[member.node].isTime = true
        }
      }
    }
  }

  /// Makes both members of a pair such as `start` and `end` strings if one contains other strings
  /// than dates, and both fractions if one is.
  private mutating func alignPairs(of record: Int) {
    let ends = (graph[record].members ?? [:]).filter { Names.isEndOfRange($0.key) }
    guard ends.count > 1 else { return }
    for (key, member) in ends {
      guard let other = ends.first(where: { Names.areOpposite(key, $0.key) }) else { continue }
      let nodes = [member.node, other.value.node]
      guard nodes.allSatisfy({ graph[$0].kindCount == 1 }) else { continue }
      if graph[nodes[0]].numbers.kinds.contains(.fraction),
        graph[nodes[1]].numbers.kinds.isSubset(of: [.integer, .negative]),
        graph[nodes[1]].numbers.count > 0
      {
        graph[nodes[1]].numbers.kinds.insert(.fraction)
      }
      if graph[nodes[0]].strings?.dates == .mixed, case .style = graph[nodes[1]].strings?.dates {
        graph[nodes[1]].strings?.dates = .mixed
      }
    }
  }

  /// Makes all coordinates strings if the number in one of them would lose a zero at its end.
  private mutating func alignCoordinates(of record: Int) {
    let members = (graph[record].members ?? [:]).filter { Names.isCoordinate($0.key) }
    let nodes = members.values.map(\.node)
    let areFractions = nodes.allSatisfy { node in
      graph[node].strings.map { $0.scalars?.contains(.fractions) ?? false } ?? true
    }
    if areFractions { return }
    for node in nodes { graph[node].strings?.scalars = nil }
  }

  /// Makes dates strings if other kinds of objects have other strings under the key.
  private mutating func alignTexts(of union: Int) {
    guard case .tagged(_, let cases) = graph[union].layout else { return }
    let members = cases.values.flatMap { Array(graph[$0].members ?? [:]) }
    let keys = Set(members.filter { graph[$0.value.node].strings?.dates == .mixed }.map(\.key))
    for (key, member) in members where keys.contains(key) {
      graph[member.node].strings?.dates = .mixed
    }
  }

  /// Makes fractions under keys such as `total` amounts of money if others with the key are.
  private mutating func findMoneyElsewhere() {
    let members = graph.roots.flatMap { Array(graph[$0].members ?? [:]) }
    let keys = Set(members.filter { graph[$0.value.node].isMoney }.map(\.key))
      .filter(Names.isSum)
    for (key, member) in members
    where keys.contains(key) && graph[member.node].numbers.kinds.contains(.fraction) {
      graph[member.node].isMoney = true
    }
  }

  /// Gives dates of one record the same format if all are in UTC, some have a fraction and others
  /// don't, because services that omit a fraction of zero do so everywhere.
  private mutating func alignFractions(of record: Int) {
    let dates = (graph[record].members ?? [:]).values.map(\.node).filter { node in
      switch graph[node].strings?.dates {
      case .style(.internet), .style(.anyInternet): true
      default: false
      }
    }
    let omitsZeros = dates.allSatisfy { node in
      let texts = graph[node].strings?.values ?? []
      return !texts.isEmpty
        && texts.allSatisfy { $0.hasSuffix("Z") && !($0.contains(".") && $0.hasSuffix("0Z")) }
    }
    let styles = Set(dates.compactMap { graph[$0].strings?.dates.style })
    guard styles.count > 1, omitsZeros else { return }
    for node in dates { graph[node].strings?.dates = .style(.anyInternet) }
  }

  /// Lets unions accept any value if users define the values, as those of `custom_fields`.
  private mutating func openUnions() {
    for node in graph.roots where graph[node].kindCount > 1 {
      let keys = graph[node].locations.flatMap { $0.tokens.dropLast() }
      if keys.contains(where: Names.isCustom) { graph[node].isOpen = true }
    }
  }

  /// Makes strings of digits counts if their key is a plural or a size, and other counts are strings.
  private mutating func findCounts() {
    var counts: Set<String> = []
    var plurals: [Int] = []
    for record in graph.roots {
      let members = graph[record].members ?? [:]
      for (key, member) in members {
        let node = graph[member.node]
        guard node.kindCount == 1, node.strings?.scalars == .integers else { continue }
        // As in `{"page": "1", "total": "2431"}`.
        if key == "total", members["page"] != nil { plurals.append(member.node) }
        if Names.isCount(key) { counts.insert(key) }
        let isSize = NameWords(key).lowercased.last == "size"
        if isSize || Names.singular(key) != key, !Names.isIdentifier(key) {
          plurals.append(member.node)
        }
      }
    }
    guard counts.count > 1 else { return }
    for node in plurals { graph[node].isCount = true }
  }
}
