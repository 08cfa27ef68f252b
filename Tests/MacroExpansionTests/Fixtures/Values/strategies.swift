import Foundation
import Transcodable

@Codable
struct StrategyFields {
  @CodableBy(.iso8601) let start: Date
  @CodableBy(.millisecondsSince1970) var end: Date?
  @CodableBy(.elements(.hex)) var keys: [Data] = []
  @DecodableBy(.losslessStringConversion()) var number: Int?
  @EncodableBy(.losslessStringConversion()) let count: Int
  @EncodableNil(.null) @CodableBy(.iso8601) var nullable: Date?
}
