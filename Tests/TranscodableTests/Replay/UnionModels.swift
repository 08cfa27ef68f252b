internal import Foundation
internal import Transcodable

/// Types of several forms, which share objects or choose between alternatives.
enum Unions {
  @Codable(tagging: .untagged)
  indirect enum Tree {
    case int(Int), flag(Bool), text(String), list([Tree]), table([String: Tree])
  }

  @Codable(tagging: .untagged)
  indirect enum Either {
    case left(a: Int, b: String?), right(a: Int, c: [Either]), point([Double]), inner(b: Either)
  }

  @Codable(tagging: .internal("t"))
  indirect enum Internal {
    case a(a: Int?, b: [Internal]), payload(Fields), c
    @CodableUnknown case other
  }

  @Codable(tagging: .internal("x.y"))
  indirect enum Deep { case a(a: Int), b(b: Deep?, c: Bool?) }

  @Codable(tagging: .adjacent("t", "c"))
  indirect enum Adjacent { case a(a: Int?, b: [Adjacent]), payload(Fields), b([Int]), c }

  @Codable
  indirect enum External { case a(a: Int, b: String?), payload(Fields), b([External]), c }

  @Codable(tagging: .internal("t"))
  enum Numbered {
    @CodingTag(1, "one") case a(a: Int)
    @CodingTag(true) case b(b: Bool)
    @CodingTag("x", 2) case c(c: String?)
  }

  @Codable
  struct Fields {
    let a: Int?
    @DecodableAlias("c", "d") let b: [Int]
  }

  @Codable
  struct Flattened {
    let z: Int?
    @CodableFlattened let fields: Unions.Fields
    @CodableFlattened let rest: [String: JSON]
  }

  @Codable
  struct FlattenedUnion {
    let z: Int
    @CodableFlattened let inner: Unions.Internal
    @CodableFlattened let other: Unions.Fields?
  }

  @Codable
  struct Lossy {
    @CodableLossy var a: [Unions.Either]
    @CodableLossy var b: [String: Unions.Internal]
    @CodableLossy var c: Set<Int>
    @CodableDefault(7, for: .anyFailure) var z: Int
  }

  @Codable
  struct Aliased {
    @DecodableAlias("b", "c") let a: Unions.Tree?
    @CodingPath("x.y") let d: Int?
    @CodingKey("z") @DecodableAlias("t") let e: [Unions.Aliased]?
  }

  @Codable(version: 1)
  struct Old { let a: Int, b: String? }

  @Codable(version: 2, previous: Old.self)
  struct New {
    let a: [Int]
    let c: [Unions.New]?

    init(migrating older: Old) throws { (a, c) = ([older.a], nil) }
  }

  @Codable
  struct Polymorphic {
    @CodableBy(.polymorphic) var a: (any UnionPart)?
    @CodableBy(.polymorphic) var b: [any UnionPart]
  }
}

@CodablePolymorphic(
  tag: "t", [TextPart.self, ListPart.self, TreePart.self], fallback: OtherPart.self)
protocol UnionPart: Sendable {}

@Codable @CodingTag("a", "x")
struct TextPart: UnionPart { let a: String? }

@Codable @CodingTag("b")
struct ListPart: UnionPart {
  @CodableBy(.polymorphic) var b: [any UnionPart]
}

@Codable @CodingTag("c")
struct TreePart: UnionPart {
  let c: Unions.Tree
  @CodableFlattened let fields: Unions.Fields?
}

@Codable
struct OtherPart: UnionPart { let t: String }
