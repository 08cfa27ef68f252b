internal import TranscodableJSON

extension SchemaAdapter {
  // MARK: - Unions and constants

  mutating func unfolded(
    _ members: JSON.Object, at pointer: JSON.Pointer, _ merged: inout Set<String>
  ) -> JSON.Object {
    var members = removingDecodingDetails(members, at: pointer)
    if let list = members["allOf"]?.array, !keepsParts(list) {
      // The merged schemas may contain further `allOf` keywords.
      while let list = members["allOf"]?.array {
        members["allOf"] = nil
        for part in list {
          merge(part, into: &members, at: pointer.appending("allOf"), &merged)
        }
      }
      rewrite(pointer.appending("allOf"), "the parts of allOf were merged")
      members = removingDecodingDetails(members, at: pointer)
      let isWhole = !["anyOf", "oneOf", "if"].contains { members[$0] != nil }
      if isWhole, let others = members["unevaluatedProperties"],
        members["additionalProperties"] == nil
      {
        members = members.renaming("unevaluatedProperties", to: "additionalProperties", others)
      }
    }
    if let list = members["items"], list.array != nil, members["prefixItems"] == nil {
      // Draft 7 uses different keywords for tuples.
      members = members.renaming("items", to: "prefixItems", list)
      members["items"] = members["additionalItems"]
      members["additionalItems"] = nil
    }
    if let list = members["oneOf"], !profile.keywords.contains("oneOf"), members["anyOf"] == nil {
      rewrite(pointer.appending("oneOf"), "oneOf was replaced by anyOf")
      members = members.renaming("oneOf", to: "anyOf", list)
    }
    if let value = members["const"], !profile.keywords.contains("const") {
      if members["enum"]?.array?.contains(value) == false {
        lose(pointer.appending("enum"), "the rule that no value is allowed")
      }
      members["enum"] = nil
      rewrite(pointer.appending("const"), "const was replaced by enum")
      members = members.renaming("const", to: "enum", [value])
    }
    return members
  }

  private func keepsParts(_ parts: [JSON]) -> Bool {
    let objects = ["properties", "additionalProperties", "allOf"]
    let types = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf"]
    let hasObjects = parts.contains { part in objects.contains { part[$0] != nil } }
    let hasUntyped = parts.contains { part in !types.contains { part[$0] != nil } }
    return profile.acceptsParts(parts) && !(profile.closesObjects && hasObjects)
      && !(profile.needsTypes && hasUntyped)
  }

  mutating func merge(
    _ part: JSON, into members: inout JSON.Object, at pointer: JSON.Pointer,
    _ merged: inout Set<String>
  ) {
    var part = part
    while true {
      if part == false { lose(pointer, "the rule that no value is allowed") }
      for (keyword, value) in part.object ?? [:] where keyword != "$ref" {
        merge(keyword, value, into: &members, at: pointer)
      }
      guard let reference = part["$ref"]?.string, !merged.contains(reference),
        let target = target(reference)
      else { return }
      if isFollowing(reference) {
        return lose(pointer, "the rules of the recursive schema \(reference)")
      }
      merged.insert(reference)
      part = target
    }
  }

  private mutating func merge(
    _ keyword: String, _ value: JSON, into members: inout JSON.Object, at pointer: JSON.Pointer
  ) {
    switch (keyword, members[keyword], value) {
    case (_, nil, _): members[keyword] = value
    case ("properties", .object(var known)?, .object(let more)):
      for (key, schema) in more {
        let own = known[key]
        known[key] = own == nil || own == schema ? schema : ["allOf": [own ?? true, schema]]
      }
      members[keyword] = .object(known)
    case ("required", .array(let known)?, .array(let more)):
      members[keyword] = .array(known + more.filter { !known.contains($0) })
    case ("allOf", .array(let known)?, .array(let more)): members[keyword] = .array(known + more)
    case ("enum", .array(let known)?, .array(let more)):
      members[keyword] = .array(known.filter(more.contains))
    case ("minimum", .number(let known)?, .number(let more)),
      ("minLength", .number(let known)?, .number(let more)),
      ("minItems", .number(let known)?, .number(let more)):
      members[keyword] = .number(known.double < more.double ? more : known)
    case ("maximum", .number(let known)?, .number(let more)),
      ("maxLength", .number(let known)?, .number(let more)),
      ("maxItems", .number(let known)?, .number(let more)):
      members[keyword] = .number(more.double < known.double ? more : known)
    case ("$defs", _, _), ("definitions", _, _), ("description", _, _), ("title", _, _): break
    case ("$schema", _, _), ("$id", _, _), ("$anchor", _, _), ("$comment", _, _): break
    case (_, let known?, _):
      if known != value { lose(pointer, "the rule \(keyword) of a merged schema") }
    }
  }

  // MARK: - Objects

