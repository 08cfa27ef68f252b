import Foundation
import Transcodable

@Codable(nulls: .reject, data: .hex)
struct NullsAndDefaults {
  var twice: Int??
  @CodableLossy var lossy: Int?
  @CodableDefault([Data()]) var data: Set<Data>
  @CodableDefault(1, for: .missing) var number: Int
}
