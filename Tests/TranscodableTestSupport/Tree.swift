package import TranscodableJSON

/// A JSON value that can be coded on the direct and container paths.
package enum Tree: Hashable, Sendable {
  case null
  case bool(Bool)
  /// An integer to write. Numbers are read as ``number(_:)``.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([Tree])
  case object([String: Tree])

  /// The value after reading it back: all numbers are `Double`.
  package var asRead: Tree {
    switch self {
    case .integer(let value): .number(Double(value))
    case .array(let elements): .array(elements.map(\.asRead))
    case .object(let members): .object(members.mapValues(\.asRead))
    default: self
    }
  }
}

extension Tree: JSONDecodable {
  package static func decode(from reader: inout JSONReader) -> Tree? {
    switch reader.nextKind {
    case .null: return reader.readNull() ? .null : nil
    case .string: return String.decode(from: &reader).map { .string($0) }
    case .number: return Double.decode(from: &reader).map { .number($0) }
    case .array: return [Tree].decode(from: &reader).map { .array($0) }
    case .object: return [String: Tree].decode(from: &reader).map { .object($0) }
    case .bool, nil: return Bool.decode(from: &reader).map { .bool($0) }
    }
  }
}

extension Tree: JSONEncodable {
  package func encode(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.writeNull()
    case .bool(let value): value.encode(to: &writer)
    case .integer(let value): value.encode(to: &writer)
    case .number(let value): value.encode(to: &writer)
    case .string(let value): value.encode(to: &writer)
    case .array(let elements): elements.encode(to: &writer)
    case .object(let members): members.encode(to: &writer)
    }
  }
}

extension Tree: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let elements = try? decoder.unkeyedContainer() {
      self = .array(try Self.elements(of: elements))
    } else {
      self = .object(try container.decode([String: Tree].self))
    }
  }

  private static func elements(of container: any UnkeyedDecodingContainer) throws -> [Tree] {
    var container = container
    var elements: [Tree] = []
    while !container.isAtEnd { elements.append(try container.decode(Tree.self)) }
    return elements
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
