internal import TranscodableCore
internal import TranscodableDiagnostics

/// A variable or an option.
struct Setting {
  let name: String
  /// The parts of the name after the prefix.
  let segments: [String]
  let value: String
  var valueRange: Range<Int>?
  var nameRange: Range<Int>?
}

/// The properties of a layer of variables or options.
struct SettingRules {
  let noun: String
  var prefix: String?
  var separator = "_"
  /// Whether names that match no key belong to other programs.
  var ignoresUnknownNames = false
  var isOption: Bool { prefix == nil }
}

extension LayerLoader {
  mutating func loadEnvironment(
    _ variables: [String: String], _ prefix: String, _ separator: String, _ layer: Int
  ) {
    let settings = variables.sorted { $0.key < $1.key }.compactMap { name, value -> Setting? in
      guard let rest = name.suffix(after: prefix, separator) else { return nil }
      return Setting(name: name, segments: rest.segments(separator), value: value)
    }
    set(
      settings,
      SettingRules(
        noun: "variable", prefix: prefix, separator: separator, ignoresUnknownNames: prefix.isEmpty),
      layer)
  }

  // MARK: - Options

  mutating func loadArguments(_ arguments: [String], _ layer: Int) {
    let names = VariableNames(schema: schema, merged: merged)
    let rules = SettingRules(noun: "option")
    var settings: [Setting] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      func isFlag(_ name: String) -> Bool {
        let path = names.path(for: Self.segments(ofOption: name), hasCase: true)
        return path.flatMap(names.schema)?.type == Bool.self
      }
      var setting = name
      let value: String
      if parts.count == 2 {
        value = String(parts[1])
      } else if isFlag(name) {
        value = "true"
      } else if name.hasPrefix("no-"), isFlag(String(name.dropFirst(3))) {
        setting = String(name.dropFirst(3))
        value = "false"
      } else if let next = rest.first, !next.hasPrefix("--") {
        value = next
        rest.removeFirst()
      } else if names.path(for: Self.segments(ofOption: name), hasCase: true) != nil {
        findings.append(
          Finding(
            failure: CodingFailure(.missingValue, at: nil).saying("`--\(name)` needs a value"),
            layer: layer, origin: OriginTable.Entry(layer: layer, variable: "--\(name)"),
            help: "Write --\(name)=value."))
        continue
      } else {
        value = ""
      }
      settings.append(
        Setting(name: "--\(name)", segments: Self.segments(ofOption: setting), value: value))
    }
    set(settings, rules, layer)
  }

  private static func segments(ofOption name: String) -> [String] {
    name.split { ".-_".contains($0) }.map(String.init)
  }

  // MARK: - Variables and options

  mutating func set(_ settings: [Setting], _ rules: SettingRules, _ layer: Int) {
    var tree = ConfigurationNode.object(origin: 0)
    var pending = settings
    while !pending.isEmpty {
      let known = merged.merging(tree.withArrays(schema).node)
      let names = VariableNames(schema: schema, merged: known)
      let rest = pending.filter { setting in
        guard let path = names.path(for: setting.segments, hasCase: rules.isOption),
          path.count <= options.maximumDepth
        else { return true }
        set(setting, at: path, names.schema(at: path), rules, layer, &tree)
        return false
      }
      if rest.count == pending.count {
        for setting in rest { setUnknown(setting, rules, layer, &tree) }
        break
      }
      // With the new values, the type may request further keys.
      pending = rest
      if !pending.isEmpty, !schema.isCompleteWithMembers {
        schema = schema.probed(with: merged.merging(tree.withArrays(schema).node))
      }
    }
    let arranged = tree.withArrays(schema)
    for gap in arranged.gaps {
      findings.append(
        Finding(
          failure: CodingFailure(.invalidStructure, at: nil).saying(
            "the elements of an array must have the indexes 0, 1, 2, and so on"),
          layer: layer, origin: table[gap], help: "Begin with the index 0, without gaps."))
    }
    merge(arranged.node)
  }

  private mutating func setUnknown(
    _ setting: Setting, _ rules: SettingRules, _ layer: Int, _ tree: inout ConfigurationNode
  ) {
    if rules.ignoresUnknownNames { return }
    let path = setting.segments.map { $0.lowercased() }
    if !schema.isCompleteWithMembers, !path.isEmpty, path.count <= options.maximumDepth {
      return set(setting, at: path, nil, rules, layer, &tree)
    }
    // The name may be a misspelled name of a secret.
    redaction.add(setting.value)
    _ = table.add(
      OriginTable.Entry(
        layer: layer, range: setting.valueRange, variable: setting.name, isSecret: true))
    let candidates = schema.leaves().map { leaf in
      rules.prefix.map {
        VariableNames.variable(leaf.path, prefix: $0, separator: rules.separator)
      } ?? "--\(leaf.path.joined(separator: "."))"
    }
    findings.append(
      Finding(
        failure: CodingFailure(.unknownKey, at: nil).saying(
          "unknown \(rules.noun) `\(setting.name)`"),
        layer: layer,
        origin: OriginTable.Entry(layer: layer, range: setting.nameRange, variable: setting.name),
        suggestion: nearest(to: setting.name, among: candidates),
        help: "Correct the name, or remove the \(rules.noun)."))
  }

  private mutating func set(
    _ setting: Setting, at path: [String], _ schema: TypeSchema?, _ rules: SettingRules,
    _ layer: Int, _ tree: inout ConfigurationNode
  ) {
    let isSecret = options.isSecret(path) || setting.value.containsUserInfo
    if isSecret { redaction.add(setting.value) }
    let origin = table.add(
      OriginTable.Entry(
        layer: layer, range: setting.valueRange, variable: setting.name, isSecret: isSecret))
    var node = ConfigurationNode(text: setting.value, schema, origin)
    if schema?.kind == .array, setting.value.isUnfinishedArray {
      findings.append(
        Finding(
          failure: CodingFailure(.invalidStructure, at: nil).saying(
            "the value begins like a JSON array, but isn't valid JSON"
          ).at(path.map { CodingFieldKey(text: $0) }),
          layer: layer, origin: table[origin],
          help: "Correct the JSON, or separate the elements with commas without brackets.",
          path: path))
      node = ConfigurationNode(content: .array([]), origin: origin)
    }
    if let other = tree.node(at: path) {
      if !rules.isOption { return add(setting, conflictingWith: other, layer) }
      if case .array(let first) = other.content, case .array(let second) = node.content {
        node.content = .array(first + second)
      }
    }
    if let other = tree.set(node, at: path[...]) {
      add(setting, conflictingWith: other, layer)
    }
  }

  private mutating func add(
    _ setting: Setting, conflictingWith other: ConfigurationNode, _ layer: Int
  ) {
    let name = table[other.origin]?.variable ?? ""
    findings.append(
      Finding(
        failure: CodingFailure(.duplicateKey, at: nil).saying(
          "`\(setting.name)` and `\(name)` set the same value"),
        layer: layer,
        origin: OriginTable.Entry(layer: layer, range: setting.nameRange, variable: setting.name),
        help: "Remove one of them."))
  }

  // MARK: - Values of other libraries

  mutating func loadLookup(
    _ lookup: @Sendable (ConfigurationRequest) -> [String]?, _ layer: Int
  ) {
    var known: Set<[String]> = []
    while true {
      // With the new values, the type may request further keys.
      let leaves = schema.leaves().filter { known.insert($0.path).inserted }
      if leaves.isEmpty { return }
      var tree = ConfigurationNode.object(origin: 0)
      for (path, leaf) in leaves where leaf.kind == .scalar || leaf.kind == .array {
        let isArray = leaf.kind == .array
        let request = ConfigurationRequest(
          path: path, kind: ConfigurationValueKind(isArray ? leaf.element?.type : leaf.type),
          isArray: isArray, isSecret: options.isSecret(path))
        guard let texts = lookup(request) else { continue }
        let isSecret = request.isSecret || texts.contains(where: \.containsUserInfo)
        if isSecret { for text in texts { redaction.add(text) } }
        let origin = table.add(
          OriginTable.Entry(
            layer: layer, variable: path.joined(separator: "."), isSecret: isSecret))
        let nodes = texts.map { ConfigurationNode(content: .text($0), origin: origin) }
        let node = isArray ? ConfigurationNode(content: .array(nodes), origin: origin) : nodes.first
        if let node { _ = tree.set(node, at: path[...]) }
      }
      merge(tree)
    }
  }
}

