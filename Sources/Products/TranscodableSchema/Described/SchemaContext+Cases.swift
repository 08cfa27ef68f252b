internal import TranscodableCore
internal import TranscodableJSON

extension JSON.SchemaContext {
  // MARK: - By keys

  mutating func external(_ type: __TypeDescription) -> JSON.Schema {
    var names: [JSON] = []
    var otherNames: [JSON] = []
    var alternatives: [JSON] = []
    var known: [JSON] = []
    for described in type.cases {
      let keys = described.keys
      known += keys
      switch described.payload {
      case .nothing:
        let tags = described.tags.map(\.schema)
        names += tags.compactMap { $0["const"] }
        otherNames += tags.filter { $0["const"] == nil }
        // Also accept an object that has a case name as its key, regardless of the value.
        guard direction == .decoding else { break }
        alternatives += keys.map { wrapped($0, .anything, described, isClosed: false) }
      case .value(let field):
        var schema = fieldSchema(field)
        if direction == .encoding { schema = schema.withoutPresence(field) }
        alternatives += keys.map { wrapped($0, schema, described, isClosed: type.isClosed) }
      case .object(let object):
        let schema = schema(of: object, isClosed: type.isClosed)
        alternatives += keys.map { wrapped($0, schema, described, isClosed: type.isClosed) }
      }
    }
    if !names.isEmpty { alternatives.insert(["enum": .array(names)], at: 0) }
    alternatives += otherNames
    if let unknown = type.unknown {
      let objects: JSON = ["type": "object", "minProperties": 1]
      let keys = known.map { key -> JSON in ["required": [key]] }
      let other: JSON =
        keys.isEmpty ? objects : ["allOf": [objects, ["not": ["anyOf": .array(keys)]]]]
      alternatives += self.unknown(unknown, isAlone: true)
      if direction == .decoding { alternatives.append(other) }
      return JSON.Schema(members: excluding(known, ["anyOf": .array(alternatives)], isOpen: true))
    }
    if alternatives.count == 1, let only = alternatives[0].object {
      return JSON.Schema(members: only)
    }
    return JSON.Schema(members: excluding(known, ["oneOf": .array(alternatives)], isOpen: false))
  }

  /// An object must contain exactly one key that names an enum case.
  ///
  /// If `isOpen` is true, the object may instead contain none of these keys.
  private func excluding(
    _ keys: [JSON], _ members: JSON.Object, isOpen: Bool
  ) -> JSON.Object {
    guard direction == .decoding, keys.count > 1 else { return members }
    var choices = keys.map { key -> JSON in ["required": [.string(self.key(key.string ?? ""))]] }
    if isOpen { choices.append(["not": ["anyOf": .array(choices)]]) }
    var members = members
    members["allOf"] = [["if": ["type": "object"], "then": ["oneOf": .array(choices)]]]
    return members
  }

  private func wrapped(
    _ key: JSON, _ schema: JSON.Schema, _ described: __TypeDescription.Case, isClosed: Bool
  ) -> JSON {
    var object = ObjectSchema(isClosed: isClosed)
    object.add(self.key(key.string ?? ""), schema, isRequired: true)
    return commented(object.schema, described).json
  }

  private func commented(
    _ schema: JSON.Schema, _ described: __TypeDescription.Case
  ) -> JSON.Schema {
    described.comment.map { schema.described($0) } ?? schema
  }

  private func unknown(_ unknown: __TypeDescription.UnknownCase, isAlone: Bool) -> [JSON] {
    if direction == .encoding {
      switch unknown.keeps {
      case .anything: return [[:]]
      case .text: return [["type": "string"]]
      case .scalar: return [["type": ["string", "number", "boolean"]]]
      }
    }
    return [["type": ["string", "number", "boolean"]]]
  }

  // MARK: - By tags

