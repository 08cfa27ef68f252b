import Foundation
import Kodable
import Transcodable

@Codable
struct KodableWrapperAttributes {
  @CodingKey("b") @Coding var a: Int
  @CodableDefault(1) @Coding var c: Int
  @EncodableNil(.null) @CodableDate("e") var d: Date?
  @CodableLossy @Coding var f: [Int]
  @Coding("g") var h: Int
  let g: Int
}
