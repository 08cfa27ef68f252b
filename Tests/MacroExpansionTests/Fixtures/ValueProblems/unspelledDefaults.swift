import Foundation
import Transcodable

@Codable enum UnspelledStatus: String { case known, unknown }

@Codable
struct HasUnspelledDefaults {
  @CodableDefault(.unknown) var status: UnspelledStatus
  @CodableDefault(.unknown) var other: UnspelledStatus?
  @CodableDefault(nil) var none: Int?
}

@Codable
struct HasUnspelledValues {
  @CodableValidated(.oneOf(.known, UnspelledStatus.unknown)) var status: UnspelledStatus
}
