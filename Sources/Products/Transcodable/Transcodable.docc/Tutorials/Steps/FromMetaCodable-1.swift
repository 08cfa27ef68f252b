import Foundation
import MetaCodable

@Codable
@CodingKeys(.snake_case)
struct Mountain {
  let mountainName: String
  @CodedAt("info", "elevation") let elevation: Double
  @Default(0) var visitorCount: Int
  @IgnoreCoding var isSelected = false
}
