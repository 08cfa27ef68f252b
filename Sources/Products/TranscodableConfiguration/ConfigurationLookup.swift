internal import TranscodableFormats

/// The kind of a scalar, for libraries whose values have a kind.
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

/// A value from another library: a scalar, or the elements of an array.
package struct ConfigurationLookupValue: Sendable {
  let texts: [String]
  let isSecret: Bool

  package init(_ texts: [String], isSecret: Bool) {
    (self.texts, self.isSecret) = (texts, isSecret)
  }
}

extension ConfigurationLayer {
  /// The values that a function returns for the keys of the type.
  package static func lookup(
    name: String,
    _ lookup:
      @escaping @Sendable (
        _ path: [String], _ kind: ConfigurationValueKind, _ isArray: Bool
      ) -> ConfigurationLookupValue?
  ) -> Self {
    Self(source: .lookup(name: name, lookup))
  }
}

extension LoadedConfiguration {
  /// The scalars, and whether they are secrets.
  package func forEachScalar(
    _ body: (_ path: [String], _ value: ConfigurationScalar, _ isSecret: Bool) -> Void
  ) {
    run.loader.merged.forEachLeaf { path, node in
      let scalar: ConfigurationScalar
      switch node.content {
      case .bool(let value): scalar = .bool(value)
      case .integer(let value):
        scalar = Int(exactly: value).map { .integer($0) } ?? .string("\(value)")
      case .double(let value), .seconds(let value): scalar = .double(value)
      case .bytes(let value): scalar = .bytes(value)
      case .text(let text): scalar = run.schema.scalar(text, at: path)
      case .null, .array, .object: return
      case .unsigned, .number, .string, .date: scalar = .string(node.phrase)
      }
      body(path, scalar, run.isSecret(path, node))
    }
  }
}

/// A value for libraries whose values have a kind.
package enum ConfigurationScalar: Sendable, Hashable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case bytes([UInt8])
}

extension TypeSchema {
  /// The value of a variable, with the kind that the type has.
  fileprivate func scalar(_ text: String, at path: [String]) -> ConfigurationScalar {
    let type = path.reduce(self as TypeSchema?) { $0?.child($1) }?.type
    let value: ConfigurationScalar? =
      switch ConfigurationValueKind(type) {
      case .bool: MergedFormat(root: .object(origin: 0)).bool(fromText: text).map { .bool($0) }
      case .integer: Int(text).map { .integer($0) }
      case .double: Double(text).map { .double($0) }
      case .string: nil
      }
    return value ?? .string(text)
  }
}
