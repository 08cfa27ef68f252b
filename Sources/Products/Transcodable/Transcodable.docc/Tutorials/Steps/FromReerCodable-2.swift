import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Mountain {
  var mountainName: String
  @CodingPath("info.elevation") var elevation: Double
  @CodableDefault(0, for: .anyFailure) var visitorCount: Int = 0
  @CodableIgnored var isSelected: Bool = false
}
