import Foundation
import Transcodable

@Codable(dates: .secondsSince1970, data: .hex, floats: .strings())
struct LossyStrategies {
  @CodableLossy var dates: [Date]
  @CodableLossy var days: [String: [Date?]]
  @CodableLossy var keys: Set<Data>?
  @CodableLossy @CodableCoerced var ratios: [Double] = []
  @CodableLossy @CodableBy(.oneOrMany()) var numbers: [Int] = []
  @CodableLossy @CodableBy(.separated(by: ",")) var parts: [Int]
  @CodableLossy @CodableBy(.elements(.elements(.iso8601))) var weeks: [[Date]]
  @CodableLossy @CodableBy(.anyOf(.elements(.iso8601), .elements(.secondsSince1970))) var either: [Date]
  @CodableLossy @CodableBy(.via(String.self, from: { $0 }, into: { $0 })) var text: String?
  @CodableBy(.via(Double.self, from: { LossyCelsius(degrees: $0) }, into: { $0.degrees }))
  var heat: LossyCelsius
  @CodableBy(.iso8601)
  @CodableValidated(where: { (date: Date) in date.timeIntervalSince1970 > 0 })
  var date: Date
}

struct LossyCelsius: Sendable { var degrees: Double }
