internal import TranscodableJSON

/// Puts the schema of an object together.
struct ObjectSchema {
  /// Whether keys that no field has are refused.
  let isClosed: Bool
  /// The schema of members that no field has, if there is one.
  var rest: JSON.Schema?
  private var properties = JSON.Object()
  private var required: [String] = []
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
    for alias in aliases where properties[alias] == nil {
      properties[alias] = ["deprecated": true]
    }
    if !aliases.isEmpty {
      // The first key that is there counts, and what the others have is not looked at.
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
