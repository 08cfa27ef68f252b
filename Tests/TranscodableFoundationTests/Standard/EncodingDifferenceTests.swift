import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A tree that encodes itself through containers in one of several ways.
private struct PlainTree: Encodable {
  var tree: Tree
  /// Selects the containers.
  ///
  /// Each value uses another one, so a document has all of them.
  var way: Int

  func encode(to encoder: any Encoder) throws {
    switch tree {
    case .object(let members) where way % 3 == 0:
      var container = encoder.singleValueContainer()
      try container.encode(members.mapValues { PlainTree(tree: $0, way: way + 1) })
    case .object(let members):
      var container = encoder.keyed
      // A fixed order, so both encoders see the same.
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        try encode(member, AnyKey(key), to: &container)
      }
    case .array(let elements) where way % 3 == 0:
      try elements.map { PlainTree(tree: $0, way: way + 1) }.encode(to: encoder)
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try encode(element, to: &container) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  private func encode(
    _ member: Tree, _ key: AnyKey, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    switch member {
    case .string(let value): try container.encode(value, forKey: key)
    case .array(let elements) where way % 3 == 1:
      var nested = container.nestedUnkeyedContainer(forKey: key)
      for element in elements { try encode(element, to: &nested) }
    case .object(let members) where way % 2 == 1:
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: key)
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        try encode(member, AnyKey(key), to: &nested)
      }
    case .object where way % 5 == 0:
      try PlainTree(tree: member, way: way + 1).encode(to: container.superEncoder(forKey: key))
    case .number(let value):
      // Encodes the key twice: the last value wins.
      if way % 4 == 2 { try container.encode("not this", forKey: key) }
      try container.encode(value, forKey: key)
    case .null where way % 2 == 0: try container.encodeNil(forKey: key)
    default: try container.encode(PlainTree(tree: member, way: way + 1), forKey: key)
    }
  }

  private func encode(
    _ element: Tree, to container: inout any UnkeyedEncodingContainer
  ) throws {
    switch element {
    case .object(let members) where way % 2 == 0:
      var nested = container.nestedContainer(keyedBy: AnyKey.self)
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        try encode(member, AnyKey(key), to: &nested)
      }
    case .array(let elements) where way % 2 == 0:
      var nested = container.nestedUnkeyedContainer()
      for element in elements { try encode(element, to: &nested) }
    case .array where way % 5 == 1:
      try PlainTree(tree: element, way: way + 1).encode(to: container.superEncoder())
    case .integer(let value): try container.encode(value)
    default: try container.encode(PlainTree(tree: element, way: way + 1))
    }
  }
}

@Suite("Container path: random values")
struct EncodingDifferenceTests {
  @Test(arguments: [0x51, 0x52, 0x53, 0x54] as [UInt64])
  func `random values encode as in Foundation`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let tree = Tree.random(depth: 5, using: &generator)
      let value = PlainTree(tree: tree, way: Int.random(in: 0..<60, using: &generator))
      expectSameText(value, "seed \(seed), round \(round)")
      expectSameText(["k": [value]], "seed \(seed), round \(round)") {
        $0.keyEncodingStrategy = .convertToSnakeCase
      }
    }
  }

  @Test func `Foundation's types encode as in Foundation`() throws {
    expectSameText([CGFloat(1.5)])
    expectSameText([CGPoint(x: 1, y: 2.5)])
    expectSameText([CGRect(x: 1, y: 2, width: 3, height: 4)])
    expectSameText(AffineTransform(translationByX: 1, byY: 2))
    expectSameText(Calendar(identifier: .gregorian))
    expectSameText(CharacterSet(charactersIn: "abc"))
    expectSameText(DateComponents(year: 2020, month: 2, day: 3))
    expectSameText(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3))
    expectSameText(IndexPath(indexes: [1, 2, 3]))
    expectSameText(IndexSet([1, 2, 5]))
    expectSameText(Locale(identifier: "de_DE"))
    expectSameText(Measurement(value: 3, unit: UnitLength.meters))
    expectSameText(NSRange(location: 1, length: 2))
    expectSameText(PersonNameComponents(givenName: "Ada", familyName: "Lovelace"))
    expectSameText(TimeZone(identifier: "UTC"))
    expectSameText(1...3)
    expectSameText([1..<3: 2])
    expectSameText(Set([1.5]))
    expectSameText(ContiguousArray([Pair()]))
    expectSameText([CollectionOfOne(Pair())].map { Array($0) })
  }

  @Test func `enumerations with associated values encode as in Foundation`() {
    enum Shape: Codable {
      case point
      case circle(radius: Double)
      case labelled(String, inner: [Pair])
      indirect case group([Shape])
    }
    let shapes: [Shape] = [
      .point, .circle(radius: 1.5), .labelled("a/b", inner: [Pair(), Pair()]),
      .group([.point, .group([.circle(radius: 0)])]),
    ]
    expectSameText(shapes)
    expectSameText(["someKey": shapes]) { $0.keyEncodingStrategy = .convertToSnakeCase }
  }

  @Test func `types on the direct path and on the container path can be nested in each other`() {
    struct Plain1: Codable, Equatable {
      var host = Host(
        plainOne: Plain(firstName: "a", born: Date(timeIntervalSince1970: 1), scores: [1]),
        plainMany: [Plain(firstName: "b", born: Date(timeIntervalSince1970: 2), scores: [])],
        plainMaybe: nil)
      var box = Box(value: ["k": Pair()])
      var boxes = [Box(value: 1)]
    }
    for strategy in [
      JSONEncoder.DateEncodingStrategy.iso8601,
      .custom { _, encoder in
        try encoder.codingPath.map(\.stringValue).encode(to: encoder)
      },
    ] {
      expectSameText([Plain1(), Plain1()]) { $0.dateEncodingStrategy = strategy }
      expectSameText(Box(value: [Plain1()])) { $0.dateEncodingStrategy = strategy }
    }
    expectSameText(Box(value: [Plain1()])) { $0.keyEncodingStrategy = .convertToSnakeCase }
  }
}
