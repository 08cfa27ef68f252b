import Foundation
import Transcodable

@Decodable
struct RuledFields {
  @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
  @CodableModified(.clamped(to: 0...5)) var stars: Int = 3
  @CodableValidated(.count(1...4), .nonEmpty) @CodableModified(.trimmed) @CodableCoerced let name: String
  @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") var url: URL?
}

// Validations that are created for each value: custom presets, named bounds, generic types.
extension CodableValidation where Value == Int {
  static var even: Self { Self(where: { $0.isMultiple(of: 2) }) }
}

@Codable
struct RulesForEachValue {
  static let most = 5
  @CodableValidated(by: .even) var even: Int
  @CodableValidated(.range(...RulesForEachValue.most)) var few: Int
  @CodableValidated(.range(1...), .range(...RulesForEachValue.most)) var some: Int
  @CodableModified(on: .both, .trimmed) @CodableValidated(.nonEmpty, .count(...9)) var name: String
}

@Codable
struct RulesOfGenericType<Value: Codable> {
  @CodableValidated(.nonEmpty) var values: [Value]

  @Codable
  struct Inner {
    @CodableModified(.clamped(to: 0...1)) var share: Double
  }
}
