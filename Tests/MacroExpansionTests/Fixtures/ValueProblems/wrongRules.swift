import Foundation
import Transcodable

@Decodable
struct WrongRules {
  @Lossy var number: Int
  @Lossy @CodableDefault([], for: .anyFailure) var numbers: [Int]
  @Modified(.trimmed, .nilIfEmpty) let text: String
  @Validated(.matches("[a-z")) let name: String
  @Validated(.range(1...5), .range(..<7)) var stars = 7
  @Validated(.nonEmpty, .count(2...)) var tag = ""
  @Validated(.count(1..<3)) @CodableDefault([1, 2, 3] as [Int]) let list: [Int]
}
