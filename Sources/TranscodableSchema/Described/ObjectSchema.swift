internal import TranscodableJSON

/// Puts the schema of an object together.
struct ObjectSchema {
  /// Whether keys that no field has are refused.
  let isClosed: Bool
  /// The schema of members that no field has, if there is one.
  var rest: JSON.Schema?
  private var properties = JSON.Object()
  private var required: [String] = []
  /// Lists of keys, of which one has to be there.
  private var choices: [[String]] = []
  /// What else has to be so.
  private var parts: [JSON] = []
  private var sharesMembers = false

  init(isClosed: Bool) { self.isClosed = isClosed }

  /// Adds a member.
  mutating func add(
    _ key: String, _ schema: JSON.Schema, isRequired: Bool, aliases: [String] = []
  ) {
    if let other = properties[key] {
      // Two fields that are elements of one array.
      properties[key] = other == [:] ? schema.json : ["allOf": [other, schema.json]]
    } else {
      properties[key] = schema.json
    }
    for alias in aliases where properties[alias] == nil { properties[alias] = schema.json }
    guard isRequired else { return }
    if aliases.isEmpty {
      if !required.contains(key) { required.append(key) }
    } else {
      choices.append([key] + aliases)
    }
  }

  /// Adds the members of another schema's object.
  mutating func add(membersOf schema: JSON.Schema, isOptional: Bool) {
    sharesMembers = true
    parts.append(isOptional ? ["anyOf": [schema.json, ["not": schema.json]]] : schema.json)
  }

  /// The schema.
  var schema: JSON.Schema {
    var members: JSON.Object = ["type": "object"]
    if !properties.isEmpty { members["properties"] = .object(properties) }
    if !required.isEmpty { members["required"] = .array(required.map { .string($0) }) }
    var parts = parts
    let choices = choices.map { keys -> JSON in
      ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
    }
    if choices.count == 1, parts.isEmpty {
      members["anyOf"] = choices[0]["anyOf"]
    } else {
      parts += choices
    }
    if !parts.isEmpty { members["allOf"] = .array(parts) }
    let others = sharesMembers ? "unevaluatedProperties" : "additionalProperties"
    if let rest {
      if rest != .anything { members[others] = rest.json }
    } else if isClosed {
      members[others] = false
    }
    return JSON.Schema(members: members)
  }
}
