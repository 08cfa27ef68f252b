import Foundation
import Transcodable

@Codable(coercion: .lossless, dates: .secondsSince1970)
struct Layers {
  @CodableBy(.iso8601) var start: CodableNullable<Date>
  var end: CodableNullable<Date>
  @CodableValidated(.range(1...5)) var stars: CodableNullable<Int> = .absent
  @CodableModified(.trimmed, .nilIfEmpty) var name: CodableNullable<String>
  var count: CodableNullable<Int>
  @CodableBy(.elements(.iso8601)) var days: CodableNullable<[Date]>
  @CodableValidated(.range(1...5)) var twice: Int??
  @CodableModified(on: .both, .trimmed) var text: String??
  @CodableBy(.optional(.iso8601)) var day: Date??
  @CodableBy(.iso8601) var other: Swift.Optional<Date>
  @CodableBy(.iso8601) var last: CodableOrNull<Date>
  var next: CodableOrNull<String>

  @Codable(nulls: .reject)
  struct Inner {
    var name: String?
    var limit = 20
    @CodableDefault(1.5, for: .missing) var ratio: Double
    @CodableBy(.iso8601) var start: Date?
    @CodableBy(.iso8601) var end: CodableNullable<Date>
    @CodableDefault("-", for: .anyFailure) var note: String
  }
}

@Codable(layout: .positional)
struct LayeredRow {
  @CodableBy(.hex) var bytes: Data?
  @CodableValidated(.nonEmpty) var name: String?
}

@Codable(coercion: .flexible)
enum LayeredChoice {
  case one(value: CodableNullable<Int>)
  case two(count: CodableNullable<Int>, Int??)
}
