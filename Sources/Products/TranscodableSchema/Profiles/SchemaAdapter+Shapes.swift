internal import TranscodableJSON

extension SchemaAdapter {
  // MARK: - Unions and constants

  /// A schema whose unions and constants are spelled as the profile has them.
  mutating func unfolded(_ members: JSON.Object, at pointer: JSON.Pointer) -> JSON.Object {
    var members = withoutWhatOnlyDecodersNeed(members, at: pointer)
    if let list = members["oneOf"], !profile.keywords.contains("oneOf"), members["anyOf"] == nil {
      rewrite(pointer.appending("oneOf"), "oneOf is anyOf")
      members = members.renaming("oneOf", to: "anyOf", list)
    }
    if let value = members["const"], !profile.keywords.contains("const") {
      rewrite(pointer.appending("const"), "const is enum")
      members = members.renaming("const", to: "enum", [value])
    }
    if let list = members["allOf"]?.array, !profile.acceptsParts(list) {
      members["allOf"] = nil
      for part in list { merge(part, into: &members, at: pointer.appending("allOf")) }
      rewrite(pointer.appending("allOf"), "the parts of allOf are merged")
    }
    return members
  }

  private mutating func merge(
    _ part: JSON, into members: inout JSON.Object, at pointer: JSON.Pointer
  ) {
    let whole = part["$ref"]?.string.flatMap { target($0) } ?? part
    for (keyword, value) in whole.object ?? [:] {
      switch (keyword, members[keyword], value) {
      case (_, nil, _): members[keyword] = value
      case ("properties", .object(var known)?, .object(let more)):
        for (key, schema) in more where known[key] == nil { known[key] = schema }
        members[keyword] = .object(known)
      case ("required", .array(let known)?, .array(let more)):
        members[keyword] = .array(known + more.filter { !known.contains($0) })
      case ("$defs", _, _), ("description", _, _), ("title", _, _): break
      case (_, let known?, _):
        if known != value { lose(pointer, "the rule \(keyword) of a part of allOf") }
      }
    }
  }

  // MARK: - Objects

  /// Takes what is about objects out of a schema.
  ///
  /// - Parameters:
  ///   - members: The schema.
  ///   - pointer: Its place.
  /// - Returns: The same as the profile has it, nil if the schema is not about objects.
  mutating func adaptObject(
    _ members: inout JSON.Object, at pointer: JSON.Pointer
  ) -> JSON.Object? {
    let type = members["type"]
    let isObject =
      type == "object" || type?.array?.contains("object") == true || members["properties"] != nil
    guard isObject else { return nil }
    let properties = members["properties"]?.object ?? [:]
    var required = members["required"]?.array?.compactMap(\.string) ?? []
    let others = members["additionalProperties"]
    for keyword in ["properties", "required", "additionalProperties"] { members[keyword] = nil }
    var adapted = JSON.Object()
    for (key, schema) in properties {
      let place = pointer.appending("properties").appending(key)
      var value = adapt(schema, at: place)
      if profile.requiresAll, !required.contains(key) {
        rewrite(place, "what was optional may be null")
        value = acceptingNull(value)
      }
      adapted[key] = value
    }
    if profile.requiresAll { required = properties.keys }
    // Some providers write values in the order of this list.
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
        rewrite(pointer, "keys that are not listed are refused")
      } else if others != false {
        lose(pointer, "that there may be any keys, whose values are \(others?.description ?? "")")
      }
    } else if let others {
      if !profile.keywords.contains("additionalProperties") {
        if others != true { lose(pointer, "the rule for keys that are not listed") }
      } else {
        object["additionalProperties"] = others.object == nil ? others : adapt(others, at: pointer)
      }
    }
  }

  // MARK: - Null

  private static let null: JSON = ["type": "null"]

  /// A schema that accepts null, too, in the spelling of the profile.
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

  /// A union with null, which is a keyword beside it.
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

  /// A schema in which null is spelled as the profile has it.
  mutating func spellingNull(_ schema: JSON, at pointer: JSON.Pointer) -> JSON {
    if profile.nullStyle == .nullableKeyword, let list = schema["anyOf"]?.array,
      list.contains(Self.null), let members = schema.object
    {
      rewrite(pointer.appending("anyOf"), "null is a keyword")
      return nullable(members, of: list.filter { $0 != Self.null })
    }
    guard var members = schema.object, let types = members["type"]?.array,
      profile.nullStyle != .typeList
    else { return schema }
    rewrite(pointer.appending("type"), "several types are spelled in another way")
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
  /// The object with another key and value at a member's place.
  func renaming(_ old: String, to new: String, _ value: JSON) -> JSON.Object {
    JSON.Object(map { $0.key == old ? (key: new, value: value) : $0 })
  }
}
