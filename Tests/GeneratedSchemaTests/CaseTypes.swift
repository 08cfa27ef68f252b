import Foundation
import Transcodable

// Types for the attributes of enumerations.

enum CaseTypes {
  /// A colour of cards.
  @Codable(schema: .generated) enum Suit: String { case hearts, spades = "S" }
  @Codable(schema: .generated) enum Level: Int { case low = 1, high, top = 10 }
  @Codable(schema: .generated) enum Sort: String {
    case up
    @DecodableAlias("descending") case down
    @CodableUnknown case other
  }

  @Codable(schema: .generated) struct Hand {
    let suit: Suit
    var level: Level?
    var sort: Sort = .up
    var bySuit: [Suit: Int] = [:]
  }

  @Codable(schema: .generated) enum External {
    /// Nothing at all.
    case empty
    case circle(radius: Double)
    case text(String)
    case pair(Int, Int)
    case named(name: String?, size: Int = 3)
  }

  @Codable(tagging: .internal("type"), schema: .generated) enum Internal {
    case empty
    case circle(radius: Double)
    case point(FieldTypes.Point)
  }

  @Codable(tagging: .internal("meta.kind"), schema: .generated) enum Deep {
    @CodingTag("c", 3) case circle(radius: Double)
    @CodingTag(true) case yes
  }

  @Codable(tagging: .adjacent("t", "c"), schema: .generated) enum Adjacent {
    case empty
    case circle(radius: Double)
    case text(String)
  }

  @Codable(tagging: .untagged, schema: .generated) enum Untagged {
    case none
    case number(Int)
    case text(String)
    case point(x: Int, y: Int)
  }

  @Codable(schema: .generated) enum OpenExternal {
    case a
    case b(x: Int)
    @CodableUnknown case other(String)
  }

  @Codable(tagging: .internal("type"), schema: .generated) enum OpenInternal {
    case a(x: Int)
    @CodableUnknown case other(JSON)
  }

  @Codable(tagging: .internal("type"), schema: .generated) enum TaggedRest {
    case a(x: Int)
    @CodableUnknown case other(String)
  }

  @Codable(unknownKeys: .reject, tagging: .internal("type"), schema: .generated) enum ClosedCases {
    case a(x: Int)
    case b
  }

  @Codable(tagging: .internal("op"), schema: .generated) enum Numbered {
    @CodingTag(1) case load(address: Int)
    @CodingTag(2, 5...9) case reserved
  }

  @Codable(keys: .snakeCase, schema: .generated) enum Styled {
    case firstCase(someValue: Int)
    @CodingKey("second") case secondCase
    @CodingPayload(["a": "A"]) case third(a: Int, b: Int?)
  }

  @Codable(schema: .generated) indirect enum Tree {
    case leaf(Int)
    case node(left: Tree, right: Tree)
  }

  @Codable(coercion: .lossless, tagging: .internal("type"), schema: .generated) enum Coerced {
    case a(x: Int, y: Bool?)
  }
}

@CodablePolymorphic(tag: "kind", [TextBlock.self, ImageBlock.self])
protocol Block: Codable, Sendable {}

@Codable(schema: .generated) struct TextBlock: Block { let content: String }
@Codable(schema: .generated) @CodingTag("img") struct ImageBlock: Block { let width: Int }

@Codable(schema: .generated) struct Page {
  @CodableBy(.polymorphic) let blocks: [any Block]
}
