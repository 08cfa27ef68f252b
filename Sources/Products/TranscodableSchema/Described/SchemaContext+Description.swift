internal import TranscodableCore
internal import TranscodableJSON

extension JSON.SchemaContext {
  mutating func schema(described type: __TypeDescription) -> JSON.Schema {
    for text in type.remarks { remark(text) }
    var schema: JSON.Schema
    switch type.layout {
    case .object: schema = object(of: type)
    case .elements: schema = elements(of: type)
    case .value:
      guard case .field(let field)? = type.root.members.last else { return .anything }
      schema = self.schema(of: field, isOpen: type.isShared)
    case .rawValue: schema = JSON.Schema(listing: type.rawValues.compactMap { JSON(scalar: $0) })
    case .external: schema = external(type)
    case .tagged(let path): schema = tagged(type, path)
    case .untagged: schema = untagged(type)
    case .open: schema = .anything
    }
    if let version = type.version { schema = versioned(schema, version) }
    return type.comment.map { schema.described($0) } ?? schema
  }

  // MARK: - Objects

  private mutating func object(of type: __TypeDescription) -> JSON.Schema {
    var object = ObjectSchema(isClosed: type.isClosed)
    // The version key must be accepted even though no field uses it.
    if let version = type.version { object.add(key(version.key), .anything, isRequired: false) }
    add(type.root, to: &object)
    return object.schema
  }

  mutating func schema(
    of object: __TypeDescription.Object, isClosed: Bool, tags: JSON? = nil
  ) -> JSON.Schema {
    var result = ObjectSchema(isClosed: isClosed)
    add(object, to: &result, tags: tags)
    return result.schema
  }

  private mutating func add(
    _ object: __TypeDescription.Object, to result: inout ObjectSchema, tags: JSON? = nil
  ) {
    for member in object.members {
      switch member {
      case .field(let field): add(field, to: &result)
      case .tag(let name):
        let schema = tags?.object.map { JSON.Schema(members: $0) } ?? .anything
        result.add(key(name), schema, isRequired: true)
      case .object(let inner):
        var schema = self.schema(
          of: inner, isClosed: result.isClosed && inner.indexes.isEmpty, tags: tags)
        // An optional object may be null, which is equivalent to an empty object. The same applies
        // to optional array elements.
        let acceptsNull = !inner.isRequired && direction == .decoding
        if acceptsNull, !inner.indexes.isEmpty { schema = schema.acceptingNull }
        schema = schema.inElement(at: inner.indexes, isRequired: inner.isRequired)
        if acceptsNull, inner.acceptsAnything {
          // Every member has a default, so any value is accepted. The only exception is an object
          // that has unknown keys, if the type rejects them.
          let closed = JSON.Schema(members: ["if": ["type": "object"], "then": schema.json])
          schema = result.isClosed && inner.indexes.isEmpty ? closed : .anything
        }
        result.add(
          key(inner.key), acceptsNull ? schema.acceptingNull : schema, isRequired: inner.isRequired)
      case .shared(let type, .rest):
        // The type is a dictionary, so all remaining members must match the schema of its values.
        let values = schema(of: type).json["additionalProperties"]?.object
        result.rest = JSON.Schema(members: values ?? [:])
      case .shared(let type, let sharing):
        if sharing == .optional, !result.isClosed, !object.hasRest {
          // These members must be either all present or all missing. No keyword can express this.
          remark("the members of \(type) must be either all present or all missing")
          let schema = openSchema(of: type)
          result.add(optionalKeys: memberKeys(of: schema.json))
        } else {
          let schema = openSchema(of: type)
          result.add(
            membersOf: schema,
            optionalKeys: sharing == .optional ? memberKeys(of: schema.json) ?? [] : nil,
            isOpenEnded: isOpenEnded(schema.json))
        }
      }
    }
  }

  private mutating func add(_ field: __TypeDescription.Field, to result: inout ObjectSchema) {
    let schema = fieldSchema(field)
    let isRequired = field.presence == .required || field.presence == .requiredOrNull
    result.add(
      key(field.key), schema, isRequired: isRequired, aliases: field.aliases.map { key($0) })
  }

