struct EnumerationEncodableEmitter {
  let plan: CodingPlan
  let enumeration: PlannedEnumeration

  func function() -> Code {
    let cases =
      enumeration.cases.map { Code($0.block(statements($0))).under($0.condition) }
      + enumeration.ignored.map { enumCase in
        Code([
          """
          case .\(enumCase.name): throw TranscodableEssentials.__ignoredCase(self, \
          \(enumCase.name.literal), encoder)
          """
        ]).under(enumCase.condition)
      }
    return .block(
      "\(plan.witnessModifiers)func encode(to encoder: any Swift.Encoder) throws",
      ["switch self {"] + cases + unknown + ["}"])
  }

  private func statements(_ enumCase: PlannedCase) -> [Code] {
    let tag = enumCase.tags.first?.text ?? "\"\""
    switch enumCase.payload {
    case .nothing where enumCase.tags.first?.isNull ?? false:
      return ["var container = encoder.singleValueContainer()", "try container.encodeNil()"]
    case .nothing: return single(tag)
    case .object(let object):
      var names = ContainerNames()
      let name = names.next()
      let members = EncodableEmitter(plan: plan)
        .statements(object, container: name, encoder: "encoder", &names)
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
        let strategy = field.writtenElementStrategy
        if strategy == nil, field.isOptional {
          // An optional uses a container for a single value, which can't be shared.
          return payload(
            path, tag,
            """
            guard let value = \(field.storage) else { return try \(field.storage).encode(to: payload) }
            """,
            "try value.encode(to: payload)", parameter: "payload")
        }
        return payload(
          path, tag,
          strategy.map { "try \($0).encode(\(field.storage), to: $0)" }
            ?? "try \(field.storage).encode(to: $0)")
      }
      let (method, arguments) =
        field.writtenElementStrategy.map { ("__encode", "\(field.storage), by: \($0)") }
        ?? ("encode", field.storage)
      guard enumeration.tagging == .external else { return single(arguments, method) }
      return [keyed("container"), "try container.\(method)(\(arguments), forKey: \(tag))"]
    }
  }

  private func single(_ arguments: String, _ method: String = "encode") -> [Code] {
    ["var container = encoder.singleValueContainer()", "try container.\(method)(\(arguments))"]
  }

  private func keyed(_ name: String, isUsed: Bool = true) -> Code {
    """
    \(isUsed ? "var \(name)" : "_") = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    """
  }

  private func tagging(_ path: [String], _ tag: String) -> [Code] {
    var code = [keyed("container")]
    var name = "container"
    for (index, key) in path.dropLast().enumerated() {
      code.append(
        """
        var container\(index + 1) = \(name).nestedContainer(\
        keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: \(key.literal))
        """)
      name = "container\(index + 1)"
    }
    return code + ["try \(name).encode(\(tag), forKey: \((path.last ?? "").literal))"]
  }

  private func payload(
    _ path: [String], _ tag: String, _ encoding: String..., parameter: String? = nil
  ) -> [Code] {
    let path = path.map(\.literal).joined(separator: ", ")
    let head = "try TranscodableEssentials.__encodePayload(tag: \(tag), at: [\(path)], to: encoder)"
    let code = encoding.map { Code(stringLiteral: $0) }
    return [parameter.map { .closure(head, parameter: $0, code) } ?? .block(head, code)]
  }

  private var unknown: [Code] {
    guard let unknown = enumeration.unknown else { return [] }
    let code: [Code]
    switch unknown.content {
    case .nothing: code = ["case .\(unknown.name):"] + tagOnly(unknown.tag.text)
    case .tag: code = ["case .\(unknown.name)(let tag):"] + tagOnly("tag")
    case .body: code = ["case .\(unknown.name)(let body): try body.encode(to: encoder)"]
    case .tagAndBody:
      code =
        enumeration.tagging.path.map { path in
          ["case .\(unknown.name)(let tag, let body):"]
            + payload(path, "tag", "try body.encode(to: $0)").map { $0.indented() }
        } ?? ["case .\(unknown.name)(_, let body): try body.encode(to: encoder)"]
    }
    return [Code(code).under(unknown.condition)]
  }

  private func tagOnly(_ tag: String) -> [Code] {
    let code = enumeration.tagging.path.map { tagging($0, tag) } ?? single(tag)
    return code.map { $0.indented() }
  }
}
