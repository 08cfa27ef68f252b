import Foundation
import Transcodable

@Decodable
struct RuledFields {
  @Modified(.trimmed, .nilIfEmpty) var nickname: String?
  @Modified(.clamped(to: 0...5)) var stars: Int = 3
  @Validated(.count(1...4), .nonEmpty) @Modified(.trimmed) @Coerced let name: String
  @Validated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") var url: URL?
}
