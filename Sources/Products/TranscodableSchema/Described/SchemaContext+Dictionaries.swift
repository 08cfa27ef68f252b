internal import TranscodableCore
internal import TranscodableJSON

extension JSON.SchemaContext {
  /// Dictionaries with string keys are objects, and all others are arrays of alternating keys and
  /// values.
  mutating func dictionary(keys: any Any.Type, values: JSON.Schema) -> JSON.Schema {
    var members: JSON.Object = ["type": "object"]
    switch keys {
    case is String.Type: break
    case is Int.Type: members["propertyNames"] = ["pattern": "^[+-]?[0-9]+$"]
    case is any CodingKeyRepresentable.Type:
      // Each key is encoded as the string that represents it, such as the raw value of an enum
      // case.
      let schema = schema(of: keys)
      if let list = schema.json["enum"]?.array ?? definition(of: schema)?["enum"]?.array {
        let texts = list.map { value in JSON.string(value.string ?? value.description) }
        members["propertyNames"] = ["enum": .array(texts)]
      } else {
        remark("keys must be valid for \(keys)")
      }
    default:
      remark("keys and values alternate in an array")
      return JSON.Schema(members: ["type": "array"])
    }
    if values != .anything { members["additionalProperties"] = values.json }
    return JSON.Schema(members: members)
  }
}