  mutating func adaptObject(
    _ members: inout JSON.Object, at pointer: JSON.Pointer
  ) -> JSON.Object? {
    let type = members["type"]
    let isObject =
      type == "object" || type?.array?.contains("object") == true || members["properties"] != nil
      || type == nil && members["additionalProperties"]?.object != nil
    guard isObject else { return nil }
    let properties = members["properties"]?.object ?? [:]
    var required = members["required"]?.array?.compactMap(\.string) ?? []
    let others = members["additionalProperties"]
    for keyword in ["properties", "required", "additionalProperties"] { members[keyword] = nil }
    var adapted = JSON.Object()
    for (key, schema) in properties {
      let position = pointer.appending("properties").appending(key)
      var value = adapt(schema, at: position)
      if profile.requiresAll, !required.contains(key) {
        rewrite(position, "an optional property became nullable")
        value = acceptingNull(value)
      }
      adapted[key] = value
    }
    if profile.requiresAll { required = properties.keys }
    // Some providers generate members in the order of the `required` list.
    required = properties.keys.filter(required.contains) + required.filter { properties[$0] == nil }
    var object: JSON.Object = [:]
    if type == nil { object["type"] = "object" }
    object["properties"] = .object(adapted)
    if !required.isEmpty { object["required"] = .array(required.map { .string($0) }) }
    if profile.writesOrder {
      object["propertyOrdering"] = .array(properties.keys.map { .string($0) })
    }
    adaptOthers(others, &object, at: pointer.appending("additionalProperties"))
    return object
  }

  private mutating func adaptOthers(
    _ others: JSON?, _ object: inout JSON.Object, at pointer: JSON.Pointer
  ) {
    if profile.closesObjects {
      object["additionalProperties"] = false
      if others == nil || others == true {
        rewrite(pointer, "unlisted keys are rejected")
      } else if others != false {
        lose(pointer, "arbitrary keys with values of \(others?.description ?? "")")
      }
    } else if let others {
      if !profile.keywords.contains("additionalProperties") {
        if others != true { lose(pointer, "the rule for unlisted keys") }
      } else {
        object["additionalProperties"] = others.object == nil ? others : adapt(others, at: pointer)
      }
    }
  }

  // MARK: - Null

  private static let null: JSON = ["type": "null"]

  func acceptingNull(_ schema: JSON) -> JSON {
    guard var members = schema.object, !acceptsNull(schema) else { return schema }
    if profile.nullStyle == .nullableKeyword {
      members["nullable"] = true
      return .object(members)
    }
    if profile.nullStyle == .typeList, let type = members["type"]?.string {
      members["type"] = [.string(type), "null"]
      if let list = members["enum"]?.array { members["enum"] = .array(list + [nil]) }
      if let value = members["const"] {
        members = members.renaming("const", to: "enum", [value, nil])
      }
      return .object(members)
    }
    if let list = members["anyOf"]?.array {
      members["anyOf"] = .array(list + [Self.null])
      return .object(members)
    }
    return ["anyOf": [schema, Self.null]]
  }

  private func acceptsNull(_ schema: JSON) -> Bool {
    guard let members = schema.object, !members.isEmpty else { return true }
    if let type = members["type"] { return type == "null" || type.array?.contains("null") == true }
    if members["nullable"] == true { return true }
    if let list = members["anyOf"]?.array { return list.contains(where: acceptsNull) }
    return members["enum"]?.array?.contains(nil) == true
  }

  private func nullable(_ union: JSON.Object, of alternatives: [JSON]) -> JSON {
    var members = union
    members["anyOf"] = alternatives.count == 1 ? nil : .array(alternatives)
    if alternatives.count == 1 {
      for (keyword, value) in alternatives[0].object ?? [:] where members[keyword] == nil {
        members[keyword] = value
      }
    }
    members["nullable"] = true
    return .object(members)
  }

  mutating func rewritingNull(_ schema: JSON, at pointer: JSON.Pointer) -> JSON {
    if profile.nullStyle == .nullableKeyword, let list = schema["anyOf"]?.array,
      list.contains(Self.null), let members = schema.object
    {
      rewrite(pointer.appending("anyOf"), "null was replaced by the nullable keyword")
      return nullable(members, of: list.filter { $0 != Self.null })
    }
    guard var members = schema.object, let types = members["type"]?.array,
      profile.nullStyle != .typeList
    else { return schema }
    rewrite(pointer.appending("type"), "the list of types was rewritten")
    let others = types.filter { $0 != "null" }
    let outside = ["description", "title"].compactMap { key in
      members[key].map { (key: key, value: $0) }
    }
    if others.count == 1 { members["type"] = others[0] }
    if profile.nullStyle == .nullableKeyword, others.count == 1 {
      if others.count < types.count { members["nullable"] = true }
      return .object(members)
    }
    for (key, _) in outside { members[key] = nil }
    var alternatives = others.map { type in
      var alternative = members
      alternative["type"] = type
      return JSON.object(alternative)
    }
    var result = JSON.Object(outside)
    if others.count < types.count {
      if profile.nullStyle == .nullableKeyword {
        result["nullable"] = true
      } else {
        alternatives.append(Self.null)
      }
    }
    result["anyOf"] = .array(alternatives)
    return .object(result)
  }
}

extension JSON.Object {
  func renaming(_ old: String, to new: String, _ value: JSON) -> JSON.Object {
    JSON.Object(map { $0.key == old ? (key: new, value: value) : $0 })
  }
}
