enum StandardType {
  case text, truth, integer, fraction

  init?(_ name: String) {
    switch name.withoutStandardModule {
    case "String": self = .text
    case "Bool": self = .truth
    case "Double", "Float": self = .fraction
    case let name where Self.integers.contains(name): self = .integer
    default: return nil
    }
  }

  var placeholder: String {
    switch self {
    case .text: "\"\""
    case .truth: "false"
    case .integer, .fraction: "0"
    }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128",
  ]
}
