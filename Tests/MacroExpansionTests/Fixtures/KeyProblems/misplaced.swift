import Transcodable

@Codable
struct Misplaced {
  @CodingKey("a") static let a = 1
  @CodingKey("b") var b: Int { 2 }
  @CodingKey("c") lazy var c = 3
}

@Codable
enum MisplacedOnCase: String {
  @CodingKey("a") case a
}
