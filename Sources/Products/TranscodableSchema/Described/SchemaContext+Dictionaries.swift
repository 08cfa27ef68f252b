internal import TranscodableCore
internal import TranscodableJSON

extension JSON.SchemaContext {
  /// The schema of dictionaries: objects where keys are texts, otherwise arrays of keys and values by turns.
  mutating func dictionary(keys: any Any.Type, values: JSON.Schema) -> JSON.Schema {
    var members: JSON.Object = ["type": "object"]
    switch keys {
    case is String.Type: break
    case is Int.Type: members["propertyNames"] = ["pattern": "^[+-]?[0-9]+$"]
    case is any CodingKeyRepresentable.Type:
      // The keys are written as the type says; of an enumeration its strings.
      let schema = schema(of: keys)
      if let list = schema.json["enum"]?.array ?? definition(of: schema)?["enum"]?.array {
        let texts = list.map { value in JSON.string(value.string ?? value.description) }
        members["propertyNames"] = ["enum": .array(texts)]
      } else {
        remark("keys have to be those of \(keys)")
      }
    default:
      // An array of keys and values by turns.
      remark("keys and values stand by turns in an array")
      return JSON.Schema(members: ["type": "array"])
    }
    if values != .anything { members["additionalProperties"] = values.json }
    return JSON.Schema(members: members)
  }
}
