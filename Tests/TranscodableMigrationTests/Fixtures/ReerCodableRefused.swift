import Foundation
import ReerCodable

// fixture ReerPathAliases refused unlike-attributes
@Decodable
struct ReerPathAliases {
  @CodingKey("name", "info.name") var name: String
}

// fixture ReerOtherStyle refused unknown-attribute
@Codable
@PascalSnakeCase
struct ReerOtherStyle {
  var firstName: String
}

// fixture ReerIgnoredWithoutValue refused attribute-refused
@Decodable
struct ReerIgnoredWithoutValue {
  @CodingIgnored var cache: Set<Int>
}

// fixture ReerFormatted refused unknown-attribute
@Decodable
struct ReerFormatted {
  @DateCoding(.formatted(formatter)) var at: Date
}

// fixture ReerCustom refused unknown-attribute
@Decodable
struct ReerCustom {
  @CustomCoding(RankTransformer.self) var rank: UInt
}

// fixture ReerHook refused custom-logic
@Decodable
struct ReerHook {
  var age: Int

  func didDecode(from decoder: any Decoder) throws {}
}

// fixture ReerSubclass refused inherited-coding
@InheritedCodable
class ReerSubclass: ReerFormatted {
  var color: String
}

// fixture ReerPaths refused coded-cases
@Decodable
enum ReerPaths {
  @CodingCase(match: .string("youtube", at: "type.middle"))
  case youTube

  @CodingCase(match: .string("vimeo", at: "type"))
  case vimeo
}
