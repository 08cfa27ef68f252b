import Foundation
import Transcodable

@Decodable(coercion: .lossless)
struct RecoveringFields {
  @CodableLossy var numbers: [Int]
  @CodableLossy var names: Set<String>?
  @CodableLossy @CodableBy(.elements(.iso8601)) var dates: [Date] = []
  @CodableLossy var url: URL?
  @CodableDefault(1, for: .anyFailure) var level: Int
  @CodableDefault("?", for: [.missing, .invalid]) var text: String?
  let id: Int
  @CodableCoerced(.flexible) var isOn: Bool?
  @CodableCoerced(.none) var exact: Double = 0
}
