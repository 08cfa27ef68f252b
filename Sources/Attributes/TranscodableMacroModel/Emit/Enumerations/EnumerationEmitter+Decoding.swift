extension EnumerationEmitter {
  var tagFunction: Code {
    let cases = enumeration.cases.enumerated().compactMap { index, enumCase -> Code? in
      guard !isWithoutTag(enumCase) else { return nil }
      let patterns = enumCase.tags.map(\.text).joined(separator: ", ")
      return ("case \(patterns): return \(index)" as Code).under(enumCase.condition)
    }
    return .block(
      "\(plan.helperModifiers)static func decode(tag: TranscodableEssentials.CodingTagValue) -> Swift.Int?",
      ["switch tag {"] + cases + ["default: return nil", "}"])
  }

  /// Returns the initializers for dictionary keys, unless a key can only be a raw value.
  var initializersForKeys: [Code] {
    let aliased = enumeration.cases.enumerated().filter { $0.element.tags.count > 1 }
    guard !aliased.isEmpty || enumeration.unknown != nil else { return [] }
    let cases = aliased.map { index, enumCase in
      ("case \(index): self = \(enumCase.construction(of: []))" as Code).under(enumCase.condition)
    }
    let other = choice(otherwise: "return nil") {
      "self = \($0.construction(tag: "", decoder: ""))"
    }
    return [
      .block(
        "\(plan.witnessModifiers)init?(jsonKey: Swift.String)",
        [
          .block("if let value = Self(__rawKey: jsonKey)", ["self = value", "return"]),
          "switch Self.decode(tag: .string(jsonKey)) {",
        ] + cases + ["default: \(other)", "}"]),
      .block(
        "\(plan.witnessModifiers)init?<Key: Swift.CodingKey>(codingKey: Key)",
        ["self.init(jsonKey: codingKey.stringValue)"]),
    ]
  }

  private func isWithoutTag(_ enumCase: PlannedCase) -> Bool {
    enumeration.tagging == .untagged && !enumCase.labels.isEmpty
  }

  var decoding: [Code]? { enumeration.tagging == .untagged ? attempts : choice }

  // MARK: - Tags

  private var choice: [Code] {
    let position = enumeration.tagging.path.map { path in
      "decoder, tag: \(path.map(\.literal).joined(separator: ", ")), find: { Self.decode(tag: $0) }"
    }
    let cases = enumeration.cases.enumerated().map { index, enumCase in
      Code(
        ["case \(index):"]
          + statements(enumCase, assigning: "self = ").map { $0.indented() }
      ).under(enumCase.condition)
    }
    return [
      """
      let value = try TranscodableEssentials.__CaseDecoder(\
      \(position ?? "external: decoder, { Self.decode(tag: $0) }"))
      """,
      "switch value.index {",
    ] + cases + ["default: \(other)", "}"]
  }

  private func statements(_ enumCase: PlannedCase, assigning target: String) -> [Code] {
    switch enumCase.payload {
    case .nothing: return refusalOfOthers + ["\(target)\(enumCase.construction(of: []))"]
    case .value(let field):
      let method = field.isOptional ? "optional" : "value"
      let argument = field.elementStrategy ?? "\(field.type ?? "").self"
      let position =
        plan.type.refusesUnknownKeys && enumeration.tagging != .external ? "value.closed" : "value"
      return refusalOfOthers
        + ["\(target)\(enumCase.construction(of: ["try \(position).\(method)(\(argument))"]))"]
    case .object(let object):
      let hasMembers = object.fields.contains { !$0.isConstant }
      let binding = hasMembers ? "let container" : "_"
      return ["\(binding) = try value.object()"]
        + DecodableEmitter(plan: plan).statements(of: object, coder: "decoder")
        + refusal(enumCase, object)
        + ["\(target)\(enumCase.construction(of: enumCase.fields.map(\.storage)))"]
    }
  }

  private var refusalOfOthers: [Code] {
    plan.type.refusesUnknownKeys && enumeration.tagging == .external
      ? ["try value.refuseOthers()"] : []
  }

  private func refusal(_ enumCase: PlannedCase, _ object: PlannedObject) -> [Code] {
    guard plan.type.refusesUnknownKeys else { return [] }
    let keys = object.knownKeys()
    let isWrapped = enumeration.tagging == .external
    let outer = enumCase.tags.compactMap(\.key).map { "\($0.literal): \(keys)" }
    return [
      """
      try TranscodableEssentials.__refuseUnknownKeys(in: decoder, \
      \(isWrapped ? "[\(outer.joined(separator: ", "))]" : keys))
      """
    ]
  }

  private var other: String {
    let tags = enumeration.cases.compactMap { $0.tags.first?.key?.literal }.prefix(100)
    let list = tags.isEmpty ? "" : ", tags: " + tags.joined(separator: ", ")
    let refusal = "throw value.refusal(Self.self\(list))"
    return choice(otherwise: refusal) { unknown in
      let construction = unknown.construction(
        tag: "value.tag", decoder: "decoder", payload: enumeration.tagging.unknownPayload)
      return "self = value.unknown(\(construction), \(unknown.name.quotedName)\(list))"
    }
  }

  /// Returns the code for the unknown case, or `refusal` if there is none.
  private func choice(
    otherwise refusal: String, _ unknownCase: (PlannedEnumeration.UnknownCase) -> String
  ) -> String {
    guard let unknown = enumeration.unknown else { return refusal }
    let value = unknownCase(unknown)
    guard let condition = unknown.condition else { return value }
    return "\n#if \(condition)\n\(value)\n#else\n\(refusal)\n#endif"
  }

  // MARK: - Attempts

  private var attempts: [Code] {
    var cases = enumeration.cases.enumerated().map { index, enumCase in
      Code([.block("", ["decoder in"] + attempt(index, enumCase))])
    }
    if let unknown = enumeration.unknown {
      cases.append(
        "unknown: { decoder in \(unknown.construction(tag: "TranscodableEssentials.CodingTagValue(from: decoder)", decoder: "decoder")) }"
      )
    }
    let names = (enumeration.cases.map(\.name) + [enumeration.unknown?.name].compactMap(\.self))
      .map(\.quotedName).joined(separator: ", ")
    let arguments = ["decoder", "names: [\(names)]"] + cases.map { Code(lines: $0.lines) }
    return [
      Code(
        ["self = try TranscodableEssentials.__firstCase("]
          + arguments.joinedByCommas.map { $0.indented() }
          + [")"])
    ]
  }

  private func attempt(_ index: Int, _ enumCase: PlannedCase) -> [Code] {
    if case .nothing = enumCase.payload {
      return [
        "try TranscodableEssentials.CodingTagValue.__check(decoder, \(index), { Self.decode(tag: $0) }, of: Self.self)",
        "return \(enumCase.construction(of: []))",
      ]
    }
    return ["let value = TranscodableEssentials.__CaseDecoder(decoder)"]
      + statements(enumCase, assigning: "return ")
  }
}

