import Foundation
import Transcodable

@propertyWrapper
struct Plain: Codable {
  var wrappedValue: Int
}

@Codable
struct WrongStrategies {
  @CodableBy([.iso8601, .iso8601]) var dates: [Date] = []
  @CodableBy([.iso8601]) var weeks: [Date] = []
  @CodableBy(.iso8601) var byName: [String: [Date?]] = [:]
  @CodableLossy @CodableBy(.jsonString()) var inner: [Int] = []
  @CodableBy(.iso8601) let text: String
  @CodableBy(.millisecondsSince1970) @CodableCoerced let number: Date
  @CodableCoerced let date: Date
  @CodableLossy @Plain var wrapped: Int
}

@Decodable(coercion: .flexible)
struct NothingToCoerce {
  let date: Date
}
