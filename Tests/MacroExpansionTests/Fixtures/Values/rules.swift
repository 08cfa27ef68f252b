import Foundation
import Transcodable

@Decodable
struct RuledFields {
  @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
  @CodableModified(.clamped(to: 0...5)) var stars: Int = 3
  @CodableValidated(.count(1...4), .nonEmpty) @CodableModified(.trimmed) @CodableCoerced let name: String
  @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") var url: URL?
}
