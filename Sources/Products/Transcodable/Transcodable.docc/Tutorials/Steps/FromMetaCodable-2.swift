import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Mountain {
  let mountainName: String
  @CodingPath("info.elevation") let elevation: Double
  @CodableDefault(0, for: .anyFailure) var visitorCount: Int
  @CodableIgnored var isSelected = false
}
