import Foundation
import Transcodable

@Codable enum Status: String { case known, unknown }

@Codable
struct HasDefaults {
  @CodableDefault(.unknown) var status: Status
  @CodableDefault(.unknown) var other: Status?
  @CodableDefault(nil) var none: Int?
}
