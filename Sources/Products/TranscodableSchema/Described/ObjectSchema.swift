internal import TranscodableJSON

struct ObjectSchema {
  let isClosed: Bool
  var rest: JSON.Schema?
  private var properties = JSON.Object()
  private var required: [String] = []
  private var parts: [JSON] = []
  private var sharesMembers = false
  private var isOpenEnded = false

  init(isClosed: Bool) { self.isClosed = isClosed }

  mutating func add(
    _ key: String, _ schema: JSON.Schema, isRequired: Bool, aliases: [String] = []
  ) {
    if let other = properties[key] {
      // Two fields share this key, because they are elements of the same array.
      properties[key] = other == [:] ? schema.json : ["allOf": [other, schema.json]]
    } else {
      properties[key] = schema.json
    }
    for alias in aliases where properties[alias] == nil {
      properties[alias] = ["deprecated": true]
    }
    if !aliases.isEmpty {
      // A decoder uses the first of these keys that exists, and ignores the values of the others.
      parts.append([
        "if": ["required": [.string(key)]], "else": Self.choice(aliases[...], schema, isRequired),
      ])
    } else if isRequired, !required.contains(key) {
      required.append(key)
    }
  }

  private static func choice(
    _ keys: ArraySlice<String>, _ schema: JSON.Schema, _ isRequired: Bool
  ) -> JSON {
    guard let key = keys.first else { return true }
    let own: JSON = ["properties": [key: schema.json]]
    if keys.count > 1 {
      return [
        "if": ["required": [.string(key)]], "then": own,
        "else": choice(keys.dropFirst(), schema, isRequired),
      ]
    }
    guard isRequired, var members = own.object else { return own }
    members["required"] = [.string(key)]
    return .object(members)
  }

  mutating func add(membersOf schema: JSON.Schema, optionalKeys: [String]?, isOpenEnded: Bool) {
    sharesMembers = true
    if isOpenEnded { self.isOpenEnded = true }
    guard let optionalKeys else { return parts.append(schema.json) }
    let nulls = optionalKeys.map { (key: $0, value: ["type": "null"] as JSON) }
    let nothing: JSON = ["not": schema.json, "properties": .object(JSON.Object(nulls))]
    parts.append(["anyOf": [schema.json, nothing]])
  }

  mutating func add(optionalKeys keys: [String]?) {
    sharesMembers = true
    let members = keys.map { JSON.Object($0.map { (key: $0, value: [:]) }) }
    parts.append(members.map { ["properties": .object($0)] } ?? [:])
  }

  var schema: JSON.Schema {
    var members: JSON.Object = ["type": "object"]
    if !properties.isEmpty { members["properties"] = .object(properties) }
    if !required.isEmpty { members["required"] = .array(required.map { .string($0) }) }
    if !parts.isEmpty { members["allOf"] = .array(parts) }
    let others = sharesMembers ? "unevaluatedProperties" : "additionalProperties"
    if isOpenEnded { return JSON.Schema(members: members) }
    if let rest {
      if rest != .anything { members[others] = rest.json }
    } else if isClosed {
      members[others] = false
    }
    return JSON.Schema(members: members)
  }
}
