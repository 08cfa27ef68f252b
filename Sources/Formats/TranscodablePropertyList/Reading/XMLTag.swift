internal import TranscodableBytes

enum XMLTag {
  case propertyList, array, dictionary, key, string, data, date, real, integer, yes, no

  @inline(__always)
  init?(_ cursor: ByteCursor) {
    switch cursor.peek() {
    case 0x6B where cursor.hasPrefix("key"): self = .key
    case 0x73 where cursor.hasPrefix("string"): self = .string
    case 0x69 where cursor.hasPrefix("integer"): self = .integer
    case 0x72 where cursor.hasPrefix("real"): self = .real
    case 0x64 where cursor.hasPrefix("dict"): self = .dictionary
    case 0x61 where cursor.hasPrefix("array"): self = .array
    case 0x74 where cursor.hasPrefix("true"): self = .yes
    case 0x66 where cursor.hasPrefix("false"): self = .no
    case 0x64 where cursor.hasPrefix("data"): self = .data
    case 0x64 where cursor.hasPrefix("date"): self = .date
    case 0x70 where cursor.hasPrefix("plist"): self = .propertyList
    default: return nil
    }
  }

  var name: StaticString {
    switch self {
    case .propertyList: "plist"
    case .array: "array"
    case .dictionary: "dict"
    case .key: "key"
    case .string: "string"
    case .data: "data"
    case .date: "date"
    case .real: "real"
    case .integer: "integer"
    case .yes: "true"
    case .no: "false"
    }
  }

  @inline(__always)
  func isHere(_ cursor: ByteCursor) -> Bool { cursor.hasPrefix(name) }
}
