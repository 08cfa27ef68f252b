import Foundation
import Transcodable

@Codable
struct WrongPresets {
  @Modified(.trimmed) var count: Int
  @Modified(.clamped(to: 1...3)) var name: String
  @Modified(.sorted, .unique) var text: String
  @Modified(.nilIfEmpty) var flag: Bool?
  @Validated(.count(1...3)) var size: Double
  @Validated(.range(1...3)) var tags: [String]
  @Validated(.matches("[a-z]")) var number: Int
  @Validated(.range("a"..."z")) var letter: String
  @CodableBy(.hex) var code: Int
  @CodableBy(.separated(by: ",")) var list: String
  @Coerced var links: [String: [URL]]
}

@Codable
struct WrongDefaults {
  @CodableDefault(Nullable<Int>.absent) var change: Nullable<Int>
  @CodableBy(.iso8601) @DecodableBy(.rfc2822) @EncodableBy(.secondsSince1970) var date: Date
}
