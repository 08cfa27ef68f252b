internal import TranscodableJSON

struct ModelBuilder {
  /// Limits the nesting of arrays and dictionaries, because deeper types slow down the compiler.
  private static let maximumDepth = 8

  private let graph: ShapeGraph
  private let options: SwiftModel.Options
  private var names: TypeNames
  private var numbers: [Subject: Int] = [:]
  private var declarations: [SwiftModel.Declaration] = []
  private var waiting: [(Int, Subject)] = []
  private var remarks: [InferenceRemark] = []

  private enum Subject: Hashable {
    case objects(Int)
    case union(Int)
    case texts(Int)
  }

  static func model(
    of graph: ShapeGraph, options: SwiftModel.Options, _ decisions: InferenceDecisions
  ) -> SwiftModel {
    var builder = ModelBuilder(graph: graph, options: options, decisions)
    let root = builder.type(of: graph.root).undated
    while !builder.waiting.isEmpty {
      let (number, subject) = builder.waiting.removeFirst()
      builder.declarations[number].kind = builder.kind(subject)
      if case .objects(let node) = subject, graph[node].refusesNulls {
        builder.declarations[number].refuseNulls(options)
      }
    }
    InlineCycles.mark(&builder.declarations)
    let remarks = graph.remarks + builder.remarks
    return SwiftModel(
      root: root, declarations: builder.declarations,
      remarks: remarks.sorted { $0.location < $1.location },
      decisions: builder.decisions(decisions), options: options, isExact: graph.isExact)
  }

  private init(
    graph: ShapeGraph, options: SwiftModel.Options, _ decisions: InferenceDecisions
  ) {
    self.graph = graph
    self.options = options
    names = TypeNames(graph, decisions)
  }

  private func decisions(_ earlier: InferenceDecisions) -> InferenceDecisions {
    var decisions = earlier
    decisions.hints.types.merge(names.byLocation) { $1 }
    decisions.unions.merge(names.unionsByLocation) { $1 }
    var maps = Set(earlier.hints.maps)
    for node in graph.roots {
      guard case .map(let values) = graph[node].layout, graph[values.node].kindCount > 0 else {
        continue
      }
      maps.formUnion(graph[node].locations.map(\.text))
    }
    decisions.hints.maps = maps.sorted()
    for declaration in declarations {
      guard case .record(let fields, _) = declaration.kind else { continue }
      let traits = RecordTraits(fields, name: declaration.name, earlier)
      if traits.isDecided { decisions.styles[declaration.name] = traits.style }
      if traits.hasNulls { decisions.writesNulls[declaration.name] = traits.writesNulls }
    }
    return decisions
  }

  // MARK: - Types

  private mutating func type(of edge: ShapeNode.Edge) -> SwiftType {
    let type = valueType(of: edge.node)
    // A `JSON` value can represent null.
    let holdsNull = type == .json && options.style == .attributes
    return edge.nullCount > 0 && !holdsNull ? .optional(type) : type
  }

  private mutating func partType(of edge: ShapeNode.Edge) -> SwiftType {
    let type = type(of: edge)
    return type.depth < Self.maximumDepth ? type : .json
  }

  private mutating func valueType(of index: Int) -> SwiftType {
    let node = graph[index]
    let count = node.kindCount + node.alternatives.count
    if node.isOpaque || node.isAnything || count == 0 { return .json }
    if count == 1 { return types(of: index)[0] }
    return .named(number(of: .union(graph.find(index))))
  }

  private mutating func types(of index: Int) -> [SwiftType] {
    let node = graph[index]
    var types: [SwiftType] = node.boolCount > 0 ? [.bool] : []
    if let number = ScalarTypes.number(node.numbers) {
      types.append(date(node).map { .date($0) } ?? money(node, number) ?? number)
    }
    if let strings = node.strings { types.append(stringType(strings, index)) }
    if node.arrayCount > 0 { types.append(.array(node.element.map { partType(of: $0) } ?? .json)) }
    if let objects = node.objects { types += self.types(of: objects) }
    for edge in node.alternatives {
      let type = valueType(of: edge.node)
      if !types.contains(type) { types.append(type) }
    }
    switch node.layout {
    case .none: break
    case .map(let values): types.append(.map(partType(of: values)))
    case .record(let members):
      let isEmpty = members.isEmpty && node.rest == nil
      types.append(isEmpty ? .map(.json) : .named(number(of: .objects(graph.find(index)))))
    case .tagged: types.append(.named(number(of: .objects(graph.find(index)))))
    }
    return types
  }

