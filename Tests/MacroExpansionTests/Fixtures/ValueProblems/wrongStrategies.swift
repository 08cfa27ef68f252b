import Foundation
import Transcodable

@propertyWrapper
struct Plain: Codable {
  var wrappedValue: Int
}

@Codable
struct WrongStrategies {
  @CodableBy([.iso8601, .iso8601]) var dates: [Date] = []
  @CodableBy(.iso8601) let text: String
  @CodableBy(.millisecondsSince1970) @Coerced let number: Date
  @Coerced let date: Date
  @Lossy @Plain var wrapped: Int
}

@Decodable(coercion: .flexible)
struct NothingToCoerce {
  let date: Date
}