extension Tagging {
  /// The call that decodes the payload of an unknown case.
  fileprivate var unknownPayload: String {
    switch self {
    case .internal: "value(TranscodableEssentials.JSON.self)"
    case .adjacent(_, let content): "unknownPayload(forKey: \(content.literal))"
    case .external, .untagged: "unknownPayload()"
    }
  }
}

extension PlannedEnumeration.UnknownCase {
  func construction(tag: String, decoder: String, payload: String = "") -> String {
    func argument(_ label: String?, _ value: String) -> String {
      (label.map { "\($0.asLabel): " } ?? "") + value
    }
    switch content {
    case .nothing: return ".\(name)"
    case .tag(let label, let type):
      return ".\(name)(\(argument(label, "try \(tag).__value(\(type).self, in: \(decoder))")))"
    case .body(let label, let type):
      return ".\(name)(\(argument(label, "try \(type)(from: \(decoder))")))"
    case .tagAndPayload(let labels, let tagType):
      let first = argument(labels[0], "try \(tag).__value(\(tagType).self, in: \(decoder))")
      let second = argument(labels[1], "try value.\(payload)")
      return ".\(name)(\(first), \(second))"
    }
  }
}

extension [Code] {
  fileprivate var joinedByCommas: [Code] {
    enumerated().map { index, code in
      guard index < count - 1, let last = code.lines.last else { return code }
      return Code(lines: code.lines.dropLast() + [last + ","])
    }
  }
}

extension String {
  fileprivate var quotedName: String { filter { $0 != "`" }.literal }
}
