import Foundation
import Transcodable

@Decodable
struct WrongRules {
  @CodableLossy var number: Int
  @CodableLossy @CodableDefault([], for: .anyFailure) var numbers: [Int]
  @CodableModified(.trimmed, .nilIfEmpty) let text: String
  @CodableValidated(.matches("[a-z")) let name: String
  @CodableValidated(.range(1...5), .range(..<7)) var stars = 7
  @CodableValidated(.nonEmpty, .count(2...)) var tag = ""
  @CodableValidated(.count(1..<3)) @CodableDefault([1, 2, 3] as [Int]) let list: [Int]
}
