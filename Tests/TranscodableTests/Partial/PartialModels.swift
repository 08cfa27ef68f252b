import Foundation
import Transcodable
import TranscodableStreams

/// Types that are decoded partially; the patterns of their documents are in `PartialSamples`.
enum Arriving {
  @Codable @PartiallyDecodable
  struct Word: Equatable { let text: String }

  @Codable @PartiallyDecodable
  struct Scalars: Equatable {
    let int: Int
    let small: Int8
    let large: UInt64
    let double: Double
    let float: Float
    let flag: Bool
    let text: String
  }

  @Codable @PartiallyDecodable
  struct Optionals: Equatable {
    var int: Int?
    var text: String?
    var word: Word?
    var list: [Int?]?
  }

  @Codable(keys: .snakeCase) @PartiallyDecodable
  struct Styled: Equatable {
    let firstName: String
    let yearOfBirth: Int
  }

  @Codable(prefix: "x-") @PartiallyDecodable
  struct Prefixed: Equatable { let name: String, mail: String? }

  @Codable @PartiallyDecodable
  struct Renamed: Equatable {
    @CodingKey("ID") let identifier: Int
    @CodingKey("größe \"x\"") let size: String
  }

  @Codable @PartiallyDecodable
  struct Aliased: Equatable {
    @DecodableAlias("link", "uri") let url: String
    let rest: Int
  }

  @Codable @PartiallyDecodable
  struct Paths: Equatable {
    @CodingPath("meta", "author", "name") let author: String
    @CodingPath("meta", "year") var year: Int?
    @CodingPath("meta", "author", "mail") var mail: String?
    let title: String
  }

  @Codable(container: "data.attributes") @PartiallyDecodable
  struct Inside: Equatable { let name: String, tags: [String] }

  @Decodable @PartiallyDecodable
  struct Indexed: Equatable { @CodingPath("results", 0) let name: String }

  @Codable @PartiallyDecodable
  struct Defaults: Equatable {
    var count = 3
    var text = "none"
    @CodableDefault([]) var list: [Int]
  }

  @Codable @PartiallyDecodable
  struct Dates: Equatable {
    @CodableBy(.iso8601) let date: Date
    let url: URL
    @CodableCoerced var count: Int
    @CodableModified(.trimmed) var name: String
  }

  @Codable @PartiallyDecodable
  struct Checked: Equatable {
    @CodableValidated(.count(0...40)) let text: String
    @CodableValidated(.matches("^[a-z]*$")) var word: String?
  }

  @Codable @PartiallyDecodable
  struct Whole: Equatable {
    @CodablePartial(.whole) let word: Word
    @CodablePartial(.whole) let text: String
    @CodablePartial(.whole) let list: [Int]
  }

  @Codable @PartiallyDecodable
  struct Required: Equatable {
    let text: String
    @CodablePartial(.required) let id: Int
  }

  @Codable @PartiallyDecodable
  struct Requiring: Equatable { let list: [Required] }

  @Codable @PartiallyDecodable
  struct Lossy: Equatable { @CodableLossy var list: [Int] }

  struct Plain: Codable, Equatable { let name: String, number: Int? }

  enum Color: String, Codable { case red, green, blue }
  enum Level: Int, Codable { case low = 1, high = 12 }

  @Codable @PartiallyDecodable
  struct Members: Equatable {
    let plain: Plain
    let plains: [Plain]
    let byName: [String: Plain]
    let color: Color?
    let level: Level
    let colors: Set<Color>
  }

  @Codable(tagging: .untagged)
  enum Choice: Equatable { case word(Word), number(Int) }

  @Codable @PartiallyDecodable
  struct Choices: Equatable { let choice: Choice }

  @Codable @PartiallyDecodable
  struct Lists: Equatable {
    let words: [Word]
    let nested: [[String]]
    let byName: [String: Word]
    let lists: [String: [Int]]
  }

  @Codable @PartiallyDecodable
  struct Tree: Equatable { let name: String, children: [Tree] }

  @Codable @PartiallyDecodable
  struct Anything: Equatable { let json: JSON, list: [JSON] }

  @Codable @PartiallyDecodable
  struct Nullables: Equatable { var text: CodableNullable<String>, number: CodableNullable<Int> }

  @Codable @PartiallyDecodable
  enum Shape: Equatable {
    case circle(radius: Double)
    case label(String)
    case word(Word)
    case pair(Int, Int)
    case empty
  }

  @Codable(tagging: .internal("type")) @PartiallyDecodable
  enum Block: Equatable {
    case text(content: String)
    case wait(id: Int, minutes: Int?)
    @CodingTag("w", 7) case word(Word)
    case rule
  }

  @Codable(tagging: .adjacent("t", "c")) @PartiallyDecodable
  enum Adjacent: Equatable {
    case text(String)
    case size(width: Int, height: Int)
    case empty
  }

  @Codable(tagging: .internal("type")) @PartiallyDecodable
  enum Open: Equatable {
    case known(name: String)
    @CodableUnknown case other(type: String, JSON)
  }

  @Codable @PartiallyDecodable
  struct Page: Equatable {
    let shapes: [Shape]
    let blocks: [Block]
    let more: [String: Adjacent]
    let open: Open?
  }

  @Codable(tagging: .internal("kind")) @PartiallyDecodable
  indirect enum Expression: Equatable {
    case number(value: Double)
    case sum(left: Expression, right: Expression)
  }

  @Codable(unknownKeys: .reject) @PartiallyDecodable
  struct Strict: Equatable { let name: String }

  @Decodable @PartiallyDecodable
  struct Received: Equatable { let name: String, words: [Word]? }
}
