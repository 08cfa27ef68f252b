import Foundation
import TranscodableFoundation
import TranscodableTestSupport

extension FuzzNode: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .leaf(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      try Self.write(elements, to: &container)
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      try Self.write(members, to: &container)
    }
  }

  private static func write(
    _ elements: [FuzzNode], to container: inout any UnkeyedEncodingContainer
  ) throws {
    for element in elements {
      switch element {
      case .null: try container.encodeNil()
      case .array(let inner) where inner.count % 2 == 0:
        var nested = container.nestedUnkeyedContainer()
        try write(inner, to: &nested)
      case .object(let members) where members.count % 2 == 0:
        var nested = container.nestedContainer(keyedBy: AnyKey.self)
        try write(members, to: &nested)
      case .leaf(let value): try container.encode(value)
      default: try container.encode(element)
      }
    }
  }

  private static func write(
    _ members: [(field: FuzzShape.Field, value: FuzzNode)],
    to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    for (field, value) in members {
      let key = AnyKey(field.key)
      switch (field.access, value) {
      case (.ifPresent, .null): try container.encodeIfPresent(Int?.none, forKey: key)
      case (_, .null): try container.encodeNil(forKey: key)
      case (.parent, _): try value.encode(to: container.superEncoder(forKey: key))
      case (.nested, .array(let elements)):
        var nested = container.nestedUnkeyedContainer(forKey: key)
        try write(elements, to: &nested)
      case (.nested, .object(let members)):
        var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
        try write(members, to: &nested)
      case (.tolerant, .leaf(let value)): try? container.encode(value, forKey: key)
      case (_, .leaf(let value)): try container.encode(value, forKey: key)
      default: try container.encode(value, forKey: key)
      }
    }
  }
}
