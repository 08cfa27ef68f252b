import Foundation
import Kodable
import Transcodable

@Codable(keys: .snakeCase)
struct KodableWrappers {
  @Coding("first_name") var name: String
  @Coding("address.zip", .lossless) var zipCode: String
  @Coding(.trimmed) var shortBio: String?
  @CodableDate(.rfc3339) var createdAt: Date?
  @CodableIgnored @Coding(default: 1) var count: Int
  let plain: Int
}

@Codable(container: "data", unknownKeys: .reject)
struct KodableWrappersInObjects {
  @CodableDate(.timestamp, .key("meta.date")) var date: Date
  @Coding(default: []) var tags: [String]
  @CodingPath("meta.title") var title: String
}

@Codable
final class KodableWrappersInClass {
  @Coding var value: Int
}
