internal import TranscodableFormats

// Support for libraries whose values have a kind, such as swift-configuration.

/// The kind of a scalar.
package enum ConfigurationValueKind: Sendable {
  case bool, integer, double, string

  init(_ type: (any Decodable.Type)?) {
    switch type {
    case is Bool.Type: self = .bool
    case is any FixedWidthInteger.Type: self = .integer
    case is any BinaryFloatingPoint.Type: self = .double
    default: self = .string
    }
  }
}

/// A request for a value from another library.
package struct ConfigurationRequest: Sendable {
  package let path: [String]
  package let kind: ConfigurationValueKind
  /// Whether the value is an array of scalars of the kind.
  package let isArray: Bool
  package let isSecret: Bool
}

/// A value for another library.
package enum ConfigurationContent: Sendable, Hashable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case bytes([UInt8])
  case array([ConfigurationContent])

  /// The value as a string.
  package var text: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .bytes(let value): String(decoding: value, as: UTF8.self)
    case .array(let values): values.map(\.text).joined(separator: ",")
    }
  }
}

extension ConfigurationLayer {
  /// The values that a function returns for the keys of the type.
  ///
  /// An array is returned as its elements, and a scalar as an array with one element.
  package static func lookup(
    name: String, _ lookup: @escaping @Sendable (ConfigurationRequest) -> [String]?
  ) -> Self {
    Self(source: .lookup(name: name, lookup))
  }
}

extension LoadedConfiguration {
  /// The values of the layers: scalars, and arrays of scalars.
  package func forEachContent(
    _ body: (_ path: [String], _ value: ConfigurationContent, _ isSecret: Bool) -> Void
  ) {
    func visit(_ node: ConfigurationNode, _ path: [String]) {
      switch node.content {
      case .object(let members):
        for member in members { visit(member.value, path + [member.key]) }
      case .array(let elements):
        let values = elements.enumerated().map {
          run.content(of: $0.element, at: path + ["\($0.offset)"])
        }
        let scalars = values.compactMap(\.self)
        guard scalars.count == values.count else {
          for (index, element) in elements.enumerated() { visit(element, path + ["\(index)"]) }
          return
        }
        let isSecret = elements.contains { run.isSecret(path, $0) } || run.isSecret(path, node)
        body(path, .array(scalars), isSecret)
      default:
        if let value = run.content(of: node, at: path) {
          body(path, value, run.isSecret(path, node))
        }
      }
    }
    visit(run.loader.merged, [])
  }
}

extension ConfigurationRun {
  fileprivate func content(of node: ConfigurationNode, at path: [String]) -> ConfigurationContent? {
    switch node.content {
    case .bool(let value): .bool(value)
    case .integer(let value): Int(exactly: value).map { .integer($0) } ?? .string("\(value)")
    case .double(let value), .seconds(let value): .double(value)
    case .bytes(let value): .bytes(value)
    case .text(let text): schema.content(text, at: path)
    case .null, .array, .object: nil
    case .unsigned, .string, .date: .string(node.phrase)
    case .number(let text): Double(text).map { .double($0) } ?? .string(text)
    }
  }
}

extension TypeSchema {
  /// The value of a variable, with the kind that the type has.
  fileprivate func content(_ text: String, at path: [String]) -> ConfigurationContent {
    let type = path.reduce(self as TypeSchema?) { $0?.child($1) }?.type
    let value: ConfigurationContent? =
      switch ConfigurationValueKind(type) {
      case .bool: MergedFormat(root: .object(origin: 0)).bool(fromText: text).map { .bool($0) }
      case .integer: Int(text).map { .integer($0) }
      case .double: Double(text).map { .double($0) }
      case .string: nil
      }
    return value ?? .string(text)
  }
}
