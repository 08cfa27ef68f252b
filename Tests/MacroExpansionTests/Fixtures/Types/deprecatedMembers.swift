import Transcodable
import TranscodableStreams

@Codable
struct DeprecatedField {
  @available(*, deprecated, renamed: "title") var name: String?
  var title: String
}

@Codable(superclass: .none)
final class DeprecatedInClass {
  @available(*, deprecated) var old: Int = 1
}

@Codable @PartiallyDecodable
enum DeprecatedCase {
  case current(id: Int)
  @available(*, deprecated) case old(id: Int)
  @available(*, deprecated, message: "no longer sent") case none
}

@Codable(tagging: .untagged)
enum UnavailableCase {
  case number(Int)
  @available(*, unavailable) case text(String)
}

@Codable
enum UnavailableRawCase: String {
  case current
  @available(*, unavailable) case old
}
