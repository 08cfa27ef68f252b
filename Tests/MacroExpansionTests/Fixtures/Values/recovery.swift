import Foundation
import Transcodable

@Decodable(coercion: .lossless)
struct RecoveringFields {
  @Lossy var numbers: [Int]
  @Lossy var names: Set<String>?
  @Lossy @CodableBy([.iso8601]) var dates: [Date] = []
  @Lossy var url: URL?
  @CodableDefault(1, for: .anyFailure) var level: Int
  @CodableDefault("?", for: [.missing, .invalid]) var text: String?
  let id: Int
  @Coerced(.flexible) var isOn: Bool?
  @Coerced(.none) var exact: Double = 0
}
