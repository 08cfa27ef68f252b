extension EnumerationEmitter {
  var encoding: [Code]? {
    switchOverSelf(
      { Code($0.block(statements($0))) },
      refusal: {
        "throw TranscodableEssentials.__ignoredCase(self, \($0.name.literal), encoder)"
      },
      unknown: unknown)
  }

  private func statements(_ enumCase: PlannedCase) -> [Code] {
    let tag = enumCase.tags.first?.text ?? "\"\""
    switch enumCase.payload {
    case .nothing where enumCase.tags.first?.isNull ?? false:
      return ["var container = encoder.singleValueContainer()", "try container.encodeNil()"]
    case .nothing: return single(container.encode(tag))
    case .object(let object):
      let members = EncodableEmitter(plan: plan).statements(of: object, coder: "encoder")
      guard enumeration.tagging == .external else {
        return [keyed("container", isUsed: !members.isEmpty)] + members
      }
      return [
        keyed("outer"),
        """
        \(members.isEmpty ? "_" : "var container") = outer.nestedContainer(\
        keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: \(tag))
        """,
      ] + members
    case .value(let field):
      if let path = enumeration.tagging.path {
        return payload(field, beside: tag, at: path.map(\.literal).joined(separator: ", "))
      }
      let strategy = field.writtenElementStrategy
      return enumeration.tagging == .external
        ? [keyed("container"), container.encode(field.storage, by: strategy, forKey: tag)]
        : single(container.encode(field.storage, by: strategy))
    }
  }

  private var container: EncodingTarget { .container("container") }

  private func single(_ code: Code) -> [Code] {
    ["var container = encoder.singleValueContainer()", code]
  }

  private func keyed(_ name: String, isUsed: Bool = true) -> Code {
    """
    \(isUsed ? "var \(name)" : "_") = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    """
  }

  private func payload(_ field: PlannedField, beside tag: String, at path: String) -> [Code] {
    let rest = "tag: \(tag), at: [\(path)], to: encoder)"
    guard let strategy = field.writtenElementStrategy else {
      return ["try TranscodableEssentials.__encodePayload(\(field.storage), \(rest)"]
    }
    return [
      .block(
        "try TranscodableEssentials.__encodePayload(\(rest)",
        ["try \(strategy).encode(\(field.storage), to: $0)"])
    ]
  }

  private func unknown(_ unknown: PlannedEnumeration.UnknownCase) -> Code {
    let path = (enumeration.tagging.path ?? []).map(\.literal).joined(separator: ", ")
    let location = path.isEmpty ? "" : ", at: [\(path)]"
    let name = unknown.name
    let code: [Code]
    switch unknown.content {
    case .nothing:
      code = ["case .\(name):", encoding("tag: \(unknown.tag.text)\(location)").indented()]
    case .tag: code = ["case .\(name)(let tag):", encoding("tag: tag\(location)").indented()]
    case .body where enumeration.tagging == .untagged:
      code = ["case .\(name)(let body): try body.encode(to: encoder)"]
    case .body: code = ["case .\(name)(let body):", encoding("body\(location)").indented()]
    case .tagAndPayload:
      let arguments =
        switch enumeration.tagging {
        case .internal: "beside: payload"
        case .adjacent(_, let content): "payload: payload, forKey: \(content.literal)"
        case .external, .untagged: "payload: payload"
        }
      code = [
        "case .\(name)(let tag, let payload):",
        encoding("tag: tag, \(arguments)\(location)").indented(),
      ]
    }
    return Code(code)
  }

  private func encoding(_ arguments: String) -> Code {
    let find = plan.generated.contains(.decode) ? "Self.decode(tag: $0)" : "_ in nil"
    return "try TranscodableEssentials.__encodeUnknown(\(arguments), to: encoder) { \(find) }"
  }
}
