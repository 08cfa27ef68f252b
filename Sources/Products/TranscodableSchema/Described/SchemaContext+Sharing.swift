internal import TranscodableCore
internal import TranscodableJSON

extension JSON.SchemaContext {
  mutating func openSchema(of type: any Any.Type) -> JSON.Schema {
    guard !isProviding(type), let described = type as? any CodingDescribed.Type else {
      return schema(of: type)
    }
    var description = __TypeDescription(isDecoding: direction == .decoding)
    described.__describe(&description)
    // A type that accepts unknown members needs no changes.
    let isOpen = !description.isClosed && !description.dependsOnPayload
    if direction == .decoding, isOpen { return schema(of: type) }
    return opening(type) { $0.schema(described: description.opened) } ?? schema(of: type)
  }

  func isClosed(_ value: __TypeDescription.Value) -> Bool {
    guard case .type(let type) = value, !isProviding(type),
      let described = type as? any CodingDescribed.Type
    else { return false }
    var description = __TypeDescription(isDecoding: direction == .decoding)
    described.__describe(&description)
    return description.isClosed
  }

  mutating func schema(of field: __TypeDescription.Field, isOpen: Bool) -> JSON.Schema {
    guard isOpen, case .type(let type) = field.value, field.presence == .required else {
      return fieldSchema(field)
    }
    return openSchema(of: type)
  }

  func isOpenEnded(_ schema: JSON) -> Bool {
    var pending = [schema]
    var followed: Set<String> = []
    while let schema = pending.popLast() {
      guard let members = schema.object else { continue }
      if let reference = members["$ref"]?.string {
        guard followed.insert(reference).inserted,
          let target = definition(of: JSON.Schema(members: members))
        else { continue }
        pending.append(target)
        continue
      }
      let parts = ["allOf", "anyOf", "oneOf"].flatMap { members[$0]?.array ?? [] }
      let names = ["properties", "additionalProperties", "unevaluatedProperties", "enum", "const"]
      let isObject = members["type"] == "object" || members.isEmpty
      if isObject, parts.isEmpty, !names.contains(where: { members[$0] != nil }) { return true }
      pending += parts
    }
    return false
  }

  func memberKeys(of schema: JSON) -> [String]? {
    if isOpenEnded(schema) { return nil }
    var keys: [String] = []
    var pending = [schema]
    var followed: Set<String> = []
    while let schema = pending.popLast() {
      guard let members = schema.object else { continue }
      keys += members["properties"]?.object?.keys ?? []
      for keyword in ["allOf", "anyOf", "oneOf", "if", "then", "else"] {
        pending += members[keyword].map { $0.array ?? [$0] } ?? []
      }
      if let reference = members["$ref"]?.string, followed.insert(reference).inserted,
        let target = definition(of: JSON.Schema(members: members))
      {
        pending.append(target)
      }
    }
    return keys
  }
}

extension __TypeDescription {
  fileprivate var dependsOnPayload: Bool {
    switch layout {
    case .value, .untagged, .tagged: true
    default: false
    }
  }
}