  mutating func fieldSchema(_ field: __TypeDescription.Field) -> JSON.Schema {
    var schema = within(field.key) { $0.valueSchema(field.value) }
    switch field.presence {
    case .anything: schema = .anything
    case .required, .optional: break
    case .requiredOrNull, .optionalOrNull: schema = schema.acceptingNull
    }
    let isRequired = field.presence == .required || field.presence == .requiredOrNull
    if !isRequired, field.presence != .anything, case .strategy(let strategy) = field.value,
      (strategy as? any EmptyTextStrategy)?.takesEmptyText ?? false
    {
      schema = schema.acceptingEmptyText
    }
    schema = schema.inElement(at: field.indexes, isRequired: isRequired)
    if let standard = field.standard, let value = try? JSON(parsing: standard),
      var members = schema.json.object
    {
      members["default"] = value
      schema = JSON.Schema(members: members)
    }
    return field.comment.map { schema.described($0) } ?? schema
  }

  private mutating func valueSchema(_ value: __TypeDescription.Value) -> JSON.Schema {
    switch value {
    case .type(let type): return schema(of: type)
    case .strategy(let strategy): return schema(by: strategy)
    case .open(let reason):
      remark(reason)
      return .anything
    }
  }

  func key(_ key: String) -> String { conventions.keyInText?(key) ?? key }

  // MARK: - Arrays

  private mutating func elements(of type: __TypeDescription) -> JSON.Schema {
    var schemas: [JSON] = []
    var required = 0
    for case .field(let field) in type.root.members {
      let index = Int(field.key) ?? schemas.count
      while schemas.count < index { schemas.append([:]) }
      schemas.append(fieldSchema(field).json)
      if field.presence == .required || field.presence == .requiredOrNull { required = index + 1 }
    }
    var members: JSON.Object = ["type": "array"]
    if !schemas.isEmpty { members["prefixItems"] = .array(schemas) }
    if required > 0 { members["minItems"] = JSON(required) }
    if type.isClosed { members["items"] = false }
    return JSON.Schema(members: members)
  }

  // MARK: - Versions

  private mutating func versioned(
    _ schema: JSON.Schema, _ version: __TypeDescription.Version
  ) -> JSON.Schema {
    let key = key(version.key)
    let number = JSON(version.number)
    if direction == .encoding {
      return schema.requiring(key, ["const": number])
    }
    guard let previous = version.previous else {
      // If the version is null, it is treated as missing.
      return schema.allowing(key, ["enum": [number, nil]])
    }
    let current = schema.requiring(key, ["const": number])
    remark("the migration of older versions may reject them")
    let older = JSON.Schema(members: [
      "properties": [
        key: ["type": ["integer", "null"], "exclusiveMaximum": number]
      ],
      "allOf": [olderSchema(previous, versionKey: key).json],
    ])
    return JSON.Schema(anyOf: [current, older])
  }

  private mutating func olderSchema(
    _ type: any Any.Type, versionKey: String
  ) -> JSON.Schema {
    guard !isProviding(type), let described = type as? any CodingDescribed.Type else {
      return schema(of: type)
    }
    var description = __TypeDescription(isDecoding: true)
    described.__describe(&description)
    guard description.isClosed else { return schema(of: type) }
    let open = openSchema(of: type).json
    var members: JSON.Object = ["allOf": [open], "properties": [versionKey: true]]
    if !isOpenEnded(open) { members["unevaluatedProperties"] = false }
    return JSON.Schema(members: members)
  }
}

extension __TypeDescription.Object {
  fileprivate var acceptsAnything: Bool {
    !members.isEmpty
      && members.allSatisfy { member in
        switch member {
        case .field(let field): field.presence == .anything
        case .object(let inner): inner.acceptsAnything
        case .shared, .tag: false
        }
      }
  }

  fileprivate var hasRest: Bool {
    members.contains { if case .shared(_, .rest) = $0 { true } else { false } }
  }
}

extension JSON.Schema {
  fileprivate func inElement(at indexes: [Int], isRequired: Bool) -> JSON.Schema {
    indexes.reversed().reduce(self) { schema, index in
      var members: JSON.Object = [
        "type": "array",
        "prefixItems": .array(Array(repeating: [:], count: index) + [schema.json]),
      ]
      if isRequired { members["minItems"] = JSON(index + 1) }
      return JSON.Schema(members: members)
    }
  }

  func requiring(_ key: String, _ schema: JSON) -> JSON.Schema {
    guard var members = allowing(key, schema).json.object else { return self }
    let required = members["required"]?.array ?? []
    if !required.contains(.string(key)) { members["required"] = .array([.string(key)] + required) }
    return JSON.Schema(members: members)
  }

  func allowing(_ key: String, _ schema: JSON) -> JSON.Schema {
    guard var members = json.object else { return self }
    var properties = members["properties"]?.object ?? [:]
    properties[key] = schema
    members["properties"] = .object(properties)
    return JSON.Schema(members: members)
  }
}
