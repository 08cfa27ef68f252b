import Foundation
import TranscodableTestSupport

/// A type that is defined at run time: its values and the containers that code them.
indirect enum FuzzShape: Sendable {
  case leaf(FuzzLeaf)
  case optional(FuzzShape)
  case array(FuzzShape)
  /// An array with a shape for each element.
  case tuple([FuzzShape])
  case object([Field])

  /// A member of an object.
  struct Field: Sendable {
    var key: String
    var shape: FuzzShape
    var access: Access
  }

  /// How a member is decoded and encoded.
  enum Access: CaseIterable, Sendable {
    /// `decode`, `encode`.
    case value
    /// `decodeIfPresent`, `encodeIfPresent`.
    case ifPresent
    /// `superDecoder(forKey:)`, `superEncoder(forKey:)`.
    case parent
    /// `nestedContainer(keyedBy:forKey:)` or `nestedUnkeyedContainer(forKey:)`.
    case nested
    /// `contains`, `decodeNil`, then `decode`.
    case careful
    /// `try? decode`.
    case tolerant
  }

  static func random(depth: Int, _ generator: inout SeededGenerator) -> FuzzShape {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 4), using: &generator) {
    case 0: return .optional(random(depth: depth - 1, &generator))
    case 1, 2, 3: return .leaf(FuzzLeaf.allCases.randomElement(using: &generator) ?? .int)
    case 4: return .array(random(depth: depth - 1, &generator))
    case 5:
      return .tuple(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          random(depth: depth - 1, &generator)
        })
    default: return .object(fields(depth: depth, &generator))
    }
  }

  private static func fields(depth: Int, _ generator: inout SeededGenerator) -> [Field] {
    var keys = [
      "id", "firstName", "url", "a", "isReadOnly", "caf\u{e9}", "x1", "aVeryLongKeyForOneField",
      "super", "sha256Sum", "_private", "count",
    ]
    keys.shuffle(using: &generator)
    return keys.prefix(Int.random(in: 0...6, using: &generator)).map { key in
      Field(
        key: key, shape: random(depth: depth - 1, &generator),
        access: Access.allCases.randomElement(using: &generator) ?? .value)
    }
  }
}

/// The types of the leaves of a shape.
enum FuzzLeaf: CaseIterable, Sendable {
  case bool, int, int8, uint16, int32, uint64, double, float, string
  case date, data, url, decimal, uuid, numbers, texts

  var type: any Arbitrary.Type {
    switch self {
    case .bool: Bool.self
    case .int: Int.self
    case .int8: Int8.self
    case .uint16: UInt16.self
    case .int32: Int32.self
    case .uint64: UInt64.self
    case .double: Double.self
    case .float: Float.self
    case .string: String.self
    case .date: Date.self
    case .data: Data.self
    case .url: URL.self
    case .decimal: Decimal.self
    case .uuid: UUID.self
    case .numbers: [Int].self
    case .texts: [String].self
    }
  }
}

/// A value of a ``FuzzShape``.
indirect enum FuzzNode {
  case leaf(any Arbitrary)
  case null
  case array([FuzzNode])
  case object([(field: FuzzShape.Field, value: FuzzNode)])

  init(_ shape: FuzzShape, _ generator: inout SeededGenerator) {
    switch shape {
    case .leaf(let leaf):
      func value<Leaf: Arbitrary>(_ type: Leaf.Type) -> any Arbitrary { Leaf.arbitrary(&generator) }
      self = .leaf(value(leaf.type))
    case .optional(let inner):
      self = Bool.random(using: &generator) ? .null : FuzzNode(inner, &generator)
    case .array(let element):
      let count = Int.random(in: 0...3, using: &generator)
      self = .array((0..<count).map { _ in FuzzNode(element, &generator) })
    case .tuple(let elements): self = .array(elements.map { FuzzNode($0, &generator) })
    case .object(let fields):
      self = .object(fields.map { ($0, FuzzNode($0.shape, &generator)) })
    }
  }
}
