package import TranscodableJSON
package import TranscodableSchema

extension SwiftModel {
  package var schema: JSON.Schema {
    var members: JSON.Object = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
    members.merge(keywords(for: root)) { $1 }
    var definitions = JSON.Object()
    for declaration in declarations {
      definitions[declaration.name] = .object(keywords(for: declaration))
    }
    if !definitions.isEmpty { members["$defs"] = .object(definitions) }
    return JSON.Schema(members: members)
  }

  private func keywords(for type: SwiftType) -> JSON.Object {
    switch type {
    case .bool: ["type": "boolean"]
    case .int, .int64: ["type": "integer"]
    case .uint64: ["type": "integer", "minimum": 0, "maximum": 18_446_744_073_709_551_615]
    case .double, .number, .decimal: ["type": "number"]
    case .string, .described: ["type": "string"]
    case .date(.day): ["type": "string", "format": "date"]
    case .date(.fractionalSeconds): ["type": "number"]
    case .date(.seconds), .date(.milliseconds): ["type": "integer"]
    case .date(.compactOffset), .date(.mail): ["type": "string"]
    case .date: ["type": "string", "format": "date-time"]
    case .url: ["type": "string", "format": "uri"]
    case .json: [:]
    case .array(let type): ["type": "array", "items": .object(keywords(for: type))]
    case .map(let type):
      ["type": "object", "additionalProperties": .object(keywords(for: type))]
    case .named(let number): ["$ref": JSON("#/$defs/\(declarations[number].name)")]
    case .optional(let type), .nullable(let type): optional(keywords(for: type))
    }
  }

  private func optional(_ keywords: JSON.Object) -> JSON.Object {
    if keywords.isEmpty { return keywords }
    guard let type = keywords["type"] else {
      return ["anyOf": [.object(keywords), ["type": "null"]]]
    }
    var result = keywords
    result["type"] = [type, "null"]
    return result
  }

  private func keywords(for declaration: Declaration) -> JSON.Object {
    switch declaration.kind {
    case .record(let fields, _):
      var keywords = keywords(for: fields, refusesNulls: declaration.refusesNulls)
      if declaration.isClosed { keywords["additionalProperties"] = false }
      return keywords
    case .union(let cases, _):
      return ["anyOf": .array(cases.map { .object(keywords(for: $0.type)) })]
    case .texts(let cases):
      let texts = JSON.array(cases.map { JSON($0.text) })
      return ["type": "string", isExact ? "enum" : "examples": texts]
    case .tagged(let key, let cases, _):
      let parts = cases.map { item -> JSON in
        var part: JSON.Object = ["type": "object"]
        if case .named(let number) = item.type { part = keywords(for: declarations[number]) }
        var properties: JSON.Object = [key: ["const": JSON(item.tag)]]
        properties.merge(part["properties"]?.object ?? JSON.Object()) { mine, _ in mine }
        part["properties"] = .object(properties)
        part["required"] = .array([JSON(key)] + (part["required"]?.array ?? []))
        return .object(part)
      }
      return ["oneOf": .array(parts)]
    }
  }

  private func keywords(for fields: [Field], refusesNulls: Bool = false) -> JSON.Object {
    var properties = JSON.Object()
    for field in fields where !field.isRest {
      let type = refusesNulls && !field.allowsNull ? field.type.wrapped : field.type
      var keywords = keywords(for: type)
      keywords.merge(field.rules.keywords(orNull: type.wrapped != type)) { $1 }
      properties[field.key] = .object(keywords)
    }
    let required = fields.filter { !$0.isOptional && !$0.isRest }.map { JSON($0.key) }
    var members: JSON.Object = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { members["required"] = .array(required) }
    if case .map(let type)? = fields.first(where: \.isRest)?.type {
      members["additionalProperties"] = .object(self.keywords(for: type))
    }
    return members
  }
}

extension FieldRules {
  fileprivate func keywords(orNull: Bool) -> JSON.Object {
    guard orNull else { return expressed }
    var keywords = expressed
    if let value = keywords.removeValue(forKey: "const") { keywords["enum"] = [value, nil] }
    if let values = expressed["enum"]?.array {
      keywords["enum"] = .array(values.filter { !$0.isNull } + [nil])
    }
    return keywords
  }
}