  /// The unit of numbers that are times since 1970.
  private func date(_ node: ShapeNode) -> DateStyle? {
    guard options.style == .attributes, !graph.isExact, node.kindCount == 1,
      node.isTime || Names.isTime(node.name)
    else { return nil }
    // Zero can be the lack of a time.
    let style = node.numbers.times?.style ?? (node.isTime ? node.numbers.timesOrZero?.style : nil)
    return style == .seconds && node.numbers.kinds.contains(.fraction) ? .fractionalSeconds : style
  }

  private func money(_ node: ShapeNode, _ number: SwiftType) -> SwiftType? {
    guard options.style == .attributes, !graph.isExact, node.kindCount == 1, number == .double,
      !node.numbers.kinds.contains(.long), node.isMoney || Names.isMoney(node.name)
    else { return nil }
    return .decimal
  }

  private mutating func stringType(_ facts: StringFacts, _ index: Int) -> SwiftType {
    if graph[index].kindCount == 1, options.style == .attributes {
      let name = graph[index].name
      if case .style(let style) = facts.dates, !Names.isCursor(name),
        style != .day || !Names.isVersion(name)
      {
        return .date(style)
      }
      if let type = described(facts, graph[index]) { return .described(type) }
    }
    let isURL = graph[index].isLink || Names.isURL(graph[index].name)
    if facts.areURLs, options.makesURLs || !graph.isExact && isURL {
      return .url
    }
    // A string enum also accepts an object whose key is a case name. Inside a union, it would
    // accept values that belong to other cases.
    let isAlone = graph[index].kindCount == 1
    if isAlone, options.makesEnums || graph[index].isChoice, StringEnumEvidence(facts).isEnum {
      return .named(number(of: .texts(graph.find(index))))
    }
    return .string
  }

  /// The type of the scalar that all strings describe.
  private func described(_ facts: StringFacts, _ node: ShapeNode) -> SwiftType? {
    guard !graph.isExact, let scalars = facts.scalars else { return nil }
    if scalars == .booleans { return .bool }
    if scalars == .fractions { return isMeasured(facts, node) ? .double : nil }
    if node.isMeasure { return nil }
    return scalars == .integers && (node.isCount || Names.isCount(node.name)) ? .int : nil
  }

  /// Whether strings with fractions are measured values rather than prices or versions.
  private func isMeasured(_ facts: StringFacts, _ node: ShapeNode) -> Bool {
    if Names.isMoney(node.name) || Names.isVersion(node.name) { return false }
    let digits = facts.values?.compactMap { $0.split(separator: ".").last?.count }.max()
    return digits ?? Self.manyDigits >= Self.manyDigits
  }

  private static let manyDigits = 3

  private mutating func number(of subject: Subject) -> Int {
    if let number = numbers[subject] { return number }
    let (node, suffix): (Int, String) =
      switch subject {
      case .objects(let node): (node, "")
      case .union(let node): (node, "Value")
      case .texts(let node): (node, "")
      }
    numbers[subject] = declarations.count
    declarations.append(
      SwiftModel.Declaration(
        name: names.name(of: node, suffix: suffix, in: graph), note: graph[node].note,
        kind: .texts([]), isClosed: graph[node].isClosed))
    waiting.append((declarations.count - 1, subject))
    return declarations.count - 1
  }

  // MARK: - Declarations

  private mutating func kind(_ subject: Subject) -> SwiftModel.Kind {
    switch subject {
    case .texts(let index):
      let texts = graph[index].strings?.values ?? []
      return .texts(textCases(texts))
    case .union(let index):
      let types = types(of: index)
      var cases = unionCases(types)
      if graph[index].isOpen, options.style == .attributes {
        cases.append(SwiftModel.UnionCase(name: "other", type: .json, isUnknown: true))
      }
      return .union(cases, isIndirect: false)
    case .objects(let index):
      if case .tagged(let key, let cases) = graph[index].layout {
        return .tagged(key: key, tagCases(cases), isIndirect: false)
      }
      return .record(fields(of: index), isClass: false)
    }
  }