extension String {
  /// Whether the string begins like a JSON array of strings, objects or arrays, but isn't JSON.
  ///
  /// An address such as `[::1]:80` is no array.
  fileprivate var isUnfinishedArray: Bool {
    let start = filter { !$0.isWhitespace }.prefix(2)
    return ["[\"", "[{", "[["].contains(start) && (try? ConfigurationNode(json: self)) == nil
  }
}

extension ConfigurationNode {
  /// The value of a variable, as the type requires it.
  init(text: String, _ schema: TypeSchema?, _ origin: Int) {
    let start = text.first { !$0.isWhitespace }
    if let schema, schema.kind != .scalar, start == "[" || start == "{",
      let tree = try? ConfigurationNode(json: text)
    {
      self = tree.mapOrigins { _, _, _ in origin }
    } else if schema?.kind == .array {
      let elements =
        text.allSatisfy(\.isWhitespace)
        ? []
        : text.parts(separatedBy: ",").map { element in
          ConfigurationNode(content: .text(element.trimmed), origin: origin)
        }
      self.init(content: .array(elements), origin: origin)
    } else {
      self.init(content: .text(text), origin: origin)
    }
  }

  /// Converts objects whose keys are indexes to arrays, where the type has arrays.
  ///
  /// - Returns: The value, and the origins of elements whose predecessors are missing.
  func withArrays(_ schema: TypeSchema) -> (node: Self, gaps: [Int]) {
    guard case .object(let members) = content else { return (self, []) }
    var gaps: [Int] = []
    let values = members.map { member in
      guard let child = schema.child(member.key) else { return member }
      var member = member
      let (value, more) = member.value.withArrays(child)
      member.value = value
      gaps += more
      return member
    }
    guard schema.kind == .array else {
      return (ConfigurationNode(content: .object(values), origin: origin), gaps)
    }
    let elements = values.compactMap { member in Int(member.key).map { ($0, member.value) } }
      .sorted { $0.0 < $1.0 }
    if let gap = elements.indices.first(where: { elements[$0].0 != $0 }) {
      gaps.append(elements[gap].1.origin)
    }
    return (ConfigurationNode(content: .array(elements.map(\.1)), origin: origin), gaps)
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
