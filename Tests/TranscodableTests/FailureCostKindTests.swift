import Foundation
import Testing
import Transcodable

@CodablePolymorphic(tag: "t", [PolymorphicNode.self])
private protocol AnyNode: Sendable {}

@Codable @CodingTag("node")
private struct PolymorphicNode: AnyNode {
  let leaf: Leaf
  @CodableBy(.polymorphic) var next: [any AnyNode]
}

@Suite("The cost of documents that fail, by kinds of types")
struct FailureCostKindTests {
  @Codable
  fileprivate struct Flat {
    let leaf: Leaf
    @CodableFlattened let rest: FailureCostKindTests.Rest
  }

  @Codable
  fileprivate struct Rest {
    let next: [FailureCostKindTests.Flat]
  }

  @Codable(unknownKeys: .reject)
  fileprivate struct ClosedFlat {
    let leaf: Leaf
    @CodableFlattened let rest: FailureCostKindTests.ClosedRest?
  }

  @Codable(unknownKeys: .reject)
  fileprivate struct ClosedRest {
    let next: [FailureCostKindTests.ClosedFlat]
  }

  @Codable(version: 1)
  fileprivate struct Old {
    let leaf: Leaf
    let next: [FailureCostKindTests.Old]
  }

  @Codable(version: 2, previous: Old.self)
  fileprivate struct Versioned {
    let leaf: Leaf
    let next: [FailureCostKindTests.Versioned]

    init(migrating older: Old) throws { (leaf, next) = (older.leaf, []) }
  }

  @Codable(tagging: .internal("t"))
  fileprivate indirect enum Internal {
    case node(leaf: Leaf, next: [Internal])
    case payload(Payload)
  }

  @Codable(unknownKeys: .reject)
  fileprivate struct Payload {
    let leaf: Leaf
    let next: [FailureCostKindTests.Internal]
  }

  @Codable(tagging: .adjacent("t", "c"))
  fileprivate indirect enum Adjacent { case node(leaf: Leaf, next: [Adjacent]) }

  @Codable
  fileprivate indirect enum External { case node(leaf: Leaf, next: [External]) }

  @Codable
  fileprivate struct Aliased {
    @DecodableAlias("blatt") let leaf: Leaf
    @DecodableAlias("weiter") let next: [FailureCostKindTests.Aliased]
  }

  @Codable
  fileprivate struct Lossy {
    let leaf: Leaf
    @CodableLossy var next: [FailureCostKindTests.Lossy]
  }

  @Codable
  fileprivate struct Defaulted {
    let leaf: Leaf
    @CodableDefault([FailureCostKindTests.Defaulted](), for: .anyFailure)
    var next: [FailureCostKindTests.Defaulted]
  }

  @Codable(superclass: .none)
  fileprivate class Base {
    let leaf: Leaf
    let next: [FailureCostKindTests.Base]
  }

  @Codable
  fileprivate struct Plain { let leaf: Leaf, next: [FailureCostKindTests.Plain] }

  fileprivate struct Handwritten: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(Leaf.self)) != nil { return }
      _ = try container.decode([Handwritten].self)
    }
  }

  private func expectLinear<Decoded: Decodable>(
    _ type: Decoded.Type, fails: Bool = true, except: Set<DecodingWay> = [], _ head: String = "",
    _ leaf: String = "leaf", _ next: String = "next", _ tail: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let start = #"{\#(head)"\#(leaf)":true,"\#(next)":["#
    for (inner, fails) in [("false", fails), ("true", false)] {
      try expectLinearCost(
        type, fails: fails, except: except, sourceLocation: sourceLocation
      ) {
        nested(start, #"{\#(head)"\#(leaf)":\#(inner),"\#(next)":[]\#(tail)}"#, "]\(tail)}", $0)
      }
      // The last of many elements, four levels deep.
      try expectLinearCost(
        type, fails: fails, except: except, sourceLocation: sourceLocation
      ) {
        let sibling = #"{\#(head)"\#(leaf)":true,"\#(next)":[]\#(tail)},"#
        let last = #"{\#(head)"\#(leaf)":\#(inner),"\#(next)":[]\#(tail)}"#
        return nested(
          start, String(repeating: sibling, count: $0) + last, "]\(tail)}", 4)
      }
    }
  }

  @Test func `structs and classes`() throws {
    try expectLinear(Plain.self)
    try expectLinear(Base.self)
    try expectLinear(Aliased.self)
    try expectLinear(Aliased.self, except: [.snakeCase], "", "blatt", "weiter")
    try expectLinear(Lossy.self, fails: false)
    try expectLinear(Defaulted.self, fails: false)
  }

  @Test func `objects that several values share`() throws {
    try expectLinear(Flat.self)
    try expectLinear(ClosedFlat.self)
  }

  @Test func `versions`() throws {
    try expectLinear(Versioned.self, #""version":2,"#)
    try expectLinear(Versioned.self, #""version":1,"#)
  }

  @Test func `cases and members with tags`() throws {
    try expectLinear(Internal.self, #""t":"node","#)
    try expectLinear(Internal.self, #""t":"payload","#)
    try expectLinear(Adjacent.self, #""t":"node","c":{"#, "leaf", "next", "}")
    try expectLinear(External.self, #""node":{"#, "leaf", "next", "}")
    try expectLinear(PolymorphicNode.self, #""t":"node","#)
  }

  @Test func `alternatives by hand`() throws {
    try expectLinearCost(Handwritten.self) { nested("[", "1", "]", $0) }
  }
}
