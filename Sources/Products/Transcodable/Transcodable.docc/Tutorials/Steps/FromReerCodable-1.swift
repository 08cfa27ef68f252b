import Foundation
import ReerCodable

@Codable
@SnakeCase
struct Mountain {
  var mountainName: String
  @CodingKey("info.elevation") var elevation: Double
  var visitorCount: Int = 0
  @CodingIgnored var isSelected: Bool = false
}
