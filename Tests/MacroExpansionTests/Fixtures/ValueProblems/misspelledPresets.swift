import Foundation
import Transcodable

@Codable
struct MisspelledPresets {
  @CodableBy(.iso8061) var exchanged: Date
  @CodableBy(.elements(.iso8602)) var replaced: [Date]
  @CodableBy(.base64Url) var inOtherCase: Data
  @CodableBy(.custom { $0 }) var oneFunction: Date
}
