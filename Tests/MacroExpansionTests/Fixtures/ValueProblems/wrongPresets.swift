import Foundation
import Transcodable

@Codable
struct WrongPresets {
  @CodableModified(.trimmed) var count: Int
  @CodableModified(.clamped(to: 1...3)) var name: String
  @CodableModified(.sorted, .unique) var text: String
  @CodableModified(.nilIfEmpty) var flag: Bool?
  @CodableValidated(.count(1...3)) var size: Double
  @CodableValidated(.range(1...3)) var tags: [String]
  @CodableValidated(.matches("[a-z]")) var number: Int
  @CodableValidated(.range("a"..."z")) var letter: String
  @CodableBy(.hex) var code: Int
  @CodableBy(.separated(by: ",")) var list: String
  @CodableCoerced var links: [String: [URL]]
}

@Codable
struct WrongDefaults {
  @CodableDefault(CodableNullable<Int>.absent) var change: CodableNullable<Int>
  @CodableBy(.iso8601) @DecodableBy(.rfc2822) @EncodableBy(.secondsSince1970) var date: Date
}

@Codable
struct WrongConstants {
  @CodableValidated(.oneOf(1, 2)) var code: String
  @CodableValidated(.oneOf("a", "b")) var name: String
}

@Codable
struct PresetsOfSets {
  @CodableBy(.oneOrMany()) var one: Set<Int>
  @CodableBy(.separated(by: ",")) var separated: Set<Int>
  @CodableModified(.sorted) var sorted: Set<Int>
  @CodableValidated(.count(1...2)) var counted: Set<Int>
}

@Codable
struct DefaultOfWrapper {
  @CodableDefault(5) @Clamped var number: Int
}
