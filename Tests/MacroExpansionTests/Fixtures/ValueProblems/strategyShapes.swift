import Foundation
import Transcodable

@Codable
struct StrategyShapes {
  @CodableBy(.elements(.iso8601)) var optionals: [Date?]
  @CodableBy(.values(.iso8601)) var values: [String: Date?]
  @CodableBy(.elements(.iso8601)) var set: Set<Date?>
  @CodableBy(.elements(.elements(.iso8601))) var nested: [[Date?]]
  @CodableBy(.elements(.iso8601)) var arrays: [[Date]]
  @CodableBy(.values(.elements(.hex))) var lists: [String: [Data]?]
  @CodableBy(.elements(.iso8601)) var dictionary: [String: Date]
  @CodableBy(.values(.iso8601)) var array: [Date]?
  @CodableBy(.elements(.iso8601)) var scalar: Date
  @CodableBy(.optional(.iso8601)) var optional: Date?
  @CodableBy(.elements(.optional(.iso8601))) var plain: [Date]
  @CodableBy(.oneOrMany(.iso8601)) var oneOrMany: [Date?]
  @DecodableBy(.elements(.iso8601)) var decoded: [Date?]
  @CodableBy(.elements(.iso8601)) var names: [String]
}

@Codable
enum StrategyShapesOfCases {
  @CodableBy(.elements(.iso8601)) case dates([Date?])
}

@Codable
struct RightStrategyShapes {
  @CodableBy(.elements(.optional(.iso8601))) var optionals: [Date?]
  @CodableBy(.values(.elements(.hex))) var bytes: [String: [[UInt8]]]?
  @CodableBy(.optional(.iso8601)) var twice: Date??
  @CodableBy(.iso8601) var twiceOutside: Date??
  @CodableBy(.oneOrMany(.iso8601)) var oneOrMany: [Date]
  @CodableBy(.elements(.oneOrMany())) var lists: [[Int]]
}
