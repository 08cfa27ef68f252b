import Foundation
import Transcodable

/// Types that are decoded partially; the patterns of their documents are in `PartialSamples`.
enum Arriving {
  @Codable(partial: .generated)
  struct Word: Equatable { let text: String }

  @Codable(partial: .generated)
  struct Scalars: Equatable {
    let int: Int
    let small: Int8
    let large: UInt64
    let double: Double
    let float: Float
    let flag: Bool
    let text: String
  }

  @Codable(partial: .generated)
  struct Optionals: Equatable {
    var int: Int?
    var text: String?
    var word: Word?
    var list: [Int?]?
  }

  @Codable(keys: .snakeCase, partial: .generated)
  struct Styled: Equatable {
    let firstName: String
    let yearOfBirth: Int
  }

  @Codable(prefix: "x-", partial: .generated)
  struct Prefixed: Equatable { let name: String, mail: String? }

  @Codable(partial: .generated)
  struct Renamed: Equatable {
    @CodingKey("ID") let identifier: Int
    @CodingKey("größe \"x\"") let size: String
  }

  @Codable(partial: .generated)
  struct Aliased: Equatable {
    @DecodableAlias("link", "uri") let url: String
    let rest: Int
  }

  @Codable(partial: .generated)
  struct Paths: Equatable {
    @CodingPath("meta", "author", "name") let author: String
    @CodingPath("meta", "year") var year: Int?
    @CodingPath("meta", "author", "mail") var mail: String?
    let title: String
  }

  @Codable(container: "data.attributes", partial: .generated)
  struct Inside: Equatable { let name: String, tags: [String] }

  @Decodable(partial: .generated)
  struct Indexed: Equatable { @CodingPath("results", 0) let name: String }

  @Codable(partial: .generated)
  struct Defaults: Equatable {
    var count = 3
    var text = "none"
    @CodableDefault([]) var list: [Int]
  }

  @Codable(partial: .generated)
  struct Dates: Equatable {
    @CodableBy(.iso8601) let date: Date
    let url: URL
    @CodableCoerced var count: Int
    @CodableModified(.trimmed) var name: String
  }

  @Codable(partial: .generated)
  struct Checked: Equatable {
    @CodableValidated(.count(0...40)) let text: String
    @CodableValidated(.matches("^[a-z]*$")) var word: String?
  }

  @Codable(partial: .generated)
  struct Whole: Equatable {
    @CodablePartial(.whole) let word: Word
    @CodablePartial(.whole) let text: String
    @CodablePartial(.whole) let list: [Int]
  }

  @Codable(partial: .generated)
  struct Required: Equatable {
    let text: String
    @CodablePartial(.required) let id: Int
  }

  @Codable(partial: .generated)
  struct Requiring: Equatable { let list: [Required] }

  @Codable(partial: .generated)
  struct Lossy: Equatable { @CodableLossy var list: [Int] }

  struct Plain: Codable, Equatable { let name: String, number: Int? }

  enum Color: String, Codable { case red, green, blue }
  enum Level: Int, Codable { case low = 1, high = 12 }

  @Codable(partial: .generated)
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

  @Codable(partial: .generated)
  struct Choices: Equatable { let choice: Choice }

  @Codable(partial: .generated)
  struct Lists: Equatable {
    let words: [Word]
    let nested: [[String]]
    let byName: [String: Word]
    let lists: [String: [Int]]
  }

  @Codable(partial: .generated)
  struct Tree: Equatable { let name: String, children: [Tree] }

  @Codable(partial: .generated)
  struct Anything: Equatable { let json: JSON, list: [JSON] }

  @Codable(partial: .generated)
  struct Nullables: Equatable { var text: CodableNullable<String>, number: CodableNullable<Int> }

  @Codable(partial: .generated)
  enum Shape: Equatable {
    case circle(radius: Double)
    case label(String)
    case word(Word)
    case pair(Int, Int)
    case empty
  }

  @Codable(tagging: .internal("type"), partial: .generated)
  enum Block: Equatable {
    case text(content: String)
    case wait(id: Int, minutes: Int?)
    @CodingTag("w", 7) case word(Word)
    case rule
  }

  @Codable(tagging: .adjacent("t", "c"), partial: .generated)
  enum Adjacent: Equatable {
    case text(String)
    case size(width: Int, height: Int)
    case empty
  }

  @Codable(tagging: .internal("type"), partial: .generated)
  enum Open: Equatable {
    case known(name: String)
    @CodableUnknown case other(type: String, JSON)
  }

  @Codable(partial: .generated)
  struct Page: Equatable {
    let shapes: [Shape]
    let blocks: [Block]
    let more: [String: Adjacent]
    let open: Open?
  }

  @Codable(tagging: .internal("kind"), partial: .generated)
  indirect enum Expression: Equatable {
    case number(value: Double)
    case sum(left: Expression, right: Expression)
  }

  @Codable(unknownKeys: .reject, partial: .generated)
  struct Strict: Equatable { let name: String }

  @Decodable(partial: .generated)
  struct Received: Equatable { let name: String, words: [Word]? }
}
