import Foundation
import Transcodable

@Encodable
struct WrittenWithout {
  @CodableLossy var list: [Int]
  @CodableCoerced var count: Int
  @CodableValidated(.nonEmpty) @CodableModified(.trimmed) var text: String
  @CodableModified(on: .encode, .trimmed) var other: String
  @DecodableBy(.iso8601) var date: Date
}

@Decodable
struct ReadWithout {
  @EncodableBy(.iso8601) var date: Date
  @EncodableIgnored(if: { (count: Int) in count == 0 }) var count: Int
  @CodableModified(on: .encode, .trimmed) var text: String
}

@Codable
struct ReadByHand {
  @CodableLossy var list: [Int]
  @DecodableKey("a") var number: Int

  init(from decoder: any Decoder) throws { (list, number) = ([], 0) }
}

@Encodable
enum WrittenCases {
  @DecodableAlias("x") case first
}

@MemberwiseInit
@Encodable
struct WrittenWithDefault {
  @CodableDefault(20) var limit: Int
}