  mutating func tagged(_ type: __TypeDescription, _ path: [String]) -> JSON.Schema {
    var alternatives: [JSON] = []
    var known: [JSON] = []
    for described in type.cases {
      let tags = described.tagSchema
      known.append(tags)
      let schema: JSON.Schema
      switch described.payload {
      case .object(let object):
        schema = self.schema(of: object, isClosed: type.isClosed, tags: tags)
      case .value(let field):
        let tag = tagObject(path, tags)
        let value = self.schema(of: field, isOpen: true).json
        var members: JSON.Object = ["allOf": [tag, value]]
        // If the payload rejects unknown keys, the object with the tag and the payload must also
        // reject them. The exception is a payload whose schema accepts additional members.
        let isClosed = type.isClosed || !type.isShared && self.isClosed(field.value)
        if isClosed, !isOpenEnded(value) { members["unevaluatedProperties"] = false }
        schema = JSON.Schema(members: members)
      case .nothing: schema = JSON.Schema(members: tagObject(path, tags).object ?? [:])
      }
      alternatives.append(commented(schema, described).json)
    }
    guard let unknown = type.unknown else {
      return alternatives.count == 1
        ? JSON.Schema(members: alternatives[0].object ?? [:])
        : JSON.Schema(members: ["oneOf": .array(alternatives)])
    }
    if direction == .encoding, unknown.keeps == .anything {
      return JSON.Schema(members: ["anyOf": .array(alternatives + [["type": "object"]])])
    }
    var other: JSON = ["type": ["string", "number", "boolean"]]
    if unknown.keeps == .text, direction == .encoding { other = ["type": "string"] }
    if !known.isEmpty { other = ["allOf": [other, ["not": ["anyOf": .array(known)]]]] }
    return JSON.Schema(members: ["anyOf": .array(alternatives + [tagObject(path, other)])])
  }

  func tagObject(_ path: [String], _ tag: JSON) -> JSON {
    path.reversed().reduce(tag) { inside, name in
      let name = key(name)
      return ["type": "object", "properties": [name: inside], "required": [.string(name)]]
    }
  }

  // MARK: - Untagged

  mutating func untagged(_ type: __TypeDescription) -> JSON.Schema {
    var alternatives: [JSON] = []
    for described in type.cases {
      switch described.payload {
      case .nothing: alternatives.append(described.tagSchema)
      case .object(let object):
        let schema = schema(of: object, isClosed: type.isClosed)
        alternatives.append(commented(schema, described).json)
      case .value(let field):
        let schema = schema(of: field, isOpen: type.isShared)
        alternatives.append(commented(schema, described).json)
      }
    }
    if let unknown = type.unknown {
      alternatives +=
        unknown.keeps == .anything ? [[:]] : self.unknown(unknown, isAlone: false)
    }
    return JSON.Schema(members: ["anyOf": .array(alternatives)])
  }
}

extension __TypeDescription.Case {
  fileprivate var keys: [JSON] {
    tags.compactMap { tag in
      if case .value(.string(let text)) = tag { .string(text) } else { nil }
    }
  }

  fileprivate var tagSchema: JSON {
    let schemas = tags.map(\.schema)
    let constants = schemas.compactMap { $0["const"] }
    if schemas.count == 1 { return schemas[0] }
    if constants.count == schemas.count { return ["enum": .array(constants)] }
    return ["anyOf": .array(schemas)]
  }
}

extension __TypeDescription.Tag {
  fileprivate var schema: JSON {
    switch self {
    case .value(let tag): return ["const": tag.json]
    case .integers(let lower, let upper):
      return ["type": "integer", "minimum": JSON(lower), "maximum": JSON(upper)]
    case .numbers(let lower, let upper, let isClosed):
      return [
        "type": "number", "minimum": JSON(lower) ?? 0,
        isClosed ? "maximum" : "exclusiveMaximum": JSON(upper) ?? 0,
      ]
    case .strings: return ["type": "string"]
    }
  }
}

extension CodingTagValue {
  var json: JSON {
    switch self {
    case .string(let text): .string(text)
    case .integer(let value): JSON(value)
    case .number(let value): JSON(value) ?? nil
    case .bool(let value): .bool(value)
    case .null: nil
    }
  }
}

extension JSON.Schema {
  fileprivate func withoutPresence(_ field: __TypeDescription.Field) -> JSON.Schema {
    field.presence == .optional ? acceptingNull : self
  }
}
