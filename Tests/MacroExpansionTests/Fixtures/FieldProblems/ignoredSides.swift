import Foundation
import Transcodable

@Codable
struct IgnoredSides {
  @EncodableIgnored @EncodableNil(.null) var first: Int?
  @EncodableIgnored @EncodableKey("x") var second: Int
  @EncodableIgnored @EncodableBy(.iso8601) var third: Date
  @DecodableIgnored @DecodableAlias("y") var fourth = 1
  @DecodableIgnored @CodableValidated(.range(1...3)) var fifth = 1
  @DecodableIgnored @CodableDefault(2) var sixth = 1
}
