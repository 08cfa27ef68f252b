import Transcodable

@Codable
struct WrongLiterals {
  @CodableDefault("s") var default1: Int
  @CodableDefault([1]) var default2: [String]
  @CodableDefault([[1.5]]) var default3: [[Int]]
  @CodableDefault([1: "a"]) var default4: [String: String]
  @EncodableNil(as: "x") var nil1: Int?
  @EncodableNil(as: [1.5]) var nil2: [Int]?
  @EncodableIgnored(if: \String.isEmpty) var ignored1: Int
  @EncodableIgnored(if: \String.isEmpty) var ignored2: String?
}

@Codable
struct WrongLiteralsInRules {
  @CodableValidated(.oneOf("a")) var oneOf: Int
  @CodableValidated(.range(1.5...)) var range1: Int
  @CodableValidated(.range("a"..."b")) var range2: Int
  @CodableValidated(.range(...1.5)) var range3: Int?
  @CodableModified(.clamped(to: 0.5...1)) var clamped: Int
  @CodableModified(.min(0.5)) var least: Int
}

@Codable
enum WrongLiteralsOfCases {
  @CodableValidated(.range(1.5...)) case number(Int)
}

@Codable
enum WrongDefaultsOfCases {
  case number(value: Int = "s")
}

@Codable
struct WrongCounts {
  @CodableValidated(.count(1.5)) var name: String
}

@Codable
struct RightLiterals {
  @CodableDefault(1) var number: Double
  @CodableDefault([1, nil]) var numbers: [Int?]
  @CodableValidated(.range(-1...1)) var range: Int
  @CodableModified(.max(-1)) var most: Double
  @EncodableIgnored(if: \[Int].isEmpty) var list: [Int]
}
