internal import TranscodableJSON

extension JSON {
  /// The value with sorted keys in all objects.
  var withSortedKeys: JSON {
    switch self {
    case .array(let elements): return .array(elements.map(\.withSortedKeys))
    case .object(let members):
      let members = members.map { (key: $0.key, value: $0.value.withSortedKeys) }
      return .object(JSON.Object(members.sorted { $0.key < $1.key }))
    case .null, .bool, .number, .string: return self
    }
  }
}