  private func unionCases(_ types: [SwiftType]) -> [SwiftModel.UnionCase] {
    let words = types.map { isTexts($0) ? "string" : $0.word }
    // If several types are objects, each case is named after its type.
    let hasKinds = words.count { $0 == "object" } > 1
    let names = FieldNames.names(
      for: zip(types, words).map { type, word in
        guard case .named(let number) = type, word == "object" else { return word }
        return hasKinds ? declarations[number].name : keyOfMarker(number) ?? word
      })
    return zip(types, names).map { SwiftModel.UnionCase(name: $1, type: $0.undated) }
  }

  private func keyOfMarker(_ number: Int) -> String? {
    guard case .objects(let node)? = numbers.first(where: { $0.value == number })?.key else {
      return nil
    }
    return graph.keyOfMarker(node)
  }

  private func isTexts(_ type: SwiftType) -> Bool {
    guard case .named(let number) = type else { return false }
    return numbers.contains { subject, other in
      if case .texts = subject { other == number } else { false }
    }
  }

  private func textCases(_ texts: [String]) -> [SwiftModel.TextCase] {
    FieldNames.textCases(texts, isExact: graph.isExact)
  }

  private mutating func tagCases(_ cases: [String: Int]) -> [SwiftModel.TagCase] {
    textCases(cases.keys.sorted()).map { item in
      let hasFields = cases[item.text].map { graph[$0].members?.count ?? 0 > 1 } ?? false
      return SwiftModel.TagCase(
        name: item.name, tag: item.text,
        type: hasFields ? cases[item.text].map { valueType(of: $0) } : nil)
    }
  }

  /// Types with more fields take long to compile, and their keys are often data.
  private static let manyFields = 200

  private mutating func fields(of index: Int) -> [SwiftModel.Field] {
    let node = graph[index]
    if let count = node.members?.count, count > Self.manyFields {
      let pointer = node.locations[0].text
      remarks.append(
        InferenceRemark(
          location: node.locations[0],
          text: "has \(count) fields; if its keys are data, pass --map '\(pointer)'", kind: .size))
    }
    if node.isClosed, options.style == .plain {
      let text = FieldRules.remark(["additionalProperties"])
      remarks.append(InferenceRemark(location: node.locations[0], text: text, kind: .loss))
    }
    let members = (node.members ?? [:]).filter { $0.key != node.tagKey }
      .sorted { ($0.value.position, $0.key) < ($1.value.position, $1.key) }
    var names = FieldNames.names(for: members.map(\.key))
    if let index = members.firstIndex(where: { $0.key == "self" && isBool($0.value.node) }),
      !names.contains("isSelf")
    {
      names[index] = "isSelf"
    }
    let fields = zip(members, names).map { member, name in
      let isAlwaysThere =
        member.value.count == node.objectCount && !isNamedByTag(member.key, in: node)
      let field = field(member.key, name, member.value, isAlwaysThere: isAlwaysThere)
      let location = node.locations[0].appending(member.key)
      if let loss = loss(field, isAlwaysThere: isAlwaysThere) {
        remarks.append(InferenceRemark(location: location, text: loss, kind: .loss))
      }
      if !field.rules.unexpressed.isEmpty {
        remarks.append(
          InferenceRemark(
            location: location, text: FieldRules.remark(field.rules.unexpressed), kind: .loss))
      }
      return field
    }
    guard let values = node.rest else { return fields }
    let isLost = fields.contains(where: \.isLeftOut) || graph.holdsAnything(values.node)
    if isLost, options.style == .plain {
      let text = FieldRules.remark(["additionalProperties"])
      remarks.append(InferenceRemark(location: node.locations[0], text: text, kind: .loss))
      return fields
    }
    return fields + [rest(values, besides: names)]
  }

  private func isBool(_ node: Int) -> Bool {
    !graph.isExact && graph[node].boolCount > 0 && graph[node].kindCount == 1
  }

  /// Returns whether a tag such as `type` has the name of the member as its value.
  ///
  /// An object with another tag probably lacks the member, unless it is null in some.
  private func isNamedByTag(_ key: String, in node: ShapeNode) -> Bool {
    guard !graph.isExact, node.tagKey == nil, let members = node.members,
      members[key]?.edge.nullCount == 0
    else { return false }
    return ObjectFacts.tagKeys.contains { tag in
      guard tag != key, let tag = members[tag], graph[tag.node].kindCount == 1 else { return false }
      return graph[tag.node].strings?.values?.contains(key) ?? false
    }
  }

  /// A dictionary of the members without a field of their own.
  private mutating func rest(
    _ values: ShapeNode.Edge, besides names: [String]
  ) -> SwiftModel.Field {
    var name = "additionalProperties"
    while names.contains(name) { name += "_" }
    var field = SwiftModel.Field(key: "", name: name, type: .map(partType(of: values).undated))
    field.isRest = true
    return field
  }

  /// Describes what encoding a decoded field would change, if anything.
  private func loss(_ field: SwiftModel.Field, isAlwaysThere: Bool) -> String? {
    if field.isLeftOut { return "left out, because plain types can't represent any value" }
    if field.type.dateStyle == .anyInternet {
      return "dates are written in UTC, with the fewest fractional digits"
    }
    guard field.allowsNull else { return nil }
    if case .nullable = field.type { return nil }
    if options.style == .plain {
      return isAlwaysThere
        ? "null is written as a missing key"
        : "null is read as a missing key and written as one"
    }
    if isAlwaysThere || field.rules.defaultValue != nil { return nil }
    return "null is read as a missing key and written as one; --nullable preserves it"
  }

  private mutating func field(
    _ key: String, _ name: String, _ member: ShapeNode.Member, isAlwaysThere: Bool
  ) -> SwiftModel.Field {
    let node = graph[member.node]
    let type = valueType(of: member.node)
    // A required `JSON` value can also represent null.
    let hasNull = member.edge.nullCount > 0 && !(node.isAnything && isAlwaysThere)
    var field = SwiftModel.Field(key: key, name: name, type: type)
    field.allowsNull = hasNull
    field.isLeftOut =
      options.style == .plain && (type == .json || graph.holdsAnything(member.node))
    field.rules = rules(member.rules, type, isAlwaysThere: isAlwaysThere)
    if field.rules.defaultValue != nil {
      // A missing key uses the default, so nil represents only null.
      if hasNull { (field.type, field.writesNull) = (.optional(type), true) }
    } else if hasNull, !isAlwaysThere, options.makesNullables, options.style == .attributes {
      field.type = .nullable(type)
    } else if hasNull || !isAlwaysThere {
      field.type = .optional(type)
      field.isOrNull = hasNull && isAlwaysThere && graph.isExact && options.style == .attributes
      field.writesNull = hasNull && isAlwaysThere && !field.isOrNull
    }
    field.remark = member.guess ?? remark(node, type)
    field.note = member.note
    return field
  }

  private func rules(
    _ keywords: JSON.Object, _ type: SwiftType, isAlwaysThere: Bool
  ) -> FieldRules {
    guard !keywords.isEmpty else { return FieldRules() }
    var texts: [SwiftModel.TextCase]?
    for case (.texts(let index), let number) in numbers where type == .named(number) {
      texts = textCases(graph[index].strings?.values ?? [])
    }
    guard options.style == .attributes else {
      return FieldRules(unexpressed: keywords.keys.filter { texts == nil || $0 != "enum" })
    }
    let typeName = if case .named(let number) = type { declarations[number].name } else { "" }
    return FieldRules(
      keywords, type, choices: texts.map { (typeName, $0) }, takesDefault: !isAlwaysThere)
  }

  private func remark(_ node: ShapeNode, _ type: SwiftType) -> String? {
    switch type {
    case .json where node.isAnything: nil
    case .json where node.isOpaque: "nested too deeply to infer a type"
    case .json where node.kindCount == 0: "always null in the samples"
    case .array(.json), .map(.json):
      node.isEmpty(in: graph) ? "always empty in the samples" : node.guess
    default: node.guess
    }
  }
}
